import type { RouterContextProvider } from "react-router";
import { isSamePassword } from "#app/auth/pending-two-factor.ts";
import { databaseContext, userContext } from "#app/context.ts";
import { readAccount } from "#db/accounts/credentials.ts";
import { pendingSignIn } from "./pending-sign-in.ts";

/**
 * The person who may ask for the removal of their second factor: somebody who has entered the password and not yet a code, or
 * who is signed in. Null for everybody else, so that nobody learns who has a second factor.
 */
export async function recoveryRequester(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<{ userId: string; isSignedIn: boolean } | null> {
  const user = context.get(userContext);
  if (user) return { userId: user.id, isSignedIn: true };
  const pending = pendingSignIn(request, context);
  const account =
    pending && (await readAccount(context.get(databaseContext), pending.userId, null));
  if (!account || !isSamePassword(pending, account.passwordHash)) return null;
  return { userId: account.id, isSignedIn: false };
}
