import type { Booking, Party } from "#app/domain/bookings/booking.ts";
import { paths } from "#app/links.ts";
import { BookingRow } from "../bookings/booking-row.tsx";

type BookingLinesProps = {
  bookings: readonly Booking[];
  party: Party;
};

/** A few bookings, each with its actions. */
export function BookingLines({ bookings, party }: BookingLinesProps) {
  return (
    <ul className="ruled">
      {bookings.map((booking) => (
        <BookingRow key={booking.id} booking={booking} party={party} next={paths.dashboard} />
      ))}
    </ul>
  );
}
