import type { ReactNode } from "react";
import { answerer } from "#app/domain/bookings/answerer.ts";
import type { BookingDetails } from "#app/domain/bookings/booking.ts";
import { OtherProfessionals } from "#app/ui/bookings/other-professionals.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { ShortWhen } from "#app/ui/values/date-time.tsx";

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
  const isTheirs = answerer(booking) === "customer";
  const answerArrives = getsEmail
    ? "We e-mail you as soon as there is an answer."
    : "The answer appears here and under Notifications.";
  return (
    <Panel as="section" variant="flat" className="stack-4" aria-labelledby="what-next">
      <h2 id="what-next">What happens next</h2>
      <p className="[&_time]:whitespace-normal">
        {isOpen ? (
          <>
            {isTheirs ? "You have" : `${professionalName} has`} until{" "}
            <b>
              <ShortWhen at={expiresAt} />
            </b>{" "}
            to answer. {isTheirs ? "After that this request closes." : answerArrives}
          </>
        ) : (
          `${isTheirs ? "You" : professionalName} did not answer in time. This request closes soon.`
        )}
      </p>
      {children}
      <p className="print:hidden">
        Need somebody else?{" "}
        <OtherProfessionals booking={booking}>See who can come on this day</OtherProfessionals>
      </p>
    </Panel>
  );
}
