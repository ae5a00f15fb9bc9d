import { readDevice } from "#app/auth/device.ts";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { pushFormSchema } from "#app/domain/notifications/push.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { jsonError, unavailableJson } from "#app/http/responses/json-response.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { hasRecentProof } from "#app/http/security/proof.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { removeEndpoint, storeEndpoint } from "#db/notifications/push-endpoints.ts";
import type { Route } from "./+types/push.ts";

/** Turns push notifications to the requesting browser on or off, for the person who is signed in there. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: userId } = signedIn(context);
  if (!context.get(configContext).pushKey) return jsonError(404, "Not available here yet");
  const form = await readForm(request, pushFormSchema);
  if (!form.ok) return jsonError(form.status, Object.values(form.errors)[0] ?? "");
  const db = context.get(databaseContext);
  const browser = { userId, deviceId: readDevice(request, context)?.hash ?? "" };
  const isProven = hasRecentProof(context);
  if (form.data.turn === "off") {
    // A browser that ended its subscription needs nothing more: its push service tells us at the next push (threat 88).
    if (!isProven) return jsonError(403, CONFIRM_FIRST);
    const removal = await tryDatabase(removeEndpoint(db, browser));
    return removal.ok ? Response.json({ pushedHere: false }) : unavailableJson();
  }
  const { endpoint, p256dh, auth } = form.data;
  const now = context.get(clockContext)();
  const outcome = await tryDatabase(
    storeEndpoint(db, { ...browser, endpoint, p256dh, auth, isProven, now }),
  );
  if (!outcome.ok) return unavailableJson();
  return outcome.value ? Response.json({ pushedHere: true }) : jsonError(409, UNKNOWN_BROWSER);
}

const CONFIRM_FIRST = "Confirm it’s you first.";
const UNKNOWN_BROWSER = "We do not know this browser. Sign in here again, then turn them on.";
