import type { RouterContextProvider } from "react-router";
import { unsubscribeToken } from "#app/auth/keys.ts";
import { hashToken } from "#app/auth/one-time-token.ts";
import { clockContext, configContext, databaseContext, userContext } from "#app/context.ts";
import { addressChangedEmail } from "#app/email/account-emails.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { confirmEmailChange, readEmailChange } from "#db/accounts/email-change.ts";

/** Gives the account the new address of a link; null for an invalid link. */
export async function confirmEmailChangeByLink(
  request: Request,
  context: Readonly<RouterContextProvider>,
  tokenHash: string,
) {
  const db = context.get(databaseContext);
  const { secret, supportEmail } = context.get(configContext);
  const change = await readEmailChange(db, tokenHash, context.get(clockContext)());
  if (!change) return null;
  return confirmEmailChange(db, {
    ...change,
    tokenHash,
    confirmedBy: context.get(userContext)?.id ?? null,
    unsubscribeHash: hashToken(unsubscribeToken(secret, "newsletter", change.to)),
    emailContent: addressChangedEmail(supportEmail),
    context: securityContext(request, context),
  });
}
