import type { RouterContextProvider } from "react-router";
import { isSamePassword, readPendingTwoFactor } from "#app/auth/pending-two-factor.ts";
import { clockContext, configContext, databaseContext, userContext } from "#app/context.ts";
import { readAccount } from "#db/accounts/accounts.ts";

/**
 * Who may ask for the removal of their second factor: somebody who has typed the password and is asked for a code, or is
 * signed in. Null for anybody else, so that nobody learns of whom a code is asked.
 */
export async function recoveryAsker(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<{ userId: string; isSignedIn: boolean } | null> {
  const user = context.get(userContext);
  if (user) return { userId: user.id, isSignedIn: true };
  const half = readPendingTwoFactor(
    request,
    context.get(configContext).secret,
    context.get(clockContext)(),
  );
  const account = half && (await readAccount(context.get(databaseContext), half.userId));
  if (!account || !isSamePassword(half, account.passwordHash)) return null;
  return { userId: account.id, isSignedIn: false };
}
