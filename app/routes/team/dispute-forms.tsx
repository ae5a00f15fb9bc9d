import type { FormState } from "#app/domain/forms/form-state.ts";
import { LEAST_QUESTION, MOST_QUESTION, NOBODY } from "#app/domain/team/disputes.ts";
import { LEAST_REASON, MOST_REASON } from "#app/domain/team/reports.ts";
import { Button } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextAreaField, Tick, TickGroup } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-state.ts";
import { Panel } from "#app/ui/panel.tsx";
import type { Dispute } from "#db/team/dispute.ts";

type FormProps = Pick<Dispute, "claimants"> & Pick<FormState, "values" | "errors">;

const ASK_LABELS = { to: "Whom to ask", question: "Question" };

/** Asks some of those who claim an account. */
export function AskForm({ claimants, values, to, errors }: FormProps & { to: readonly string[] }) {
  const field = fieldsOf(ASK_LABELS, { values, errors });
  return (
    <Panel as="form" method="post" className="stack-4" noValidate>
      <AccountField />
      <h2>Ask</h2>
      <ErrorSummary errors={errors} labels={ASK_LABELS} />
      <TickGroup id="to" legend={ASK_LABELS.to} error={errors.to}>
        {claimants.map(({ email }) => (
          <Tick
            key={email}
            type="checkbox"
            name="to"
            value={email}
            defaultChecked={to.includes(email)}
          >
            <span className="wrap-anywhere">{email}</span>
          </Tick>
        ))}
      </TickGroup>
      <TextAreaField
        {...field("question")}
        hint={`${LEAST_QUESTION} to ${MOST_QUESTION} characters. Ask what only the owner knows, never for a password or a code.`}
        rows={4}
        required
      />
      <Button variant="secondary" name="intent" value="ask">
        Send the question
      </Button>
    </Panel>
  );
}

const DECIDE_LABELS = { owner: "Who owns it", reason: "Reason" };

/** Decides who owns an account. */
export function DecideForm({
  claimants,
  seen,
  hasFactor,
  values,
  errors,
}: FormProps & {
  /** What the page shows. */
  seen: string;
  hasFactor: boolean;
}) {
  const field = fieldsOf(DECIDE_LABELS, { values, errors });
  const choice = (value: string) => ({
    type: "radio" as const,
    name: "owner",
    value,
    defaultChecked: values.owner === value,
  });
  return (
    <Panel as="form" method="post" className="stack-4" noValidate>
      <AccountField />
      <input type="hidden" name="seen" value={seen} />
      <h2>Decide</h2>
      <ErrorSummary errors={errors} labels={DECIDE_LABELS} />
      <TickGroup id="owner" legend={DECIDE_LABELS.owner} error={errors.owner}>
        {hasFactor &&
          claimants.map(({ email, isPresent }) => (
            <Tick key={email} {...choice(email)}>
              <span className="wrap-anywhere">
                The person at {email} owns it: two-factor sign-in is removed
                {!isPresent && ", and the account gets this address back without a password"}
              </span>
            </Tick>
          ))}
        <Tick {...choice(NOBODY)}>Nothing changes: two-factor sign-in stays as it is</Tick>
      </TickGroup>
      <TextAreaField
        {...field("reason")}
        hint={`${LEAST_REASON} to ${MOST_REASON} characters. Every side reads it: name nobody.`}
        rows={4}
        required
      />
      <Button name="intent" value="decide">
        Decide
      </Button>
    </Panel>
  );
}
