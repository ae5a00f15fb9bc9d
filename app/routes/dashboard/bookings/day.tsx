import { data } from "react-router";
import { databaseContext } from "#app/context.ts";
import { addDays, isDay, momentOn } from "#app/domain/guyana-day.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { readForPage } from "#app/http/try-database.ts";
import { DaySheet } from "#app/ui/bookings/day-sheet.tsx";
import { privateMeta } from "#app/ui/head.ts";
import { readJobs } from "#db/bookings/list.ts";
import type { Route } from "./+types/day.ts";

export const meta: Route.MetaFunction = () => privateMeta("Day sheet");

export async function loader({ context, params: { day } }: Route.LoaderArgs) {
  if (!isDay(day)) throw data(null, { status: 404 });
  const { id: userId } = signedIn(context);
  const period = { userId, from: momentOn(day), to: momentOn(addDays(day, 1)) };
  return { jobs: await readForPage(readJobs(context.get(databaseContext), period)) };
}

export default function Day({ loaderData: { jobs }, params: { day } }: Route.ComponentProps) {
  return <DaySheet jobs={jobs} day={day} />;
}
