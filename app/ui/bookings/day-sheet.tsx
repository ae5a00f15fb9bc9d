import { useEffect, useState } from "react";
import { type Job, lengthText } from "#app/domain/bookings/booking.ts";
import { addDays, momentOn } from "#app/domain/guyana-day.ts";
import { phoneText } from "#app/domain/phone.ts";
import { paths } from "#app/links.ts";
import { ShortDay, TimeRange } from "#app/ui/date-time.tsx";
import { Button, ButtonLink } from "../button.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { Icon } from "../icon.tsx";
import { Amount } from "../price.tsx";
import { jobPlace } from "./job-place.ts";

type DaySheetProps = { jobs: readonly Job[]; day: string };

/** The jobs of one day with where, what and whom to call: to be printed and taken along. */
export function DaySheet({ jobs, day }: DaySheetProps) {
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
