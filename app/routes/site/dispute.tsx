import { data } from "react-router";
import { answerDisputeQuestion } from "#app/actions/team/answer-dispute-question.ts";
import { headersForNewDevice } from "#app/auth/device.ts";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { appealsUntil } from "#app/domain/team/appeals.ts";
import { answerSchema, LEAST_ANSWER, MOST_ANSWER } from "#app/domain/team/disputes.ts";
import { disputePath, readDisputeLink } from "#app/email/links/dispute-link.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { readForPage, tryDatabase } from "#app/http/responses/try-database.ts";
import { minutesText } from "#app/http/security/limit.ts";
import { Button } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-state.ts";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { NarrowMain } from "#app/ui/pages/page.tsx";
import { Day } from "#app/ui/values/date-time.tsx";
import { readOpenQuestion } from "#db/team/dispute-questions.ts";
import type { Route } from "./+types/dispute.ts";

export const meta = () => privateMeta("A question about an account", { secretAddress: true });

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { secret, supportEmail } = context.get(configContext);
  const id = readDisputeLink(secret, url.searchParams);
  const now = context.get(clockContext)();
  const open = id && (await readForPage(readOpenQuestion(context.get(databaseContext), id, now)));
  if (!id || !open) return refuse(404, { open: null, path: null, supportEmail });
  return data(
    { open, path: disputePath(secret, id), supportEmail },
    { headers: headersForNewDevice(request, context) },
  );
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const id = readDisputeLink(context.get(configContext).secret, url.searchParams);
  const answer = { isDone: false, values: {}, errors: {}, problem: null };
  if (!id) return refuse(404, answer);
  const form = await readForm(request, answerSchema);
  if (!form.ok) {
    const { status, values, errors } = form;
    return refuse(status, { ...answer, values, errors });
  }
  const refuseForm = (status: number, problem: string, retryAfter?: number) =>
    refuse(
      status,
      { ...answer, values: form.data, problem },
      retryAfter === undefined ? {} : { retryAfter },
    );
  const outcome = await tryDatabase(
    answerDisputeQuestion(request, context, { questionId: id, answer: form.data.answer }),
  );
  if (!outcome.ok) return refuseForm(503, NOT_DONE);
  if (outcome.value === "closed") return refuse(409, answer);
  if (outcome.value !== "stored") {
    const { seconds } = outcome.value;
    return refuseForm(429, `Please wait ${minutesText(seconds)} and try again.`, seconds);
  }
  return data({ ...answer, isDone: true }, { status: 200 });
}

/** Where somebody who claims an account answers a question of the team, or appeals against its decision. */
export default function DisputeAnswer({ loaderData, actionData }: Route.ComponentProps) {
  return <DisputePage {...loaderData} {...actionData} />;
}

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
function DisputePage({ open, path, supportEmail, isDone, ...form }: DisputePageProps) {
  return (
    <NarrowMain>
      <h1>{open?.isAppeal ? "Appeal: whose an account is" : "A question about an account"}</h1>
      {isDone && (
        <Notice tone="ok">
          Thank you. Our team reads it and writes to you once it has decided.
        </Notice>
      )}
      <Problem>{form.problem}</Problem>
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
        <p>More than one person says that the same account is theirs. Our team asks you:</p>
      )}
      <p className="whitespace-pre-line wrap-anywhere">{open.question}</p>
      <TextAreaField
        {...field("answer")}
        hint={`${LEAST_ANSWER} to ${MOST_ANSWER} characters. You can ${open.isAppeal ? "appeal" : "answer"} once. Never write a password or a code.`}
        rows={6}
        required
      />
      <Button>{open.isAppeal ? "Send the appeal" : "Send the answer"}</Button>
    </form>
  );
}
