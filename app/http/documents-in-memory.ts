import { type DocumentCache, freshUntil, isFresh } from "./document-cache.ts";

type Held = { until: number; body: ArrayBuffer; headers: Headers };

const MOST_DOCUMENTS = 100;

/**
 * The cache of the edge with the latest hundred documents also in the memory of this isolate, as long as they are
 * fresh: most visits ask for few pages, and even the edge takes longer than remembering. `now` gives UTC milliseconds.
 */
export function documentsInMemory(
  openEdge: () => Promise<DocumentCache>,
  now: () => number,
): DocumentCache {
  const held = new Map<string, Held>();
  const hold = async (key: string, document: Response) => {
    const { headers } = document;
    const body = await document.arrayBuffer();
    held.delete(key);
    held.set(key, { until: freshUntil(headers), body, headers });
    const [oldest] = held.keys();
    if (held.size > MOST_DOCUMENTS && oldest !== undefined) held.delete(oldest);
    return new Response(body, { headers });
  };
  return {
    async match(key) {
      const document = held.get(key);
      if (document && isFresh(document.until, now())) return new Response(document.body, document);
      held.delete(key);
      const edge = await openEdge();
      const found = await edge.match(key);
      return found && (await hold(key, found));
    },
    async put(key, document) {
      const edge = await openEdge();
      await Promise.all([hold(key, document.clone()), edge.put(key, document)]);
    },
  };
}
