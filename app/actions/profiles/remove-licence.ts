import type { RouterContextProvider } from "react-router";
import { forgetProfessional } from "#app/actions/services/forget-documents.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { removeLicence } from "#db/profiles/licences.ts";

/** Removes a licence of the signed-in professional; nothing for one that is not theirs. */
export async function removeOwnLicence(
  context: Readonly<RouterContextProvider>,
  id: string,
): Promise<void> {
  const user = signedIn(context);
  const now = context.get(clockContext)();
  await removeLicence(context.get(databaseContext), { userId: user.id, id, now });
  forgetProfessional(context, user);
}
