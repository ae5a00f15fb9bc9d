import { openOn, overlap, type Span, startMinutes } from "#app/domain/bookings/times.ts";
import { addDays, dayOf, momentOn, weekdayOf } from "#app/domain/guyana-day.ts";
import type { Service } from "./demo-people.ts";
import { at, draw } from "./seeded-random.ts";

/** What every professional has agreed to, by professional id. */
export type Schedule = Map<string, Span[]>;

/**
 * Writes a job into the professional's diary and returns its time: on the first of the days
 * (counted back from the day of `now`, so negative ones are ahead) with a free slot in the
 * service's hours, or null when there is none.
 */
export function enterJob(
  schedule: Schedule,
  now: number,
  { service, daysAgo, minutes, key }: JobRequest,
): Span | null {
  const taken = schedule.get(service.professional.id) ?? [];
  for (const days of daysAgo) {
    const slots = spansOn(service, addDays(dayOf(now), -days), minutes);
    const free = slots.filter((slot) => !taken.some((other) => overlap(slot, other)));
    if (free.length === 0) continue;
    const slot = at(free, draw(`slot:${key}`, free.length));
    schedule.set(service.professional.id, [...taken, slot]);
    return slot;
  }
  return null;
}

type JobRequest = { service: Service; daysAgo: number[]; minutes: number; key: string };

/** Whole numbers from one to another, upwards or downwards. */
export function span(from: number, to: number): number[] {
  const step = from <= to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * step);
}

function spansOn({ when }: Service, day: string, minutes: number): Span[] {
  const windows = {
    weekdays: when.includes("weekdays"),
    weekends: when.includes("weekends"),
    evenings: when.includes("evenings"),
  };
  return openOn({ windows, hours: [] }, weekdayOf(day)).flatMap((window) =>
    startMinutes(window, minutes).map((start) => ({
      startsAt: momentOn(day, start),
      endsAt: momentOn(day, start + minutes),
    })),
  );
}
