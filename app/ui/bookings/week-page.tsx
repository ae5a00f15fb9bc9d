import { Link } from "react-router";
import type { Job } from "#app/domain/bookings/booking.ts";
import { answerer } from "#app/domain/bookings/next-step.ts";
import type { CalendarWeek } from "#app/domain/bookings/week-layout.ts";
import { addDays, dayOf, momentOn } from "#app/domain/guyana-day.ts";
import type { OwnPath } from "#app/domain/safe-path.ts";
import { paths } from "#app/links.ts";
import { ShortDay } from "#app/ui/date-time.tsx";
import { ButtonLink, buttonRow } from "../button.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { Icon } from "../icon.tsx";
import { BookingRow } from "./booking-row.tsx";
import { WeekCalendar } from "./week-calendar.tsx";
import { WeekStrip, type WeekTile } from "./week-strip.tsx";

type WeekPageProps = {
  /** The first of the seven days. */
  first: string;
  /** UTC milliseconds when the page was made. */
  now: number;
  week: CalendarWeek<Job>;
  strip: readonly WeekTile[];
};

/** A professional's next seven days as a calendar, with the requests among them to answer. */
export function WeekPage({ first, now, week, strip }: WeekPageProps) {
  const today = dayOf(now);
  const weekPath = (day: string) => paths.bookingWeekOf(day === today ? null : day);
  const here = weekPath(first);
  const requests = week.days
    .flatMap(({ blocks }) => blocks.map(({ booking }) => booking))
    .filter(
      (job) => job.status === "pending" && job.startsAt > now && answerer(job) === "professional",
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
      {requests.length > 0 && <Requests requests={requests} next={here} />}
      <WeekCalendar week={week} now={now} next={here} />
      <p className="print:hidden">
        Set your working hours in <Link to={paths.bookingHours}>My hours</Link>, longer breaks in{" "}
        <Link to={paths.daysOff}>Days off</Link>.
      </p>
    </DashboardPage>
  );
}

function Requests({ requests, next }: { requests: readonly Job[]; next: OwnPath }) {
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
