import { atSameTime, type OwnBooking } from "#app/domain/bookings/same-time.ts";
import { spanOf } from "#app/domain/bookings/times.ts";
import { paths } from "#app/links.ts";
import { Notice } from "#app/ui/notice.tsx";
import { ShortWhen } from "#app/ui/values/date-time.tsx";

type SameTimeProps = {
  own: readonly OwnBooking[];
  /** UTC milliseconds. */
  startsAt: number;
  minutes: number;
};

/** Warns of a booking that the customer has at the time that they choose, and refuses nothing. */
export function SameTime({ own, startsAt, minutes }: SameTimeProps) {
  const booking = atSameTime(own, spanOf(startsAt, minutes));
  if (!booking) return null;
  return (
    <Notice tone="wait">
      You already have a booking at this time:{" "}
      <a href={paths.booking(booking.id)}>{booking.serviceTitle}</a>,{" "}
      <ShortWhen at={booking.startsAt} />. You can still ask for both.
    </Notice>
  );
}
