import { useEffect, useState } from "react";
import { Link } from "react-router";
import { type Job, lengthText } from "#app/domain/bookings/booking.ts";
import { addDays, momentOn } from "#app/domain/guyana-day.ts";
import { phoneText } from "#app/domain/phone.ts";
import { findRegion } from "#app/domain/places.ts";
import { DashboardPage } from "../dashboard/page.tsx";
import { Icon } from "../icon.tsx";
import { Amount } from "../price.tsx";
import { Span, Weekday } from "../when.tsx";

type DaySheetProps = { jobs: readonly Job[]; day: string };

/** The jobs of one day with where, what and whom to call: to be printed and taken along. */
export function DaySheet({ jobs, day }: DaySheetProps) {
  const sheetHref = (other: string) => `/dashboard/bookings/day/${other}`;
  return (
    <DashboardPage
      title={
        <>
          <Weekday at={momentOn(day, 720)} />: {jobs.length} {jobs.length === 1 ? "job" : "jobs"}
        </>
      }
      action={
        <div className="line no-print">
          <Link className="btn alt s" to={sheetHref(addDays(day, -1))}>
            <Icon name="chevron-left" />
            Day before
          </Link>
          <Link className="btn alt s" to={sheetHref(addDays(day, 1))}>
            Day after
            <Icon name="chevron-right" />
          </Link>
          <PrintButton />
        </div>
      }
    >
      {jobs.length === 0 ? (
        <p>Nothing is planned on this day.</p>
      ) : (
        <ol className="sheet">
          {jobs.map((job) => (
            <SheetJob key={job.id} job={job} />
          ))}
        </ol>
      )}
    </DashboardPage>
  );
}

function SheetJob({ job }: { job: Job }) {
  const region = findRegion(job.region ?? "");
  const place = [job.landmark, region && `Region ${region.number}`].filter(Boolean).join(", ");
  return (
    <li>
      <h2>
        <Span from={job.startsAt} to={job.endsAt} />
        {job.status === "pending" && " (not accepted yet)"}
      </h2>
      <p>
        <b>{job.serviceTitle}</b>, {lengthText((job.endsAt - job.startsAt) / 60_000)},{" "}
        <Amount cents={job.totalAmount} type={job.priceType} />
      </p>
      <p>
        {job.customerName}
        {job.customerPhone && `, ${phoneText(job.customerPhone)}`}
      </p>
      {place && <p>{place}</p>}
      {job.notes && <p className="prose">{job.notes}</p>}
      <p className="soft sm">{job.reference}</p>
    </li>
  );
}

/** Printing needs a script; without one the browser's own menu does it. */
function PrintButton() {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!ready) return null;
  return (
    <button type="button" className="btn s" onClick={() => window.print()}>
      <Icon name="printer" />
      Print
    </button>
  );
}
