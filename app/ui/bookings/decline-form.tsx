import { Form } from "react-router";
import { MOST_REASON } from "#app/domain/bookings/steps.ts";
import { TextAreaField } from "../field.tsx";
import { bookingHref } from "./links.ts";

/** Declining a request, with a reason for those who want to give one; open with one that was typed already. */
export function DeclineForm({ id, reason }: { id: string; reason: string }) {
  return (
    <details className="decline" open={reason !== "" || undefined}>
      <summary>Decline with a reason</summary>
      <Form className="f panel stack" method="post" action={bookingHref(id)}>
        <input type="hidden" name="step" value="decline" />
        <TextAreaField
          id="reason"
          name="reason"
          rows={3}
          defaultValue={reason}
          label="Why? (optional)"
          hint={`The customer reads this. Up to ${MOST_REASON} characters.`}
        />
        <div>
          <button className="btn danger">Decline and tell them why</button>
        </div>
      </Form>
    </details>
  );
}
