import { createHmac, hkdfSync } from "node:crypto";

const KEY_BYTES = 32;

/** A key of 256 bits for one purpose, made of the secret; keys of two purposes have nothing in common. */
export function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "kayap", purpose, KEY_BYTES));
}

/**
 * The token of a link that ends letters of one sort to an address, the same for every letter, so that none has to be
 * stored and nobody can make one without the secret.
 */
export function unsubscribeToken(secret: string, sort: string, email: string): string {
  return createHmac("sha256", keyFor(secret, "unsubscribe"))
    .update(`${sort}:${email}`)
    .digest("base64url");
}

/**
 * The token of the link to somebody's data that was asked for at a moment (UTC milliseconds). It can be shown again as
 * long as it works although only its hash is stored, and nobody can make one without the secret.
 */
export function dataLinkToken(secret: string, userId: string, askedAt: number): string {
  return createHmac("sha256", keyFor(secret, "data-link"))
    .update(`${userId}:${askedAt}`)
    .digest("base64url");
}
