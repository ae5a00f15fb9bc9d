import { Link } from "react-router";
import type { BookingStep } from "#app/domain/messages/booking-step.ts";
import { paths } from "#app/links.ts";
import { GuyanaClock } from "#app/ui/values/date-time.tsx";

/** What somebody did about a booking, between the messages of its conversation. */
export function BookingStepLine({ step }: { step: BookingStep }) {
  return (
    <li data-step className="max-w-[84%] self-center text-center text-sm text-soft wrap-anywhere">
      <Link to={paths.booking(step.bookingId)}>{step.serviceTitle}</Link>: {step.text}{" "}
      <span className="whitespace-nowrap">
        (<GuyanaClock at={step.createdAt} />)
      </span>
    </li>
  );
}
