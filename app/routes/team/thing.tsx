import { data } from "react-router";
import { databaseContext, staffContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { moneyText } from "#app/domain/money/money.ts";
import { includesRole } from "#app/domain/team/roles.ts";
import { isThingKind, readBefore, timelinePage } from "#app/domain/team/timeline.ts";
import { readForPage } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { Day, ShortWhen } from "#app/ui/values/date-time.tsx";
import { readThing } from "#db/team/thing.ts";
import type { Route } from "./+types/thing.ts";
import { Timeline } from "./timeline.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData ? loaderData.facts.title : "What happened");

export async function loader({ context, params: { kind, id }, url }: Route.LoaderArgs) {
  const before = readBefore(url.searchParams.get("before"));
  const thing =
    isThingKind(kind) && isId(id)
      ? await readForPage(readThing(context.get(databaseContext), { kind, id, before }))
      : null;
  if (!thing || !isThingKind(kind)) throw data(null, { status: 404 });
  const { lines, ...facts } = thing;
  const decides = includesRole(context.get(staffContext).role, "moderator");
  return { kind, id, facts, timeline: timelinePage(lines), decides };
}

const NAMES = { service: "Service", booking: "Booking", job: "Job" };
const SIDES = { customer: "Customer", professional: "Professional", offering: "Sent an offer" };

/** A service, a booking or a job, who has to do with it, and what happened. */
export default function Thing({ loaderData }: Route.ComponentProps) {
  const { kind, id, facts, timeline, decides } = loaderData;
  const { title, status, place, createdAt, startsAt, amount, hiddenAt, deletedAt } = facts;
  return (
    <DashboardPage title={<span className="wrap-anywhere">{title}</span>}>
      <p className="max-w-text text-soft">
        What this is, who has to do with it and what happened, without what they wrote to each
        other.
      </p>
      <Panel className="stack-2">
        <h2>{NAMES[kind]}</h2>
        <ul className="stack-2">
          <li>
            {status}
            {hiddenAt !== null && ", hidden"}
            {deletedAt !== null && ", deleted"}
          </li>
          {startsAt !== null && (
            <li>
              For <ShortWhen at={startsAt} />
            </li>
          )}
          {amount !== null && <li>{moneyText(amount, null)}</li>}
          {place !== "" && <li className="wrap-anywhere">{place}</li>}
          <li>
            Made <Day at={createdAt} />
          </li>
          {facts.sides.map(({ as, id: userId, name }) => (
            <li key={`${as} ${userId}`}>
              {SIDES[as]}:{" "}
              {userId ? (
                <a className="inline-flex min-h-11 items-center" href={paths.teamPerson(userId)}>
                  {name}
                </a>
              ) : (
                "somebody who has left"
              )}
            </li>
          ))}
          <li className="text-sm text-soft wrap-anywhere">{id}</li>
        </ul>
        <LeadsTo kind={kind} facts={facts} />{" "}
        {decides && kind !== "booking" && (
          <a className="inline-flex min-h-11 items-center" href={paths.teamDecide(kind, id)}>
            Decide about the {kind}
          </a>
        )}
      </Panel>
      <Timeline page={timeline} older={(before) => paths.teamThing(kind, id, before)} />
    </DashboardPage>
  );
}

function LeadsTo({ kind, facts }: Pick<Route.ComponentProps["loaderData"], "kind" | "facts">) {
  const { leadsTo } = facts;
  if (!leadsTo) return null;
  const isPublic = kind === "service";
  return (
    <a
      className="mr-4 inline-flex min-h-11 items-center"
      href={isPublic ? paths.service(leadsTo.id) : paths.teamThing(leadsTo.kind, leadsTo.id)}
    >
      {isPublic ? "View the service" : `The ${leadsTo.kind} of it`}
    </a>
  );
}
