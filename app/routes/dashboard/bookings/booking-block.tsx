import { cx } from "class-variance-authority";
import { Link } from "react-router";
import type { BookingOnDay, BookingStatus } from "#app/domain/bookings/booking.ts";
import type { Block } from "#app/domain/bookings/week-layout.ts";
import { paths } from "#app/links.ts";
import { BookingBadge, STATUS_LOOKS } from "#app/ui/bookings/badge.tsx";
import { bookingPlace } from "#app/ui/bookings/booking-place.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { TimeRange } from "#app/ui/values/date-time.tsx";

/** The colours of a block; a request has a dashed border too. */
const BLOCK_LOOKS: Record<BookingStatus, string> = {
  pending: "as-calendar:border-dashed as-calendar:bg-pending-tint as-calendar:text-pending",
  confirmed: "as-calendar:bg-success-tint as-calendar:text-success",
  completed: "as-calendar:bg-neutral-tint as-calendar:text-neutral",
  cancelled: "as-calendar:bg-neutral-tint as-calendar:text-neutral",
};

const detail = "text-sm text-soft as-calendar:text-meta as-calendar:text-inherit";

type BookingBlockProps = {
  block: Block<BookingOnDay>;
  /** Whether others lie beside it. */
  narrow: boolean;
};

/** A booking in the calendar of a week, in its place and as long as it takes. */
export function BookingBlock({ block, narrow }: BookingBlockProps) {
  const { booking, row, rows, column, columns } = block;
  const { icon, border } = STATUS_LOOKS[booking.status];
  const place = bookingPlace(booking);
  return (
    <li
      data-booking
      className={`group relative min-w-0 as-calendar:p-px row-start-${row + 1} row-span-${rows} col-start-${column + 1} col-span-${columns}`}
    >
      <div
        className={cx(
          "border-l-4 py-0.5 pl-2.5 wrap-anywhere as-calendar:h-full as-calendar:py-0 as-calendar:overflow-hidden as-calendar:rounded-control as-calendar:border as-calendar:border-l-4 as-calendar:px-1 as-calendar:text-meta as-calendar:leading-[1.2] as-calendar:print:bg-card as-calendar:print:text-ink",
          border,
          BLOCK_LOOKS[booking.status],
          narrow && "as-calendar:[&_p]:overflow-hidden as-calendar:[&_p]:whitespace-nowrap",
        )}
      >
        <div className="as-calendar:flex as-calendar:max-h-[round(down,100%,1lh)] as-calendar:flex-col as-calendar:overflow-hidden as-calendar:*:shrink-0">
          <p className="font-bold tabular as-calendar:text-xs as-calendar:tracking-tight">
            <TimeRange from={booking.startsAt} to={booking.endsAt} />
          </p>
          <p className="font-semibold as-calendar:truncate print:order-first">
            <Icon name={icon} className="mr-1 hidden size-[1em] as-calendar:inline" />
            {booking.customerName}
          </p>
          <p>
            <Link className="stretched-link" to={paths.booking(booking.id)}>
              {booking.serviceTitle}
            </Link>
          </p>
          {place && <p className={detail}>{place}</p>}
          <p className="mt-1 flex flex-wrap gap-1.5 as-calendar:sr-only">
            <BookingBadge booking={{ status: booking.status, expiresAt: null }} />
            {booking.proposedBy && <span className="text-sm">Another time proposed</span>}
          </p>
        </div>
      </div>
    </li>
  );
}
