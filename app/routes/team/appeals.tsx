import { databaseContext } from "#app/context.ts";
import { measureName } from "#app/domain/team/measures.ts";
import { readForPage } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { GuyanaWhen } from "#app/ui/values/date-time.tsx";
import { readAppealQueue } from "#db/team/appeals.ts";
import type { Route } from "./+types/appeals.ts";

export const meta = () => privateMeta("Appeals");

export async function loader({ context }: Route.LoaderArgs) {
  return readForPage(readAppealQueue(context.get(databaseContext)));
}

/** Open appeals, the oldest first. */
export default function Appeals({ loaderData: { queue, total } }: Route.ComponentProps) {
  if (queue.length === 0) {
    return (
      <DashboardPage title="Appeals">
        <Empty title="No open appeals" icon="scale">
          <p className="text-soft">What people say against a decision appears here.</p>
        </Empty>
      </DashboardPage>
    );
  }
  return (
    <DashboardPage title="Appeals">
      <p className="max-w-text text-soft">
        People who think a decision was wrong. Somebody else than who decided reads it. {total}{" "}
        open, the oldest first{total > queue.length && `; the first ${queue.length}`}.
      </p>
      <Panel as="ul" variant="slim">
        {queue.map(({ id, kind, subjectKind, person, appealedAt }) => (
          <li key={id} className="border-t border-line py-3 first:border-t-0">
            <a className="inline-flex min-h-11 items-center font-bold" href={paths.teamAppeal(id)}>
              {measureName({ kind, subjectKind })}: {person}
            </a>
            <p className="text-sm text-soft">
              <GuyanaWhen at={appealedAt} />
            </p>
          </li>
        ))}
      </Panel>
    </DashboardPage>
  );
}
