import type { DocumentCache } from "#app/http/document-cache.ts";

/** A document cache in memory that stores whole responses, as the edge does. */
export function memoryCache(): DocumentCache & { keys: () => string[] } {
  const stored = new Map<string, Response>();
  return {
    match: async (key) => stored.get(key)?.clone(),
    put: async (key, response) => {
      stored.set(key, response);
    },
    keys: () => [...stored.keys()],
  };
}
