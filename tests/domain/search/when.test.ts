import { describe, expect, test } from "vitest";
import { DAY_PARTS, DAYS, rowOf } from "#app/domain/bookings/free-starts.ts";
import { DEFAULT_RULES, nextFreeTimes, type Schedule } from "#app/domain/bookings/times.ts";
import {
  ANY_TIME,
  CHOSEN_DATE,
  daysMeant,
  firstFree,
  freeTest,
  NAMED_DAYS,
  PART_NAMES,
  type PartName,
  readDay,
} from "#app/domain/search/when.ts";
import { HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { dayNumber, dayWithNumber, momentOn } from "#app/domain/time/guyana-day.ts";
import { isAsked } from "#tests/support/random/random-free-starts.ts";
import { anySchedule } from "#tests/support/random/schedules.ts";
import { seededRandom } from "#tests/support/random/seeded-random.ts";

const FRIDAY = "2026-11-20";
const at = (day: string, hours: number) => momentOn(day, hours * 60);
const NOW = at(FRIDAY, 10);
const ALWAYS: Schedule = {
  windows: { weekdays: true, weekends: true, evenings: true },
  hours: [],
  daysOff: [],
  rules: DEFAULT_RULES,
  held: [],
};

describe("the day of a search", () => {
  test("has a name or is a day from today to sixty days ahead", () => {
    for (const text of [...NAMED_DAYS, FRIDAY, "2027-01-19"]) {
      expect(readDay(text, NOW)).toEqual({ when: text });
    }
  });

  test("is any day while nothing is chosen, also while the field for a date is empty", () => {
    expect(readDay("", NOW)).toEqual({ when: null });
    expect(readDay(CHOSEN_DATE, NOW)).toEqual({ when: null });
  });

  test.each([
    ["2026-11-19", "That day is over. Please choose today or a later day."],
    ["2027-01-20", "Bookings open 60 days ahead. Please choose an earlier day."],
    ["2026-02-31", "Please choose a day, for example 2026-11-24."],
    ["24/11/2026", "Please choose a day, for example 2026-11-24."],
    ["someday", "Please choose a day, for example 2026-11-24."],
  ])("is not applied when it is %s, and says why", (text, error) => {
    expect(readDay(text, NOW)).toEqual({ when: null, error });
  });

  test("changes at midnight in Guyana", () => {
    const midnight = momentOn("2026-11-21");
    const today = { when: "today", part: null };
    expect(readDay(FRIDAY, midnight - 1)).toEqual({ when: FRIDAY });
    expect(readDay(FRIDAY, midnight).when).toBeNull();
    expect(daysMeant(today, midnight).first - daysMeant(today, midnight - 1).first).toBe(1);
  });
});

describe("the days that are meant", () => {
  const days = (when: string | null, now: number, part: PartName | null = null) => {
    const { first, last } = daysMeant({ when, part }, now);
    return [dayWithNumber(first), dayWithNumber(last)];
  };

  test("are one for today, tomorrow and a date, and the whole horizon for any day", () => {
    expect(days("today", NOW)).toEqual([FRIDAY, FRIDAY]);
    expect(days("tomorrow", NOW)).toEqual(["2026-11-21", "2026-11-21"]);
    expect(days("2026-12-24", NOW)).toEqual(["2026-12-24", "2026-12-24"]);
    expect(days(null, NOW)).toEqual([FRIDAY, "2027-01-19"]);
  });

  test.each([
    ["2026-11-16", ["2026-11-21", "2026-11-22"]],
    ["2026-11-20", ["2026-11-21", "2026-11-22"]],
    ["2026-11-21", ["2026-11-21", "2026-11-22"]],
    ["2026-11-22", ["2026-11-22", "2026-11-22"]],
    ["2026-11-23", ["2026-11-28", "2026-11-29"]],
  ])(
    "of the weekend, seen from %s, are the next ones or what is left of this one",
    (day, meant) => {
      expect(days("weekend", at(day, 12))).toEqual(meant);
    },
  );

  test("of the weekend are the next ones once nobody comes any more on its Sunday", () => {
    expect(days("weekend", at("2026-11-22", 20.5))).toEqual(["2026-11-22", "2026-11-22"]);
    expect(days("weekend", at("2026-11-22", 21))).toEqual(["2026-11-28", "2026-11-29"]);
  });

  test("of a part of the weekend are the next ones once that part of its Sunday is over", () => {
    const sunday = "2026-11-22";
    expect(days("weekend", at(sunday, 11.5), "morning")).toEqual([sunday, sunday]);
    expect(days("weekend", at(sunday, 12), "morning")).toEqual(["2026-11-28", "2026-11-29"]);
    expect(days("weekend", at(sunday, 12), "evening")).toEqual([sunday, sunday]);
    expect(days("weekend", at("2026-11-21", 13), "morning")).toEqual(["2026-11-21", sunday]);
  });
});

describe("the test of a row of free starts", () => {
  const thresholdsOf = (when: string, now: number) => {
    const asked = freeTest({ when, part: "morning" }, now);
    // A piece of two digits for each notice.
    return (asked?.thresholds.match(/../g) ?? []) as string[];
  };

  test("does not exist when any time will do", () => {
    expect(freeTest(ANY_TIME, NOW)).toBeNull();
  });

  test("asks for the first start that the notice allows: now, in an hour, and in more", () => {
    const notices = thresholdsOf("today", at(FRIDAY, 8));
    expect(notices).toHaveLength(73);
    // 8 o'clock itself is over; before 9 o'clock are two starts; after 11:30 nothing is left of the morning.
    expect(notices.slice(0, 5)).toEqual(["01", "03", "0f", "3f", "gg"]);
    expect(new Set(notices.slice(5))).toEqual(new Set(["gg"]));
  });

  test("takes every start of a day that no notice reaches", () => {
    expect(new Set(thresholdsOf("2026-11-24", NOW))).toEqual(new Set(["00"]));
    expect(thresholdsOf("2026-11-23", NOW)[72]).toBe("0f");
  });

  test("needs thresholds for four days at most, and the rest of the horizon without", () => {
    expect(freeTest({ when: null, part: "evening" }, NOW)?.shape).toEqual({
      part: "evening",
      nearDays: 4,
      hasLater: true,
    });
    expect(freeTest({ when: "weekend", part: null }, NOW)?.shape).toEqual({
      part: null,
      nearDays: 2,
      hasLater: false,
    });
    expect(freeTest({ when: "weekend", part: null }, at("2026-11-22", 9))?.shape.nearDays).toBe(1);
  });

  test("has no part of a day that a start could lie in twice or in none", () => {
    const [morning, afternoon, evening] = DAY_PARTS;
    expect([morning.to, afternoon.to]).toEqual([afternoon.from, evening.from]);
  });
});

describe("the first free start at the time that is asked for", () => {
  const times = { row: rowOf({ schedule: ALWAYS, minutes: 60 }, dayNumber(NOW)) };

  test("lies on that day and in that part of it", () => {
    expect(firstFree(times, { when: "2026-11-24", part: "afternoon" }, NOW)).toBe(
      at("2026-11-24", 12),
    );
    expect(firstFree(times, { when: null, part: "evening" }, NOW)).toBe(at(FRIDAY, 18));
    expect(firstFree(times, ANY_TIME, NOW)).toBe(at(FRIDAY, 12));
  });

  test("is null where the notice or the horizon leaves none", () => {
    const strict = { ...times.row, noticeHours: 12, horizonDays: 3 };
    expect(firstFree({ row: strict }, { when: "today", part: null }, NOW)).toBeNull();
    expect(firstFree({ row: strict }, { when: "2026-11-24", part: null }, NOW)).toBeNull();
  });

  test("is what the rules find, from a row and from a schedule, at any moment of its week", () => {
    const random = seededRandom(5);
    for (let run = 0; run < 300; run += 1) {
      const schedule = anySchedule(random, NOW);
      const minutes = random.pick([30, 60, 120, 480]);
      const row = rowOf({ schedule, minutes }, dayNumber(NOW));
      const now = NOW + random.below(7 * 48) * 30 * MINUTE_MS + random.pick([0, 1, HOUR_MS / 4]);
      const asked = {
        when: random.pick([null, ...NAMED_DAYS, dayWithNumber(dayNumber(now) + random.below(61))]),
        part: random.pick([null, ...PART_NAMES]),
      };
      const expected =
        nextFreeTimes(schedule, { minutes, now, most: DAYS * 26 }).find(isAsked(asked, now)) ??
        null;
      expect(firstFree({ row }, asked, now), `run ${run}`).toBe(expected);
      expect(firstFree({ schedule, minutes }, asked, now), `run ${run}`).toBe(expected);
    }
  });
});
