import { Form } from "react-router";
import { MOST_REASON } from "#app/domain/bookings/transitions.ts";
import { paths } from "#app/links.ts";
import { Button } from "../button.tsx";
import { TextAreaField } from "../field.tsx";
import { Panel } from "../panel.tsx";

/** Declines a request with a reason; opened where a submitted reason is shown again. */
export function DeclineForm({ id, reason }: { id: string; reason: string }) {
  return (
    <details className="print:hidden" open={reason !== "" || undefined}>
      <summary className="inline-block py-2.5 font-semibold text-link">
        Decline with a reason
      </summary>
      <Panel as={Form} className="stack-4" method="post" action={paths.booking(id)}>
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
          <Button variant="danger">Decline and tell them why</Button>
        </div>
      </Panel>
    </details>
  );
}
