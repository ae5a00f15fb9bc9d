import { data } from "react-router";
import { actingStaff } from "#app/actions/team/acting-staff.ts";
import { askAboutDispute, type DisputeOutcome, decideDispute } from "#app/actions/team/dispute.ts";
import { databaseContext } from "#app/context.ts";
import { BOOKING_STATUS } from "#app/domain/bookings/booking.ts";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import { isId } from "#app/domain/id.ts";
import { disputeFormSchema, seenText } from "#app/domain/team/disputes.ts";
import { outcomeText } from "#app/domain/team/timeline.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { readForPage, tryDatabase } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Day, GuyanaWhen, ShortWhen } from "#app/ui/values/date-time.tsx";
import { readDispute } from "#db/team/dispute.ts";
import type { Route } from "./+types/dispute.ts";
import { Claimants, Decisions, History, Questions } from "./dispute-facts.tsx";
import { AskForm, DecideForm } from "./dispute-forms.tsx";
import { Group, Row } from "./found-group.tsx";

export const meta = () => privateMeta("Disputed account");

export async function loader({ context, params: { reportId } }: Route.LoaderArgs) {
  const dispute = isId(reportId)
    ? await readForPage(readDispute(context.get(databaseContext), reportId, actingStaff(context)))
    : null;
  if (!dispute) throw data(null, { status: 404 });
  return dispute;
}

const NOT_ASKED =
  "Nobody was asked: the account is decided, you asked the same before, or you may not decide about it.";
const NOT_DECIDED: Record<Exclude<DisputeOutcome, "decided">, string> = {
  changed:
    "Nothing was decided: since you opened the page a question, an answer or an appeal has come in, or who claims the account has changed. Read what is new, then decide. What you wrote is still in the form.",
  refused:
    "Nothing was done: somebody else has decided meanwhile, the account has changed since you opened the page, or you may not decide about it.",
};

export async function action({ request, context, params: { reportId } }: Route.ActionArgs) {
  const form = await readForm(request, disputeFormSchema, ["to"]);
  if (!form.ok) {
    const { values, lists, errors } = form;
    return refuse(form.status, { values, to: lists.to ?? [], errors, problem: null });
  }
  const fields = form.data;
  const { to, ...values } = { to: [], question: "", owner: "", reason: "", ...fields };
  const refusePage = (status: number, problem: string) =>
    refuse(status, { values, to, errors: {}, problem });
  const reading = await tryDatabase(
    isId(reportId)
      ? readDispute(context.get(databaseContext), reportId, actingStaff(context))
      : Promise.resolve(null),
  );
  if (!reading.ok) return refusePage(503, NOT_DONE);
  const dispute = reading.value;
  if (!dispute) throw data(null, { status: 404 });
  if (fields.intent === "ask") {
    const questionOutcome = await tryDatabase(askAboutDispute(context, dispute, fields));
    if (!questionOutcome.ok) return refusePage(503, NOT_DONE);
    if (!questionOutcome.value) return refusePage(409, NOT_ASKED);
    return seeOther(paths.teamDispute(dispute.id), { request, notice: "dispute-asked" });
  }
  const outcome = await tryDatabase(decideDispute(context, dispute, fields));
  if (!outcome.ok) return refusePage(503, NOT_DONE);
  if (outcome.value !== "decided") return refusePage(409, NOT_DECIDED[outcome.value]);
  return seeOther(paths.teamReports, { request, notice: "report-decided" });
}

/** An account that more than one person claims: the facts, the answers of the people, and the decision. */
export default function DisputePage({ loaderData: dispute, actionData }: Route.ComponentProps) {
  const { values = {}, to = [], errors = {}, problem = null } = actionData ?? {};
  const { resolvedAt, outcome, resolution, isOwn, mayDecide, claimants } = dispute;
  return (
    <DashboardPage title="Disputed account">
      <p className="max-w-text text-soft">
        More than one person says that this account is theirs. Find out whose it is, by what only
        its owner knows, and decide.
      </p>
      <Problem>{problem}</Problem>
      {resolvedAt !== null && (
        <Notice tone="info">
          Decided <GuyanaWhen at={resolvedAt} />: {outcomeText(outcome)} {resolution}
        </Notice>
      )}
      <Claimants dispute={dispute} />
      <Decisions decided={dispute.decided} />
      <Questions questions={dispute.questions} />
      {isOwn && <p>This is about you: somebody else decides.</p>}
      {resolvedAt === null && !isOwn && !mayDecide && (
        <p className="max-w-text">
          You have decided about this account before, so somebody else of the team decides now.
          Where nobody else could, you can after three days.
        </p>
      )}
      {resolvedAt === null && mayDecide && (
        <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-2">
          <AskForm claimants={claimants} values={values} to={to} errors={errors} />
          <DecideForm
            claimants={claimants}
            seen={seenText(dispute)}
            hasFactor={dispute.factorSince !== null}
            values={values}
            errors={errors}
          />
        </div>
      )}
      <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-2">
        <History history={dispute.history} />
        <Group name="Whom it wrote to" count={dispute.conversations}>
          {dispute.writtenTo.map(({ id, name, since, last }) => (
            <Row key={id} to={null} title={name ?? ""}>
              {dayOf(since) === dayOf(last) ? (
                "On "
              ) : (
                <>
                  From <Day at={since} /> to{" "}
                </>
              )}
              <Day at={last} />
            </Row>
          ))}
        </Group>
        <Group name="Bookings" count={dispute.bookings.length}>
          {dispute.bookings.map(({ id, reference, title, status, startsAt }) => (
            <Row key={id} to={paths.teamThing("booking", id)} title={`${reference}, ${title}`}>
              <ShortWhen at={startsAt} />, {BOOKING_STATUS[status].name}
            </Row>
          ))}
        </Group>
      </div>
    </DashboardPage>
  );
}
