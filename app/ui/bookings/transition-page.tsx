import { useState } from "react";
import { Form, Link } from "react-router";
import { type Booking, otherPerson, type Party } from "#app/domain/bookings/booking.ts";
import type { ReasonForm } from "#app/domain/bookings/reason-form.ts";
import {
  BOOKING_FAILED,
  NOT_STARTED,
  needsReason,
  refuseReason,
  type TransitionConfirmedFirst,
} from "#app/domain/bookings/transitions.ts";
import type { OwnPath } from "#app/domain/paths/safe-path.ts";
import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { ActionPanel, Cancel } from "#app/ui/dashboard/action-panel.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { KeptDraft } from "#app/ui/forms/kept-draft.tsx";
import { VersionField } from "#app/ui/forms/version-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useKeepOffline, useWaitingTransition } from "#app/ui/queue/queued-writes.ts";
import { UnlessWaiting } from "#app/ui/queue/unless-waiting.tsx";
import { ShortDay, TimeRange } from "#app/ui/values/date-time.tsx";
import { Consequences } from "./transition-consequences.tsx";
import { wordsFor } from "./transition-words.ts";

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

/** Those that are done without a reason. */
const WITHOUT_REASON: ReadonlySet<TransitionConfirmedFirst> = new Set(["complete", "no-show"]);
const ENDS_IT: ReadonlySet<TransitionConfirmedFirst> = new Set(["cancel", "decline"]);

/** Asks before a transition, and for a reason where one can be given: a page, or a dialog over the booking. */
export function TransitionPage(props: TransitionPageProps) {
  const { transition, booking, party, now, next, problem, reason } = props;
  const other = otherPerson(booking, party).name;
  const required = transition === "cancel" && needsReason(party, booking, now);
  const { title, question, action, leave } = wordsFor(transition, party, booking);
  const isEarly = transition === "complete" && booking.startsAt > now;
  const [offline, setOffline] = useState<{ error: string } | null>(null);
  const { id, updatedAt: version } = booking;
  const keepOffline = useKeepOffline({ bookingId: id, version });
  const waitingTransition = useWaitingTransition(booking.id);
  const mayKeep = (_: string, reason: string) => {
    const wrong = refuseReason(reason, required);
    setOffline(wrong === null ? null : { error: wrong });
    return wrong === null;
  };
  const error = offline?.error ?? props.error;
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
            <b>{isEarly ? NOT_STARTED : question(other)}</b>
          </p>
          <InBrief booking={booking} />
          <Consequences {...{ transition, party, other, required, reason, error }} />
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
