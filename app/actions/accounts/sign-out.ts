import type { RouterContextProvider } from "react-router";
import { readDevice } from "#app/auth/device.ts";
import { sessionHashOf } from "#app/auth/sessions.ts";
import { databaseContext, roomsContext, userContext } from "#app/context.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { securityContext } from "#app/http/security/security-context.ts";
import { signOut } from "#db/accounts/sign-out.ts";

/**
 * Ends the session of a browser, the push notifications to it and its drafts of bookings. Its sockets end even when the
 * database does not answer (decision 64).
 */
export async function signOutBrowser(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<void> {
  const user = context.get(userContext);
  const sessionHash = sessionHashOf(request);
  const device = readDevice(request, context);
  if (sessionHash || device) {
    const session = { sessionHash, userId: user?.id ?? null, deviceHash: device?.hash ?? null };
    const origin = securityContext(request, context);
    await tryDatabase(signOut(context.get(databaseContext), session, origin));
  }
  if (user && sessionHash) context.get(roomsContext).endSession(user.id, sessionHash);
}
