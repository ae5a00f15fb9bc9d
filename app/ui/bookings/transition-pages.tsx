import { type Booking, lengthText, type Party } from "#app/domain/bookings/booking.ts";
import {
  isLate,
  LEAST_REASON,
  MOST_REASON,
  NOT_STARTED,
} from "#app/domain/bookings/transitions.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ConfirmPage } from "#app/ui/dashboard/confirm-page.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { When } from "#app/ui/date-time.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

type TransitionPageProps = {
  booking: Booking;
  party: Party;
  /** UTC milliseconds when the page was made. */
  now: number;
  /** What was typed, and what is wrong with it. */
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

/** Asks before a booking is cancelled, and why where that is owed. */
export function CancelPage({ booking, party, now, reason, error, problem }: TransitionPageProps) {
  const late = isLate(booking.startsAt, now);
  const other = party === "customer" ? booking.professionalName : booking.customerName;
  return (
    <ConfirmPage
      title="Cancel Booking"
      question="Do you want to cancel this booking?"
      action="Cancel Booking"
      cancelTo={paths.booking(booking.id)}
      danger
      problem={problem}
    >
      <InBrief booking={booking} />
      <p>{other} is told at once, and the time is free again.</p>
      {late && party === "customer" && (
        <Notice tone="wait">It starts in less than 24 hours, so this counts as late.</Notice>
      )}
      <Reason reason={reason} error={error} required={late || party === "professional"} />
    </ConfirmPage>
  );
}

/** Asks before a booking is completed that has not begun. */
export function CompletePage({ booking, now, problem }: TransitionPageProps) {
  return (
    <ConfirmPage
      title="Mark as Completed"
      question={booking.startsAt > now ? NOT_STARTED : "Mark this booking as completed?"}
      action="Mark as Completed"
      cancelTo={paths.booking(booking.id)}
      problem={problem}
    >
      <InBrief booking={booking} />
    </ConfirmPage>
  );
}

/** Lets a customer say that a completed booking did not happen. */
export function DisputePage({ booking, reason, error, problem }: TransitionPageProps) {
  return (
    <ConfirmPage
      title="This did not happen"
      question="Do you want to tell us that this booking did not happen?"
      action="Tell Kayap"
      cancelTo={paths.booking(booking.id)}
      problem={problem}
    >
      <InBrief booking={booking} />
      <p>
        We read it, look at both sides, and may write to you. {booking.professionalName} is told.
      </p>
      <Reason reason={reason} error={error} required={false} />
    </ConfirmPage>
  );
}

/** In place of a question that cannot be asked any more. */
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

/** Where somebody asks for a booking that is not theirs or not there. */
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
