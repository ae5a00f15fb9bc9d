import { dayOf } from "#app/domain/time/guyana-day.ts";
import { guyanaClockText } from "#app/domain/time/time-text.ts";
import type { Booking } from "./booking.ts";

type Begins = Pick<Booking, "status" | "startsAt" | "endsAt">;

/** Whether somebody can still be late for a booking: it is confirmed, of today in Guyana, and not over. `now` in UTC ms. */
export function canBeLate({ status, startsAt, endsAt }: Begins, now: number): boolean {
  return status === "confirmed" && dayOf(startsAt) === dayOf(now) && now < endsAt;
}

/**
 * The message that somebody who is late begins with, to change and to send; empty where nobody can be late any more. A
 * conversation that does not show the booking, null, says no time.
 */
export function lateText(booking: Begins | null, now: number): string {
  if (booking && !canBeLate(booking, now)) return "";
  const when = booking ? `at ${guyanaClockText(booking.startsAt, null)}` : "today";
  return `I am running about 15 minutes late for our booking ${when}.`;
}
