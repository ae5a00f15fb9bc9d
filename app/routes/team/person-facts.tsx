import { paths } from "#app/links.ts";
import { Panel } from "#app/ui/panel.tsx";
import { Day, ShortWhen } from "#app/ui/values/date-time.tsx";
import type { TeamPerson } from "#db/team/person.ts";

type PersonFactsProps = {
  title: string;
  person: TeamPerson | null;
  /** With a link to the page on which a moderator decides about the account. */
  hasLink?: boolean;
};

/** One side of a report, and what happened with them before. */
export function PersonFacts({ title, person, hasLink = false }: PersonFactsProps) {
  if (!person) {
    return (
      <Panel>
        <h2>{title}</h2>
        <p className="text-soft">Nobody who still has an account.</p>
      </Panel>
    );
  }
  const { id, name, email, role, createdAt } = person;
  return (
    <Panel className="stack-2">
      <h2>{title}</h2>
      <p>
        <a className="font-bold" href={paths.teamPerson(id)}>
          {name}
        </a>
        , {role}, since <Day at={createdAt} />
        {person.account === "banned" && ", banned now"}
        {person.suspendedUntil !== null && (
          <>
            , suspended until <ShortWhen at={person.suspendedUntil} />
          </>
        )}
        <br />
        <a className="wrap-anywhere" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
      <ul className="text-soft">
        <li>Completed bookings: {person.completedBookings}</li>
        <li>Warnings, things hidden and suspensions in 180 days: {person.measures}</li>
        <li>
          Reports sent: {person.sentReports}, of which {person.confirmedReports} led to something
        </li>
      </ul>
      {hasLink && (
        <a className="inline-flex min-h-11 items-center" href={paths.teamDecide("account", id)}>
          Decide about the account
        </a>
      )}
    </Panel>
  );
}
