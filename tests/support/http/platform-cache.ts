/**
 * The cache that Cloudflare puts in front of an entrypoint, by the rules of its documentation of November 2026 (Workers
 * Cache: configuration, cache keys, purging, limitations), as far as documents meet them. It was not compared with the
 * platform.
 */

type Entry = { at: number; status: number; body: string; headers: Headers; tags: Set<string> };
type Rules = { freshS: number; staleS: number; onErrorS: number };

/** Headers that a framework could obey, and are part of the key for that reason. */
const OF_THE_KEY = [
  ...["x-http-method-override", "x-http-method", "x-method-override", "forwarded"],
  ...["x-forwarded-host", "x-host", "x-original-url", "x-rewrite-url"],
  "cloudflare-workers-version-key",
];
/** For responses without any rule of their own, in seconds. */
const WITHOUT_A_RULE: Record<number, number> = {
  200: 7200,
  301: 1200,
  404: 180,
  405: 60,
  410: 180,
};
const NEVER_STORED = [206, 520, 521, 522, 523, 524, 525, 526];
const PURGES = { bucket: 25, aMinute: 5, mostTags: 100 };

type Options<Props> = {
  /** What runs where nothing is stored. */
  entrypoint: (request: Request, props: Props) => Promise<Response>;
  now: () => number;
  waitUntil: (work: Promise<unknown>) => void;
};

/** An entrypoint behind the cache, as `ctx.exports` has it, and the cache as it is inside, as `ctx.cache`. */
export function platformCache<Props>({ entrypoint, now, waitUntil }: Options<Props>) {
  const entries = new Map<string, Entry>();
  const running = new Map<string, Promise<Entry | Response>>();
  let version = 1;
  let allowance = { left: PURGES.bucket, at: now() };

  const run = async (key: string, request: Request, props: Props): Promise<Entry | Response> => {
    const response = await entrypoint(new Request(request, { method: "GET" }), props);
    if (!isStorable(request, response)) return response;
    const headers = new Headers(response.headers);
    const tags = tagsOf(headers);
    headers.delete("Cache-Tag");
    const entry = {
      at: now(),
      status: response.status,
      body: await response.text(),
      headers,
      tags,
    };
    entries.set(key, entry);
    return entry;
  };
  /** All who ask for the same at once wait for one. */
  const runOnce = (key: string, request: Request, props: Props) => {
    const begun = running.get(key) ?? run(key, request, props).finally(() => running.delete(key));
    running.set(key, begun);
    return begun;
  };
  const cached = async (request: Request, props: Props): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const values = OF_THE_KEY.map((name) => request.headers.get(name));
    const key = JSON.stringify([version, pathname + search, props, values]);
    const entry = entries.get(key);
    const age = entry ? (now() - entry.at) / 1000 : Number.NaN;
    const rules = entry && rulesOf(entry);
    if (entry && rules && age < rules.freshS) return answer(entry, "HIT");
    if (entry && rules && age < rules.freshS + rules.staleS) {
      waitUntil(runOnce(key, request, props));
      return answer(entry, "UPDATING");
    }
    const made = await runOnce(key, request, props);
    const failed = made instanceof Response && made.status >= 500;
    if (failed && entry && rules && age < rules.freshS + rules.onErrorS)
      return answer(entry, "STALE");
    if (made instanceof Response) return marked(made.clone(), "BYPASS");
    return answer(made, entry ? "EXPIRED" : "MISS");
  };
  const mayPurge = () => {
    const gained = ((now() - allowance.at) / 60_000) * PURGES.aMinute;
    const left = Math.min(PURGES.bucket, allowance.left + gained);
    allowance = { left: Math.max(0, left - 1), at: now() };
    return left >= 1;
  };
  return {
    cache: {
      async purge({ tags = [] }: { tags?: string[] }) {
        if (tags.length > PURGES.mostTags) return refusal("Too many tags.");
        if (!mayPurge()) return refusal("Rate limit reached.");
        const named = tags.map((tag) => tag.toLowerCase());
        for (const [key, entry] of entries) {
          if (named.some((tag) => entry.tags.has(tag))) entries.delete(key);
        }
        return { success: true, errors: [] };
      },
    },
    fetch: (request: Request, props: Props) =>
      ["GET", "HEAD"].includes(request.method)
        ? cached(request, props)
        : entrypoint(request, props),
    /** Each version has a cache of its own, unless it is configured otherwise. */
    deploy: () => {
      version += 1;
    },
  };
}

const refusal = (message: string) => ({ success: false, errors: [{ code: 1, message }] });

/** The directives of a Cache-Control, in small letters. */
function directivesOf(headers: Headers): Map<string, string> {
  const text = headers.get("Cache-Control") ?? "";
  return new Map(
    text.split(",").map((part) => {
      const [name = "", value = ""] = part.trim().toLowerCase().split("=");
      return [name, value];
    }),
  );
}

function isStorable(request: Request, { status, headers }: Response): boolean {
  const directives = directivesOf(headers);
  const isPublic = ["public", "must-revalidate", "s-maxage"].some((name) => directives.has(name));
  if (NEVER_STORED.includes(status) || headers.has("Set-Cookie")) return false;
  if (headers.get("Vary") === "*" || directives.has("no-store") || directives.has("private"))
    return false;
  if (request.headers.has("Authorization") && !isPublic) return false;
  return headers.has("Cache-Control") || WITHOUT_A_RULE[status] !== undefined;
}

function rulesOf({ status, headers }: Entry): Rules {
  if (!headers.has("Cache-Control")) {
    return { freshS: WITHOUT_A_RULE[status] ?? 0, staleS: 0, onErrorS: Number.POSITIVE_INFINITY };
  }
  const directives = directivesOf(headers);
  const seconds = (name: string) => Number(directives.get(name) ?? Number.NaN);
  const freshS = seconds("s-maxage") || seconds("max-age") || 0;
  const isStrict = ["s-maxage", "must-revalidate", "proxy-revalidate"].some((name) =>
    directives.has(name),
  );
  if (isStrict) return { freshS, staleS: 0, onErrorS: 0 };
  const onError = directives.get("stale-if-error");
  return {
    freshS,
    staleS: seconds("stale-while-revalidate") || 0,
    onErrorS: onError === undefined ? Number.POSITIVE_INFINITY : Number(onError),
  };
}

/** Tags that break the rules are left out without a word. */
function tagsOf(headers: Headers): Set<string> {
  const tags = (headers.get("Cache-Tag") ?? "").split(",").slice(0, 1000);
  return new Set(
    tags.filter((tag) => /^[\x21-\x7e]{1,1024}$/.test(tag)).map((tag) => tag.toLowerCase()),
  );
}

const answer = ({ status, body, headers }: Entry, cacheStatus: string) =>
  marked(new Response(body, { status, headers }), cacheStatus);

function marked(response: Response, cacheStatus: string): Response {
  response.headers.set("Cf-Cache-Status", cacheStatus);
  return response;
}
