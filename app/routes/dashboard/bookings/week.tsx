import { clockContext, databaseContext } from "#app/context.ts";
import { addDays, dayOf, isDay, momentOn, weekdayOf } from "#app/domain/guyana-day.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { readForPage } from "#app/http/try-database.ts";
import { WeekPage } from "#app/ui/bookings/week-page.tsx";
import { privateMeta } from "#app/ui/head.ts";
import { readJobs } from "#db/bookings/list.ts";
import type { Route } from "./+types/week.ts";

export const meta: Route.MetaFunction = () => privateMeta("My week");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id: userId } = signedIn(context);
  const today = dayOf(context.get(clockContext)());
  const chosen = url.searchParams.get("day");
  const day = isDay(chosen) ? chosen : today;
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
  const week = { userId, from: momentOn(monday), to: momentOn(addDays(monday, 7)) };
  return { monday, today, jobs: await readForPage(readJobs(context.get(databaseContext), week)) };
}

export default function Week({ loaderData }: Route.ComponentProps) {
  return <WeekPage {...loaderData} />;
}
