import type { RouterContextProvider } from "react-router";
import { configContext, databaseContext, laterContext } from "#app/context.ts";
import { guessesRefusedEmail } from "#app/email/account-emails.ts";
import type { Limit } from "#app/http/security/limit.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { noteLock } from "#db/accounts/locks.ts";

/** Tells the owner of an account, after the response, that more guesses at its password or code are refused (threat 91). */
export function tellOwnerOfLock(
  request: Request,
  context: Readonly<RouterContextProvider>,
  owner: { id: string; email: string },
  { windowMs }: Limit,
): void {
  const emailContent = guessesRefusedEmail(context.get(configContext).appOrigin);
  const lock = { userId: owner.id, email: owner.email, windowMs, emailContent };
  const origin = securityContext(request, context);
  context.get(laterContext)(() =>
    noteLock(context.get(databaseContext), { ...lock, context: origin }),
  );
}
