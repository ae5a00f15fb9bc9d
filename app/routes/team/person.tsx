import { data } from "react-router";
import { actingStaff } from "#app/actions/team/acting-staff.ts";
import { databaseContext, staffContext } from "#app/context.ts";
import { phoneText } from "#app/domain/accounts/phone.ts";
import { isId } from "#app/domain/id.ts";
import { statesOf } from "#app/domain/team/person-state.ts";
import { includesRole } from "#app/domain/team/roles.ts";
import { readBefore, timelinePage } from "#app/domain/team/timeline.ts";
import { readForPage } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { Day, GuyanaWhen, ShortWhen } from "#app/ui/values/date-time.tsx";
import { openPerson } from "#db/team/opened-person.ts";
import type { Route } from "./+types/person.ts";
import { PersonLists } from "./person-lists.tsx";
import { Timeline } from "./timeline.tsx";

export const meta = () => privateMeta("Person");

/** Opening the page is written into the log: it shows personal data. */
export async function loader({ context, params: { userId }, url }: Route.LoaderArgs) {
  const { id: me, role } = context.get(staffContext);
  const query = {
    id: userId,
    by: actingStaff(context),
    before: readBefore(url.searchParams.get("before")),
  };
  const opened = isId(userId)
    ? await readForPage(openPerson(context.get(databaseContext), query))
    : null;
  if (!opened) throw data(null, { status: 404 });
  const { facts, lists, lines } = opened;
  return {
    facts,
    lists,
    timeline: timelinePage(lines),
    seesReports: includesRole(role, "moderator"),
    isSelf: facts.id === me,
  };
}

/** A person with their records and their history, for a member of the team who helps them. */
export default function Person({ loaderData }: Route.ComponentProps) {
  const { facts, lists, timeline, seesReports, isSelf } = loaderData;
  const isErased = facts.deletedAt !== null;
  return (
    <DashboardPage title={isErased ? "An erased account" : facts.name}>
      <p className="max-w-text text-soft">
        Who this is and what happened, so that you can help them. The log keeps that you opened the
        page.
      </p>
      {isSelf && <p>This is you: somebody else acts about your account.</p>}
      <Panel className="stack-2">
        <h2>Account</h2>
        <Facts facts={facts} />
        {seesReports && !isSelf && !isErased && (
          <a
            className="inline-flex min-h-11 items-center"
            href={paths.teamDecide("account", facts.id)}
          >
            Decide about the account
          </a>
        )}
      </Panel>
      <PersonLists facts={facts} lists={lists} seesReports={seesReports} />
      <Timeline page={timeline} older={(before) => paths.teamPerson(facts.id, before)} />
    </DashboardPage>
  );
}

function Facts({ facts }: Pick<Route.ComponentProps["loaderData"], "facts">) {
  const { id, role, email, phone, businessName, region, emailVerifiedAt, factorSince } = facts;
  const isErased = facts.deletedAt !== null;
  return (
    <ul className="stack-2">
      {statesOf(facts).map(({ text, at }) => (
        <li key={text}>
          <b>
            {text} {at !== null && <ShortWhen at={at} />}
          </b>
        </li>
      ))}
      <li>
        {role === "professional" && !isErased ? (
          <a className="inline-flex min-h-11 items-center" href={paths.professional(id)}>
            Professional
          </a>
        ) : role === "professional" ? (
          "Professional"
        ) : (
          "Customer"
        )}
        , since <Day at={facts.createdAt} />
      </li>
      {!isErased && (
        <>
          <li className="wrap-anywhere">
            <a className="inline-flex min-h-11 items-center" href={`mailto:${email}`}>
              {email}
            </a>
            , {emailVerifiedAt === null ? "not confirmed" : "confirmed"}
          </li>
          <li className="wrap-anywhere">
            {[businessName, phone && phoneText(phone), region].filter(Boolean).join(", ")}
          </li>
          <li>
            Two-factor sign-in:{" "}
            {factorSince === null ? (
              "off"
            ) : (
              <>
                on since <Day at={factorSince} />
              </>
            )}
          </li>
          <li>
            Last seen: {facts.lastSeenAt === null ? "never" : <GuyanaWhen at={facts.lastSeenAt} />}
          </li>
        </>
      )}
      <li>Conversations: {facts.conversations}</li>
      <li className="text-sm text-soft wrap-anywhere">{id}</li>
    </ul>
  );
}
