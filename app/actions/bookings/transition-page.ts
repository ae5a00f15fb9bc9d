import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { clockContext, databaseContext } from "#app/context.ts";
import { type BookingDetails, partyOf } from "#app/domain/bookings/booking.ts";
import type { ReasonForm } from "#app/domain/bookings/reason-form.ts";
import {
  BOOKING_FAILED,
  IN_PLACE,
  type PersonalTransition,
  refuseTransition,
  stateOf,
  TRANSITIONS,
} from "#app/domain/bookings/transitions.ts";
import { anyTyped } from "#app/domain/forms/fields.ts";
import { versioned } from "#app/domain/forms/version.ts";
import { isId } from "#app/domain/id.ts";
import type { OwnPath } from "#app/domain/paths/safe-path.ts";
import { QUEUED_TRANSITIONS } from "#app/domain/queue/entry.ts";
import { jsonError } from "#app/http/json-response.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { readForm } from "#app/http/read-form.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { returnTo } from "#app/http/return-to.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { readBooking } from "#db/bookings/booking.ts";
import type { Database } from "#db/client.ts";
import { applyTransition, type TransitionRequest } from "./apply-transition.ts";

type Context = Readonly<RouterContextProvider>;
type Query = { id: string; userId: string; now: number };

/**
 * What a page shows that asks before a transition: what `read` gives of the booking, or why it can no longer happen.
 * `refused` is a sentence, or null when the booking is not there.
 */
export async function loadTransition<
  T extends PersonalTransition,
  F extends { booking: BookingDetails },
>(
  context: Context,
  { id, transition }: { id: string; transition: T },
  read: (db: Database, query: Query) => Promise<F | null>,
) {
  const { id: userId } = signedIn(context);
  const now = context.get(clockContext)();
  const nothing = { transition, question: null, refused: null };
  if (!isId(id)) return data(nothing, { status: 404 });
  const found = await tryDatabase(read(context.get(databaseContext), { id, userId, now }));
  if (!found.ok) return refuse(503, { ...nothing, refused: BOOKING_FAILED });
  if (!found.value) return data(nothing, { status: 404 });
  const { booking } = found.value;
  const party = partyOf(booking, userId);
  const refused = refuseTransition(stateOf(booking), transition, party, now);
  if (refused) return data({ ...nothing, refused: refused.message }, { status: refused.status });
  return data({ ...nothing, question: { ...found.value, party, now } }, { status: 200 });
}

type Refused = { message: string; field?: string };

/** Applies a transition and leads to `to`; else answers with the page that `page` makes of why it was refused. */
export async function answerTransition<P>(
  { request, context }: { request: Request; context: Context },
  transition: TransitionRequest,
  { page, to = paths.booking(transition.id) }: { page: (refused: Refused) => P; to?: OwnPath },
) {
  if (!isId(transition.id)) return refuse(404, page({ message: "Booking not found" }));
  const result = await tryDatabase(applyTransition(context, transition));
  if (!result.ok) return refuse(503, page({ message: BOOKING_FAILED }));
  if (result.value) return refuse(result.value.status, page(result.value));
  return seeOther(to, { request, notice: TRANSITIONS[transition.transition].notice });
}

const formSchema = versioned(
  z.object({
    step: z.enum(IN_PLACE).optional(),
    reason: anyTyped,
    next: z.string().optional(),
  }),
);

/**
 * The action of every form that only gives a reason: the transition is that of the address, else the field `step` names
 * it. From there completing before the start leads to the page that asks first (decision 72).
 */
export async function submitTransition(
  { request, context }: { request: Request; context: Context },
  { id, transition: ofAddress }: { id: string; transition?: PersonalTransition },
) {
  const form = await readForm(request, formSchema);
  const reason = (form.ok ? form.data.fields.reason : form.values.reason) ?? "";
  const page = ({ message, field }: Refused): ReasonForm =>
    field === "reason"
      ? { reason, error: message, problem: null }
      : { reason, error: null, problem: message };
  const failed = page({ message: BOOKING_FAILED });
  if (!form.ok) return refuse(form.status, failed);
  const { fields } = form.data;
  const version = form.data.version || null;
  const transition = ofAddress ?? fields.step;
  if (!transition) return refuse(400, failed);
  if (transition !== ofAddress && transition === "complete" && (await startsLater(context, id))) {
    return seeOther(paths.bookingTransition(id, transition), { request });
  }
  const to = returnTo(fields.next, paths.booking(id));
  return answerTransition({ request, context }, { id, transition, version, reason }, { page, to });
}

async function startsLater(context: Context, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const query = { id, userId: signedIn(context).id };
  const read = await tryDatabase(readBooking(context.get(databaseContext), query));
  if (!read.ok || !read.value) return false;
  const { startsAt, status } = read.value.booking;
  return status === "confirmed" && startsAt > context.get(clockContext)();
}

const queuedSchema = z.object({
  step: z.enum(QUEUED_TRANSITIONS),
  reason: anyTyped,
  startsAt: z.coerce.number().int().optional(),
  version: z.coerce.number().int().nullable().default(null),
});

/** The answer in JSON to a transition that waited on a device; the next page shows the same notice as after a form. */
export async function submitQueuedTransition(
  { request, context }: { request: Request; context: Context },
  id: string,
): Promise<Response> {
  const form = await readForm(request, queuedSchema);
  if (!form.ok) return jsonError(form.status, BOOKING_FAILED);
  if (!isId(id)) return jsonError(404, "Booking not found");
  const { step: transition, ...pressed } = form.data;
  const change = { id, transition, ...pressed };
  const result = await tryDatabase(applyTransition(context, change));
  if (!result.ok) return jsonError(503, BOOKING_FAILED);
  if (result.value) return jsonError(result.value.status, result.value.message);
  const notice = noticeCookie(request, TRANSITIONS[transition].notice);
  return Response.json({ done: true }, { headers: { "Set-Cookie": notice } });
}
