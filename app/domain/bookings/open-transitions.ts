import type { BookingDetails, Party } from "./booking.ts";
import {
  BOOKING_TRANSITIONS,
  type BookingState,
  type BookingTransition,
  refuseTransition,
} from "./transitions.ts";

/** What decides which steps are open, from a booking as it is read. */
export function stateOf(booking: BookingDetails): BookingState {
  const last = (action: string) => booking.history.findLast((step) => step.action === action);
  return {
    ...booking,
    completedAt: last("completed")?.createdAt ?? null,
    disputed: last("disputed") !== undefined,
  };
}

/** As which of the two a person takes part in a booking of theirs. */
export function partyOf({ customerId }: Pick<BookingDetails, "customerId">, userId: string): Party {
  return customerId === userId ? "customer" : "professional";
}

/** The steps a person can take with a booking at `now`, UTC milliseconds. */
export function openTransitions(
  booking: BookingDetails,
  party: Party,
  now: number,
): BookingTransition[] {
  const state = stateOf(booking);
  return BOOKING_TRANSITIONS.filter((step) => refuseTransition(state, step, party, now) === null);
}
