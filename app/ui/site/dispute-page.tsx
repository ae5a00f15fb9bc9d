import { AccountField } from "#app/ui/account-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { type FormState, fieldsOf } from "#app/ui/form-state.ts";
import { Notice } from "#app/ui/notice.tsx";
import { NarrowMain } from "#app/ui/page.tsx";

type DisputePageProps = Partial<FormState> & {
  /** Null when the link is not ours, the question is answered, or its time is over. */
  question: string | null;
  path: string | null;
  supportEmail: string;
  isDone?: boolean;
};

const LABELS = { answer: "Your answer" };

/** A question of the team to somebody who claims an account, and its one answer. */
export function DisputePage(props: DisputePageProps) {
  const { question, path, supportEmail, isDone = false, values = {}, errors = {}, problem } = props;
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <NarrowMain>
      <h1>A question about an account</h1>
      {isDone && (
        <Notice tone="ok">
          Thank you. Our team reads it and writes to you once it has decided.
        </Notice>
      )}
      {problem && <Notice tone="bad">{problem}</Notice>}
      {!isDone && question && path && (
        <form className="stack-4" method="post" action={path} noValidate>
          <AccountField />
          <p>Two people say that the same account is theirs. Our team asks you:</p>
          <p className="whitespace-pre-line wrap-anywhere">{question}</p>
          <TextAreaField
            {...field("answer")}
            hint="10 to 2000 characters. You can answer once. Never write a password or a code."
            rows={6}
            required
          />
          <Button>Send the answer</Button>
        </form>
      )}
      {!isDone && !question && (
        <Notice tone="bad">
          This question cannot be answered any more, or the link is not complete. If you have
          something to add, write to {supportEmail}.
        </Notice>
      )}
    </NarrowMain>
  );
}
