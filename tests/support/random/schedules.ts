import type { Schedule } from "#app/domain/bookings/times.ts";
import { addDays, dayOf, momentOn } from "#app/domain/time/guyana-day.ts";
import type { seededRandom } from "./seeded-random.ts";

/** A random schedule around a moment in UTC milliseconds; its weekly hours may overlap. */
export function anySchedule(random: ReturnType<typeof seededRandom>, now: number): Schedule {
  const flag = () => random.percent(60);
  return {
    windows: { weekdays: flag(), weekends: flag(), evenings: flag() },
    hours: Array.from({ length: random.pick([0, 0, 4, 12]) }, () => {
      const from = random.below(90) * 15;
      return {
        weekday: random.below(7),
        from,
        to: Math.min(1440, from + 15 + random.below(40) * 15),
      };
    }),
    daysOff: Array.from({ length: random.below(4) }, () => addDays(dayOf(now), random.below(70))),
    rules: {
      bufferMinutes: random.pick([0, 0, 15, 30, 120]),
      minimumNoticeHours: random.pick([0, 2, 24, 72]),
      horizonDays: random.pick([1, 14, 60]),
      maxPerDay: random.pick([null, null, 1, 3]),
    },
    held: Array.from({ length: random.below(30) }, () => {
      const startsAt = momentOn(addDays(dayOf(now), random.below(70)), random.below(96) * 15);
      return { startsAt, endsAt: startsAt + (1 + random.below(16)) * 15 * 60_000 };
    }),
  };
}
