import type { Booking, Party } from "#app/domain/booking.ts";
import { GUYANA } from "#app/domain/time.ts";
import { BookingRow } from "../bookings/booking-row.tsx";

type BookingLinesProps = {
  bookings: readonly Booking[];
  party: Party;
  /** The zone the reader reads times in; Guyana's when it could not be read. */
  timezone: string | null;
};

/** A few bookings, with what can be done with them in place. */
export function BookingLines({ bookings, party, timezone }: BookingLinesProps) {
  return (
    <ul className="list">
      {bookings.map((booking) => (
        <BookingRow
          key={booking.id}
          booking={booking}
          party={party}
          timezone={timezone ?? GUYANA}
          next="/dashboard"
        />
      ))}
    </ul>
  );
}
