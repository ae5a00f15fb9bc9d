import { awaitedName } from "#app/domain/bookings/answerer.ts";
import {
  BOOKING_STATUS,
  type BookingDetails,
  lengthText,
  minutesOf,
  type OfferOfBooking,
  otherPerson,
  type Party,
} from "#app/domain/bookings/booking.ts";
import type { NextStep } from "#app/domain/bookings/next-step.ts";
import {
  type BookingTransition,
  disputersOf,
  hasReported,
} from "#app/domain/bookings/transitions.ts";
import { paths } from "#app/links.ts";
import { BookingBadge } from "#app/ui/bookings/badge.tsx";
import { OtherProfessionals } from "#app/ui/bookings/other-professionals.tsx";
import { Columns, DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { ShortDay, TimeRange } from "#app/ui/values/date-time.tsx";
import { BookingActions } from "./booking-actions.tsx";
import { BookingFacts } from "./booking-facts.tsx";
import { BookingHistory } from "./booking-history.tsx";
import { Proposal } from "./proposal.tsx";
import { WaitingForAnswer } from "./waiting-for-answer.tsx";

type BookingPageProps = {
  booking: BookingDetails;
  /** The offer for a job that it was made from. */
  offer: OfferOfBooking | null;
  party: Party;
  /** The transitions that the signed-in party can apply now. */
  open: readonly BookingTransition[];
  /** What comes next for the signed-in party. */
  next: NextStep | null;
  /** UTC milliseconds when the page was made. */
  now: number;
  /** Why a transition was refused. */
  problem: string | null;
  /** Whether the other person has changed it while the page was open. */
  hasChanged: boolean;
};

/** One booking with everything about it: what comes next first. */
export function BookingPage(props: BookingPageProps) {
  const { booking, offer, party, open, next, now, problem, hasChanged } = props;
  const { serviceTitle, startsAt, endsAt, status, reference } = booking;
  const otherName = otherPerson(booking, party).name;
  const isWaiting = party === "customer" && status === "pending";
  const isLeftWithout =
    party === "customer" &&
    status === "cancelled" &&
    booking.endedBy !== "customer" &&
    startsAt > now;
  const actions = <BookingActions {...{ booking, party, open, next, now }} />;
  return (
    <DashboardPage
      title={
        <>
          {serviceTitle}, <ShortDay at={startsAt} />
        </>
      }
    >
      <Problem>{problem}</Problem>
      <p className="sr-only" aria-live="polite">
        {hasChanged && `This booking has changed. It is now: ${BOOKING_STATUS[status].name}.`}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <BookingBadge
          booking={isWaiting ? { status, expiresAt: null } : booking}
          waitsFor={awaitedName(booking, party)}
        />
        <p className="min-w-0 wrap-anywhere [&_time]:whitespace-normal">
          <TimeRange from={startsAt} to={endsAt} />{" "}
          <span className="text-soft">
            ({lengthText(minutesOf({ startsAt, endsAt }))}) with {otherName}
          </span>
        </p>
        <p className="text-sm text-soft">{reference}</p>
      </div>
      <Notes booking={booking} party={party} other={otherName} />
      <Proposal booking={booking} party={party} other={otherName} open={open} />
      {isWaiting ? (
        <WaitingForAnswer booking={booking} now={now}>
          {actions}
        </WaitingForAnswer>
      ) : (
        actions
      )}
      {isLeftWithout && (
        <p className="print:hidden">
          Need somebody else?{" "}
          <OtherProfessionals booking={booking}>See who can come on this day</OtherProfessionals>
        </p>
      )}
      <Columns>
        <section>
          <h2 className="mb-2.5">Details</h2>
          <BookingFacts booking={booking} offer={offer} party={party} />
        </section>
        <section>
          <h2 className="mb-2.5">History</h2>
          <BookingHistory booking={booking} />
        </section>
      </Columns>
    </DashboardPage>
  );
}

type NotesProps = { booking: BookingDetails; party: Party; other: string };

/** What the badge does not show: why it ended, who did not come, and who says that it did not happen. */
function Notes({ booking, party, other }: NotesProps) {
  const { noShow, status, endReason } = booking;
  return (
    <>
      {noShow && <MissedNote booking={booking} party={party} other={other} />}
      {disputersOf(booking).map((actor) => (
        <Notice tone="wait" key={actor}>
          {actor === party ? "You" : other} told us that this booking did not happen. We may write
          to both of you about it. <a href={paths.contact}>Write to Kayap</a>
        </Notice>
      ))}
      {status === "cancelled" && endReason && <Notice tone="info">“{endReason}”</Notice>}
    </>
  );
}

/** Who was reported, and for the reporter what they can do now. */
function MissedNote({ booking, party, other }: NotesProps) {
  if (!hasReported(booking, party)) {
    return (
      <Notice tone="wait">
        {other} reported that you did not come. This is not public. If it is wrong, write to {other}{" "}
        or <a href={paths.contact}>to Kayap</a>.
      </Notice>
    );
  }
  return (
    <Notice tone="wait">
      You reported that {other} did not come. This is not public.
      <span className="mt-1 flex flex-wrap gap-x-4 print:hidden [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center">
        {party === "customer" && (
          <OtherProfessionals booking={booking} onAnyDay>
            Find somebody else
          </OtherProfessionals>
        )}
        <a href={paths.contact}>Write to Kayap</a>
      </span>
    </Notice>
  );
}
