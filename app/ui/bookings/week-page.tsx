import { Link } from "react-router";
import { type Job, lengthText } from "#app/domain/bookings/booking.ts";
import { addDays, dayOf, momentOn } from "#app/domain/guyana-day.ts";
import { paths } from "#app/links.ts";
import { Clock, Weekday } from "#app/ui/date-time.tsx";
import { ButtonLink, buttonRow } from "../button.tsx";
import { classes } from "../classes.ts";
import { DashboardPage } from "../dashboard/page.tsx";
import { Icon } from "../icon.tsx";
import { BookingBadge, STATUS_LOOKS } from "./badge.tsx";

type WeekPageProps = { jobs: readonly Job[]; monday: string; today: string };

/** A professional's week, day by day. */
export function WeekPage({ jobs, monday, today }: WeekPageProps) {
  const days = Array.from({ length: 7 }, (_, i) => addDays(monday, i));
  const weekHref = (day: string) => `${paths.bookingWeek}?day=${day}`;
  return (
    <DashboardPage
      title={
        <>
          Week of <Weekday at={momentOn(monday, 720)} />
        </>
      }
      action={
        <nav className={buttonRow} aria-label="Weeks">
          <ButtonLink variant="secondary" size="small" to={weekHref(addDays(monday, -7))}>
            <Icon name="chevron-left" />
            Week before
          </ButtonLink>
          <ButtonLink variant="secondary" size="small" to={weekHref(today)}>
            This week
          </ButtonLink>
          <ButtonLink variant="secondary" size="small" to={weekHref(addDays(monday, 7))}>
            Week after
            <Icon name="chevron-right" />
          </ButtonLink>
        </nav>
      }
    >
      <div className="grid gap-3 @min-[900px]:grid-cols-7 @min-[900px]:gap-2">
        {days.map((day) => {
          const ofDay = jobs.filter(({ startsAt }) => dayOf(startsAt) === day);
          return (
            <section
              key={day}
              className={classes(
                "min-w-0 rounded-card bg-card p-2.5",
                day === today ? "border-2 border-control" : "border border-line",
              )}
            >
              <h2 className="pb-1.5 text-base">
                <Weekday at={momentOn(day, 720)} />
                {day === today && <span className="sr-only">, today</span>}
              </h2>
              {ofDay.length === 0 ? (
                <p className="text-soft text-sm">Nothing</p>
              ) : (
                <>
                  <ul className="grid gap-2">
                    {ofDay.map((job) => (
                      <WeekJob key={job.id} job={job} />
                    ))}
                  </ul>
                  <p className="text-sm">
                    <Link className="inline-block pt-2.5" to={paths.bookingDay(day)}>
                      Day sheet
                      <span className="sr-only">
                        {" "}
                        of <Weekday at={momentOn(day, 720)} />
                      </span>
                    </Link>
                  </p>
                </>
              )}
            </section>
          );
        })}
      </div>
    </DashboardPage>
  );
}

function WeekJob({ job }: { job: Job }) {
  return (
    <li
      className={classes("border-l-4 py-0.5 pl-2 wrap-anywhere", STATUS_LOOKS[job.status].border)}
    >
      <p>
        <b className="tabular">
          <Clock at={job.startsAt} />
        </b>{" "}
        <span className="text-soft text-sm">
          {lengthText((job.endsAt - job.startsAt) / 60_000)}
        </span>
      </p>
      <p>
        <Link to={paths.booking(job.id)}>{job.serviceTitle}</Link>
      </p>
      <p className="text-sm text-soft wrap-anywhere">{job.customerName}</p>
      <BookingBadge booking={{ status: job.status, expiresAt: null }} />
    </li>
  );
}
