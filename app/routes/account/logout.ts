import { readDevice } from "#app/auth/device.ts";
import { sessionHashOf, signedOutCookies } from "#app/auth/sessions.ts";
import { databaseContext, roomsContext, userContext } from "#app/context.ts";
import { blankViewCookie } from "#app/http/cookies/view.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { signOut } from "#db/accounts/sign-out.ts";
import type { Route } from "./+types/logout.ts";

/** A GET does not sign out, because an image on another page could cause it. */
export function loader() {
  return redirect("/", 303);
}

/**
 * Ends the session, the push notifications to this browser and its drafts of bookings. The cookie is cleared even when the
 * database does not answer (decision 64).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const db = context.get(databaseContext);
  const user = context.get(userContext);
  const sessionHash = sessionHashOf(request);
  const device = readDevice(request, context);
  if (sessionHash || device) {
    const session = { sessionHash, userId: user?.id ?? null, deviceHash: device?.hash ?? null };
    await tryDatabase(signOut(db, session, securityContext(request, context)));
  }
  if (user && sessionHash) context.get(roomsContext).endSession(user.id, sessionHash);
  const cookies = [...signedOutCookies(request), blankViewCookie(request)];
  return seeOther("/", { request, notice: "signed-out", cookies });
}
