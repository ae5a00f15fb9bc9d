import { cx } from "class-variance-authority";
import { Link } from "react-router";
import { awaitedName } from "#app/domain/bookings/answerer.ts";
import { type Booking, otherPerson, type Party } from "#app/domain/bookings/booking.ts";
import { canBookAgain } from "#app/domain/bookings/next-step.ts";
import { hasReported } from "#app/domain/bookings/transitions.ts";
import type { OwnPath } from "#app/domain/paths/safe-path.ts";
import { findRegion } from "#app/domain/places/regions.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import { paths } from "#app/links.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink, buttonRow } from "#app/ui/button.tsx";
import { PastDay, ShortDay, TimeRange } from "#app/ui/values/date-time.tsx";
import { usePageTime } from "#app/ui/values/page-time.ts";
import { Amount } from "#app/ui/values/price.tsx";
import { BookingBadge } from "./badge.tsx";
import { DateBlock } from "./date-block.tsx";
import { messageLink } from "./message-link.ts";
import { AnswerButtons, COMPLETE, TransitionButtons } from "./transition-buttons.tsx";

type BookingRowProps = {
  booking: Booking;
  /** As which of the two the signed-in person takes part. */
  party: Party;
  /** The page to come back to after a transition. */
  next: OwnPath;
  /** Whether the list has the whole width: then the buttons are at the end of the row. */
  wide?: boolean;
};

/** One booking of a list: when, what, with whom, for how much, and what can be done with it here. */
export function BookingRow({ booking, party, next, wide = false }: BookingRowProps) {
  const { id, startsAt, endsAt, status } = booking;
  const otherName = otherPerson(booking, party).name;
  const region = findRegion(booking.region ?? "");
  const message = messageLink(booking, party);
  const now = usePageTime() ?? startsAt;
  const hasBegun = startsAt <= now;
  const which = (
    <>
      {booking.serviceTitle}, {otherName}, <ShortDay at={startsAt} />
    </>
  );
  const complete = status === "confirmed" && !hasReported(booking, party) && (
    <TransitionButtons
      booking={booking}
      buttons={[{ ...COMPLETE, variant: hasBegun ? "secondary" : "quiet" }]}
      next={next}
      of={which}
    />
  );
  return (
    <li data-booking className={cx("flex gap-3 py-3.5", wide && "@min-[760px]:items-center")}>
      <DateBlock at={startsAt} />
      <div
        className={cx(
          "min-w-0 flex-1",
          wide &&
            "@min-[760px]:grid @min-[760px]:grid-cols-[minmax(0,1fr)_auto] @min-[760px]:gap-x-6",
        )}
      >
        <h3 className="text-lg leading-[1.3]">
          <Link to={paths.booking(id)}>{booking.serviceTitle}</Link>
        </h3>
        <p className="text-sm text-soft wrap-anywhere">
          {otherName}
          {region && ` · Region ${region.number}`}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-soft wrap-anywhere [&_time]:whitespace-normal">
          <span>
            {dayOf(startsAt) === dayOf(now) && (
              <>
                <PastDay at={startsAt} now={now} />,{" "}
              </>
            )}
            <TimeRange from={startsAt} to={endsAt} />
          </span>
          <span className="sr-only">, </span>
          <span>
            <Amount cents={booking.totalAmount} type={booking.priceType} status={status} />
          </span>
        </p>
        <p className={cx("mt-1.5 mb-2 flex flex-wrap gap-1.5", wide && "@min-[760px]:mb-0")}>
          <BookingBadge booking={booking} waitsFor={awaitedName(booking, party)} />
          {booking.proposedBy && (
            <Badge tone="pending" wraps>
              Another time proposed
            </Badge>
          )}
        </p>
        <div
          className={cx(
            buttonRow,
            "print:hidden",
            wide &&
              "@min-[760px]:[grid-area:1/2/5] @min-[760px]:max-w-96 @min-[760px]:justify-end @min-[760px]:self-center",
          )}
        >
          {booking.proposedBy && booking.proposedBy !== party && (
            <ButtonLink size="small" to={paths.booking(id)}>
              See the new time<span className="sr-only"> of {otherName}</span>
            </ButtonLink>
          )}
          {party === "professional" && status === "pending" && !booking.proposedBy && (
            <AnswerButtons booking={booking} next={next} of={which} />
          )}
          {hasBegun && complete}
          {message && (
            <ButtonLink variant="secondary" size="small" to={message}>
              Message<span className="sr-only"> {otherName}</span>
            </ButtonLink>
          )}
          {!hasBegun && complete}
          {canBookAgain(booking, party) && (
            <ButtonLink
              variant="secondary"
              size="small"
              href={paths.bookingForm(booking.serviceId)}
            >
              Book again<span className="sr-only">: {booking.serviceTitle}</span>
            </ButtonLink>
          )}
        </div>
      </div>
    </li>
  );
}
