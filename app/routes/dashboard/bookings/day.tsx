import { useEffect, useState } from "react";
import { data } from "react-router";
import { databaseContext } from "#app/context.ts";
import { type Job, lengthText } from "#app/domain/bookings/booking.ts";
import { addDays, isDay, momentOn } from "#app/domain/guyana-day.ts";
import { phoneText } from "#app/domain/phone.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { readForPage } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { jobPlace } from "#app/ui/bookings/job-place.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { ShortDay, TimeRange } from "#app/ui/date-time.tsx";
import { privateMeta } from "#app/ui/head.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Amount } from "#app/ui/price.tsx";
import { selectJobs } from "#db/bookings/list.ts";
import type { Route } from "./+types/day.ts";

export const meta: Route.MetaFunction = () => privateMeta("Day sheet");

export async function loader({ context, params: { day } }: Route.LoaderArgs) {
  if (!isDay(day)) throw data(null, { status: 404 });
  const { id: userId } = signedIn(context);
  const period = { userId, from: momentOn(day), to: momentOn(addDays(day, 1)) };
  return { jobs: await readForPage(selectJobs(context.get(databaseContext), period)) };
}

/** The jobs of one day with where, what and whom to call: to be printed and taken along. */
export default function Day({ loaderData: { jobs }, params: { day } }: Route.ComponentProps) {
  return (
    <DashboardPage
      title={
        <>
          <ShortDay at={momentOn(day)} />: {jobs.length}{" "}
          {jobs.length === 1 ? "booking" : "bookings"}
        </>
      }
      action={
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <ButtonLink variant="secondary" size="small" to={paths.bookingWeekOf(day)}>
            <Icon name="calendar-days" />
            Week
          </ButtonLink>
          <ButtonLink variant="secondary" size="small" to={paths.bookingDay(addDays(day, -1))}>
            <Icon name="chevron-left" />
            Previous day
          </ButtonLink>
          <ButtonLink variant="secondary" size="small" to={paths.bookingDay(addDays(day, 1))}>
            Next day
            <Icon name="chevron-right" />
          </ButtonLink>
          <PrintButton />
        </div>
      }
    >
      {jobs.length === 0 ? (
        <p>You have no bookings on this day.</p>
      ) : (
        <ol className="grid gap-4">
          {jobs.map((job) => (
            <SheetJob key={job.id} job={job} />
          ))}
        </ol>
      )}
    </DashboardPage>
  );
}

function SheetJob({ job }: { job: Job }) {
  const place = jobPlace(job);
  return (
    <li className="break-inside-avoid rounded-card border border-line px-3.5 py-3 print:border-ink">
      <h2 className="text-lg">
        <TimeRange from={job.startsAt} to={job.endsAt} />
        {job.status === "pending" && " (not accepted yet)"}
      </h2>
      <p>
        <b>{job.serviceTitle}</b>, {lengthText((job.endsAt - job.startsAt) / 60_000)} ·{" "}
        <Amount cents={job.totalAmount} type={job.priceType} status={job.status} />
      </p>
      <p>
        {job.customerName}
        {job.customerPhone && `, ${phoneText(job.customerPhone)}`}
      </p>
      {place && <p>{place}</p>}
      {job.notes && <p className="whitespace-pre-line">{job.notes}</p>}
      <p className="text-soft text-sm">{job.reference}</p>
    </li>
  );
}

/** Printing needs a script; without one the browser's own menu does it. */
function PrintButton() {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!ready) return null;
  return (
    <Button type="button" size="small" onClick={() => window.print()}>
      <Icon name="printer" />
      Print
    </Button>
  );
}
