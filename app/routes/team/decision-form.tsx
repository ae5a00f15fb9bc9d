import type { FormState } from "#app/domain/forms/form-state.ts";
import { DAY_OPTIONS } from "#app/domain/team/measures.ts";
import {
  type Decision,
  LEAST_REASON,
  MEASURE_NAMES,
  type Measure,
  MOST_REASON,
  REASON_TEMPLATES,
} from "#app/domain/team/reports.ts";
import { Button, EnterButton, TextButton } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { SelectField, TextAreaField, Tick, TickGroup } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-state.ts";
import { Panel } from "#app/ui/panel.tsx";

export const NOT_DECIDED =
  "Nothing was done: somebody else has decided meanwhile, or you may not decide about this.";

/** The submitted values, to fill the form again. */
export const decisionValues = ({ measure, days, reason }: Decision) => ({
  measure,
  days: String(days),
  reason,
});

const LABELS = { measure: "What to do", days: "Length of a suspension", reason: "Reason" };
const DECIDE = { name: "intent", value: "decide" };

type DecisionFormProps = Pick<FormState, "values" | "errors"> & {
  measures: readonly Measure[];
};

/** What to do about a report or without one, and why. */
export function DecisionForm({ measures, values, errors }: DecisionFormProps) {
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <Panel as="form" method="post" className="stack-4" noValidate>
      <AccountField />
      <EnterButton {...DECIDE} />
      <h2>Decide</h2>
      <ErrorSummary errors={errors} labels={LABELS} />
      <TickGroup id="measure" legend={LABELS.measure} error={errors.measure}>
        {measures.map((measure) => (
          <Tick
            key={measure}
            type="radio"
            name="measure"
            value={measure}
            defaultChecked={values.measure === measure}
          >
            {MEASURE_NAMES[measure]}
          </Tick>
        ))}
      </TickGroup>
      {measures.includes("suspend") && (
        <SelectField
          {...field("days")}
          defaultValue={values.days ?? "7"}
          hint="Only if you suspend the account: it opens again by itself."
          options={DAY_OPTIONS}
        />
      )}
      <div>
        <TextAreaField
          {...field("reason")}
          hint={
            measures.includes("dismiss")
              ? `${LEAST_REASON} to ${MOST_REASON} characters. The person reads it, unless you only close the report.`
              : `${LEAST_REASON} to ${MOST_REASON} characters. The person reads it.`
          }
          rows={5}
          required
        />
        <p className="mt-3 text-md font-semibold" id="texts">
          A text to begin with
        </p>
        <ul className="flex flex-wrap gap-x-4" aria-labelledby="texts">
          {REASON_TEMPLATES.map(({ id, name }) => (
            <li key={id}>
              <TextButton name="template" value={id} className="text-link">
                {name}
              </TextButton>
            </li>
          ))}
        </ul>
      </div>
      <Button {...DECIDE}>Decide</Button>
    </Panel>
  );
}
