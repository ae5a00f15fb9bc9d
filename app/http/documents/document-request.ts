import { AS_VISITOR } from "#app/domain/offline/public-pages.ts";
import type { Theme } from "#app/domain/settings/settings.ts";
import { hostCookieNames, readCookie } from "#app/http/cookies/cookies.ts";
import { lessDataPair, readLessData } from "#app/http/cookies/less-data.ts";
import { readTheme, themePair } from "#app/http/cookies/theme.ts";
import { dataPath, documentPath, isOfScript } from "#app/http/data-path.ts";
import { isRead } from "#app/http/is-read.ts";
import { documentAddress } from "./document-address.ts";

/** A request with one of these cookies gets a page of its own. */
const PERSONAL_COOKIES = [...hostCookieNames("session"), "notice"];

/** In which forms every document exists. */
export type DocumentLook = {
  theme: Theme;
  /** Whether it is made with less data. */
  lessData: boolean;
};

/** A public document as a request names it: everything that it depends on. */
export type PublicDocument = DocumentLook & {
  /** Its path and the query parameters it knows. */
  address: string;
  /** Whether a script requests its data, which is never stored. */
  isData: boolean;
};

/** The public document of a request, or null: for any other address, for a form, and for a personal page. */
export function publicDocument(request: Request): PublicDocument | null {
  if (!isRead(request)) return null;
  if (isPersonal(request) && !request.headers.has(AS_VISITOR)) return null;
  const url = new URL(request.url);
  const isData = isOfScript(request);
  url.pathname = documentPath(url.pathname);
  const address = documentAddress(url);
  if (address === null) return null;
  return { address, theme: readTheme(request), lessData: readLessData(request), isData };
}

const isPersonal = (request: Request) =>
  PERSONAL_COOKIES.some((name) => readCookie(request, name) !== null);

/**
 * The request a document is rendered from: our own origin, its address, its theme and its amount of data, and nothing
 * else of the visitor's request, so that no header, cookie or host can change what others see (threat 71).
 */
export function documentRequest(
  origin: string,
  { address, theme, lessData, isData }: PublicDocument,
): Request {
  const url = new URL(address, origin);
  if (isData) url.pathname = dataPath(url.pathname);
  const Cookie = `${themePair(theme)}; ${lessDataPair(lessData)}`;
  return new Request(url, { headers: { Cookie } });
}
