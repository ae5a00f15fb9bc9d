import type { ReactNode } from "react";
import type { BookingDetails } from "#app/domain/bookings/booking.ts";
import { dayOf } from "#app/domain/guyana-day.ts";
import { findRegion } from "#app/domain/places.ts";
import { paths } from "#app/links.ts";
import { ShortWhen } from "#app/ui/date-time.tsx";
import { Panel } from "../panel.tsx";

type WaitingForAnswerProps = {
  booking: BookingDetails;
  /** UTC milliseconds when the page was made. */
  now: number;
  /** What the customer can do meanwhile. */
  children: ReactNode;
};

/** What happens next with a request, for the customer who waits for the answer. */
export function WaitingForAnswer({ booking, now, children }: WaitingForAnswerProps) {
  const { professionalName, expiresAt, getsEmail } = booking;
  const isOpen = expiresAt !== null && expiresAt > now;
  return (
    <Panel as="section" variant="flat" className="stack-4" aria-labelledby="what-next">
      <h2 id="what-next">What happens next</h2>
      {isOpen ? (
        <p className="[&_time]:whitespace-normal">
          {professionalName} has until{" "}
          <b>
            <ShortWhen at={expiresAt} />
          </b>{" "}
          to answer.{" "}
          {getsEmail
            ? "We e-mail you as soon as there is an answer."
            : "The answer appears here and under Notifications."}
        </p>
      ) : (
        <p>{professionalName} did not answer in time, so this request is about to close.</p>
      )}
      {children}
      <p className="print:hidden">
        If {professionalName} cannot come:{" "}
        <a href={searchForOthers(booking)}>Other professionals who can come</a>
      </p>
    </Panel>
  );
}

/** The search for the same trade in the same region on the same day. */
function searchForOthers({ categoryId, subcategoryId, region, startsAt }: BookingDetails) {
  const number = findRegion(region ?? "")?.number;
  return paths.searchFor({
    location: number ? `Region ${number}` : null,
    category: categoryId,
    subcategory: subcategoryId,
    when: dayOf(startsAt),
  });
}
