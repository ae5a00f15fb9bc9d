import { data, type RouterContextProvider } from "react-router";
import { decideAbout, measuresAbout } from "#app/actions/team/decide-report.ts";
import { databaseContext, staffContext } from "#app/context.ts";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import { isId } from "#app/domain/id.ts";
import { hideableSchema } from "#app/domain/team/measures.ts";
import { beginWith, decisionFormSchema, SUBJECT_NAMES } from "#app/domain/team/reports.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { readForPage, tryDatabase } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { readSubject } from "#db/team/subject.ts";
import type { Route } from "./+types/decide.ts";
import { DecidedThingPanel } from "./decided-thing.tsx";
import { DecisionForm, decisionValues, NOT_DECIDED } from "./decision-form.tsx";
import { FormerMeasures } from "./former-measures.tsx";
import { PersonFacts } from "./person-facts.tsx";

export const meta = () => privateMeta("Decide");

/** The subject in the address, as the signed-in member of the team may see it; null without one. */
async function readNamed(
  context: Readonly<RouterContextProvider>,
  params: { kind: string; id: string },
) {
  const { success, data: kind } = hideableSchema.safeParse(params.kind);
  if (!success || !isId(params.id)) return null;
  return readSubject(context.get(databaseContext), kind, params.id, context.get(staffContext).id);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const subject = await readForPage(readNamed(context, params));
  if (!subject) throw data(null, { status: 404 });
  return { subject, measures: measuresAbout(subject) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request, decisionFormSchema);
  if (!form.ok) {
    const { status, values, errors } = form;
    return refuse(status, { values, errors, problem: null });
  }
  if (form.data.intent === "begin") {
    const { template, reason, measure, days } = form.data;
    const values = { reason: beginWith(template, reason), measure, days };
    return { values, errors: {}, problem: null };
  }
  const values = decisionValues(form.data);
  const refusePage = (status: number, problem: string) =>
    refuse(status, { values, errors: {}, problem });
  const reading = await tryDatabase(readNamed(context, params));
  if (!reading.ok) return refusePage(503, NOT_DONE);
  const subject = reading.value;
  if (!subject) throw data(null, { status: 404 });
  const outcome = await tryDatabase(decideAbout(context, subject, form.data));
  if (!outcome.ok) return refusePage(503, NOT_DONE);
  if (!outcome.value) return refusePage(409, NOT_DECIDED);
  return seeOther(paths.teamDecide(subject.kind, subject.id), { request, notice: "measure-taken" });
}

/** A subject without a report, with its owner and the possible measures. */
export default function DecidePage({ loaderData, actionData }: Route.ComponentProps) {
  const { subject, measures } = loaderData;
  const { values = {}, errors = {}, problem = null } = actionData ?? {};
  const { kind, thing, person, former, isOwn } = subject;
  return (
    <DashboardPage title={`${SUBJECT_NAMES[kind === "account" ? "user" : kind]}, not reported`}>
      <p className="max-w-text text-soft">
        Here you decide without a report. Whatever you do, the person gets an e-mail with your
        reason and can appeal.
      </p>
      <Problem>{problem}</Problem>
      <DecidedThingPanel thing={thing} />
      <PersonFacts title="Whom it is about" person={person} hasLink={kind !== "account"} />
      <FormerMeasures measures={former} />
      {isOwn ? (
        <p>This is about you, or you reported it yourself: somebody else decides.</p>
      ) : (
        <DecisionForm measures={measures} values={values} errors={errors} />
      )}
    </DashboardPage>
  );
}
