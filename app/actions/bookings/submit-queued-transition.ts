import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { BOOKING_FAILED } from "#app/domain/bookings/transitions.ts";
import { anyTyped } from "#app/domain/forms/fields.ts";
import { isId } from "#app/domain/id.ts";
import { QUEUED_TRANSITIONS } from "#app/domain/queue/entry.ts";
import { noticeCookie } from "#app/http/cookies/notice.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { jsonError } from "#app/http/responses/json-response.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { applyTransition } from "./apply-transition.ts";

const queuedSchema = z.object({
  step: z.enum(QUEUED_TRANSITIONS),
  reason: anyTyped,
  startsAt: z.coerce.number().int().optional(),
  version: z.coerce.number().int().nullable().default(null),
});

/** The JSON answer to a transition that was queued on a device; the next page shows the same notice as after a form. */
export async function submitQueuedTransition(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  id: string,
): Promise<Response> {
  const form = await readForm(request, queuedSchema);
  if (!form.ok) return jsonError(form.status, BOOKING_FAILED);
  if (!isId(id)) return jsonError(404, "Booking not found");
  const { step: transition, ...fields } = form.data;
  const change = { id, transition, ...fields };
  const result = await tryDatabase(applyTransition(context, change));
  if (!result.ok) return jsonError(503, BOOKING_FAILED);
  const outcome = result.value;
  if (outcome.status !== 200) return jsonError(outcome.status, outcome.message);
  const notice = noticeCookie(request, outcome.notice);
  return Response.json({ done: true }, { headers: { "Set-Cookie": notice } });
}
