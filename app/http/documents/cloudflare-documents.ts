import type { Documents } from "./document-cache.ts";
import type { DocumentLook, PublicDocument } from "./document-request.ts";

/** The entrypoint of the Worker that renders documents, with the platform's cache in front of its `fetch`. */
type Entrypoint = (options: { props: DocumentLook }) => {
  fetch(request: Request): Promise<Response>;
  purge(tags: readonly string[]): Promise<void>;
};

/** The headers of a visitor's request that are logged and counted. None is part of the platform's cache key. */
const LOGGED_HEADERS = [
  "CF-Ray",
  "CF-Connecting-IP",
  "Sec-Fetch-Site",
  "Sec-Purpose",
  "User-Agent",
];

/**
 * Documents from the platform's cache, whose key is the address and the props: what a document depends on is all that
 * its entrypoint gets (threat 71). The cache belongs to the entrypoint, so a purge is called in it.
 */
export function cloudflareDocuments(entrypoint: Entrypoint, origin: string): Documents {
  return {
    async get({ address, theme, lessData }, visitorRequest) {
      const headers = LOGGED_HEADERS.flatMap((name) => {
        const value = visitorRequest.headers.get(name);
        return value === null ? [] : [[name, value] satisfies [string, string]];
      });
      const request = new Request(new URL(address, origin), { headers });
      const response = await entrypoint({ props: { theme, lessData } }).fetch(request);
      return new Response(response.body, response);
    },
    purge: (tags) => entrypoint({ props: { theme: "system", lessData: false } }).purge(tags),
  };
}

/** The document that a request to the entrypoint asks for. */
export function askedDocument(request: Request, look: DocumentLook): PublicDocument {
  const { pathname, search } = new URL(request.url);
  return { address: pathname + search, ...look, isData: false };
}

/** How many tags one purge may have. */
const MOST_TAGS = 100;

type PurgeResult = { success: boolean; errors: readonly { message: string }[] };
type PlatformCache = { purge(options: { tags: string[] }): Promise<PurgeResult> };

/** Purges the cache in front of an entrypoint from inside it. No cache stands there on a developer's machine. */
export async function purgeCloudflare(
  cache: PlatformCache | undefined,
  tags: readonly string[],
): Promise<void> {
  for (let i = 0; cache && i < tags.length; i += MOST_TAGS) {
    const { success, errors } = await cache.purge({ tags: tags.slice(i, i + MOST_TAGS) });
    if (!success) throw new Error(`Not purged: ${errors.map(({ message }) => message).join(" ")}`);
  }
}
