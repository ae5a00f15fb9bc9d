import type { RouterContextProvider } from "react-router";
import { readDevice } from "#app/auth/device.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import type { PushForm } from "#app/domain/notifications/push.ts";
import { hasRecentProof } from "#app/http/security/proof.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { removeEndpoint, storeEndpoint } from "#db/notifications/push-endpoints.ts";

/**
 * Turns push notifications to the requesting browser on or off, for the person who is signed in there. Turning them off
 * needs the password first; "unknown" is a browser that has not signed in to the account.
 */
export async function switchPushes(
  request: Request,
  context: Readonly<RouterContextProvider>,
  form: PushForm,
): Promise<"on" | "off" | "unproven" | "unknown"> {
  const db = context.get(databaseContext);
  const deviceId = readDevice(request, context)?.hash ?? "";
  const browser = { userId: signedIn(context).id, deviceId };
  const isProven = hasRecentProof(context);
  if (form.turn === "off") {
    // A browser that ended its subscription needs nothing more: its push service tells us at the next push (threat 88).
    if (!isProven) return "unproven";
    await removeEndpoint(db, browser);
    return "off";
  }
  const { endpoint, p256dh, auth } = form;
  const now = context.get(clockContext)();
  const isStored = await storeEndpoint(db, { ...browser, endpoint, p256dh, auth, isProven, now });
  return isStored ? "on" : "unknown";
}
