import type { DocumentCache } from "#app/http/document-cache.ts";

/** A document cache in memory that keeps whole responses, as the edge does. */
export function memoryCache(): DocumentCache & { keys: () => string[] } {
  const kept = new Map<string, Response>();
  return {
    match: async (key) => kept.get(key)?.clone(),
    put: async (key, response) => {
      kept.set(key, response);
    },
    keys: () => [...kept.keys()],
  };
}
