import type { Service } from "./cast.ts";
import { at, draw } from "./chance.ts";
import { dayAgo, isWeekend, MINUTE } from "./days.ts";

/** Start and end in UTC ms. */
export type Slot = { startsAt: number; endsAt: number };

/** What every professional has agreed to, by professional id. */
export type Diary = Map<string, Slot[]>;

const DAYTIME = { from: 8 * 60, to: 18 * 60 };
const EVENING = { from: 18 * 60, to: 21 * 60 };
const STEP = 30;

/**
 * Writes a job into the professional's diary and returns its time: on the first of the days
 * (counted back from the day of `now`, so negative ones are ahead) with a free slot in the
 * service's hours, or null when there is none.
 */
export function enterJob(
  diary: Diary,
  now: number,
  { service, daysAgo, minutes, key }: JobRequest,
): Slot | null {
  const taken = diary.get(service.professional.id) ?? [];
  for (const days of daysAgo) {
    const slots = startsOf(service, dayAgo(now, days), minutes).map((startsAt) => ({
      startsAt,
      endsAt: startsAt + minutes * MINUTE,
    }));
    const free = slots.filter((slot) => !taken.some((other) => overlaps(slot, other)));
    if (free.length === 0) continue;
    const slot = at(free, draw(`slot:${key}`, free.length));
    diary.set(service.professional.id, [...taken, slot]);
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

function startsOf({ when }: Service, midnight: number, minutes: number): number[] {
  const daytime = when.includes(isWeekend(midnight) ? "weekends" : "weekdays");
  const windows = [...(daytime ? [DAYTIME] : []), ...(when.includes("evenings") ? [EVENING] : [])];
  return windows.flatMap(({ from, to }) => {
    const starts: number[] = [];
    for (let minute = from; minute + minutes <= to; minute += STEP) {
      starts.push(midnight + minute * MINUTE);
    }
    return starts;
  });
}

function overlaps(a: Slot, b: Slot): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}
