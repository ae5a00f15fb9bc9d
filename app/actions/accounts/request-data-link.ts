import type { RouterContextProvider } from "react-router";
import { dataLinkToken } from "#app/auth/keys.ts";
import { hashToken } from "#app/auth/one-time-token.ts";
import { sessionHashOf } from "#app/auth/sessions.ts";
import { configContext, databaseContext } from "#app/context.ts";
import { dataRequestedEmail } from "#app/email/account-emails.ts";
import { secondsUntil } from "#app/http/security/limit.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { readDataLink, requestDataLink } from "#db/accounts/data-links.ts";

/**
 * Makes the link to the data of the signed-in person, once a day (decision 63), and tells them by e-mail. Else after how
 * many seconds the next one can be made; null where there is none after all, because the session has ended.
 */
export async function requestOwnDataLink(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<"made" | { seconds: number } | null> {
  const { id: userId, email } = signedIn(context);
  const { appOrigin, secret } = context.get(configContext);
  const db = context.get(databaseContext);
  const origin = securityContext(request, context);
  const sessionHash = sessionHashOf(request) ?? "";
  const hash = hashToken(dataLinkToken(secret, userId, origin.now));
  const emailContent = dataRequestedEmail(appOrigin);
  const link = { userId, sessionHash, email, hash, emailContent };
  if (await requestDataLink(db, link, origin)) return "made";
  const former = await readDataLink(db, userId, origin.now);
  return former && { seconds: secondsUntil(former.expiresAt, origin.now) };
}
