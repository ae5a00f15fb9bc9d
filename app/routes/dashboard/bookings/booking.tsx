import { data } from "react-router";
import { submitTransition } from "#app/actions/bookings/transition-page.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { partyOf } from "#app/domain/bookings/booking.ts";
import { openTransitions } from "#app/domain/bookings/transitions.ts";
import { isId } from "#app/domain/id.ts";
import { refuse } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { BookingPage } from "#app/ui/bookings/booking-page.tsx";
import { BookingMissing } from "#app/ui/bookings/transition-page.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { privateMeta } from "#app/ui/head.ts";
import { readBooking } from "#db/bookings/booking.ts";
import type { Route } from "./+types/booking.ts";

export const meta: Route.MetaFunction = () => privateMeta("Booking");

export async function loader({ context, params: { bookingId: id } }: Route.LoaderArgs) {
  const { id: userId } = signedIn(context);
  const missing = { page: null, failed: false };
  if (!isId(id)) return data(missing, { status: 404 });
  const read = await tryDatabase(readBooking(context.get(databaseContext), { id, userId }));
  if (!read.ok) return refuse(503, { ...missing, failed: true });
  if (!read.value) return data(missing, { status: 404 });
  const { booking } = read.value;
  const party = partyOf(booking, userId);
  const open = openTransitions(booking, party, context.get(clockContext)());
  return { ...missing, page: { booking, party, open } };
}

/** The transitions that have a button here, and declining with a reason. */
export function action({ request, context, params: { bookingId: id } }: Route.ActionArgs) {
  return submitTransition({ request, context }, { id });
}

const UNTOUCHED = { reason: "", error: null, problem: null };

export default function BookingRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const { page, failed } = loaderData;
  const { reason, error, problem } = actionData ?? UNTOUCHED;
  if (page) return <BookingPage {...page} problem={problem ?? error} reason={reason} />;
  if (!failed) return <BookingMissing />;
  return (
    <DashboardPage title="Booking">
      <Failure again={paths.booking(params.bookingId)} />
    </DashboardPage>
  );
}
