import { useState } from "react";
import { Form, Link } from "react-router";
import type { Booking, Party } from "#app/domain/bookings/booking.ts";
import type { ReasonForm } from "#app/domain/bookings/reason-form.ts";
import {
  BOOKING_FAILED,
  isWithdrawal,
  LEAST_REASON,
  MOST_REASON,
  NOT_STARTED,
  needsReason,
  refuseReason,
  type TransitionConfirmedFirst,
} from "#app/domain/bookings/transitions.ts";
import type { OwnPath } from "#app/domain/paths/safe-path.ts";
import { paths } from "#app/links.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ActionPanel, Cancel } from "#app/ui/dashboard/action-panel.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { KeptDraft } from "#app/ui/forms/kept-draft.tsx";
import { VersionField } from "#app/ui/forms/version-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useKeepOffline, useWaitingTransition } from "#app/ui/queue/queued-writes.ts";
import { UnlessWaiting } from "#app/ui/queue/unless-waiting.tsx";
import { ShortDay, TimeRange } from "#app/ui/values/date-time.tsx";

/** The form before anything was sent. */
export const NO_REASON_YET: ReasonForm = { reason: "", error: null, problem: null };

type TransitionPageProps = ReasonForm & {
  transition: TransitionConfirmedFirst;
  booking: Booking;
  party: Party;
  /** UTC milliseconds when the page was made. */
  now: number;
  /** The page to come back to when it is not the booking. */
  next: OwnPath | null;
};

type Words = {
  title: string;
  question: (other: string) => string;
  /** The label of the button that does it, and of the link that leaves everything as it is. */
  action: string;
  leave: string;
};

const WORDS: Record<TransitionConfirmedFirst, Words> = {
  cancel: {
    title: "Cancel booking",
    question: () => "Do you want to cancel this booking?",
    action: "Cancel booking",
    leave: "Keep booking",
  },
  complete: {
    title: "Mark as Completed",
    question: () => "Mark this booking as completed?",
    action: "Mark as Completed",
    leave: "Not yet",
  },
  decline: {
    title: "Decline request",
    question: () => "Do you want to decline this request?",
    action: "Decline request",
    leave: "Keep request",
  },
  dispute: {
    title: "This did not happen",
    question: () => "Do you want to tell us that this booking did not happen?",
    action: "Tell Kayap",
    leave: "Go back",
  },
  "no-show": {
    title: "Missed booking",
    question: (other) => `Did ${other} not come?`,
    action: "Report it",
    leave: "Go back",
  },
};

/** What cancelling is called for the customer of a request. */
const WITHDRAWAL: Words = {
  title: "Withdraw request",
  question: () => "Do you want to withdraw this request?",
  action: "Withdraw request",
  leave: "Keep request",
};

/** Those that are done without a reason. */
const WITHOUT_REASON: ReadonlySet<TransitionConfirmedFirst> = new Set(["complete", "no-show"]);
const ENDS_IT: ReadonlySet<TransitionConfirmedFirst> = new Set(["cancel", "decline"]);

const wordsFor = (transition: TransitionConfirmedFirst, party: Party, booking: Booking) =>
  transition === "cancel" && isWithdrawal(party, booking) ? WITHDRAWAL : WORDS[transition];

/** The title of the question before a transition. */
export const transitionTitle = (transition: TransitionConfirmedFirst) => WORDS[transition].title;

