import { z } from "zod";
import { hostCookie, readCookie, writeCookie } from "#app/http/cookies/cookies.ts";
import { hashToken } from "./one-time-token.ts";
import { readSignedValue, signedValue } from "./signed-value.ts";

/** The cookie's name, and the purpose of the key that signs it. */
const NAME = "pending-two-factor";
/** The same in the release before; still read, so that a sign-in in progress survives the deployment (threat 84). */
const PREVIOUS_NAME = "half-way";
const TEN_MINUTES = 10 * 60;

const pendingTwoFactorSchema = z.object({
  userId: z.string(),
  remember: z.boolean(),
  /** The hash of the password hash: a new password invalidates the cookie. */
  password: z.string(),
  /** UTC milliseconds. */
  until: z.number(),
});
type PendingTwoFactor = z.output<typeof pendingTwoFactorSchema>;

type PassedPassword = { userId: string; passwordHash: string; remember: boolean };

/** The signed cookie of somebody who has entered the right password and not yet the code; it lasts ten minutes. */
export function pendingTwoFactorCookie(
  request: Request,
  secret: string,
  { userId, passwordHash, remember }: PassedPassword,
  now: number,
): string {
  const until = now + TEN_MINUTES * 1000;
  const pending: PendingTwoFactor = { userId, remember, password: hashToken(passwordHash), until };
  const value = signedValue(pending, secret, NAME);
  return writeCookie(request, hostCookie(request, NAME), value, {
    maxAge: TEN_MINUTES,
    httpOnly: true,
  });
}

/** The person who still has to enter a code; null without such a cookie, after ten minutes, or when it is not ours. */
export function readPendingTwoFactor(
  request: Request,
  secret: string,
  now: number,
): PendingTwoFactor | null {
  const pending = read(request, secret, NAME) ?? read(request, secret, PREVIOUS_NAME);
  return pending && pending.until > now ? pending : null;
}

function read(request: Request, secret: string, name: string): PendingTwoFactor | null {
  const cookie = readCookie(request, hostCookie(request, name));
  return pendingTwoFactorSchema.safeParse(readSignedValue(cookie, secret, name)).data ?? null;
}

/** Whether the account still has the password that was entered. */
export function isSamePassword(pending: PendingTwoFactor, passwordHash: string): boolean {
  return pending.password === hashToken(passwordHash);
}

/** The cookies that delete it from a browser, under both names. */
export function blankPendingTwoFactorCookies(request: Request): string[] {
  return [NAME, PREVIOUS_NAME].map((name) =>
    writeCookie(request, hostCookie(request, name), "", { maxAge: 0, httpOnly: true }),
  );
}
