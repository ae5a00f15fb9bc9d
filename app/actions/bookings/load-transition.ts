import { data, type RouterContextProvider } from "react-router";
import { clockContext, databaseContext } from "#app/context.ts";
import { type BookingDetails, partyOf } from "#app/domain/bookings/booking.ts";
import {
  BOOKING_FAILED,
  type PersonalTransition,
  refuseTransition,
  stateOf,
} from "#app/domain/bookings/transitions.ts";
import { isId } from "#app/domain/id.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import type { Database } from "#db/connection/client.ts";

type Query = { id: string; userId: string; now: number };

/**
 * The data of a page that asks before a transition: the booking as `read` returns it, or why the transition is no longer
 * possible. `refused` is a sentence, or null when there is no such booking.
 */
export async function loadTransition<
  T extends PersonalTransition,
  F extends { booking: BookingDetails },
>(
  context: Readonly<RouterContextProvider>,
  { id, transition }: { id: string; transition: T },
  read: (db: Database, query: Query) => Promise<F | null>,
) {
  const { id: userId } = signedIn(context);
  const now = context.get(clockContext)();
  const blankPage = { transition, question: null, refused: null };
  if (!isId(id)) return data(blankPage, { status: 404 });
  const result = await tryDatabase(read(context.get(databaseContext), { id, userId, now }));
  if (!result.ok) return refuse(503, { ...blankPage, refused: BOOKING_FAILED });
  if (!result.value) return data(blankPage, { status: 404 });
  const { booking } = result.value;
  const party = partyOf(booking, userId);
  const refusal = refuseTransition(stateOf(booking), transition, party, now);
  if (refusal) return data({ ...blankPage, refused: refusal.message }, { status: refusal.status });
  return data({ ...blankPage, question: { ...result.value, party, now } }, { status: 200 });
}
