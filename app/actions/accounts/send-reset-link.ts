import type { RouterContextProvider } from "react-router";
import { readDevice } from "#app/auth/device.ts";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { configContext, databaseContext } from "#app/context.ts";
import { resetEmail, takeBackEmail } from "#app/email/account-emails.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { requestReset } from "#db/accounts/password-reset.ts";

/** Queues the e-mail with the link to a new password; an address before a change gets the link that stops the change. */
export function sendResetLink(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { email, token, tokenHash }: { email: string; token: string; tokenHash: string },
): Promise<void> {
  const { appOrigin } = context.get(configContext);
  const stop = newToken();
  return requestReset(context.get(databaseContext), {
    email,
    tokenHash,
    deviceHash: readDevice(request, context)?.hash ?? null,
    emailContent: resetEmail(appOrigin, token),
    takeBack: { stopHash: hashToken(stop), emailContent: takeBackEmail(appOrigin, stop) },
    context: securityContext(request, context),
  });
}
