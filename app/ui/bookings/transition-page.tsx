import { type Booking, lengthText, type Party } from "#app/domain/bookings/booking.ts";
import {
  isLate,
  LEAST_REASON,
  MOST_REASON,
  NOT_STARTED,
  needsReason,
  type TransitionConfirmedFirst,
} from "#app/domain/bookings/transitions.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ConfirmPage } from "#app/ui/dashboard/confirm-page.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { When } from "#app/ui/date-time.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

type TransitionPageProps = {
  transition: TransitionConfirmedFirst;
  booking: Booking;
  party: Party;
  /** UTC milliseconds when the page was made. */
  now: number;
  /** The submitted reason, and what is wrong with it. */
  reason: string;
  error: string | null;
  problem: string | null;
};

function InBrief({ booking }: { booking: Booking }) {
  return (
    <p>
      {booking.serviceTitle}
      <br />
      <When at={booking.startsAt} />, {lengthText((booking.endsAt - booking.startsAt) / 60_000)}
      <br />
      <span className="text-soft">{booking.reference}</span>
    </p>
  );
}

function Reason({
  reason,
  error,
  required,
}: {
  reason: string;
  error: string | null;
  required: boolean;
}) {
  return (
    <div>
      <TextAreaField
        id="reason"
        name="reason"
        rows={3}
        label={required ? "Why?" : "Why? (optional)"}
        hint={
          required
            ? `${LEAST_REASON} to ${MOST_REASON} characters. The other side reads this.`
            : `The other side reads this. Up to ${MOST_REASON} characters.`
        }
        defaultValue={reason}
        error={error}
      />
    </div>
  );
}

export const TRANSITION_TITLES: Record<TransitionConfirmedFirst, string> = {
  cancel: "Cancel Booking",
  complete: "Mark as Completed",
  dispute: "This did not happen",
};

/** Asks before a transition, and for a reason where one can be given. */
export function TransitionPage(props: TransitionPageProps) {
  const { transition, booking, now, problem } = props;
  const question = {
    cancel: "Do you want to cancel this booking?",
    complete: booking.startsAt > now ? NOT_STARTED : "Mark this booking as completed?",
    dispute: "Do you want to tell us that this booking did not happen?",
  }[transition];
  return (
    <ConfirmPage
      title={TRANSITION_TITLES[transition]}
      question={question}
      action={transition === "dispute" ? "Tell Kayap" : TRANSITION_TITLES[transition]}
      cancelTo={paths.booking(booking.id)}
      danger={transition === "cancel"}
      problem={problem}
    >
      <InBrief booking={booking} />
      {transition === "cancel" && <BeforeCancelling {...props} />}
      {transition === "dispute" && <BeforeDisputing {...props} />}
    </ConfirmPage>
  );
}

/** What cancelling means, and why it is done where a reason is required. */
function BeforeCancelling({ booking, party, now, reason, error }: TransitionPageProps) {
  const late = isLate(booking.startsAt, now);
  const other = party === "customer" ? booking.professionalName : booking.customerName;
  return (
    <>
      <p>{other} is notified at once, and the time is free again.</p>
      {late && party === "customer" && (
        <Notice tone="wait">It starts in less than 24 hours, so this counts as late.</Notice>
      )}
      <Reason reason={reason} error={error} required={needsReason(party, booking.startsAt, now)} />
    </>
  );
}

function BeforeDisputing({ booking, reason, error }: TransitionPageProps) {
  return (
    <>
      <p>
        We read it, look at both sides, and may write to you. {booking.professionalName} is
        notified.
      </p>
      <Reason reason={reason} error={error} required={false} />
    </>
  );
}

/** In place of the question when the transition is no longer possible. */
export function TransitionRefused({
  title,
  message,
  id,
}: {
  title: string;
  message: string;
  id: string;
}) {
  return (
    <DashboardPage title={title}>
      <Notice tone="bad">{message}</Notice>
      <p>
        <ButtonLink variant="secondary" to={paths.booking(id)}>
          Back to the booking
        </ButtonLink>
      </p>
    </DashboardPage>
  );
}

/** For a booking that does not exist or belongs to other people. */
export function BookingMissing() {
  return (
    <DashboardPage title="Booking not found">
      <p>It is not among your bookings. The address may have a typo.</p>
      <p>
        <ButtonLink to={paths.bookings}>All my bookings</ButtonLink>
      </p>
    </DashboardPage>
  );
}
