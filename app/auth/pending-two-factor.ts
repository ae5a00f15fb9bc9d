import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { isSecure, readCookie, writeCookie } from "#app/http/cookies.ts";
import { keyFor } from "./keys.ts";
import { hashToken } from "./one-time-token.ts";

const cookieName = (secure: boolean) => (secure ? "__Host-half-way" : "half-way");
const TEN_MINUTES = 10 * 60;

const pendingTwoFactorSchema = z.object({
  userId: z.string(),
  remember: z.boolean(),
  /** The hash of the password hash: another password makes it worthless. */
  password: z.string(),
  /** UTC milliseconds. */
  until: z.number(),
});
type PendingTwoFactor = z.output<typeof pendingTwoFactorSchema>;

type Passed = { userId: string; passwordHash: string; remember: boolean };

/** The signed cookie of somebody whose password was right and whose code is still to come, for ten minutes. */
export function pendingTwoFactorCookie(
  request: Request,
  secret: string,
  passed: Passed,
  now: number,
) {
  const { userId, passwordHash, remember } = passed;
  const until = now + TEN_MINUTES * 1000;
  const half: PendingTwoFactor = { userId, remember, password: hashToken(passwordHash), until };
  const body = Buffer.from(JSON.stringify(half)).toString("base64url");
  const secure = isSecure(request);
  const options = { maxAge: TEN_MINUTES, httpOnly: true, secure };
  return writeCookie(
    cookieName(secure),
    `${body}.${signatureOf(body, secret).toString("base64url")}`,
    options,
  );
}

/** Who is half way in, or null when nobody is, it took too long, or the cookie is not ours. */
export function readPendingTwoFactor(
  request: Request,
  secret: string,
  now: number,
): PendingTwoFactor | null {
  const [body = "", signature = ""] =
    readCookie(request, cookieName(isSecure(request)))?.split(".") ?? [];
  const sent = Buffer.from(signature, "base64url");
  const right = signatureOf(body, secret);
  if (sent.length !== right.length || !timingSafeEqual(sent, right)) return null;
  const half = pendingTwoFactorSchema.parse(JSON.parse(Buffer.from(body, "base64url").toString()));
  return half.until > now ? half : null;
}

/** Whether the password is still the one that was typed. */
export function isSamePassword(half: PendingTwoFactor, passwordHash: string): boolean {
  return half.password === hashToken(passwordHash);
}

/** The cookie that makes a browser forget it. */
export function blankPendingTwoFactorCookie(request: Request): string {
  const secure = isSecure(request);
  return writeCookie(cookieName(secure), "", { maxAge: 0, httpOnly: true, secure });
}

function signatureOf(body: string, secret: string): Buffer {
  return createHmac("sha256", keyFor(secret, "half-way")).update(body).digest();
}
