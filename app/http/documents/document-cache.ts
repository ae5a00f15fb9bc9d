import { FROM_CACHE } from "#app/http/monitoring/server-timing.ts";
import { documentRequest, type PublicDocument, publicDocument } from "./document-request.ts";

/** Where the documents of visitors come from: a cache, or the rendering behind it. */
export type Documents = {
  /**
   * A document, as its `Cache-Control` allows from a cache, which `CACHE_STATUS` then says. The response belongs to the
   * caller, who may change its headers. `visitorRequest` is only for the log and for counting.
   */
  get(document: PublicDocument, visitorRequest: Request): Promise<Response>;
  /** Forgets all documents with one of these tags, in every cache. */
  purge(tags: readonly string[]): Promise<void>;
};

/** The header in which a cache says where a response comes from. */
export const CACHE_STATUS = "Cf-Cache-Status";
const STORED = ["HIT", "STALE", "UPDATING"];

/**
 * A public document for a visitor, from the cache where there is a copy. It depends on its address, its theme and its
 * amount of data alone (threat 71). Every other request is rendered as it is, and its response is never stored (threat 57).
 */
export async function throughCache(
  request: Request,
  { documents, origin }: { documents: Documents; origin: string },
  render: (request: Request) => Promise<Response>,
): Promise<Response> {
  const document = publicDocument(request);
  if (!document) return render(request);
  const response = document.isData
    ? await render(documentRequest(origin, document))
    : forVisitor(request, await documents.get(document, request));
  return request.method === "HEAD" ? new Response(null, response) : response;
}

/** The browser revalidates a document on each visit; while its tag is the same, that is a 304 without a body. */
function forVisitor(request: Request, document: Response): Response {
  const { headers } = document;
  if (STORED.includes(headers.get(CACHE_STATUS) ?? "")) headers.set("Server-Timing", FROM_CACHE);
  headers.delete(CACHE_STATUS);
  const tag = headers.get("ETag");
  if (tag === null) return document;
  headers.delete("Cache-Tag");
  headers.set("Cache-Control", "private, no-cache");
  headers.set("Vary", "Cookie, Save-Data");
  if (!request.headers.get("If-None-Match")?.split(/,\s*/).includes(tag)) return document;
  headers.delete("Content-Type");
  return new Response(null, { status: 304, headers });
}
