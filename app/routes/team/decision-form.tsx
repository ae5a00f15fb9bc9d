import { MEASURE_NAMES, type Measure, REASON_TEMPLATES } from "#app/domain/team/reports.ts";
import { paths } from "#app/links.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FieldError, Legend, TextAreaField, Tick } from "#app/ui/field.tsx";
import { type FormState, fieldsOf } from "#app/ui/form-state.ts";
import { Panel } from "#app/ui/panel.tsx";

const LABELS = { measure: "What to do", reason: "Reason" };

type DecisionFormProps = Pick<FormState, "values" | "errors"> & {
  reportId: string;
  measures: readonly Measure[];
};

/** What to do about a report, and why. */
export function DecisionForm(props: DecisionFormProps) {
  const { reportId, measures, values, errors } = props;
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <Panel as="form" method="post" className="stack-4" noValidate>
      <AccountField />
      <h2>Decide</h2>
      <ErrorSummary errors={errors} labels={LABELS} />
      <fieldset
        id="measure"
        tabIndex={-1}
        aria-describedby={errors.measure ? "measure-error" : undefined}
      >
        <Legend>{LABELS.measure}</Legend>
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
        {errors.measure && <FieldError id="measure-error">{errors.measure}</FieldError>}
      </fieldset>
      <div>
        <TextAreaField
          {...field("reason")}
          hint="10 to 1000 characters. The person reads it, unless you only close the report."
          rows={5}
          required
        />
        <p className="mt-3 text-md font-semibold" id="texts">
          A text to begin with
        </p>
        <ul className="flex flex-wrap gap-x-4" aria-labelledby="texts">
          {REASON_TEMPLATES.map(({ id, name }) => (
            <li key={id}>
              <a
                className="inline-flex min-h-11 items-center"
                href={paths.teamReport(reportId, id)}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Button name="intent" value="decide">
        Decide
      </Button>
    </Panel>
  );
}
