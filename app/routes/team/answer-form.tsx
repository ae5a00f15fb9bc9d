import type { FormState } from "#app/domain/forms/form-state.ts";
import {
  type AppealOutcome,
  LEAST_ANSWER,
  MOST_ANSWER,
  OUTCOME_CHOICES,
} from "#app/domain/team/appeals.ts";
import { DAY_OPTIONS } from "#app/domain/team/measures.ts";
import { Button } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { SelectField, TextAreaField, Tick, TickGroup } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-state.ts";
import { Panel } from "#app/ui/panel.tsx";

const LABELS = { outcome: "What becomes of it", days: "New length", answer: "Answer" };

type AnswerFormProps = Pick<FormState, "values" | "errors"> & {
  outcomes: readonly AppealOutcome[];
};

/** What becomes of a measure after an appeal, and what the person reads. */
export function AnswerForm({ outcomes, values, errors }: AnswerFormProps) {
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <Panel as="form" method="post" className="stack-4" noValidate>
      <AccountField />
      <h2>Answer</h2>
      <ErrorSummary errors={errors} labels={LABELS} />
      <TickGroup id="outcome" legend={LABELS.outcome} error={errors.outcome}>
        {outcomes.map((outcome) => (
          <Tick
            key={outcome}
            type="radio"
            name="outcome"
            value={outcome}
            defaultChecked={values.outcome === outcome}
          >
            {OUTCOME_CHOICES[outcome]}
          </Tick>
        ))}
      </TickGroup>
      {outcomes.includes("shortened") && (
        <SelectField
          {...field("days")}
          defaultValue={values.days ?? "7"}
          hint="Only if you shorten it: counted from the day it began."
          options={DAY_OPTIONS}
        />
      )}
      <TextAreaField
        {...field("answer")}
        hint={`${LEAST_ANSWER} to ${MOST_ANSWER} characters. The person reads it.`}
        rows={5}
        required
      />
      <Button>Answer</Button>
    </Panel>
  );
}
