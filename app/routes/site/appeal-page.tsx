import type { FormState } from "#app/domain/forms/form-state.ts";
import {
  type AppealOutcome,
  appealsUntil,
  LEAST_APPEAL,
  MOST_APPEAL,
  OUTCOME_TEXTS,
} from "#app/domain/team/appeals.ts";
import { type MeasureKind, measureName } from "#app/domain/team/measures.ts";
import { Button } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-state.ts";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { NarrowMain } from "#app/ui/pages/page.tsx";
import { Day, GuyanaWhen, ShortWhen } from "#app/ui/values/date-time.tsx";

type Measure = {
  kind: MeasureKind;
  subjectKind: string;
  reason: string;
  until: number | null;
  createdAt: number;
  endedAt: number | null;
  appeal: string | null;
  appealedAt: number | null;
  outcome: AppealOutcome | null;
  answer: string | null;
  decidedAt: number | null;
};

type AppealPageProps = FormState & {
  /** Null when the link was not made by us, or the account is gone. */
  measure: Measure | null;
  /** Where the form leads. */
  path: string | null;
  canAppeal: boolean;
};

const LABELS = { appeal: "Why it is wrong" };

/** A decision of the team, and the form for the person's appeal, which can be sent once. */
export function AppealPage({ measure, path, canAppeal, ...form }: AppealPageProps) {
  if (!measure || !path) {
    return (
      <NarrowMain>
        <h1>Appeal</h1>
        <Notice tone="bad">
          This link is not complete, or no longer works. Open the one in our newest e-mail about it.
        </Notice>
      </NarrowMain>
    );
  }
  return (
    <NarrowMain>
      <h1>{measureName(measure)}</h1>
      <Problem>{form.problem}</Problem>
      <Decided measure={measure} />
      {measure.appealedAt !== null && <Appealed measure={measure} at={measure.appealedAt} />}
      {canAppeal && <AppealForm {...form} path={path} createdAt={measure.createdAt} />}
      {!canAppeal && measure.appealedAt === null && (
        <p>The 30 days in which you could appeal are over.</p>
      )}
    </NarrowMain>
  );
}

function Decided({ measure: { reason, createdAt, until, endedAt } }: { measure: Measure }) {
  return (
    <section className="stack-2">
      <h2 className="text-xl">What we decided</h2>
      <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
      <p className="text-soft">
        Decided <GuyanaWhen at={createdAt} />.
        {endedAt === null && until !== null && (
          <>
            {" "}
            It ends by itself <ShortWhen at={until} />.
          </>
        )}
        {endedAt !== null && (
          <>
            {" "}
            It is over since <GuyanaWhen at={endedAt} />.
          </>
        )}
      </p>
    </section>
  );
}

function Appealed({ measure: { appeal, outcome, answer }, at }: { measure: Measure; at: number }) {
  return (
    <>
      <section className="stack-2">
        <h2 className="text-xl">Your appeal</h2>
        <p className="whitespace-pre-line wrap-anywhere">{appeal}</p>
        <p className="text-soft">
          Sent <GuyanaWhen at={at} />.
        </p>
      </section>
      {outcome ? (
        <section className="stack-2">
          <h2 className="text-xl">Our answer</h2>
          <p>
            <b>{OUTCOME_TEXTS[outcome]}</b>
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
        </section>
      ) : (
        <Notice tone="ok">
          Thank you, we have your appeal. Somebody of our team reads it and answers by e-mail; you
          will find the answer here as well.
        </Notice>
      )}
    </>
  );
}

type AppealFormProps = FormState & { path: string; createdAt: number };

function AppealForm({ path, createdAt, values, errors }: AppealFormProps) {
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <form className="stack-4" method="post" action={path} noValidate>
      <AccountField />
      <h2 className="text-xl">Is this wrong?</h2>
      <p>
        You can appeal once, until <Day at={appealsUntil(createdAt)} />. Say what happened as you
        saw it.
      </p>
      <ErrorSummary errors={errors} labels={LABELS} />
      <TextAreaField
        {...field("appeal")}
        hint={`${LEAST_APPEAL} to ${MOST_APPEAL} characters.`}
        rows={7}
        required
      />
      <Button>Send the appeal</Button>
    </form>
  );
}
