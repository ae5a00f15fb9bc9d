import type { RouterContextProvider } from "react-router";
import { deviceCookie, newDevice, readDevice } from "#app/auth/device.ts";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { createSession, sessionHashOf } from "#app/auth/sessions.ts";
import { configContext, databaseContext, roomsContext, userContext } from "#app/context.ts";
import { TERMS } from "#app/domain/accounts/terms.ts";
import { deviceName } from "#app/domain/accounts/user-agent.ts";
import { guyanaMomentText } from "#app/domain/time/time-text.ts";
import { newDeviceEmail } from "#app/email/account-emails.ts";
import { savedThemeCookie } from "#app/http/cookies/theme.ts";
import { placeOf } from "#app/http/security/client-address.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import type { Account } from "#db/accounts/credentials.ts";
import { rememberDevice } from "#db/accounts/devices.ts";
import type { SignInProof } from "#db/accounts/sessions.ts";

/** A new session: its cookies, and what the redirect after signing in needs to know of the account. */
export type StartedSession = Pick<Account, "id" | "paused" | "hasUnsent"> & {
  cookies: string[];
  acceptedTerms: boolean;
};

/** The proof of the person, and whether the session outlasts the browser. */
type Start = SignInProof & { remember: boolean };

/**
 * Starts a session for somebody who has proven who they are, and remembers the browser. Null, with nothing stored, when the
 * proof is no longer enough for the account (threat 68).
 */
export async function startSession(
  request: Request,
  context: Readonly<RouterContextProvider>,
  account: Account,
  { remember, ...proof }: Start,
): Promise<StartedSession | null> {
  const db = context.get(databaseContext);
  const origin = securityContext(request, context);
  const browser = readDevice(request, context) ?? newDevice();
  const { ipPrefix, userAgent, now } = origin;
  const token = newToken();
  const alert = {
    email: account.email,
    tokenHash: hashToken(token),
    emailContent: newDeviceEmail(context.get(configContext).appOrigin, {
      device: deviceName(userAgent),
      place: placeOf(request),
      moment: guyanaMomentText(now, account.displayPreferences),
      token,
    }),
  };
  const sessionStart = {
    userId: account.id,
    remember,
    ipPrefix,
    userAgent,
    deviceId: browser.hash,
  };
  const device = { userId: account.id, deviceHash: browser.hash };
  const withSession = (sessionHash: string) =>
    rememberDevice(db, { ...device, sessionHash }, alert, origin);
  const cookies = await createSession({ db, request, now }, sessionStart, { proof, withSession });
  if (!cookies) return null;
  endPreviousSockets(request, context);
  const theme = savedThemeCookie(request, account.theme);
  return {
    id: account.id,
    paused: account.paused,
    cookies: [...cookies, deviceCookie(request, context, browser), ...(theme ? [theme] : [])],
    acceptedTerms: account.termsVersion === TERMS.version,
    hasUnsent: account.hasUnsent,
  };
}

/** Closes the sockets of whoever was signed in with this browser before. */
function endPreviousSockets(request: Request, context: Readonly<RouterContextProvider>): void {
  const previous = context.get(userContext);
  const sessionHash = sessionHashOf(request);
  if (previous && sessionHash) context.get(roomsContext).endSession(previous.id, sessionHash);
}
