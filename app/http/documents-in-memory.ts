import { CACHE_STATUS, type Documents } from "./document-cache.ts";

type Stored = { at: number; body: ArrayBuffer; headers: Headers };

type Options = {
  /** UTC milliseconds now. */
  now: () => number;
  waitUntil: (work: Promise<unknown>) => void;
  /** How long a document is served as it is, in milliseconds. */
  freshMs: number;
  /** How long it is served at most: after `freshMs` while it is made again. */
  oldestMs: number;
};

const MOST_DOCUMENTS = 100;

/**
 * The latest hundred documents in the memory of this isolate, in front of their source. A purge empties it, and the
 * isolates of others still have theirs.
 */
export function documentsInMemory(source: Documents, options: Options): Documents {
  const { now, waitUntil, freshMs, oldestMs } = options;
  const stored = new Map<string, Stored>();
  /** One rendering serves all requests for a stale document meanwhile. */
  const renewing = new Set<string>();
  let purges = 0;
  const renew = async (key: string, ...asked: Parameters<Documents["get"]>) => {
    const [at, purgesBefore] = [now(), purges];
    const response = await source.get(...asked);
    const { status, headers } = response;
    if (!headers.get("Cache-Control")?.startsWith("public")) {
      if (status < 500) stored.delete(key);
      return response;
    }
    const body = await response.arrayBuffer();
    stored.delete(key);
    // What was read before a purge may show what the purge was for.
    if (purges === purgesBefore) stored.set(key, { at, body, headers });
    const [oldest] = stored.keys();
    if (stored.size > MOST_DOCUMENTS && oldest !== undefined) stored.delete(oldest);
    return new Response(body, { headers });
  };
  return {
    async get(document, sent) {
      const key = `${document.theme} ${document.lessData} ${document.address}`;
      const found = stored.get(key);
      const age = found ? now() - found.at : Number.NaN;
      // Less than 0 in one from a clock that was ahead.
      if (!found || age < 0 || age > oldestMs) return renew(key, document, sent);
      if (age > freshMs && !renewing.has(key)) {
        renewing.add(key);
        waitUntil(renew(key, document, sent).finally(() => renewing.delete(key)));
      }
      const response = new Response(found.body, found);
      response.headers.set(CACHE_STATUS, age > freshMs ? "STALE" : "HIT");
      return response;
    },
    async purge(tags) {
      purges += 1;
      stored.clear();
      await source.purge(tags);
    },
  };
}
