import { documentAddress } from "#app/http/documents/document-address.ts";
import { loginLeadsBackTo } from "#app/route-rules.ts";

/** The page that the header's Login leads back to; null for home and where there is nothing to come back to. */
export function signInNext(url: URL): string | null {
  const document = documentAddress(url);
  if (document === "/") return null;
  return document ?? (loginLeadsBackTo(url.pathname) ? url.pathname + url.search : null);
}
