import type { Party } from "#app/domain/bookings/booking.ts";
import type { ReasonForm } from "#app/domain/bookings/reason-form.ts";
import {
  LEAST_REASON,
  MOST_REASON,
  type TransitionConfirmedFirst,
} from "#app/domain/bookings/transitions.ts";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

type ConsequencesProps = Omit<ReasonForm, "problem"> & {
  transition: TransitionConfirmedFirst;
  party: Party;
  /** The name of the other one, who is told and sees the reason. */
  other: string;
  /** Whether it needs a reason. */
  required: boolean;
};

/** What follows, and why it is done where a reason can be given. */
export function Consequences(props: ConsequencesProps) {
  const { transition, party, other, required, reason, error } = props;
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
