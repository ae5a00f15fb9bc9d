import {
  clockContext,
  databaseContext,
  healthContext,
  roomsContext,
  staffContext,
} from "#app/context.ts";
import type { Health } from "#app/domain/health.ts";
import { includesRole } from "#app/domain/team/roles.ts";
import { checkHealth } from "#app/http/health.ts";
import { readForPage } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { ShortWhen } from "#app/ui/date-time.tsx";
import { privateMeta } from "#app/ui/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { Stat, StatGrid } from "#app/ui/stat.tsx";
import { readToday } from "#db/team/today.ts";
import type { Route } from "./+types/today.ts";
import { DailyChart } from "./daily-chart.tsx";

const DAYS = 30;

export const meta = () => privateMeta("Today");

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext);
  const now = context.get(clockContext)();
  const [today, health] = await Promise.all([
    readForPage(readToday(db, { now, days: DAYS })),
    checkHealth({
      db,
      rooms: context.get(roomsContext),
      cached: context.get(healthContext),
      now,
    }),
  ]);
  return {
    ...today,
    health: health.status,
    seesReports: includesRole(context.get(staffContext).role, "moderator"),
  };
}

const HEALTH: Record<Health["status"], string> = {
  healthy: "Everything works",
  degraded: "Messaging works in part",
  unhealthy: "Messaging is down",
};

/** What waits for the team now, and the last thirty days. */
export default function Today({ loaderData }: Route.ComponentProps) {
  const { reports, licences, contactMessages, missedSearches, emails, seesReports } = loaderData;
  return (
    <DashboardPage title="Today">
      <StatGrid columns={4}>
        <Stat
          name={reports.count === 1 ? "open report" : "open reports"}
          icon="flag"
          value={reports.count}
          {...(seesReports && { to: paths.teamReports })}
        />
        <Stat
          name={licences.count === 1 ? "licence to look at" : "licences to look at"}
          icon="stamp"
          value={licences.count}
          {...(seesReports && { to: paths.teamLicences })}
        />
        <Stat name="contact messages in 7 days" icon="mail" value={contactMessages} />
        <Stat name="e-mails not delivered" icon="circle-alert" value={emails.failed} />
        <Stat
          name="searches without a result today"
          icon="search-x"
          value={missedSearches}
          to={paths.teamWords}
        />
      </StatGrid>
      <p className="text-soft">
        {HEALTH[loaderData.health]}.
        {reports.oldest !== null && (
          <>
            {" "}
            The oldest open report is from <ShortWhen at={reports.oldest} />.
          </>
        )}
        {licences.oldest !== null && (
          <>
            {" "}
            The oldest licence waits since <ShortWhen at={licences.oldest} />.
          </>
        )}
        {emails.waiting > 0 && ` E-mails that wait longer than ten minutes: ${emails.waiting}.`}
      </p>
      <div className="grid gap-4 lg:grid-cols-3">
        <Panel>
          <DailyChart name="Sign-ups" counts={loaderData.signUps} />
        </Panel>
        <Panel>
          <DailyChart name="Booking requests" counts={loaderData.bookings} />
        </Panel>
        <Panel>
          <DailyChart name="Jobs posted" counts={loaderData.jobs} />
        </Panel>
      </div>
    </DashboardPage>
  );
}
