import { appealToken } from "#app/auth/keys.ts";
import { isSameToken } from "#app/auth/same-token.ts";
import { paths } from "#app/links.ts";

/** The address where the person whom a measure is about can appeal, without signing in. */
export function appealLink(
  { appOrigin, secret }: { appOrigin: string; secret: string },
  measureId: string,
): string {
  return new URL(paths.appeal(measureId, appealToken(secret, measureId)), appOrigin).href;
}

/** Whether a token is the one of the appeal against this measure. */
export function isAppealToken(secret: string, measureId: string, token: string): boolean {
  return isSameToken(token, appealToken(secret, measureId));
}
