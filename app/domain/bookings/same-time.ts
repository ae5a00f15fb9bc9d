import { overlap, type Span } from "./times.ts";

/** A booking or request of a customer that is still to come; moments in UTC milliseconds. */
export type OwnBooking = Span & { id: string; serviceTitle: string };

/** For each of the visits the first of a customer's bookings that has a moment in common with it, each of them once. */
export function atSameTime(own: readonly OwnBooking[], visits: readonly Span[]): OwnBooking[] {
  const found = visits.flatMap((visit) => own.find((booking) => overlap(booking, visit)) ?? []);
  return [...new Set(found)];
}
