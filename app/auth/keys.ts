import { createHmac, hkdfSync } from "node:crypto";

const KEY_BYTES = 32;

/** Derived keys by their purpose, and the secret they are derived from: deriving one costs more than signing with it. */
const derivedKeys = new Map<string, { secret: string; key: Buffer }>();

/** A key of 256 bits for one purpose, derived from the secret; the keys of two purposes are unrelated. */
export function keyFor(secret: string, purpose: string): Buffer {
  const cached = derivedKeys.get(purpose);
  if (cached?.secret === secret) return cached.key;
  const key = Buffer.from(hkdfSync("sha256", secret, "kayap", purpose, KEY_BYTES));
  derivedKeys.set(purpose, { secret, key });
  return key;
}

/**
 * The token of a link that ends e-mails of one kind to an address. It is the same in every e-mail, so that none has to be
 * stored, and nobody can make one without the secret.
 */
export function unsubscribeToken(secret: string, kind: string, email: string): string {
  return createHmac("sha256", keyFor(secret, "unsubscribe"))
    .update(`${kind}:${email}`)
    .digest("base64url");
}

/**
 * The token of the link to a person's data that was requested at a moment (UTC milliseconds). It can be shown again while
 * it is valid although only its hash is stored, and nobody can make one without the secret.
 */
export function dataLinkToken(secret: string, userId: string, requestedAt: number): string {
  return createHmac("sha256", keyFor(secret, "data-link"))
    .update(`${userId}:${requestedAt}`)
    .digest("base64url");
}

/** The token of the link in the e-mail of a measure, which lets the person appeal; nobody can make one without the secret. */
export function appealToken(secret: string, measureId: string): string {
  return createHmac("sha256", keyFor(secret, "appeal")).update(measureId).digest("base64url");
}

/** The token of the link with which somebody answers the team's question about who owns an account. */
export function disputeToken(secret: string, questionId: string): string {
  return createHmac("sha256", keyFor(secret, "dispute-question"))
    .update(questionId)
    .digest("base64url");
}

const PHOTO_SIGNATURE_BYTES = 16;

/**
 * The signature in the address of a photo for its owner. `until` is the hour at which it stops working (hours since 1970);
 * nobody can make one without the secret.
 */
export function photoSignature(secret: string, photoId: string, until: number): string {
  return createHmac("sha256", keyFor(secret, "own-photo"))
    .update(`${photoId}:${until}`)
    .digest()
    .subarray(0, PHOTO_SIGNATURE_BYTES)
    .toString("base64url");
}
