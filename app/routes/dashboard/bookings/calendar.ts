import { data } from "react-router";
import { calendarFile, calendarResponse } from "#app/actions/bookings/calendar-file.ts";
import { configContext, databaseContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { readForResource } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { readBooking } from "#db/bookings/booking.ts";
import type { Route } from "./+types/calendar.ts";

/** One booking as a calendar file, for its two people. */
export async function loader({ context, params: { bookingId: id } }: Route.LoaderArgs) {
  const { id: userId, displayPreferences: preferences } = signedIn(context);
  const reading = isId(id)
    ? await readForResource(readBooking(context.get(databaseContext), { id, userId }))
    : null;
  if (!reading) throw data(null, { status: 404 });
  const { booking } = reading;
  const owner = { userId, name: `Kayap ${booking.reference}`, preferences };
  const file = calendarFile(context.get(configContext).appOrigin, [booking], owner);
  return calendarResponse(file, booking.reference);
}
