import { databaseContext } from "#app/context.ts";
import { SUBJECT_NAMES } from "#app/domain/team/reports.ts";
import { readForPage } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { GuyanaWhen } from "#app/ui/values/date-time.tsx";
import { readReportQueue } from "#db/team/report-queue.ts";
import type { Route } from "./+types/reports.ts";

export const meta = () => privateMeta("Reports");

export async function loader({ context }: Route.LoaderArgs) {
  return readForPage(readReportQueue(context.get(databaseContext)));
}

/** Open reports and disputes, the oldest first. */
export default function Reports({ loaderData: { queue, total } }: Route.ComponentProps) {
  if (queue.length === 0) {
    return (
      <DashboardPage title="Reports">
        <Empty title="No open reports" icon="flag">
          <p className="text-soft">What people report appears here.</p>
        </Empty>
      </DashboardPage>
    );
  }
  return (
    <DashboardPage title="Reports">
      <p className="text-soft">
        {total} open, the oldest first{total > queue.length && `; the first ${queue.length}`}.
      </p>
      <Panel as="ul" variant="slim">
        {queue.map(({ id, kind, reason, reporter, createdAt }) => (
          <li key={id} className="border-t border-line py-3 first:border-t-0">
            <a className="inline-flex min-h-11 items-center font-bold" href={paths.teamReport(id)}>
              {SUBJECT_NAMES[kind]}, reported by {reporter ?? "somebody who has left"}
            </a>
            <p className="wrap-anywhere">{reason || "No reason given."}</p>
            <p className="text-sm text-soft">
              <GuyanaWhen at={createdAt} />
            </p>
          </li>
        ))}
      </Panel>
    </DashboardPage>
  );
}
