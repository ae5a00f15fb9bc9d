import type { RouterContextProvider } from "react-router";
import { userContext } from "#app/context.ts";
import { isOfOtherAccount } from "#app/domain/accounts/account-field.ts";
import { otherAccount } from "#app/http/security/own-account.ts";
import { tryRemoveDrafts } from "./drafts.ts";

/**
 * Throws a 409 for a form with files that was opened in another account than the one signed in now (threat 90). Its files were
 * stored in this account before its fields were read, so they are deleted again.
 */
export async function requireOwnForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { fields, stored }: { fields: [string, string][]; stored: readonly string[] },
): Promise<void> {
  const user = context.get(userContext);
  if (!user || !isOfOtherAccount(fields, user.id)) return;
  if (stored.length > 0) await tryRemoveDrafts(context, user.id, stored);
  throw otherAccount(request, context, { fields, hadFiles: stored.length > 0 });
}
