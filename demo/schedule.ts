import { openOn, overlap, type Span, startMinutes } from "#app/domain/bookings/times.ts";
import { addDays, dayOf, momentOn, weekdayOf } from "#app/domain/time/guyana-day.ts";
import type { Service } from "./demo-people.ts";
import { windowsOf } from "./seed-types.ts";
import { at, draw } from "./seeded-random.ts";

/** The times of the bookings of each professional, by professional id. */
export type Schedule = Map<string, Span[]>;

/**
 * Takes a free slot in the professional's schedule and returns it: on the first of the days (counted back from the day of
 * `now`; negative ones are in the future) with a free slot in the service's hours, or null.
 */
export function takeSlot(
  schedule: Schedule,
  now: number,
  { service, daysAgo, minutes, key }: SlotRequest,
): Span | null {
  const taken = schedule.get(service.professional.id) ?? [];
  for (const days of daysAgo) {
    const free = freeOn(schedule, now, { service, days, minutes });
    if (free.length === 0) continue;
    const slot = at(free, draw(`slot:${key}`, free.length));
    schedule.set(service.professional.id, [...taken, slot]);
    return slot;
  }
  return null;
}

/** The free slots of the professional in the service's hours, so many days before the day of `now`. */
export function freeOn(
  schedule: Schedule,
  now: number,
  { service, days, minutes }: { service: Service; days: number; minutes: number },
): Span[] {
  const taken = schedule.get(service.professional.id) ?? [];
  const slots = spansOn(service, addDays(dayOf(now), -days), minutes);
  return slots.filter((slot) => !taken.some((other) => overlap(slot, other)));
}

type SlotRequest = { service: Service; daysAgo: number[]; minutes: number; key: string };

/** Whole numbers from one to another, upwards or downwards. */
export function span(from: number, to: number): number[] {
  const step = from <= to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * step);
}

function spansOn({ when }: Service, day: string, minutes: number): Span[] {
  return openOn({ windows: windowsOf(when), hours: [] }, weekdayOf(day)).flatMap((window) =>
    startMinutes(window, minutes).map((start) => ({
      startsAt: momentOn(day, start),
      endsAt: momentOn(day, start + minutes),
    })),
  );
}
