import { data } from "react-router";
import { actingStaff } from "#app/actions/team/acting-staff.ts";
import { answerOf } from "#app/actions/team/answer-appeal.ts";
import { databaseContext } from "#app/context.ts";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import { isId } from "#app/domain/id.ts";
import { appealDecisionSchema, OUTCOME_TEXTS, outcomesFor } from "#app/domain/team/appeals.ts";
import { measureName } from "#app/domain/team/measures.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { readForPage, tryDatabase } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { GuyanaWhen, ShortWhen } from "#app/ui/values/date-time.tsx";
import { type ReadAppeal, readAppeal } from "#db/team/appeals.ts";
import type { Route } from "./+types/appeal.ts";
import { AnswerForm } from "./answer-form.tsx";
import { PersonFacts } from "./person-facts.tsx";

export const meta = () => privateMeta("Appeal");

const NOT_ANSWERED =
  "Nothing was done: it was answered meanwhile, you may not answer it, or it would not end earlier.";

export async function loader({ context, params: { measureId } }: Route.LoaderArgs) {
  const appeal = isId(measureId)
    ? await readForPage(readAppeal(context.get(databaseContext), measureId, actingStaff(context)))
    : null;
  if (!appeal) throw data(null, { status: 404 });
  return { appeal };
}

export async function action({ request, context, params: { measureId } }: Route.ActionArgs) {
  const form = await readForm(request, appealDecisionSchema);
  if (!form.ok) {
    const { status, values, errors } = form;
    return refuse(status, { values, errors, problem: null });
  }
  const values = { ...form.data, days: String(form.data.days) };
  const refusePage = (status: number, problem: string) =>
    refuse(status, { values, errors: {}, problem });
  const appeal = await tryDatabase(
    isId(measureId)
      ? readAppeal(context.get(databaseContext), measureId, actingStaff(context))
      : Promise.resolve(null),
  );
  if (!appeal.ok) return refusePage(503, NOT_DONE);
  if (!appeal.value) throw data(null, { status: 404 });
  const outcome = await tryDatabase(answerOf(context, appeal.value, form.data));
  if (!outcome.ok) return refusePage(503, NOT_DONE);
  if (!outcome.value) return refusePage(409, NOT_ANSWERED);
  return seeOther(paths.teamAppeals, { request, notice: "appeal-answered" });
}

/** An appeal, with the decision, its reason and its member of the team, and the form for the answer. */
export default function AppealPage({ loaderData: { appeal }, actionData }: Route.ComponentProps) {
  const { values = {}, errors = {}, problem = null } = actionData ?? {};
  const { kind, endedAt, decidedAt, outcome } = appeal;
  return (
    <DashboardPage title={`${measureName(appeal)}: appeal`}>
      <Problem>{problem}</Problem>
      {decidedAt !== null && outcome && (
        <Notice tone="info">
          Answered <GuyanaWhen at={decidedAt} />: {OUTCOME_TEXTS[outcome]} {appeal.answer}
        </Notice>
      )}
      <Decided appeal={appeal} />
      <Panel className="stack-2">
        <h2>What the person says</h2>
        <p className="whitespace-pre-line wrap-anywhere">{appeal.appeal}</p>
        <p className="text-sm text-soft">
          <GuyanaWhen at={appeal.appealedAt} />
        </p>
      </Panel>
      <PersonFacts title="Who appeals" person={appeal.person} />
      {decidedAt === null && !appeal.mayAnswer && (
        <p className="max-w-text">
          {appeal.isMine
            ? "You decided this yourself: somebody else answers. If you are the only one who could, you can answer three days after the appeal."
            : "This is about you, or about what you reported: somebody else answers."}
        </p>
      )}
      {decidedAt === null && appeal.mayAnswer && (
        <AnswerForm
          outcomes={outcomesFor(kind, endedAt !== null)}
          values={values}
          errors={errors}
        />
      )}
    </DashboardPage>
  );
}

function Decided({ appeal }: { appeal: ReadAppeal }) {
  const { reason, createdAt, until, endedAt, reportId } = appeal;
  const who = appeal.decidedBy ?? (appeal.isFromOutside ? "the command line" : "somebody who left");
  return (
    <Panel className="stack-2">
      <h2>What was decided</h2>
      <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
      <p className="text-sm text-soft">
        By {who}, <GuyanaWhen at={createdAt} />
        {until !== null && (
          <>
            , until <ShortWhen at={until} />
          </>
        )}
        {endedAt !== null && (
          <>
            , ended <GuyanaWhen at={endedAt} />
          </>
        )}
      </p>
      {reportId && (
        <a className="inline-flex min-h-11 items-center" href={paths.teamReport(reportId)}>
          View the report
        </a>
      )}
    </Panel>
  );
}
