import { Link } from "react-router";
import { clockContext, databaseContext } from "#app/context.ts";
import { answerer } from "#app/domain/bookings/answerer.ts";
import type { BookingOnDay } from "#app/domain/bookings/booking.ts";
import { countsOfWeek, firstDayFor, stripOf, timesOfWeek } from "#app/domain/bookings/week.ts";
import { layOutWeek } from "#app/domain/bookings/week-layout.ts";
import type { OwnPath } from "#app/domain/paths/safe-path.ts";
import { addDays, dayOf, momentOn } from "#app/domain/time/guyana-day.ts";
import { readForPage } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import styles from "#app/styles/week.css?url";
import { BookingRow } from "#app/ui/bookings/booking-row.tsx";
import { ButtonLink, buttonRow } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { ShortDay } from "#app/ui/values/date-time.tsx";
import { readWeek } from "#db/bookings/week.ts";
import type { Route } from "./+types/week.ts";
import { WeekCalendar } from "./week-calendar.tsx";
import { WeekStrip } from "./week-strip.tsx";

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
  const { bookings, starts, offered, hours, daysOff } = read;
  const windows = timesOfWeek(hours, offered);
  return {
    first,
    now,
    hoursGiven: windows !== null,
    week: layOutWeek({ first, bookings, windows, hours, daysOff }),
    strip: strip.map((day) => ({ first: day, counts: countsOfWeek(day, starts) })),
  };
}

/** A professional's next seven days as a calendar, with the requests among them to answer. */
export default function Week({ loaderData }: Route.ComponentProps) {
  const { first, now, hoursGiven, week, strip } = loaderData;
  const today = dayOf(now);
  const weekPath = (day: string) => paths.bookingWeekOf(day === today ? null : day);
  const address = weekPath(first);
  const requests = week.days
    .flatMap(({ blocks }) => blocks.map(({ booking }) => booking))
    .filter(
      (booking) =>
        booking.status === "pending" &&
        booking.startsAt > now &&
        answerer(booking) === "professional",
    );
  return (
    <DashboardPage
      title={
        <>
          <ShortDay at={momentOn(first)} /> to <ShortDay at={momentOn(addDays(first, 6))} />
        </>
      }
      action={
        <nav className={`${buttonRow} print:hidden`} aria-label="Weeks">
          <ButtonLink variant="secondary" size="small" to={weekPath(addDays(first, -7))}>
            <Icon name="chevron-left" />
            Previous week
          </ButtonLink>
          <ButtonLink
            variant="secondary"
            size="small"
            to={paths.bookingWeek}
            aria-current={first === today ? "date" : undefined}
          >
            Today
          </ButtonLink>
          <ButtonLink variant="secondary" size="small" to={weekPath(addDays(first, 7))}>
            Next week
            <Icon name="chevron-right" />
          </ButtonLink>
        </nav>
      }
    >
      <WeekStrip weeks={strip} chosen={first} weekPath={weekPath} />
      {requests.length > 0 && <Requests requests={requests} next={address} />}
      <WeekCalendar week={week} hoursGiven={hoursGiven} now={now} next={address} />
      <p className="print:hidden">
        Set your working hours in <Link to={paths.bookingHours}>My hours</Link>, longer breaks in{" "}
        <Link to={paths.daysOff}>Days off</Link>.
      </p>
    </DashboardPage>
  );
}

function Requests({ requests, next }: { requests: readonly BookingOnDay[]; next: OwnPath }) {
  return (
    <section className="print:hidden" aria-labelledby="requests">
      <h2 id="requests">
        {requests.length === 1
          ? "1 request waits for your answer"
          : `${requests.length} requests wait for your answer`}
      </h2>
      <ul className="ruled">
        {requests.map((booking) => (
          <BookingRow key={booking.id} booking={booking} party="professional" next={next} wide />
        ))}
      </ul>
    </section>
  );
}
