import { data } from "react-router";
import { submitTransition } from "#app/actions/bookings/transition-page.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { partyOf } from "#app/domain/bookings/booking.ts";
import { openTransitions } from "#app/domain/bookings/transitions.ts";
import { isId } from "#app/domain/id.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { readForPage } from "#app/http/try-database.ts";
import { BookingPage } from "#app/ui/bookings/booking-page.tsx";
import { BookingMissing } from "#app/ui/bookings/transition-page.tsx";
import { privateMeta } from "#app/ui/head.ts";
import { readBooking } from "#db/bookings/booking.ts";
import type { Route } from "./+types/booking.ts";

export const meta: Route.MetaFunction = () => privateMeta("Booking");

export async function loader({ context, params: { bookingId: id } }: Route.LoaderArgs) {
  const { id: userId } = signedIn(context);
  const found = isId(id)
    ? await readForPage(readBooking(context.get(databaseContext), { id, userId }))
    : null;
  if (!found) return data({ page: null }, { status: 404 });
  const { booking } = found;
  const party = partyOf(booking, userId);
  const open = openTransitions(booking, party, context.get(clockContext)());
  return { page: { booking, party, open } };
}

/** The transitions that have a button here, and declining with a reason. */
export function action({ request, context, params: { bookingId: id } }: Route.ActionArgs) {
  return submitTransition({ request, context }, { id });
}

const UNTOUCHED = { reason: "", error: null, problem: null };

export default function BookingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { page } = loaderData;
  const { reason, error, problem } = actionData ?? UNTOUCHED;
  if (!page) return <BookingMissing />;
  return <BookingPage {...page} problem={problem ?? error} reason={reason} />;
}
