import { data } from "react-router";
import { databaseContext } from "#app/context.ts";
import { addDays, isDay, momentOn } from "#app/domain/guyana-day.ts";
import { refuse } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { DaySheet } from "#app/ui/bookings/day-sheet.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { pageHead } from "#app/ui/head.ts";
import { readJobs } from "#db/bookings/list.ts";
import type { Route } from "./+types/day.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Day sheet | Kayap", unlisted: true });

export async function loader({ context, params: { day } }: Route.LoaderArgs) {
  if (!isDay(day)) throw data(null, { status: 404 });
  const { id: userId } = signedIn(context);
  const asked = { userId, from: momentOn(day), to: momentOn(addDays(day, 1)) };
  const read = await tryDatabase(readJobs(context.get(databaseContext), asked));
  return read.ok ? { jobs: read.value.bookings } : refuse(503, { jobs: null });
}

export default function Day({ loaderData: { jobs }, params: { day } }: Route.ComponentProps) {
  if (jobs) return <DaySheet jobs={jobs} day={day} />;
  return (
    <DashboardPage title="Day sheet">
      <Failure again={paths.bookingDay(day)} />
    </DashboardPage>
  );
}
