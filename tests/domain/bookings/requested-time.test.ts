import { describe, expect, test } from "vitest";
import { refuseTime, timesWithChosen } from "#app/domain/bookings/requested-time.ts";
import {
  DEFAULT_RULES,
  type Schedule,
  TIME_NOT_OFFERED,
  TIME_TAKEN,
  timesOfDay,
} from "#app/domain/bookings/times.ts";
import { momentOn } from "#app/domain/guyana-day.ts";

const MONDAY = "2026-11-23";
/** At 2:30 PM; the notice of two hours begins at 12:30 PM. */
const STARTS_AT = momentOn(MONDAY, 14 * 60 + 30);
const NOTICE = momentOn(MONDAY, 12 * 60 + 30);
const MINUTE = 60_000;

function schedule(fields: Partial<Schedule> = {}): Schedule {
  return {
    windows: { weekdays: true, weekends: false, evenings: false },
    hours: [],
    daysOff: [],
    rules: DEFAULT_RULES,
    held: [],
    ...fields,
  };
}
const refused = (now: number, of = schedule(), startsAt = STARTS_AT) =>
  refuseTime(of, { startsAt, minutes: 60, now });

describe("a time that was shown", () => {
  test("can be requested for half an hour after the notice has begun, and no longer (decision 66)", () => {
    const shown = (now: number) =>
      timesOfDay(schedule(), MONDAY, 60, now).times.some(({ startsAt }) => startsAt === STARTS_AT);
    expect([shown(NOTICE), refused(NOTICE)]).toEqual([true, null]);
    expect([shown(NOTICE + 1), refused(NOTICE + 1)]).toEqual([false, null]);
    expect(refused(NOTICE + 30 * MINUTE)).toBeNull();
    expect(refused(NOTICE + 30 * MINUTE + 1)).toBe(
      "Please choose a time at least 2 hours from now.",
    );
  });

  test("of a professional without notice can be requested until it begins", () => {
    const none = schedule({ rules: { ...DEFAULT_RULES, minimumNoticeHours: 0 } });
    expect(refused(STARTS_AT - 1, none)).toBeNull();
    expect(refused(STARTS_AT, none)).toBe("Please choose a time that is still to come.");
  });

  test("is refused after the notice has begun, too, where it is taken or none of the times", () => {
    const held = [{ startsAt: STARTS_AT, endsAt: STARTS_AT + 60 * MINUTE }];
    expect(refused(NOTICE + MINUTE, schedule({ held }))).toBe(TIME_TAKEN);
    expect(refused(NOTICE + MINUTE, schedule({ daysOff: [MONDAY] }))).toBe(TIME_NOT_OFFERED);
    expect(refused(NOTICE + MINUTE, schedule(), STARTS_AT + 10 * MINUTE)).toBe(TIME_NOT_OFFERED);
  });
});

describe("the times of a day with the chosen one", () => {
  const day = timesOfDay(schedule(), MONDAY, 60, NOTICE + MINUTE);
  const first = day.times[0]?.startsAt;
  const starts = (chosen: number | null) =>
    timesWithChosen(day, chosen).map(({ startsAt }) => startsAt);

  test("begin with it once it is no longer listed", () => {
    expect(first).toBe(STARTS_AT + 30 * MINUTE);
    expect(starts(STARTS_AT).slice(0, 2)).toEqual([STARTS_AT, first]);
  });

  test.each([
    ["nothing is chosen", null],
    ["it is among them", STARTS_AT + 60 * MINUTE],
    ["it is on another day", STARTS_AT - 24 * 60 * MINUTE],
    ["the job does not fit there", momentOn(MONDAY, 17 * 60 + 30)],
  ])("are those of the day where %s", (_, chosen) => {
    expect(starts(chosen)).toEqual(day.times.map(({ startsAt }) => startsAt));
  });
});
