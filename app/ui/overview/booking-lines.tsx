import type { Booking, Party } from "#app/domain/bookings/booking.ts";
import { paths } from "#app/links.ts";
import { BookingRow } from "#app/ui/bookings/booking-row.tsx";

type BookingLinesProps = {
  bookings: readonly Booking[];
  party: Party;
  /** Whether the list has the whole width. */
  wide?: boolean;
};

/** A few bookings, each with its actions. */
export function BookingLines({ bookings, party, wide }: BookingLinesProps) {
  return (
    <ul className="ruled">
      {bookings.map((booking) => (
        <BookingRow key={booking.id} next={paths.dashboard} {...{ booking, party, wide }} />
      ))}
    </ul>
  );
}
