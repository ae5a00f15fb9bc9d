import { BOOKING_STATUS, type Booking, type BookingDetails, type Party } from "./booking.ts";
import { openTransitions } from "./transitions.ts";

/** What the main button of a booking does. */
export type NextStep =
  | "accept"
  | "accept-proposal"
  | "complete"
  | "write-review"
  | "book-again"
  | "message";

/**
 * What comes next for one of the two people at `now` (UTC milliseconds): the one thing the booking waits for from them,
 * else writing to the other person. Null when nothing is left to do, because the other account is deleted.
 */
export function nextStep(booking: BookingDetails, party: Party, now: number): NextStep | null {
  const { status, proposedBy, startsAt } = booking;
  const open = openTransitions(booking, party, now);
  if (open.includes("accept-proposal")) return "accept-proposal";
  // Who has proposed another time waits for the answer to that.
  if (open.includes("accept") && proposedBy !== party) return "accept";
  if (open.includes("complete") && startsAt <= now) return "complete";
  if (canReview(booking, party)) return "write-review";
  if (status === "cancelled" && canBookAgain(booking, party)) return "book-again";
  return booking.customerId === null ? null : "message";
}

/** Whether this person can write the review of a completed booking: the customer, once, while the service is there. */
function canReview(booking: BookingDetails, party: Party): boolean {
  return (
    booking.status === "completed" &&
    party === "customer" &&
    !booking.serviceDeleted &&
    !booking.serviceHidden &&
    booking.ownReviewId === null
  );
}

/** Whether this person can book the same service again: the customer, once the booking has ended, while it takes bookings. */
export function canBookAgain({ status, serviceBookable }: Booking, party: Party): boolean {
  return BOOKING_STATUS[status].ended && party === "customer" && serviceBookable;
}
