import { clockContext, databaseContext } from "#app/context.ts";
import { addDays, dayOf, isDay, momentOn, weekdayOf } from "#app/domain/guyana-day.ts";
import { refuse } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { WeekPage } from "#app/ui/bookings/week-page.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { pageHead } from "#app/ui/head.ts";
import { readJobs } from "#db/bookings/list.ts";
import type { Route } from "./+types/week.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "My week | Kayap", unlisted: true });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id: userId } = signedIn(context);
  const today = dayOf(context.get(clockContext)());
  const asked = url.searchParams.get("day");
  const day = isDay(asked) ? asked : today;
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
  const week = { userId, from: momentOn(monday), to: momentOn(addDays(monday, 7)) };
  const read = await tryDatabase(readJobs(context.get(databaseContext), week));
  return read.ok
    ? { monday, today, jobs: read.value.bookings }
    : refuse(503, { monday, today, jobs: null });
}

export default function Week({ loaderData: { jobs, monday, today } }: Route.ComponentProps) {
  if (jobs) return <WeekPage {...{ jobs, monday, today }} />;
  return (
    <DashboardPage title="My week">
      <Failure again={paths.bookingWeek} />
    </DashboardPage>
  );
}
