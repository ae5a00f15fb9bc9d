import type { BookingDetails, Party } from "#app/domain/bookings/booking.ts";
import type { BookingTransition } from "#app/domain/bookings/transitions.ts";
import { paths } from "#app/links.ts";
import { When } from "#app/ui/date-time.tsx";
import { ButtonLink } from "../button.tsx";
import { Columns, DashboardPage } from "../dashboard/page.tsx";
import { Icon } from "../icon.tsx";
import { Notice } from "../notice.tsx";
import { Panel } from "../panel.tsx";
import { BookingBadge } from "./badge.tsx";
import { BookingFacts } from "./booking-facts.tsx";
import { BookingHistory } from "./booking-history.tsx";
import { DateBlock } from "./date-block.tsx";
import { DeclineForm } from "./decline-form.tsx";
import { messageLink } from "./message-link.ts";
import { ANSWER, COMPLETE, TransitionButtons } from "./transition-buttons.tsx";

type BookingPageProps = {
  booking: BookingDetails;
  party: Party;
  /** The transitions that the signed-in party can apply now. */
  open: readonly BookingTransition[];
  /** Why a transition was refused, and the reason that was submitted with it. */
  problem: string | null;
  reason: string;
};

/** One booking with everything about it. */
export function BookingPage({ booking, party, open, problem, reason }: BookingPageProps) {
  const other = party === "customer" ? booking.professionalName : booking.customerName;
  return (
    <DashboardPage title={`Booking ${booking.reference}`}>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <div className="flex items-start gap-2">
        <DateBlock at={booking.startsAt} />
        <div className="min-w-0 flex-1">
          <p>
            <b>{booking.serviceTitle}</b>
          </p>
          <p className="text-sm text-soft wrap-anywhere">
            <When at={booking.startsAt} />
          </p>
          <BookingBadge booking={booking} />
        </div>
      </div>
      <Notes booking={booking} party={party} other={other} />
      <Proposal booking={booking} party={party} other={other} open={open} />
      <Actions booking={booking} party={party} open={open} other={other} reason={reason} />
      <Columns>
        <section>
          <h2 className="mb-2.5">Details</h2>
          <BookingFacts booking={booking} party={party} />
        </section>
        <section>
          <h2 className="mb-2.5">What happened</h2>
          <BookingHistory booking={booking} />
        </section>
      </Columns>
    </DashboardPage>
  );
}

type PartProps = { booking: BookingDetails; party: Party; other: string };

/** What the badge does not show: why it ended, and who did not come. */
function Notes({ booking, party, other }: PartProps) {
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

type ActionsProps = PartProps & { open: readonly BookingTransition[] };

function Proposal({ booking, party, other, open }: ActionsProps) {
  const { id, proposedBy, proposedStartsAt, startsAt, updatedAt } = booking;
  if (proposedBy === null || proposedStartsAt === null) return null;
  const mine = proposedBy === party;
  return (
    <Panel as="section" variant="flat" className="stack-4" aria-label="Another time">
      <p>
        <b>{mine ? "You propose another time" : `${other} proposes another time`}:</b>{" "}
        <When at={proposedStartsAt} /> instead of <When at={startsAt} />.
      </p>
      {mine ? (
        <p className="text-soft">Until {other} answers, the time stays as it is.</p>
      ) : (
        <TransitionButtons
          id={id}
          next={paths.booking(id)}
          version={updatedAt}
          buttons={[
            ...(open.includes("accept-proposal")
              ? [{ transition: "accept-proposal" as const, name: "Agree to the new time" }]
              : []),
            { transition: "decline-proposal", name: "Keep the old time", secondary: true },
          ]}
        />
      )}
    </Panel>
  );
}

function Actions({ booking, party, open, other, reason }: ActionsProps & { reason: string }) {
  const { id, serviceId, status } = booking;
  const can = (transition: BookingTransition) => open.includes(transition);
  const message = messageLink(booking, party);
  const next = paths.booking(id);
  return (
    <>
      {can("decline") && (
        <div className="stack-4">
          <TransitionButtons
            id={id}
            next={next}
            buttons={ANSWER.filter(({ transition }) => can(transition))}
          />
          <DeclineForm id={id} reason={reason} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        {can("complete") && <TransitionButtons id={id} next={next} buttons={COMPLETE} />}
        {status === "completed" && party === "customer" && <Review booking={booking} />}
        {message && (
          <ButtonLink variant="secondary" size="small" to={message}>
            <Icon name="message-circle" />
            Message
          </ButtonLink>
        )}
        {can("propose") && (
          <ButtonLink variant="secondary" size="small" to={paths.bookingTransition(id, "propose")}>
            <Icon name="clock" />
            Propose another time
          </ButtonLink>
        )}
        {status !== "cancelled" && (
          <ButtonLink variant="secondary" size="small" href={paths.bookingCalendar(id)} download>
            <Icon name="calendar-plus" />
            Add to calendar
          </ButtonLink>
        )}
        {party === "customer" && (
          <ButtonLink variant="secondary" size="small" href={paths.bookingForm(serviceId)}>
            <Icon name="rotate-ccw" />
            Book again
          </ButtonLink>
        )}
        {can("cancel") && (party === "customer" || status === "confirmed") && (
          <ButtonLink variant="secondary" size="small" to={paths.bookingTransition(id, "cancel")}>
            <Icon name="x" />
            Cancel Booking
          </ButtonLink>
        )}
        {can("no-show") && (
          <TransitionButtons
            id={id}
            next={next}
            buttons={[{ transition: "no-show", name: `${other} did not come`, secondary: true }]}
          />
        )}
        {can("dispute") && (
          <ButtonLink variant="secondary" size="small" to={paths.bookingTransition(id, "dispute")}>
            <Icon name="flag" />
            This did not happen
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** A customer reviews a service once, and none that is deleted or hidden. */
function Review({ booking }: { booking: BookingDetails }) {
  const { serviceId, ownReviewId } = booking;
  if (ownReviewId !== null) {
    return (
      <ButtonLink variant="secondary" size="small" to={paths.review(ownReviewId, "edit")}>
        <Icon name="star" />
        Your review
      </ButtonLink>
    );
  }
  if (booking.serviceDeleted || booking.serviceHidden) return null;
  return (
    <ButtonLink size="small" to={paths.writeReview(serviceId)}>
      <Icon name="star" />
      Write a review
    </ButtonLink>
  );
}
