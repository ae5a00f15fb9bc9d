import { databaseContext } from "#app/context.ts";
import type { WrittenPath } from "#app/domain/paths/safe-path.ts";
import { actorText, actText, type StaffSubject } from "#app/domain/team/acts.ts";
import { readForPage } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { GuyanaWhen } from "#app/ui/values/date-time.tsx";
import { LOG_PAGE, readLog } from "#db/team/log.ts";
import type { Route } from "./+types/log.ts";

export const meta = () => privateMeta("Log");

export async function loader({ context, url }: Route.LoaderArgs) {
  const before = Number(url.searchParams.get("before"));
  const isEntry = Number.isSafeInteger(before) && before > 0;
  const entries = await readForPage(
    readLog(context.get(databaseContext), { before: isEntry ? before : null }),
  );
  const last = entries.at(-1);
  return { entries, next: entries.length === LOG_PAGE && last ? last.id : null };
}

/** Everything that people of the team did; nobody can change it. */
export default function Log({ loaderData: { entries, next } }: Route.ComponentProps) {
  return (
    <DashboardPage title="Log">
      <p className="max-w-text text-soft">
        What the team did, newest first. Nobody can change or delete an entry.
      </p>
      {entries.length === 0 ? (
        <p>Nothing yet.</p>
      ) : (
        <Panel as="ol" reversed variant="slim">
          {entries.map((entry) => (
            <li key={entry.id} className="border-t border-line py-3 first:border-t-0">
              <b>{actText(entry.act)}</b>
              {entry.reason && <p className="whitespace-pre-line wrap-anywhere">{entry.reason}</p>}
              <p className="text-sm text-soft wrap-anywhere">
                {actorText(entry)}, <GuyanaWhen at={entry.createdAt} />,{" "}
                <Subject kind={entry.subjectKind} id={entry.subjectId} />
              </p>
            </li>
          ))}
        </Panel>
      )}
      {next !== null && (
        <ButtonLink variant="secondary" href={paths.teamLog(next)}>
          Older entries
        </ButtonLink>
      )}
    </DashboardPage>
  );
}

type SubjectProps = { kind: StaffSubject; id: string };

/** What an entry is about, as a link to its page. */
function Subject({ kind, id }: SubjectProps) {
  if (kind === "settings") return <a href={paths.teamSettings}>settings</a>;
  const path = subjectPath({ kind, id });
  const text = `${kind} ${id}`;
  return path ? <a href={path}>{text}</a> : text;
}

/** Null for a conversation, whose messages the team opens only from a report. */
function subjectPath({ kind, id }: SubjectProps & { kind: Exclude<StaffSubject, "settings"> }) {
  const ways: Record<typeof kind, WrittenPath | null> = {
    account: paths.teamPerson(id),
    service: paths.teamThing("service", id),
    booking: paths.teamThing("booking", id),
    job: paths.teamThing("job", id),
    review: paths.teamDecide("review", id),
    offer: paths.teamDecide("offer", id),
    report: paths.teamReport(id),
    measure: paths.teamAppeal(id),
    ticket: paths.teamTicket(id),
    licence: paths.teamLicence(id),
    newsletter: paths.teamNewsletter(id),
    conversation: null,
  };
  return ways[kind];
}
