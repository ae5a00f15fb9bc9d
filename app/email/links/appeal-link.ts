import { appealToken } from "#app/auth/keys.ts";
import { paths } from "#app/links.ts";
import { readSignedLink } from "./signed-link.ts";

/** The address where the person whom a measure is about can appeal, without signing in. */
export function appealLink(
  { appOrigin, secret }: { appOrigin: string; secret: string },
  measureId: string,
): string {
  return new URL(paths.appeal(measureId, appealToken(secret, measureId)), appOrigin).href;
}

/** The measure that such a link is of, and its token; null unless we made it. */
export const readAppealLink = (secret: string, search: URLSearchParams) =>
  readSignedLink(search, (measureId) => appealToken(secret, measureId));
