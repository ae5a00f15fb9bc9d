import { overlap, type Span } from "./times.ts";

/** A booking or request of a customer that is still to come; moments in UTC milliseconds. */
export type OwnBooking = Span & { id: string; serviceTitle: string };

/** The first of a customer's bookings that has a moment in common with a visit; null without one. */
export function atSameTime(own: readonly OwnBooking[], visit: Span): OwnBooking | null {
  return own.find((booking) => overlap(booking, visit)) ?? null;
}
