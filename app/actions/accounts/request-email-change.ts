import type { RouterContextProvider } from "react-router";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { sessionHashOf } from "#app/auth/sessions.ts";
import { configContext, databaseContext } from "#app/context.ts";
import { maskedEmail } from "#app/domain/email/address.ts";
import {
  addressChangeRequestedEmail,
  changeAddressEmail,
  knownAddressEmail,
} from "#app/email/account-emails.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { requestEmailChange } from "#db/accounts/email-change.ts";

/** Queues the e-mails with which the signed-in person confirms or stops a change of their address. */
export function requestOwnEmailChange(
  request: Request,
  context: Readonly<RouterContextProvider>,
  email: string,
) {
  const { id: userId, email: from } = signedIn(context);
  const { appOrigin } = context.get(configContext);
  const token = newToken();
  const stop = newToken();
  const newAddress = maskedEmail(email);
  return requestEmailChange(context.get(databaseContext), {
    userId,
    sessionHash: sessionHashOf(request) ?? "",
    from,
    email,
    tokenHash: hashToken(token),
    stopHash: hashToken(stop),
    emails: {
      confirm: changeAddressEmail(appOrigin, token),
      known: knownAddressEmail(appOrigin),
      asked: addressChangeRequestedEmail(appOrigin, { token: stop, newAddress }),
    },
    notification: {
      title: "A change of your e-mail address was requested",
      body: `The new one would be ${newAddress}. If it was not you, open our e-mail to your current address and stop it.`,
      link: paths.securityLog,
    },
    context: securityContext(request, context),
  });
}
