import {
  askedDocument,
  cloudflareDocuments,
  purgeCloudflare,
} from "#app/http/documents/cloudflare-documents.ts";
import type { Documents } from "#app/http/documents/document-cache.ts";
import type { DocumentLook } from "#app/http/documents/document-request.ts";
import { documentsInMemory } from "#app/http/documents/documents-in-memory.ts";
import { FRESH_S, OLDEST_S } from "#app/http/documents/storable-document.ts";
import { platformCache } from "./platform-cache.ts";

type World = { now: () => number; waitUntil: (work: Promise<unknown>) => void };

/** How long a deployed isolate keeps a document, as in `app/worker.ts`. */
const BURST = { freshMs: 2_000, oldestMs: 2_000 };

/** The cache of a developer's machine: one isolate that keeps documents in its memory. */
export const inMemory = (world: World) => (rendered: Documents) =>
  documentsInMemory(rendered, { ...world, freshMs: FRESH_S * 1000, oldestMs: OLDEST_S * 1000 });

/** Isolates of a deployed Worker: the platform's cache, with the memory of each isolate in front of it. */
export function deployed(world: World) {
  let rendered: Documents;
  const platform = platformCache<DocumentLook>({
    ...world,
    entrypoint: (request, props) => rendered.get(askedDocument(request, props), request),
  });
  const behindCache = cloudflareDocuments(
    ({ props }) => ({
      fetch: (request) => platform.fetch(request, props),
      purge: (tags) => purgeCloudflare(platform.cache, tags),
    }),
    "http://kayap.test",
  );
  return {
    deploy: platform.deploy,
    cache: platform.cache,
    /** The platform's cache alone. */
    alone: (source: Documents) => {
      rendered = source;
      return behindCache;
    },
    /** An isolate of its own at each call. */
    isolate: (source: Documents) => {
      rendered = source;
      return documentsInMemory(behindCache, { ...world, ...BURST });
    },
  };
}
