import { CACHE_STATUS, type Documents } from "./document-cache.ts";

type StoredDocument = { at: number; body: ArrayBuffer; headers: Headers };

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
 * The latest hundred documents, in the memory of this isolate, in front of their source. A purge empties this memory; other
 * isolates keep theirs.
 */
export function documentsInMemory(source: Documents, options: Options): Documents {
  const { now, waitUntil, freshMs, oldestMs } = options;
  const documents = new Map<string, StoredDocument>();
  /** The keys that are being rendered again: one rendering is enough for all requests for a stale document. */
  const renewing = new Set<string>();
  let purges = 0;
  const renew = async (key: string, ...request: Parameters<Documents["get"]>) => {
    const [at, purgesBefore] = [now(), purges];
    const response = await source.get(...request);
    const { status, headers } = response;
    if (!headers.get("Cache-Control")?.startsWith("public")) {
      if (status < 500) documents.delete(key);
      return response;
    }
    const body = await response.arrayBuffer();
    documents.delete(key);
    // A document that was read before a purge may show what the purge removes.
    if (purges === purgesBefore) documents.set(key, { at, body, headers });
    const [oldest] = documents.keys();
    if (documents.size > MOST_DOCUMENTS && oldest !== undefined) documents.delete(oldest);
    return new Response(body, { headers });
  };
  return {
    async get(document, visitorRequest) {
      const key = `${document.theme} ${document.lessData} ${document.address}`;
      const copy = documents.get(key);
      const age = copy ? now() - copy.at : Number.NaN;
      // Negative when the clock was ahead as the document was stored.
      if (!copy || age < 0 || age > oldestMs) return renew(key, document, visitorRequest);
      if (age > freshMs && !renewing.has(key)) {
        renewing.add(key);
        waitUntil(renew(key, document, visitorRequest).finally(() => renewing.delete(key)));
      }
      const response = new Response(copy.body, copy);
      response.headers.set(CACHE_STATUS, age > freshMs ? "STALE" : "HIT");
      return response;
    },
    async purge(tags) {
      purges += 1;
      documents.clear();
      await source.purge(tags);
    },
  };
}
