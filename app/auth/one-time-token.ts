import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** A token for a link in an e-mail: 256 random bits in letters, digits, - and _. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** The SHA-256 of a token, as it is stored and looked up. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** True for a text in the form of a token. */
export function isToken(text: string | null): text is string {
  return text !== null && /^[\w-]{43}$/.test(text);
}
