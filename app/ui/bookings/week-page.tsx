import { Link } from "react-router";
import { type Job, lengthText } from "#app/domain/bookings/booking.ts";
import { addDays, dayOf, momentOn } from "#app/domain/guyana-day.ts";
import { DashboardPage } from "../dashboard/page.tsx";
import { Icon } from "../icon.tsx";
import { Clock, Weekday } from "../when.tsx";
import { BookingBadge } from "./badge.tsx";
import { bookingHref } from "./links.ts";

type WeekPageProps = { jobs: readonly Job[]; monday: string; today: string };

/** A professional's week, day by day. */
export function WeekPage({ jobs, monday, today }: WeekPageProps) {
  const days = Array.from({ length: 7 }, (_, i) => addDays(monday, i));
  const weekHref = (day: string) => `/dashboard/bookings/week?day=${day}`;
  return (
    <DashboardPage
      title={
        <>
          Week of <Weekday at={momentOn(monday, 720)} />
        </>
      }
      action={
        <nav className="line tight" aria-label="Weeks">
          <Link className="btn alt s" to={weekHref(addDays(monday, -7))}>
            <Icon name="chevron-left" />
            Week before
          </Link>
          <Link className="btn alt s" to={weekHref(today)}>
            This week
          </Link>
          <Link className="btn alt s" to={weekHref(addDays(monday, 7))}>
            Week after
            <Icon name="chevron-right" />
          </Link>
        </nav>
      }
    >
      <div className="week-days">
        {days.map((day) => {
          const here = jobs.filter(({ startsAt }) => dayOf(startsAt) === day);
          return (
            <section key={day} className={day === today ? "week-day today" : "week-day"}>
              <h2>
                <Weekday at={momentOn(day, 720)} />
                {day === today && <span className="vh">, today</span>}
              </h2>
              {here.length === 0 ? (
                <p className="soft sm">Nothing</p>
              ) : (
                <>
                  <ul>
                    {here.map((job) => (
                      <WeekJob key={job.id} job={job} />
                    ))}
                  </ul>
                  <p className="sm">
                    <Link to={`/dashboard/bookings/day/${day}`}>
                      Day sheet
                      <span className="vh">
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
    <li className={`week-job ${job.status}`}>
      <p>
        <b className="num">
          <Clock at={job.startsAt} />
        </b>{" "}
        <span className="soft sm">{lengthText((job.endsAt - job.startsAt) / 60_000)}</span>
      </p>
      <p>
        <Link to={bookingHref(job.id)}>{job.serviceTitle}</Link>
      </p>
      <p className="by">{job.customerName}</p>
      <BookingBadge booking={{ status: job.status, expiresAt: null }} />
    </li>
  );
}
