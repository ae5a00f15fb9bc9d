import { atSameTime, type OwnBooking } from "#app/domain/bookings/same-time.ts";
import { spanOf } from "#app/domain/bookings/times.ts";
import { paths } from "#app/links.ts";
import { Notice } from "#app/ui/notice.tsx";
import { ShortWhen } from "#app/ui/values/date-time.tsx";

type SameTimeProps = {
  own: readonly OwnBooking[];
  /** The start that is chosen, or those that can be chosen; UTC milliseconds. */
  starts: readonly number[];
  minutes: number;
};

/** Warns of the bookings that the customer has at the times that they choose from, and refuses nothing. */
export function SameTime({ own, starts, minutes }: SameTimeProps) {
  const visits = starts.map((startsAt) => spanOf(startsAt, minutes));
  return atSameTime(own, visits).map((booking) => (
    <Notice key={booking.id} tone="wait">
      You already have a booking at {starts.length === 1 ? "this time" : "one of these times"}:{" "}
      <a href={paths.booking(booking.id)}>{booking.serviceTitle}</a>,{" "}
      <ShortWhen at={booking.startsAt} />. You can still book this one too.
    </Notice>
  ));
}
