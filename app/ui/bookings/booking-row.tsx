import { Link } from "react-router";
import { type Booking, lengthText, type Party } from "#app/domain/bookings/booking.ts";
import { findRegion } from "#app/domain/places.ts";
import { serviceHref } from "../links.ts";
import { Amount } from "../price.tsx";
import { When } from "../when.tsx";
import { ANSWER, COMPLETE, StepButtons } from "./answer-buttons.tsx";
import { BookingBadge } from "./badge.tsx";
import { DateBlock } from "./date-block.tsx";
import { bookingHref, messageHref } from "./links.ts";

type BookingRowProps = {
  booking: Booking;
  /** As which of the two the reader takes part. */
  party: Party;
  /** The page to come back to after a step. */
  next: string;
};

/** One booking of a list: when, what, with whom, for how much, and what can be done with it here. */
export function BookingRow({ booking, party, next }: BookingRowProps) {
  const { id, startsAt, endsAt, status } = booking;
  const other = party === "customer" ? booking.professionalName : booking.customerName;
  const region = findRegion(booking.region ?? "");
  const message = messageHref(booking, party);
  return (
    <li className="job">
      <DateBlock at={startsAt} />
      <div className="grow">
        <h3 className="job-title">
          <Link to={bookingHref(id)}>{booking.serviceTitle}</Link>
        </h3>
        <p className="by">
          {other}
          {region && ` · Region ${region.number}`}
        </p>
        <p className="by">
          <When at={startsAt} />,{" "}
          <span className="whole">
            {lengthText((endsAt - startsAt) / 60_000)} ·{" "}
            <Amount cents={booking.totalAmount} type={booking.priceType} />
          </span>
        </p>
        <p className="job-badge">
          <BookingBadge booking={booking} />
          {booking.proposedBy && <span className="badge wait">Another time proposed</span>}
        </p>
        <div className="line tight">
          {party === "professional" && status === "pending" && (
            <StepButtons id={id} steps={ANSWER} next={next} />
          )}
          {status === "confirmed" && <StepButtons id={id} steps={COMPLETE} next={next} />}
          {message && (
            <Link className="btn alt s" to={message}>
              Message<span className="vh"> {other}</span>
            </Link>
          )}
          {party === "customer" && (
            <a className="btn alt s" href={`${serviceHref(booking.serviceId)}/book`}>
              Book again<span className="vh">: {booking.serviceTitle}</span>
            </a>
          )}
        </div>
      </div>
    </li>
  );
}
