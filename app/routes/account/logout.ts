import { readDevice } from "#app/auth/device.ts";
import { blankSessionCookie, endSession, sessionHashOf } from "#app/auth/sessions.ts";
import { databaseContext, roomsContext, userContext } from "#app/context.ts";
import { redirect } from "#app/http/redirect.ts";
import { seeOther } from "#app/http/respond.ts";
import { securityContext } from "#app/http/security-context.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { blankViewCookie } from "#app/http/view.ts";
import { logEvent } from "#db/accounts/security-log.ts";
import { removeEndpoint } from "#db/notifications/push-endpoints.ts";
import type { Route } from "./+types/logout.ts";

/** A GET signs nobody out: an image on another page could cause one. */
export function loader() {
  return redirect("/", 303);
}

/**
 * Ends the session and the push notifications to this browser. The cookie is cleared even when the database does not
 * answer (decision 64).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const db = context.get(databaseContext);
  const origin = securityContext(request, context);
  const user = context.get(userContext);
  await tryDatabase(endSession({ db, request, now: origin.now }));
  const sessionHash = sessionHashOf(request);
  if (user && sessionHash) context.get(roomsContext).endSession(user.id, sessionHash);
  if (user) {
    const browser = { userId: user.id, deviceId: readDevice(request)?.hash ?? "" };
    await tryDatabase(
      db.batch([removeEndpoint(db, browser), logEvent(db, user.id, "signed-out", origin)]),
    );
  }
  const cookies = [blankSessionCookie(request), blankViewCookie(request)];
  return seeOther("/", { request, notice: "signed-out", cookies });
}
