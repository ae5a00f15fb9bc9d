import type { RouterContextProvider } from "react-router";
import { readDevice } from "#app/auth/device.ts";
import { NOBODYS_HASH } from "#app/auth/password.ts";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import type { SafePath } from "#app/domain/paths/safe-path.ts";
import { verificationEmail } from "#app/email/account-emails.ts";
import { resendVerification } from "#db/accounts/registration.ts";

type VerificationLink = { email: string; next: SafePath | null; token: string; tokenHash: string };

/** Queues the e-mail that confirms an address once more, with a new link. */
export function resendVerificationLink(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { email, next, token, tokenHash }: VerificationLink,
): Promise<void> {
  return resendVerification(context.get(databaseContext), {
    email,
    tokenHash,
    deviceHash: readDevice(request, context)?.hash ?? null,
    noPasswordHash: NOBODYS_HASH,
    emailContent: verificationEmail(context.get(configContext).appOrigin, token, next),
    now: context.get(clockContext)(),
  });
}
