import { checkCode } from "#app/actions/accounts/verify-code.ts";
import { hashRecoveryCode, newRecoveryCodes } from "#app/auth/two-factor.ts";
import { configContext, databaseContext } from "#app/context.ts";
import { WRONG_CODE } from "#app/domain/accounts/account.ts";
import { recoveryCodesEmail } from "#app/email/account-emails.ts";
import { tooManyAttempts } from "#app/http/security/limit.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { replaceRecoveryCodes } from "#db/accounts/two-factor.ts";
import type { Outcome, Source } from "./outcome.ts";

/** Makes new recovery codes. These pass the factor, so a code of the factor is needed; the password alone is not enough. */
export async function renewCodes({ request, context }: Source, code: string): Promise<Outcome> {
  const { id: userId, email } = signedIn(context);
  const check = await checkCode(request, context, { id: userId, email }, code);
  if (check.kind === "limited") return tooManyAttempts(check.seconds);
  if (check.kind === "wrong") return { status: 400, errors: { code: WRONG_CODE } };
  const codes = newRecoveryCodes();
  const isReplaced = await replaceRecoveryCodes(context.get(databaseContext), {
    userId,
    email,
    codeHashes: codes.map(hashRecoveryCode),
    emailContent: recoveryCodesEmail(context.get(configContext).appOrigin),
    context: securityContext(request, context),
  });
  return isReplaced ? { codes } : { status: 409, problem: "Two-factor sign-in is off." };
}
