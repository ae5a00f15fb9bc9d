import type { Theme } from "#app/domain/settings/settings.ts";
import { readCookie } from "./cookies.ts";
import { documentAddress } from "./document-address.ts";
import { readTheme, themePair } from "./theme.ts";

/** Whoever has one of these sees a page of their own. */
const PERSONAL_COOKIES = ["__Host-session", "session", "notice"];
const READS = ["GET", "HEAD"];

/** A public document as a visitor asks for it: all that it is made of. */
export type DocumentAsked = {
  /** Its path and the query parameters it knows. */
  address: string;
  theme: Theme;
  /** Whether a script asks for its data, which is never stored. */
  isData: boolean;
};

/** The public document that a request asks for, or null: for any other address, for a form, and for a page of somebody. */
export function documentAsked(request: Request): DocumentAsked | null {
  if (!READS.includes(request.method)) return null;
  if (PERSONAL_COOKIES.some((name) => readCookie(request, name) !== null)) return null;
  const url = new URL(request.url);
  const isData = url.pathname.endsWith(".data");
  // React Router's own name for the data of the home page is /_.data.
  if (isData) url.pathname = url.pathname.replace(/^\/_\.data$|\.data$/, "");
  const address = documentAddress(url);
  return address === null ? null : { address, theme: readTheme(request), isData };
}

/**
 * The request that makes a document: our own origin, its address and the theme, and nothing else of what was sent, so that
 * no header, no cookie and no host can change what others are shown (threat 71).
 */
export function documentRequest(
  origin: string,
  { address, theme, isData }: DocumentAsked,
): Request {
  const url = new URL(address, origin);
  if (isData) url.pathname = url.pathname === "/" ? "/_.data" : `${url.pathname}.data`;
  return new Request(url, { headers: { Cookie: themePair(theme) } });
}
