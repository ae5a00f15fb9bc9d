import { Link } from "react-router";
import type { BookingDetails, Party } from "#app/domain/bookings/booking.ts";
import type { BookingStep } from "#app/domain/bookings/steps.ts";
import { DashboardPage } from "../dashboard/page.tsx";
import { Icon } from "../icon.tsx";
import { serviceHref } from "../links.ts";
import { Notice } from "../notice.tsx";
import { reviewHref, writeReviewHref } from "../reviews/review-href.ts";
import { When } from "../when.tsx";
import { ANSWER, COMPLETE, StepButtons } from "./answer-buttons.tsx";
import { BookingBadge } from "./badge.tsx";
import { BookingFacts } from "./booking-facts.tsx";
import { BookingHistory } from "./booking-history.tsx";
import { DateBlock } from "./date-block.tsx";
import { DeclineForm } from "./decline-form.tsx";
import { bookingHref, messageHref } from "./links.ts";

type BookingPageProps = {
  booking: BookingDetails;
  party: Party;
  /** What the reader can do with it now. */
  open: readonly BookingStep[];
  /** Why a step could not be taken, and the reason that was typed with it. */
  problem: string | null;
  reason: string;
};

/** One booking with everything about it. */
export function BookingPage({ booking, party, open, problem, reason }: BookingPageProps) {
  const other = party === "customer" ? booking.professionalName : booking.customerName;
  return (
    <DashboardPage title={`Booking ${booking.reference}`}>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <div className="line booking-head">
        <DateBlock at={booking.startsAt} />
        <div className="grow">
          <p>
            <b>{booking.serviceTitle}</b>
          </p>
          <p className="by">
            <When at={booking.startsAt} />
          </p>
          <BookingBadge booking={booking} />
        </div>
      </div>
      <Said booking={booking} party={party} other={other} />
      <Proposal booking={booking} party={party} other={other} open={open} />
      <Actions booking={booking} party={party} open={open} other={other} reason={reason} />
      <div className="two">
        <section>
          <h2>Details</h2>
          <BookingFacts booking={booking} party={party} />
        </section>
        <section>
          <h2>What happened</h2>
          <BookingHistory booking={booking} />
        </section>
      </div>
    </DashboardPage>
  );
}

type PartProps = { booking: BookingDetails; party: Party; other: string };

/** What cannot be read from the badge: why it ended, and who was missed. */
function Said({ booking, party, other }: PartProps) {
  const { noShow, status, endReason } = booking;
  return (
    <>
      {noShow && (
        <Notice tone="wait">
          {noShow === party
            ? `${other} reported that you did not come.`
            : `You reported that ${other} did not come.`}{" "}
          Only the two of you see this.
        </Notice>
      )}
      {status === "cancelled" && endReason && <Notice tone="info">“{endReason}”</Notice>}
    </>
  );
}

type ActionsProps = PartProps & { open: readonly BookingStep[] };

function Proposal({ booking, party, other, open }: ActionsProps) {
  const { id, proposedBy, proposedStartsAt, startsAt, updatedAt } = booking;
  if (proposedBy === null || proposedStartsAt === null) return null;
  const mine = proposedBy === party;
  return (
    <section className="panel stack" aria-label="Another time">
      <p>
        <b>{mine ? "You propose another time" : `${other} proposes another time`}:</b>{" "}
        <When at={proposedStartsAt} /> instead of <When at={startsAt} />.
      </p>
      {mine ? (
        <p className="soft">Until {other} answers, the time stays as it is.</p>
      ) : (
        <StepButtons
          id={id}
          next={bookingHref(id)}
          version={updatedAt}
          steps={[
            ...(open.includes("accept-proposal")
              ? [{ step: "accept-proposal" as const, name: "Agree to the new time" }]
              : []),
            { step: "decline-proposal", name: "Keep the old time", alt: true },
          ]}
        />
      )}
    </section>
  );
}

function Actions({ booking, party, open, other, reason }: ActionsProps & { reason: string }) {
  const { id, serviceId, status } = booking;
  const can = (step: BookingStep) => open.includes(step);
  const message = messageHref(booking, party);
  const next = bookingHref(id);
  return (
    <>
      {can("decline") && (
        <div className="stack">
          <StepButtons
            id={id}
            next={next}
            steps={ANSWER.filter(({ step }) => step !== "accept" || can("accept"))}
          />
          <DeclineForm id={id} reason={reason} />
        </div>
      )}
      <div className="line">
        {can("complete") && <StepButtons id={id} next={next} steps={COMPLETE} />}
        {status === "completed" && party === "customer" && <Review booking={booking} />}
        {message && (
          <Link className="btn alt s" to={message}>
            <Icon name="message-circle" />
            Message
          </Link>
        )}
        {can("propose") && (
          <Link className="btn alt s" to={`${next}/propose`}>
            <Icon name="clock" />
            Propose another time
          </Link>
        )}
        {status !== "cancelled" && (
          <a className="btn alt s" href={`${next}/calendar.ics`} download>
            <Icon name="calendar-plus" />
            Add to calendar
          </a>
        )}
        {party === "customer" && (
          <a className="btn alt s" href={`${serviceHref(serviceId)}/book`}>
            <Icon name="rotate-ccw" />
            Book again
          </a>
        )}
        {can("cancel") && (party === "customer" || status === "confirmed") && (
          <Link className="btn alt s" to={`${next}/cancel`}>
            <Icon name="x" />
            Cancel Booking
          </Link>
        )}
        {can("no-show") && (
          <StepButtons
            id={id}
            next={next}
            steps={[{ step: "no-show", name: `${other} did not come`, alt: true }]}
          />
        )}
        {can("dispute") && (
          <Link className="btn alt s" to={`${next}/dispute`}>
            <Icon name="flag" />
            This did not happen
          </Link>
        )}
      </div>
    </>
  );
}

/** A customer reviews a service once, and none that is gone or hidden. */
function Review({ booking }: { booking: BookingDetails }) {
  const { serviceId, ownReviewId } = booking;
  if (ownReviewId !== null) {
    return (
      <Link className="btn alt s" to={reviewHref(ownReviewId, "edit")}>
        <Icon name="star" />
        Your review
      </Link>
    );
  }
  if (booking.serviceDeleted || booking.serviceHidden) return null;
  return (
    <Link className="btn s" to={writeReviewHref(serviceId)}>
      <Icon name="star" />
      Write a review
    </Link>
  );
}
