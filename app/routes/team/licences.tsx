import { databaseContext } from "#app/context.ts";
import { licenceName } from "#app/domain/licences/licences.ts";
import { readForPage } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { GuyanaWhen } from "#app/ui/values/date-time.tsx";
import { readLicenceQueue } from "#db/team/licences.ts";
import type { Route } from "./+types/licences.ts";

export const meta = () => privateMeta("Licences");

export async function loader({ context }: Route.LoaderArgs) {
  return readForPage(readLicenceQueue(context.get(databaseContext)));
}

/** Licences that nobody of the team has looked at, the oldest first. */
export default function Licences({ loaderData: { queue, total } }: Route.ComponentProps) {
  if (queue.length === 0) {
    return (
      <DashboardPage title="Licences">
        <Empty title="No licences wait" icon="stamp">
          <p className="text-soft">Papers that professionals show us appear here.</p>
        </Empty>
      </DashboardPage>
    );
  }
  return (
    <DashboardPage title="Licences">
      <p className="text-soft">
        Papers that professionals show us. {total} to look at, the oldest first
        {total > queue.length && `; the first ${queue.length}`}.
      </p>
      <Panel as="ul" variant="slim">
        {queue.map(({ id, kind, name, createdAt }) => (
          <li key={id} className="border-t border-line py-3 first:border-t-0">
            <a className="inline-flex min-h-11 items-center font-bold" href={paths.teamLicence(id)}>
              {licenceName(kind)} of {name}
            </a>
            <p className="text-sm text-soft">
              <GuyanaWhen at={createdAt} />
            </p>
          </li>
        ))}
      </Panel>
    </DashboardPage>
  );
}
