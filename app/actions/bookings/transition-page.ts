import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { clockContext, databaseContext } from "#app/context.ts";
import type { BookingDetails } from "#app/domain/bookings/booking.ts";
import { partyOf, stateOf } from "#app/domain/bookings/open-transitions.ts";
import {
  BOOKING_FAILED,
  type BookingTransition,
  refuseTransition,
} from "#app/domain/bookings/transitions.ts";
import { anyTyped } from "#app/domain/fields.ts";
import { isId } from "#app/domain/id.ts";
import { type NoticeCode, noticeCookie } from "#app/http/notice.ts";
import { readForm } from "#app/http/read-form.ts";
import { redirect } from "#app/http/redirect.ts";
import { refuse } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import type { Database } from "#db/client.ts";
import { applyTransition } from "./change-booking.ts";

type Context = Readonly<RouterContextProvider>;

type Found = { booking: BookingDetails };
type Ask = { id: string; userId: string; now: number };

/**
 * What a page shows that asks before a step: what `read` gives of the booking, or why there is nothing to ask any more.
 * `refused` is a sentence, or null when the booking is not there.
 */
export async function loadTransition<F extends Found>(
  context: Context,
  { id, step }: { id: string; step: BookingTransition },
  read: (db: Database, ask: Ask) => Promise<F | null>,
) {
  const { id: userId } = signedIn(context);
  const now = context.get(clockContext)();
  const nothing = { question: null, refused: null };
  if (!isId(id)) return data(nothing, { status: 404 });
  const found = await tryDatabase(read(context.get(databaseContext), { id, userId, now }));
  if (!found.ok) return refuse(503, { ...nothing, refused: BOOKING_FAILED });
  if (!found.value) return data(nothing, { status: 404 });
  const { booking } = found.value;
  const party = partyOf(booking, userId);
  const refused = refuseTransition(stateOf(booking), step, party, now);
  if (refused) return data({ ...nothing, refused: refused.message }, { status: refused.status });
  return data({ ...nothing, question: { ...found.value, party, now } }, { status: 200 });
}

/** What is said about a step whose form was not read; nothing where it is only filled again. */
export function refusalOf({ status }: { status: number }): string | null {
  return status === 200 ? null : BOOKING_FAILED;
}

const reasonSchema = z.object({ reason: anyTyped });

/** Takes the step that was asked about, with its reason, and leads back to the booking. */
export async function answerTransition(
  request: Request,
  context: Context,
  { id, step, said }: { id: string; step: BookingTransition; said: NoticeCode },
) {
  const form = await readForm(request, reasonSchema);
  const reason = form.ok ? form.data.reason : (form.values.reason ?? "");
  const nothing = { reason, error: null, problem: null };
  if (!form.ok) return data({ ...nothing, problem: refusalOf(form) }, { status: form.status });
  if (!isId(id)) return data({ ...nothing, problem: "Booking not found" }, { status: 404 });
  const taken = await tryDatabase(applyTransition(context, { id, step, reason }));
  if (!taken.ok) return refuse(503, { ...nothing, problem: BOOKING_FAILED });
  if (taken.value) {
    const { status, message, field } = taken.value;
    const page =
      field === "reason" ? { error: message, problem: null } : { error: null, problem: message };
    return data({ reason, ...page }, { status });
  }
  return redirect(paths.booking(id), {
    status: 303,
    headers: { "Set-Cookie": noticeCookie(request, said) },
  });
}
