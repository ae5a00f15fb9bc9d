import { type DocumentCache, freshUntil, isFresh } from "./document-cache.ts";

type StoredDocument = { until: number; body: ArrayBuffer; headers: Headers };

const MOST_DOCUMENTS = 100;

/**
 * The cache of the edge with the latest hundred documents also in the memory of this isolate, as long as they are
 * fresh: most visits are to few pages, and memory is faster than the edge. `now` gives UTC milliseconds.
 */
export function documentsInMemory(
  openEdge: () => Promise<DocumentCache>,
  now: () => number,
): DocumentCache {
  const stored = new Map<string, StoredDocument>();
  const store = async (key: string, document: Response) => {
    const { headers } = document;
    const body = await document.arrayBuffer();
    stored.delete(key);
    stored.set(key, { until: freshUntil(headers), body, headers });
    const [oldest] = stored.keys();
    if (stored.size > MOST_DOCUMENTS && oldest !== undefined) stored.delete(oldest);
    return new Response(body, { headers });
  };
  return {
    async match(key) {
      const document = stored.get(key);
      if (document && isFresh(document.until, now())) return new Response(document.body, document);
      stored.delete(key);
      const edge = await openEdge();
      const found = await edge.match(key);
      return found && (await store(key, found));
    },
    async put(key, document) {
      const edge = await openEdge();
      await Promise.all([store(key, document.clone()), edge.put(key, document)]);
    },
  };
}
