import type { FormState } from "#app/domain/forms/form-state.ts";
import { LEAST_ANSWER, MOST_WRITTEN } from "#app/domain/team/tickets.ts";
import { Button } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-state.ts";
import { Panel } from "#app/ui/panel.tsx";

const LABELS = { answer: "Your answer", note: "Note for the team" };

type TicketFormProps = Pick<FormState, "values" | "errors"> & {
  /** An id that is made with the page, so that a form that is sent twice is stored once. */
  formId: string;
};

/** Answers a ticket by e-mail. */
export function AnswerForm(
  props: TicketFormProps & {
    to: string;
    /** How many answers the page shows. */
    seen: number;
  },
) {
  const { formId, values, errors, to, seen } = props;
  const field = fieldsOf(LABELS, { values, errors });
  const { note: _, ...own } = errors;
  return (
    <Panel as="form" method="post" className="stack-4" noValidate>
      <AccountField />
      <input type="hidden" name="formId" value={formId} />
      <input type="hidden" name="seen" value={seen} />
      <ErrorSummary errors={own} labels={LABELS} />
      <TextAreaField
        {...field("answer")}
        hint={`${LEAST_ANSWER} to ${MOST_WRITTEN} characters. It goes to ${to}, with the message below it.`}
        rows={8}
        required
      />
      <Button name="intent" value="answer">
        Send the answer
      </Button>
    </Panel>
  );
}

/** Writes a note that only the team sees. */
export function NoteForm({ formId, values, errors }: TicketFormProps) {
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <Panel as="form" method="post" className="stack-4" noValidate>
      <AccountField />
      <input type="hidden" name="formId" value={formId} />
      {errors.note && <ErrorSummary errors={{ note: errors.note }} labels={LABELS} />}
      <TextAreaField
        {...field("note")}
        hint={`At most ${MOST_WRITTEN} characters. Only the team sees it.`}
        rows={3}
        required
      />
      <Button variant="secondary" name="intent" value="note">
        Save the note
      </Button>
    </Panel>
  );
}

/** Closes a ticket, or opens it again. */
export function StateForm({ closes, opens }: { closes: boolean; opens: boolean }) {
  return (
    <form method="post" className="flex flex-wrap gap-2">
      <AccountField />
      {closes && (
        <Button variant="secondary" name="intent" value="close">
          Close the ticket
        </Button>
      )}
      {opens && (
        <Button variant="secondary" name="intent" value="open">
          Open it again
        </Button>
      )}
    </form>
  );
}
