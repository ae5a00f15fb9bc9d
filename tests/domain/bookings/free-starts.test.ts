import { describe, expect, test } from "vitest";
import {
  DAY_PARTS,
  DAYS,
  type FreeStartsRow,
  freeStartsOf,
  nextFreeStarts,
} from "#app/domain/bookings/free-starts.ts";
import { DEFAULT_RULES, nextFreeTimes, type Schedule } from "#app/domain/bookings/times.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { dayNumber, momentOn } from "#app/domain/time/guyana-day.ts";
import { anySchedule } from "#tests/support/random/schedules.ts";
import { seededRandom } from "#tests/support/random/seeded-random.ts";

const MONDAY = "2026-11-23";
const NINE = momentOn(MONDAY, 9 * 60);
const ALWAYS: Schedule = {
  windows: { weekdays: true, weekends: true, evenings: true },
  hours: [],
  daysOff: [],
  rules: DEFAULT_RULES,
  held: [],
};
const MOST = 10_000;

function rowOf(schedule: Schedule, minutes: number, now: number): FreeStartsRow {
  const firstDay = dayNumber(now);
  const { minimumNoticeHours: noticeHours, horizonDays } = schedule.rules;
  return { ...freeStartsOf(schedule, minutes, firstDay), firstDay, noticeHours, horizonDays };
}

describe("the free starts of a service", () => {
  test("stand with the last day and the last start of a day first", () => {
    const starts = freeStartsOf(ALWAYS, 60, dayNumber(NINE));
    // A job of an hour can start at 8 PM at the latest.
    expect(starts).toEqual({
      morning: "ff".repeat(DAYS),
      afternoon: "fff".repeat(DAYS),
      evening: "1f".repeat(DAYS),
    });
    const until = (minute: number) => ({
      ...ALWAYS,
      hours: [{ weekday: 1, from: 8 * 60, to: minute }],
    });
    expect(freeStartsOf(until(10 * 60), 60, dayNumber(NINE)).morning).toMatch(/^.*000000000007$/);
    expect(freeStartsOf(until(10 * 60), 60, dayNumber(NINE) - 1).morning).toMatch(/0000000700$/);
  });

  test("are compared as one text with the least that has a start at or after a moment", () => {
    const evening = DAY_PARTS[2];
    const held = [{ startsAt: NINE, endsAt: NINE + 10 * HOUR_MS }];
    const starts = freeStartsOf({ ...ALWAYS, held }, 60, dayNumber(NINE));
    const today = starts.evening.slice(-evening.digits);
    // Held until 7 PM; so 7 PM (the third start) to 8 PM (the fifth) are free.
    expect(today).toBe("1c");
    expect(today >= (1 << 4).toString(16).padStart(2, "0")).toBe(true);
    expect(today >= (1 << 5).toString(16).padStart(2, "0")).toBe(false);
  });

  test("are those that the rules find, at any moment of the week after they were counted", () => {
    const random = seededRandom(21);
    for (let run = 0; run < 300; run += 1) {
      const counted = NINE + random.below(14 * 24 * 60) * MINUTE_MS;
      const schedule = anySchedule(random, counted);
      const minutes = random.pick([15, 30, 45, 60, 90, 240, 480]);
      const row = rowOf(schedule, minutes, counted);
      const now = Math.max(
        counted,
        momentOn("2026-11-23", random.below(24 * 60)) +
          (dayNumber(counted) - dayNumber(NINE) + random.below(8)) * DAY_MS,
      );
      const most = random.pick([1, 3, MOST]);
      expect(nextFreeStarts(row, now, most), `run ${run}`).toEqual(
        nextFreeTimes(schedule, { minutes, now, most }),
      );
    }
  });
});
