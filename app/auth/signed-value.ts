import { createHmac, timingSafeEqual } from "node:crypto";
import { keyFor } from "./keys.ts";

/** A value as text for a cookie, readable by anybody but made by us alone, for one purpose. */
export function signedValue(value: unknown, secret: string, purpose: string): string {
  const body = Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${body}.${signatureOf(body, secret, purpose).toString("base64url")}`;
}

/** The value of such a text, or null for one that we did not make for this purpose. */
export function readSignedValue(text: string | null, secret: string, purpose: string): unknown {
  const [body = "", signature = ""] = text?.split(".") ?? [];
  const received = Buffer.from(signature, "base64url");
  const expected = signatureOf(body, secret, purpose);
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null;
  return JSON.parse(Buffer.from(body, "base64url").toString());
}

function signatureOf(body: string, secret: string, purpose: string): Buffer {
  return createHmac("sha256", keyFor(secret, purpose)).update(body).digest();
}
