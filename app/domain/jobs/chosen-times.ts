import { chosenSlot, slotText } from "#app/domain/bookings/form.ts";
import type { BookingWeek } from "#app/domain/bookings/times.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";

/**
 * The chosen times of an offer, as its form sends them, that are not among the free ones of the day that is shown: those
 * of other days, and those of the day that are not free for the visit. UTC milliseconds.
 */
export function chosenElsewhere({ day, times }: BookingWeek["chosen"], slots: readonly string[]) {
  const free = times.filter(({ taken }) => !taken).map(({ startsAt }) => slotText(startsAt));
  const others = slots
    .filter((slot) => !free.includes(slot))
    .flatMap((slot) => chosenSlot(slot) ?? []);
  return {
    otherDays: others.filter((at) => dayOf(at) !== day),
    notFree: others.filter((at) => dayOf(at) === day),
  };
}
