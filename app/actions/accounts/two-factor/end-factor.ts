import { confirmPassword } from "#app/actions/accounts/confirm-password.ts";
import { checkCode } from "#app/actions/accounts/verify-code.ts";
import { configContext, databaseContext } from "#app/context.ts";
import { WRONG_CODE, WRONG_PASSWORD } from "#app/domain/accounts/account.ts";
import { twoFactorEmail } from "#app/email/account-emails.ts";
import { tooManyAttempts } from "#app/http/security/limit.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { endTwoFactor } from "#db/accounts/two-factor.ts";
import type { Outcome, Source } from "./outcome.ts";

/** Turns two-factor sign-in off, with the password and a code. */
export async function endFactor(
  { request, context }: Source,
  { current, code }: { current: string; code: string },
): Promise<Outcome> {
  const { id: userId, email } = signedIn(context);
  const person = { id: userId, email };
  const password = await confirmPassword(request, context, person, current);
  if (password.kind === "limited") return tooManyAttempts(password.seconds);
  if (password.kind === "wrong") return { status: 400, errors: { current: WRONG_PASSWORD } };
  const check = await checkCode(request, context, person, code);
  if (check.kind === "limited") return tooManyAttempts(check.seconds);
  if (check.kind === "wrong") return { status: 400, errors: { code: WRONG_CODE } };
  await endTwoFactor(context.get(databaseContext), {
    userId,
    email,
    emailContent: twoFactorEmail(context.get(configContext).appOrigin, "off"),
    context: securityContext(request, context),
  });
  return "ended";
}
