import type { OwnBooking } from "#app/domain/bookings/same-time.ts";
import { paths } from "#app/links.ts";
import { Notice } from "#app/ui/notice.tsx";
import { ShortWhen } from "#app/ui/values/date-time.tsx";

type SameTimeProps = {
  /** Those of the customer that meet the time, or one of the times, that they choose. */
  bookings: readonly OwnBooking[];
  /** Whether there are several times to choose from. */
  several?: boolean;
};

/** Warns of the bookings that the customer has at the times that they choose from, and refuses nothing. */
export function SameTime({ bookings, several = false }: SameTimeProps) {
  return bookings.map((booking) => (
    <Notice key={booking.id} tone="wait">
      You already have a booking at {several ? "one of these times" : "this time"}:{" "}
      <a href={paths.booking(booking.id)}>{booking.serviceTitle}</a>,{" "}
      <ShortWhen at={booking.startsAt} />. You can still book this one too.
    </Notice>
  ));
}
