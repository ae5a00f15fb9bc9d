import { clockContext, databaseContext } from "#app/context.ts";
import { countsOfWeek, firstDayFor, offeredTimes, stripOf } from "#app/domain/bookings/week.ts";
import { layOutWeek } from "#app/domain/bookings/week-layout.ts";
import { addDays, dayOf } from "#app/domain/guyana-day.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { readForPage } from "#app/http/try-database.ts";
import styles from "#app/styles/week.css?url";
import { WeekPage } from "#app/ui/bookings/week-page.tsx";
import { privateMeta } from "#app/ui/head.ts";
import { readWeek } from "#db/bookings/week.ts";
import type { Route } from "./+types/week.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = () => privateMeta("My week");

/** Seven days: those from today, or those a whole number of weeks earlier or later in which the chosen day lies. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { id: userId } = signedIn(context);
  const now = context.get(clockContext)();
  const today = dayOf(now);
  const first = firstDayFor(url.searchParams.get("day"), today);
  const strip = stripOf(first, today);
  const read = await readForPage(
    readWeek(context.get(databaseContext), {
      userId,
      week: { from: first, to: addDays(first, 7) },
      strip: { from: strip[0] ?? first, to: addDays(strip.at(-1) ?? first, 7) },
    }),
  );
  const { jobs: bookings, starts, offered, hours, daysOff } = read;
  return {
    first,
    now,
    week: layOutWeek({ first, bookings, windows: offeredTimes(offered), hours, daysOff }),
    strip: strip.map((day) => ({ first: day, counts: countsOfWeek(day, starts) })),
  };
}

export default function Week({ loaderData }: Route.ComponentProps) {
  return <WeekPage {...loaderData} />;
}
