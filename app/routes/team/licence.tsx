import { data } from "react-router";
import { actingStaff } from "#app/actions/team/acting-staff.ts";
import { decideLicenceAs, showPaper } from "#app/actions/team/decide-licence.ts";
import { databaseContext } from "#app/context.ts";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import { isId } from "#app/domain/id.ts";
import { lastDayOf, licenceName } from "#app/domain/licences/licences.ts";
import { licenceFormSchema } from "#app/domain/team/licences.ts";
import { LEAST_REASON, MOST_REASON } from "#app/domain/team/reports.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { readForPage, tryDatabase } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-state.ts";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { Day, GuyanaWhen } from "#app/ui/values/date-time.tsx";
import { readLicence, type TeamLicence } from "#db/team/licences.ts";
import type { Route } from "./+types/licence.ts";
import { PersonFacts } from "./person-facts.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData ? licenceName(loaderData.kind) : "Licence");

export async function loader({ context, params: { licenceId } }: Route.LoaderArgs) {
  const licence = isId(licenceId)
    ? await readForPage(readLicence(context.get(databaseContext), licenceId, actingStaff(context)))
    : null;
  if (!licence) throw data(null, { status: 404 });
  return licence;
}

const NOT_DECIDED =
  "Nothing was done: somebody else has decided meanwhile, it has expired, or you may not decide about this.";
const NO_PICTURE =
  "There is nothing to open: somebody else has decided meanwhile, or you may not decide about this.";
const UNTOUCHED = { values: {}, errors: {}, problem: null, paper: null };

export async function action({ request, context, params: { licenceId } }: Route.ActionArgs) {
  const form = await readForm(request, licenceFormSchema);
  if (!form.ok) {
    const { status, values, errors } = form;
    return refuse(status, { ...UNTOUCHED, values, errors });
  }
  const values = form.data.intent === "refuse" ? { reason: form.data.reason } : {};
  const refusePage = (status: number, problem: string) =>
    refuse(status, { ...UNTOUCHED, values, problem });
  if (!isId(licenceId)) throw data(null, { status: 404 });
  if (form.data.intent === "open") {
    const paper = await tryDatabase(showPaper(context, licenceId));
    if (!paper.ok) return refusePage(503, NOT_DONE);
    return paper.value ? { ...UNTOUCHED, paper: paper.value } : refusePage(409, NO_PICTURE);
  }
  const licence = await tryDatabase(
    readLicence(context.get(databaseContext), licenceId, actingStaff(context)),
  );
  if (!licence.ok) return refusePage(503, NOT_DONE);
  if (!licence.value) throw data(null, { status: 404 });
  const reason = form.data.intent === "refuse" ? form.data.reason : null;
  const decision = await tryDatabase(decideLicenceAs(context, licence.value, reason));
  if (!decision.ok) return refusePage(503, NOT_DONE);
  if (!decision.value) return refusePage(409, NOT_DECIDED);
  return seeOther(paths.teamLicences, { request, notice: "licence-decided" });
}

/** A licence with its person, the button that opens its paper, and what can be decided. */
export default function LicencePage({ loaderData: licence, actionData }: Route.ComponentProps) {
  const { kind, state, reason, decidedAt, isOwn } = licence;
  const { values, errors, problem, paper } = actionData ?? UNTOUCHED;
  const isOpen = state === "waiting" && !isOwn;
  return (
    <DashboardPage title={licenceName(kind)}>
      <Problem>{problem}</Problem>
      {decidedAt !== null && (
        <Notice tone="info">
          Decided <GuyanaWhen at={decidedAt} />:{" "}
          {state === "seen" ? "it was seen." : `it was not accepted. ${reason}`}
        </Notice>
      )}
      <div className="grid gap-4 lg:grid-cols-2">
        <LicenceFacts licence={licence} />
        <PersonFacts title="Whose it is" person={licence.person} />
      </div>
      {isOwn && <p>This is yours: somebody else decides.</p>}
      {isOpen && (paper ? <Paper picture={paper} kind={kind} /> : <OpenPaper />)}
      {isOpen && <DecideForm values={values} errors={errors} isOver={licence.isOver} />}
    </DashboardPage>
  );
}

function LicenceFacts({ licence }: { licence: TeamLicence }) {
  const { number, issuer, expiresOn, createdAt } = licence;
  return (
    <Panel className="stack-2">
      <h2>What it should say</h2>
      <ul className="wrap-anywhere">
        <li>Number: {number}</li>
        <li>Issued by: {issuer}</li>
        <li>
          {expiresOn === null ? (
            "Does not expire"
          ) : (
            <>
              Last valid day: <Day at={lastDayOf(expiresOn)} />
            </>
          )}
        </li>
      </ul>
      <p className="text-sm text-soft">
        Added <GuyanaWhen at={createdAt} />
      </p>
    </Panel>
  );
}

/** The button that shows the paper. Without a tap nobody sees it, and the log stores who tapped. */
function OpenPaper() {
  return (
    <Panel as="form" method="post" className="stack-2">
      <AccountField />
      <h2>Paper</h2>
      <p>Compare name, number and dates. The log keeps that you opened it.</p>
      <Button variant="secondary" name="intent" value="open">
        Open the paper
      </Button>
    </Panel>
  );
}

/** The picture is in the page itself: with an address, everybody who has the address could open it. */
function Paper({ picture, kind }: { picture: string; kind: string }) {
  return (
    <Panel className="stack-2">
      <h2>Paper</h2>
      <img src={picture} alt={`The paper: ${licenceName(kind)}`} />
    </Panel>
  );
}

const LABELS = { reason: "Why it is not accepted" };

type DecideFormProps = {
  values: Record<string, string | undefined>;
  errors: Record<string, string>;
  /** Whether its last valid day is over. */
  isOver: boolean;
};

function DecideForm({ values, errors, isOver }: DecideFormProps) {
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <Panel className="stack-4">
      <h2>Decide</h2>
      <ErrorSummary errors={errors} labels={LABELS} />
      {isOver ? (
        <p>It expired while it waited, so it cannot be accepted. Ask for the new one.</p>
      ) : (
        <form method="post" className="stack-2">
          <AccountField />
          <p>Accept it if you could read it, and it says what stands above.</p>
          <Button name="intent" value="accept">
            Licence seen
          </Button>
        </form>
      )}
      <form method="post" className="stack-4" noValidate>
        <AccountField />
        <TextAreaField
          {...field("reason")}
          hint={`${LEAST_REASON} to ${MOST_REASON} characters. The person reads it.`}
          rows={4}
          required
        />
        <Button variant="danger" name="intent" value="refuse">
          Do not accept it
        </Button>
      </form>
    </Panel>
  );
}
