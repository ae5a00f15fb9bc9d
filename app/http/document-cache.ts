import { documentRequest, publicDocument } from "./document-request.ts";
import { FROM_CACHE } from "./server-timing.ts";

/** The cache of the edge. The response of `match` belongs to the caller, who may change its headers. */
export type DocumentCache = {
  match(key: string): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
};

type Edge = {
  cache: DocumentCache;
  /** UTC milliseconds now. */
  now: number;
  /** The id of the build: a new build never serves a document of an older one, whose assets may be deleted. */
  build: string;
  origin: string;
  waitUntil: (work: Promise<unknown>) => void;
};

const FRESH_MS = 30_000;
const OLDEST_MS = 60_000;
const STORED_AT = "X-Stored-At";

/** The keys of documents that are being rendered again: one render serves all requests meanwhile. */
const renewing = new Set<string>();

/**
 * A public document for a visitor, from the edge where there is a copy: up to 30 s old as it is, up to 60 s old while
 * a new one is rendered, never older. It depends on its address and theme alone (threat 71). Every other request is
 * rendered as it is and its response is never stored (threat 57).
 */
export async function throughCache(
  request: Request,
  edge: Edge,
  render: (request: Request) => Promise<Response>,
): Promise<Response> {
  const document = publicDocument(request);
  if (!document) return render(request);
  const plain = documentRequest(edge.origin, document);
  if (document.isData) return withoutBodyForHead(request, await render(plain));
  const key = `${edge.origin}/documents/${edge.build}/${document.theme}${document.address}`;
  const renew = async () => {
    const response = await render(plain);
    if (!isStorable(response)) return response;
    const tagged = await withTag(response);
    await edge.cache.put(key, forStorage(tagged.clone(), edge.now));
    return tagged;
  };
  const stored = await edge.cache.match(key);
  const until = stored ? freshUntil(stored.headers) : 0;
  const isUsable = isFresh(until + OLDEST_MS - FRESH_MS, edge.now);
  if (!stored || !isUsable) return forVisitor(request, await renew());
  if (edge.now > until && !renewing.has(key)) {
    renewing.add(key);
    edge.waitUntil(renew().finally(() => renewing.delete(key)));
  }
  stored.headers.set("Server-Timing", FROM_CACHE);
  return forVisitor(request, stored);
}

/** The time in UTC milliseconds until which a stored document is served as it is. */
export function freshUntil(headers: Headers): number {
  return Number(headers.get(STORED_AT)) + FRESH_MS;
}

/** Whether a document that is fresh until then is so at `now`; one from a clock that was ahead is not. */
export function isFresh(until: number, now: number): boolean {
  return now <= until && until <= now + 2 * OLDEST_MS;
}

function isStorable(response: Response): boolean {
  const type = response.headers.get("Content-Type") ?? "";
  return (
    response.status === 200 && type.startsWith("text/html") && !response.headers.has("Set-Cookie")
  );
}

async function withTag(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const tag = Array.from(digest.subarray(0, 12), (byte) => byte.toString(16).padStart(2, "0"));
  const headers = new Headers(response.headers);
  headers.set("ETag", `W/"${tag.join("")}"`);
  return new Response(body, { status: response.status, headers });
}

function forStorage(response: Response, now: number): Response {
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", `public, s-maxage=${OLDEST_MS / 1000}`);
  headers.set(STORED_AT, String(now));
  return new Response(response.body, { status: response.status, headers });
}

function withoutBodyForHead(request: Request, document: Response): Response {
  return request.method === "HEAD" ? new Response(null, document) : document;
}

/** The browser revalidates a document on each visit; while its tag is the same, that is a 304 without a body. */
function forVisitor(request: Request, document: Response): Response {
  const { headers } = document;
  const tag = headers.get("ETag");
  if (tag === null) return withoutBodyForHead(request, document);
  headers.delete(STORED_AT);
  headers.set("Cache-Control", "private, no-cache");
  headers.set("Vary", "Cookie");
  if (!request.headers.get("If-None-Match")?.split(/,\s*/).includes(tag)) {
    return withoutBodyForHead(request, document);
  }
  headers.delete("Content-Type");
  return new Response(null, { status: 304, headers });
}
