import { readDevice } from "#app/auth/device.ts";
import { blankSessionCookie, endSession, sessionHashOf } from "#app/auth/sessions.ts";
import { databaseContext, roomsContext, userContext } from "#app/context.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { redirect } from "#app/http/redirect.ts";
import { securityContext } from "#app/http/security-context.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { blankViewCookie } from "#app/http/view.ts";
import { logEvent } from "#db/accounts/security-log.ts";
import { removeEndpoint } from "#db/notifications/push-endpoints.ts";
import type { Route } from "./+types/logout.ts";

/** A visit of the address signs nobody out: a picture on another page could make one. */
export function loader() {
  return redirect("/", 303);
}

/**
 * Ends the session, and pushes to this browser with it; the browser forgets it also when the database is away
 * (decision 64).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const db = context.get(databaseContext);
  const seen = securityContext(request, context);
  const user = context.get(userContext);
  await tryDatabase(endSession({ db, request, now: seen.now }));
  const sessionHash = sessionHashOf(request);
  if (user && sessionHash) context.get(roomsContext).endSession(user.id, sessionHash);
  if (user) {
    const browser = { userId: user.id, deviceId: readDevice(request)?.hash ?? "" };
    await tryDatabase(
      db.batch([removeEndpoint(db, browser), logEvent(db, user.id, "signed-out", seen)]),
    );
  }
  const headers = new Headers([
    ["Set-Cookie", blankSessionCookie(request)],
    ["Set-Cookie", blankViewCookie(request)],
    ["Set-Cookie", noticeCookie(request, "signed-out")],
  ]);
  return redirect("/", { status: 303, headers });
}
