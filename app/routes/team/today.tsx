import {
  clockContext,
  databaseContext,
  healthContext,
  roomsContext,
  staffContext,
} from "#app/context.ts";
import type { Health } from "#app/domain/failures/health.ts";
import { ageText } from "#app/domain/team/age.ts";
import { includesRole } from "#app/domain/team/roles.ts";
import { checkHealth } from "#app/http/monitoring/health.ts";
import { readForPage } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { Stat, StatGrid } from "#app/ui/values/stat.tsx";
import { readToday, type Waiting } from "#db/team/today.ts";
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
    now,
    health: health.status,
    seesReports: includesRole(context.get(staffContext).role, "moderator"),
  };
}

const HEALTH: Record<Health["status"], string> = {
  healthy: "Everything works",
  degraded: "Messaging works in part",
  unhealthy: "Messaging is down",
};

const QUEUES = [
  {
    name: "reports",
    names: ["open report", "open reports"],
    icon: "flag",
    to: paths.teamReports,
    forModerators: true,
  },
  {
    name: "appeals",
    names: ["open appeal", "open appeals"],
    icon: "scale",
    to: paths.teamAppeals,
    forModerators: true,
  },
  {
    name: "tickets",
    names: ["open ticket", "open tickets"],
    icon: "mail",
    to: paths.teamTickets,
    forModerators: false,
  },
  {
    name: "newServices",
    names: ["new service", "new services"],
    icon: "briefcase-business",
    to: paths.teamApprovals,
    forModerators: true,
  },
  {
    name: "licences",
    names: ["licence to look at", "licences to look at"],
    icon: "stamp",
    to: paths.teamLicences,
    forModerators: true,
  },
] as const;

/** What waits for the team now, and the last thirty days. */
export default function Today({ loaderData }: Route.ComponentProps) {
  const { missedSearches, emails, seesReports, now } = loaderData;
  return (
    <DashboardPage title="Today">
      <StatGrid columns={4}>
        {QUEUES.map(({ name, to, forModerators, ...queue }) => (
          <Queue
            key={name}
            {...queue}
            waiting={loaderData[name]}
            to={forModerators && !seesReports ? null : to}
            now={now}
          />
        ))}
        <Stat name="e-mails not delivered" icon="circle-alert" value={emails.failed} />
        <Stat
          name={`${missedSearches === 1 ? "search" : "searches"} without a result today`}
          icon="search-x"
          value={missedSearches}
          to={paths.teamWords}
        />
      </StatGrid>
      <p className="text-soft">
        {emails.waiting > 0 && loaderData.health === "healthy"
          ? "Messaging works."
          : `${HEALTH[loaderData.health]}.`}
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

type QueueProps = {
  /** For one, and for any other number. */
  names: readonly [string, string];
  icon: string;
  waiting: Waiting;
  to: string | null;
  now: number;
};

/** How many wait for the team, and how old the oldest one is. */
function Queue({ names, icon, waiting: { count, oldest }, to, now }: QueueProps) {
  const name = names[count === 1 ? 0 : 1];
  return (
    <Stat
      name={oldest === null ? name : `${name}, the oldest ${ageText(oldest, now)}`}
      icon={icon}
      value={count}
      {...(to && { to })}
    />
  );
}
