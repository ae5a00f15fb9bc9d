import { data } from "react-router";
import { actingStaff } from "#app/actions/team/acting-staff.ts";
import { askAboutDispute, type DisputeOutcome, decideDispute } from "#app/actions/team/dispute.ts";
import { databaseContext } from "#app/context.ts";
import { eventText } from "#app/domain/accounts/security-event.ts";
import { deviceName } from "#app/domain/accounts/user-agent.ts";
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
import { EmptyLine } from "#app/ui/empty.tsx";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { Day, ShortWhen } from "#app/ui/values/date-time.tsx";
import { type Dispute, readDispute } from "#db/team/dispute.ts";
import type { Route } from "./+types/dispute.ts";
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
          Decided <ShortWhen at={resolvedAt} />: {outcomeText(outcome)} {resolution}
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

function Claimants({ dispute }: { dispute: Dispute }) {
  const { userId, name, reason, createdAt, factorSince, claimants } = dispute;
  return (
    <Panel className="stack-2">
      <h2>Who claims it</h2>
      <p className="wrap-anywhere">
        <a className="inline-flex min-h-11 items-center font-bold" href={paths.teamPerson(userId)}>
          {name}
        </a>
        : {reason} <ShortWhen at={createdAt} />
      </p>
      <ul>
        {claimants.map(({ email, isPresent, until }) => (
          <li key={email} className="py-1 wrap-anywhere">
            <b>{email}</b>, {isPresent ? "the address of the account now" : "an address before"}
            {until !== null && (
              <>
                , which can stop the change until <ShortWhen at={until} />
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="text-soft">
        Two-factor sign-in:{" "}
        {factorSince === null ? (
          "off"
        ) : (
          <>
            on since <Day at={factorSince} />
          </>
        )}
        .
      </p>
    </Panel>
  );
}

/** What the team decided about the account before. */
function Decisions({ decided: decisions }: Pick<Dispute, "decided">) {
  if (decisions.length === 0) return null;
  return (
    <Panel className="stack-2">
      <h2>Decided before</h2>
      <ul>
        {decisions.map(({ id, at, outcome, resolution }) => (
          <li key={id} className="border-t border-line py-2 wrap-anywhere first:border-t-0">
            <ShortWhen at={at} />: {outcomeText(outcome)} {resolution}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Questions({ questions }: Pick<Dispute, "questions">) {
  if (questions.length === 0) return null;
  return (
    <Panel className="stack-2">
      <h2>Questions and answers</h2>
      <ul>
        {questions.map(({ id, recipient, question, createdAt, answer, answeredAt }) => (
          <li key={id} className="border-t border-line py-2 wrap-anywhere first:border-t-0">
            <p className="text-sm text-soft">
              To {recipient}, <ShortWhen at={createdAt} />
            </p>
            <p className="whitespace-pre-line">{question}</p>
            {answer !== null && answeredAt !== null ? (
              <blockquote className="mt-2 border-l-4 border-line pl-3">
                <p className="whitespace-pre-line">{answer}</p>
                <p className="text-sm text-soft">
                  Answered <ShortWhen at={answeredAt} />
                </p>
              </blockquote>
            ) : (
              <p className="text-soft">They have not answered yet.</p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function History({ history }: Pick<Dispute, "history">) {
  return (
    <Panel className="stack-2">
      <h2>What was changed, and from which browser</h2>
      {history.length === 0 && <EmptyLine>Nothing that is still stored.</EmptyLine>}
      <ol reversed>
        {history.map(({ id, event, times, createdAt, userAgent }) => (
          <li key={id} className="border-t border-line py-2 first:border-t-0">
            {eventText({ event, times })}
            <p className="text-sm text-soft">
              <ShortWhen at={createdAt} />
              {userAgent !== null && `, ${deviceName(userAgent)}`}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
