import { photoSignature } from "#app/auth/keys.ts";
import { isSameToken } from "#app/auth/same-token.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";

/**
 * The name of a photo in addresses for its owner alone, which work whether or not others may see it. It is the same within an
 * hour (`now` in UTC ms), so that the browser has the picture already, and works for one to two hours.
 */
export function ownPhotoName(secret: string, id: string, now: number): string {
  const until = Math.floor(now / HOUR_MS) + 2;
  return `${id}.${until}.${photoSignature(secret, id, until)}`;
}

type Signed = { until: number; signature: string };

/** For how many milliseconds such an address still works; 0 for one that is over, or that we did not make. */
export function ownAddressLasts(
  secret: string,
  id: string,
  { until, signature }: Signed,
  now: number,
): number {
  if (!isSameToken(signature, photoSignature(secret, id, until))) return 0;
  return Math.max(0, until * HOUR_MS - now);
}
