import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { base32 } from "oslo/encoding";
import { createTOTPKeyURI, generateHOTP } from "oslo/otp";
import { encode } from "uqr";
import { keyFor } from "./keys.ts";
import { hashToken } from "./one-time-token.ts";

const SECRET_BYTES = 20;
const STEP_MS = 30_000;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;
const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A new secret for an authenticator app. */
export function newSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** A secret as it is stored: encrypted for one person with a key derived from the Worker's secret (threat 66). */
export function sealSecret(key: string, userId: string, secret: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(key, "two-factor"), iv);
  cipher.setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Decrypts a stored secret. Throws when it belongs to another person or another key, or was changed. */
export function openSecret(key: string, userId: string, stored: string): Buffer {
  const bytes = Buffer.from(stored, "base64url");
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv(CIPHER, keyFor(key, "two-factor"), iv);
  decipher.setAAD(Buffer.from(userId));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

/** What an authenticator app needs: the key to type, and a QR code as the path of an SVG of `size` squares. */
export function setupOf(email: string, secret: Buffer) {
  const { data, size } = encode(createTOTPKeyURI("Kayap", email, secret), { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  const key = base32.encode(secret, { includePadding: false });
  return { key: key.replace(/(.{4})(?=.)/g, "$1 "), size, path };
}

/**
 * The time step (of 30 s) a six-digit code belongs to: this one, or one before or after for clocks that differ; null
 * for a wrong code. Each step may be used once. `now` in UTC milliseconds.
 */
export async function stepOf(code: string, secret: Buffer, now: number): Promise<number | null> {
  const current = Math.floor(now / STEP_MS);
  for (const step of [current, current - 1, current + 1]) {
    if ((await generateHOTP(secret, step)) === code) return step;
  }
  return null;
}

/** Ten codes that each replace the app once, for somebody who loses the phone. Only their hashes are stored. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    base32
      .encode(randomBytes(RECOVERY_BYTES), { includePadding: false })
      .toLowerCase()
      .replace(/(.{4})(?=.)/g, "$1-"),
  );
}

/** The hash of a recovery code, in any case and with any separators. */
export function hashRecoveryCode(code: string): string {
  return hashToken(code.toLowerCase().replace(/[^a-z2-7]/g, ""));
}