/** Asks before a transition, and for a reason where one can be given: a page, or a dialog over the booking. */
export function TransitionPage(props: TransitionPageProps) {
  const { transition, booking, party, now, next, problem } = props;
  const { title, question, action, leave } = wordsFor(transition, party, booking);
  const isEarly = transition === "complete" && booking.startsAt > now;
  const [offlineError, setOfflineError] = useState<string | null>(null);
  const { id, updatedAt: version } = booking;
  const keepOffline = useKeepOffline({ bookingId: id, version });
  const waitingTransition = useWaitingTransition(booking.id);
  const mayKeep = (_: string, reason: string) => {
    const wrong = refuseReason(reason, isReasonNeeded(props));
    setOfflineError(wrong);
    return wrong === null;
  };
  const error = offlineError ?? props.error;
  return (
    <ActionPanel title={title}>
      <UnlessWaiting bookingId={booking.id}>
        <Form
          method="post"
          action={paths.bookingTransition(booking.id, transition, { next })}
          className="stack-4"
          replace
          noValidate
          onSubmit={(event) => keepOffline(event, mayKeep, transition)}
        >
          <AccountField />
          <VersionField version={version} />
          <ErrorSummary errors={error ? { reason: error } : {}} labels={{ reason: "Why?" }} />
          {problem && (
            <Notice tone="bad">
              {problem} <Link to={paths.booking(id)}>See the booking</Link>
            </Notice>
          )}
          {!WITHOUT_REASON.has(transition) && (
            <KeptDraft at={paths.bookingTransition(booking.id, transition)} />
          )}
          {next && <input type="hidden" name="next" value={next} />}
          <p>
            <b>{isEarly ? NOT_STARTED : question(otherName(booking, party))}</b>
          </p>
          <InBrief booking={booking} />
          <Consequences {...props} error={error} />
          <FormFailure>{BOOKING_FAILED}</FormFailure>
          <div className="flex flex-wrap items-center gap-2">
            <Button variant={ENDS_IT.has(transition) ? "danger" : "primary"}>{action}</Button>
            <Cancel to={next ?? paths.booking(booking.id)}>{leave}</Cancel>
          </div>
        </Form>
      </UnlessWaiting>
      {waitingTransition && (
        <p className="mt-4">
          <Cancel to={next ?? paths.booking(booking.id)}>Back</Cancel>
        </p>
      )}
    </ActionPanel>
  );
}

const otherName = (booking: Booking, party: Party) =>
  party === "customer" ? booking.professionalName : booking.customerName;

function isReasonNeeded({ transition, party, booking, now }: TransitionPageProps): boolean {
  return transition === "cancel" && needsReason(party, booking, now);
}

function InBrief({ booking }: { booking: Booking }) {
  return (
    <p>
      {booking.serviceTitle}
      <br />
      <ShortDay at={booking.startsAt} />, <TimeRange from={booking.startsAt} to={booking.endsAt} />
      <br />
      <span className="text-soft">{booking.reference}</span>
    </p>
  );
}

/** What follows, and why it is done where a reason can be given. */
function Consequences(props: TransitionPageProps) {
  const { transition, booking, party, reason, error } = props;
  const other = otherName(booking, party);
  const required = isReasonNeeded(props);
  const late = party === "customer" && required;
  if (transition === "complete") return null;
  if (transition === "no-show") return <p>We tell {other}. It is not public.</p>;
  return (
    <>
      {transition === "dispute" ? (
        <p>We will look into it and may write to both of you. We tell {other} about it.</p>
      ) : (
        <p>We tell {other} at once, and the time is free again.</p>
      )}
      {late && (
        <Notice tone="wait">
          It starts in less than 24 hours, so this counts as a late cancellation.
        </Notice>
      )}
      <Reason reason={reason} error={error} reader={other} required={required} />
    </>
  );
}

type ReasonProps = Omit<ReasonForm, "problem"> & {
  /** The name of who will see it. */
  reader: string;
  required: boolean;
};

function Reason({ reason, error, reader, required }: ReasonProps) {
  return (
    <TextAreaField
      id="reason"
      name="reason"
      rows={3}
      label={required ? "Why?" : "Why? (optional)"}
      hint={
        required
          ? `${LEAST_REASON} to ${MOST_REASON} characters. ${reader} will see this.`
          : `${reader} will see this. Up to ${MOST_REASON} characters.`
      }
      defaultValue={reason}
      error={error}
    />
  );
}

type TransitionRefusedProps = { title: string; message: string; id: string };

/** In place of the question when the transition is no longer possible. */
export function TransitionRefused({ title, message, id }: TransitionRefusedProps) {
  return (
    <ActionPanel title={title}>
      <Notice tone="bad">{message}</Notice>
      <Cancel to={paths.booking(id)}>Back to the booking</Cancel>
    </ActionPanel>
  );
}

/** For a booking that does not exist or belongs to other people. */
export function BookingMissing() {
  return (
    <DashboardPage title="Booking not found">
      <p>It is not among your bookings. The address may be mistyped.</p>
      <p>
        <ButtonLink to={paths.bookings}>All my bookings</ButtonLink>
      </p>
    </DashboardPage>
  );
}
