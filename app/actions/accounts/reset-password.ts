import type { RouterContextProvider } from "react-router";
import { refuseGuessable } from "#app/auth/common-passwords.ts";
import { hashToken } from "#app/auth/one-time-token.ts";
import { hashPassword } from "#app/auth/password.ts";
import { clockContext, configContext, databaseContext, roomsContext } from "#app/context.ts";
import { passwordChangedEmail } from "#app/email/account-emails.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { readReset, resetPassword } from "#db/accounts/password-reset.ts";

/** The address of the account whose password a link replaces; null for a link that is not valid. */
export function ownerOfResetLink(context: Readonly<RouterContextProvider>, token: string) {
  const now = context.get(clockContext)();
  return readReset(context.get(databaseContext), hashToken(token), now);
}

/** Changes the password. The token is checked before anything is hashed, and used up by a success only. */
export async function resetPasswordByLink(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { token, password, deviceHash }: { token: string; password: string; deviceHash: string },
): Promise<"done" | "invalid" | { refused: string }> {
  const email = await ownerOfResetLink(context, token);
  if (email === null) return "invalid";
  const refused = await refuseGuessable(password, email);
  if (refused !== null) return { refused };
  const owner = await resetPassword(context.get(databaseContext), {
    tokenHash: hashToken(token),
    email,
    passwordHash: await hashPassword(password),
    deviceHash,
    emailContent: passwordChangedEmail(context.get(configContext).appOrigin),
    context: securityContext(request, context),
  });
  if (owner === null) return "invalid";
  context.get(roomsContext).endPerson(owner);
  return "done";
}
