import type { Diary } from "#app/domain/bookings/times.ts";
import { addDays, dayOf, momentOn } from "#app/domain/guyana-day.ts";
import type { chanceOf } from "./seeded-random.ts";

/** Any diary that could be, around a moment in UTC milliseconds: also own hours that overlap. */
export function anyDiary(chance: ReturnType<typeof chanceOf>, now: number): Diary {
  const flag = () => chance.percent(60);
  return {
    windows: { weekdays: flag(), weekends: flag(), evenings: flag() },
    hours: Array.from({ length: chance.pick([0, 0, 4, 12]) }, () => {
      const from = chance.below(90) * 15;
      return {
        weekday: chance.below(7),
        from,
        to: Math.min(1440, from + 15 + chance.below(40) * 15),
      };
    }),
    daysOff: Array.from({ length: chance.below(4) }, () => addDays(dayOf(now), chance.below(70))),
    rules: {
      bufferMinutes: chance.pick([0, 0, 15, 30, 120]),
      minimumNoticeHours: chance.pick([0, 2, 24, 72]),
      horizonDays: chance.pick([1, 14, 60]),
      maxPerDay: chance.pick([null, null, 1, 3]),
    },
    held: Array.from({ length: chance.below(30) }, () => {
      const startsAt = momentOn(addDays(dayOf(now), chance.below(70)), chance.below(96) * 15);
      return { startsAt, endsAt: startsAt + (1 + chance.below(16)) * 15 * 60_000 };
    }),
  };
}
