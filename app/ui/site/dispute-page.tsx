import { appealsUntil } from "#app/domain/team/appeals.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { type FormState, fieldsOf } from "#app/ui/form-state.ts";
import { Notice } from "#app/ui/notice.tsx";
import { NarrowMain } from "#app/ui/page.tsx";

type Question = {
  question: string;
  isAppeal: boolean;
  /** Since when it is open, UTC milliseconds. */
  createdAt: number;
};

type DisputePageProps = Partial<FormState> & {
  /** Null when the link is not ours, the question is answered, or its time is over. */
  open: Question | null;
  path: string | null;
  supportEmail: string;
  isDone?: boolean;
};

/** A question of the team to somebody who claims an account and its one answer, or their one appeal. */
export function DisputePage({ open, path, supportEmail, isDone, ...form }: DisputePageProps) {
  return (
    <NarrowMain>
      <h1>{open?.isAppeal ? "Appeal: whose an account is" : "A question about an account"}</h1>
      {isDone && (
        <Notice tone="ok">
          Thank you. Our team reads it and writes to you once it has decided.
        </Notice>
      )}
      {form.problem && <Notice tone="bad">{form.problem}</Notice>}
      {!isDone && open && path && <AnswerForm {...form} open={open} path={path} />}
      {!isDone && !open && (
        <Notice tone="bad">
          This question cannot be answered any more, or the link is not complete. If you have
          something to add, write to {supportEmail}.
        </Notice>
      )}
    </NarrowMain>
  );
}

const LABELS = { answer: "Your answer" };

type AnswerFormProps = Partial<FormState> & { open: Question; path: string };

function AnswerForm({ open, path, values = {}, errors = {} }: AnswerFormProps) {
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <form className="stack-4" method="post" action={path} noValidate>
      <AccountField />
      {open.isAppeal ? (
        <p>
          You can appeal once against what we decided about this account, until{" "}
          <Day at={appealsUntil(open.createdAt)} />. Somebody else of our team reads it and decides
          again.
        </p>
      ) : (
        <p>Two people say that the same account is theirs. Our team asks you:</p>
      )}
      <p className="whitespace-pre-line wrap-anywhere">{open.question}</p>
      <TextAreaField
        {...field("answer")}
        hint={`10 to 2000 characters. You can ${open.isAppeal ? "appeal" : "answer"} once. Never write a password or a code.`}
        rows={6}
        required
      />
      <Button>{open.isAppeal ? "Send the appeal" : "Send the answer"}</Button>
    </form>
  );
}
