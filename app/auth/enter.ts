import type { RouterContextProvider } from "react-router";
import { configContext, databaseContext, roomsContext, userContext } from "#app/context.ts";
import { TERMS } from "#app/domain/people/terms.ts";
import { deviceName } from "#app/domain/people/user-agent.ts";
import { momentText } from "#app/domain/time.ts";
import { placeOf } from "#app/http/client-address.ts";
import { deviceCookie, newDevice, readDevice } from "#app/http/device.ts";
import { securityContext } from "#app/http/security-context.ts";
import { savedThemeCookie } from "#app/http/theme.ts";
import { newDeviceLetter } from "#app/mail/account-letters.ts";
import type { Account } from "#db/people/accounts.ts";
import { rememberDevice } from "#db/people/devices.ts";
import { hashToken, newToken } from "./one-time-token.ts";
import { beginSession, sessionHashOf } from "./sessions.ts";

/** What a browser gets when somebody has signed in. */
export type Entry = Pick<Account, "hasUnsent"> & { cookies: string[]; acceptedTerms: boolean };

/** Opens a session for somebody who has proven who they are, and remembers the browser. */
export async function enter(
  request: Request,
  context: Readonly<RouterContextProvider>,
  account: Account,
  remember: boolean,
): Promise<Entry> {
  const db = context.get(databaseContext);
  const seen = securityContext(request, context);
  const browser = readDevice(request) ?? newDevice();
  const { ipPrefix, userAgent, now } = seen;
  const token = newToken();
  const alert = {
    email: account.email,
    tokenHash: hashToken(token),
    letter: newDeviceLetter(context.get(configContext).appOrigin, {
      device: deviceName(userAgent),
      place: placeOf(request),
      moment: momentText(now, account.reader),
      token,
    }),
  };
  await rememberDevice(db, account.id, browser.hash, alert, seen);
  const attributes = { remember, ipPrefix, userAgent, deviceId: browser.hash };
  endSocketsOfBefore(request, context);
  const session = await beginSession({ db, request, now }, account.id, attributes);
  const theme = savedThemeCookie(request, account.theme);
  return {
    cookies: [session, deviceCookie(request, browser), ...(theme ? [theme] : [])],
    acceptedTerms: account.termsVersion === TERMS.version,
    hasUnsent: account.hasUnsent,
  };
}

/** Whoever was signed in with this browser is not any more. */
function endSocketsOfBefore(request: Request, context: Readonly<RouterContextProvider>): void {
  const before = context.get(userContext);
  const sessionHash = sessionHashOf(request);
  if (before && sessionHash) context.get(roomsContext).endSession(before.id, sessionHash);
}
