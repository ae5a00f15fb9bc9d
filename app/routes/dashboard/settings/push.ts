import { switchPushes } from "#app/actions/notifications/switch-pushes.ts";
import { configContext } from "#app/context.ts";
import { pushFormSchema } from "#app/domain/notifications/push.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { jsonError, unavailableJson } from "#app/http/responses/json-response.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import type { Route } from "./+types/push.ts";

/** Turns push notifications to the requesting browser on or off, for the person who is signed in there. */
export async function action({ request, context }: Route.ActionArgs) {
  if (!context.get(configContext).pushKey) return jsonError(404, "Not available here yet");
  const form = await readForm(request, pushFormSchema);
  if (!form.ok) return jsonError(form.status, Object.values(form.errors)[0] ?? "");
  const outcome = await tryDatabase(switchPushes(request, context, form.data));
  if (!outcome.ok) return unavailableJson();
  if (outcome.value === "unproven") return jsonError(403, CONFIRM_FIRST);
  if (outcome.value === "unknown") return jsonError(409, UNKNOWN_BROWSER);
  return Response.json({ pushedHere: outcome.value === "on" });
}

const CONFIRM_FIRST = "Confirm it’s you first.";
const UNKNOWN_BROWSER = "We do not know this browser. Sign in here again, then turn them on.";
