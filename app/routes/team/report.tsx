import { data } from "react-router";
import { decideReport, measuresOf } from "#app/actions/team/decide-report.ts";
import { openReportedConversation } from "#app/actions/team/open-conversation.ts";
import { databaseContext, staffContext } from "#app/context.ts";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import { isId } from "#app/domain/id.ts";
import {
  beginWith,
  isOwnRequest,
  OUTCOME_NAMES,
  reportFormSchema,
  SUBJECT_NAMES,
} from "#app/domain/team/reports.ts";
import { isThingKind } from "#app/domain/team/timeline.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { readForPage, tryDatabase } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { GuyanaWhen } from "#app/ui/values/date-time.tsx";
import { readReport } from "#db/team/report.ts";
import type { Route } from "./+types/report.ts";
import { DecidedThingPanel } from "./decided-thing.tsx";
import { DecisionForm, decisionValues, NOT_DECIDED } from "./decision-form.tsx";
import { FormerMeasures } from "./former-measures.tsx";
import { OpenedMessages, OpenMessages } from "./opened-messages.tsx";
import { PersonFacts } from "./person-facts.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData ? `${SUBJECT_NAMES[loaderData.report.kind]}, reported` : "Report");

export async function loader({ context, params: { reportId } }: Route.LoaderArgs) {
  const { id: me } = context.get(staffContext);
  const report = isId(reportId)
    ? await readForPage(readReport(context.get(databaseContext), reportId, me))
    : null;
  if (!report) throw data(null, { status: 404 });
  return { report, measures: measuresOf(report) };
}

export async function action({ request, context, params: { reportId } }: Route.ActionArgs) {
  const form = await readForm(request, reportFormSchema);
  if (!form.ok) {
    const { status, values, errors } = form;
    return refuse(status, { values, errors, problem: null, opened: null });
  }
  if (form.data.intent === "begin") {
    const { template, reason, measure, days } = form.data;
    const values = { reason: beginWith(template, reason), measure, days };
    return { values, errors: {}, problem: null, opened: null };
  }
  const values = form.data.intent === "decide" ? decisionValues(form.data) : {};
  const refusePage = (status: number, problem: string) =>
    refuse(status, { values, errors: {}, problem, opened: null });
  const reading = await tryDatabase(
    isId(reportId)
      ? readReport(context.get(databaseContext), reportId, context.get(staffContext).id)
      : Promise.resolve(null),
  );
  if (!reading.ok) return refusePage(503, NOT_DONE);
  const report = reading.value;
  if (!report) throw data(null, { status: 404 });
  if (form.data.intent === "open") {
    const opened = await tryDatabase(openReportedConversation(context, reportId));
    if (!opened.ok) return refusePage(503, NOT_DONE);
    if (!opened.value) return refusePage(403, NOT_DECIDED);
    return { values: {}, errors: {}, problem: null, opened: opened.value };
  }
  const outcome = await tryDatabase(decideReport(context, report, form.data));
  if (!outcome.ok) return refusePage(503, NOT_DONE);
  if (!outcome.value) return refusePage(409, NOT_DECIDED);
  return seeOther(paths.teamReports, { request, notice: "report-decided" });
}

/** A report in its context, with the facts about both sides and the possible measures. */
export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { report, measures } = loaderData;
  const { values = {}, errors = {}, problem = null, opened = null } = actionData ?? {};
  const { kind, subjectId, thing, others, person, reporter, isOwn } = report;
  const isOpen = report.resolvedAt === null;
  return (
    <DashboardPage title={`${SUBJECT_NAMES[kind]}, reported`}>
      <Problem>{problem}</Problem>
      {report.resolvedAt !== null && (
        <Notice tone="info">
          Decided <GuyanaWhen at={report.resolvedAt} />:{" "}
          {report.outcome && OUTCOME_NAMES[report.outcome]} {report.resolution}
        </Notice>
      )}
      <Panel className="stack-2">
        <h2>What was reported</h2>
        <p className="whitespace-pre-line wrap-anywhere">{report.reason || "No reason given."}</p>
        <p className="text-sm text-soft">
          By {reporter?.name ?? "somebody who has left"}, <GuyanaWhen at={report.createdAt} />
        </p>
      </Panel>
      {thing && <DecidedThingPanel thing={thing} />}
      {thing && isThingKind(kind) && (
        <a className="inline-flex min-h-11 items-center" href={paths.teamThing(kind, subjectId)}>
          See what happened to the {kind}
        </a>
      )}
      {!thing && kind !== "conversation" && <p className="text-soft">It is no longer there.</p>}
      {kind === "conversation" &&
        (opened ? (
          <OpenedMessages messages={opened} reportedAt={report.createdAt} />
        ) : (
          isOpen && !isOwn && <OpenMessages />
        ))}
      <div className="grid gap-4 lg:grid-cols-2">
        <PersonFacts title="Whom it is about" person={person} hasLink />
        <PersonFacts title="Who reported it" person={reporter} hasLink />
      </div>
      {others.length > 0 && (
        <Panel>
          <h2>Also reported</h2>
          <ul className="mt-2">
            {others.map(({ id, reason, createdAt, isResolved }) => (
              <li key={id} className="py-1.5">
                <a className="wrap-anywhere" href={paths.teamReport(id)}>
                  {reason || "No reason given"}
                </a>{" "}
                <span className="text-sm text-soft">
                  <GuyanaWhen at={createdAt} />, {isResolved ? "decided" : "open"}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {isOwn && <p>This is about you, or you reported it yourself: somebody else decides.</p>}
      {isOpen && isOwnRequest(report) && (
        <p>
          They asked about their own account.{" "}
          <a href={paths.teamDispute(report.id)}>Find out and decide whose it is</a>
        </p>
      )}
      <FormerMeasures measures={report.former} />
      {isOpen && !isOwn && measures.length > 0 && (
        <DecisionForm measures={measures} values={values} errors={errors} />
      )}
    </DashboardPage>
  );
}
