import type { RouterContextProvider } from "react-router";
import { forgetProfessional } from "#app/actions/services/forget-documents.ts";
import { databaseContext, roomsContext } from "#app/context.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { deactivate } from "#db/accounts/account-deletion.ts";

/** Hides the signed-in person until they come back, and signs them out everywhere. */
export async function deactivateOwnAccount(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<void> {
  const user = signedIn(context);
  await deactivate(context.get(databaseContext), user.id, securityContext(request, context));
  context.get(roomsContext).endPerson(user.id);
  forgetProfessional(context, user);
}
