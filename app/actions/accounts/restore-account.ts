import type { RouterContextProvider } from "react-router";
import { databaseContext } from "#app/context.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { restoreAccount } from "#db/accounts/account-deletion.ts";

/** Restores the account of the signed-in person, which is deactivated or waits to be deleted (threat 62). */
export function restoreOwnAccount(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<void> {
  const origin = securityContext(request, context);
  return restoreAccount(context.get(databaseContext), signedIn(context).id, origin);
}
