import { describe, expect, test } from "vitest";
import {
  refuseChosenTime,
  refuseTime,
  suggestedTimes,
  timesWithChosen,
} from "#app/domain/bookings/requested-time.ts";
import {
  DEFAULT_RULES,
  type Schedule,
  TIME_NOT_OFFERED,
  TIME_TAKEN,
  timesOfDay,
  weekFor,
} from "#app/domain/bookings/times.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { momentOn } from "#app/domain/time/guyana-day.ts";

const MONDAY = "2026-11-23";
/** At 2:30 PM; the notice of two hours begins at 12:30 PM. */
const STARTS_AT = momentOn(MONDAY, 14 * 60 + 30);
const NOTICE = momentOn(MONDAY, 12 * 60 + 30);

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
    expect(refused(NOTICE + 30 * MINUTE_MS)).toBeNull();
    expect(refused(NOTICE + 30 * MINUTE_MS + 1)).toBe(
      "Please choose a time at least 2 hours from now.",
    );
  });

  test("of a professional without notice can be requested until it begins", () => {
    const none = schedule({ rules: { ...DEFAULT_RULES, minimumNoticeHours: 0 } });
    expect(refused(STARTS_AT - 1, none)).toBeNull();
    expect(refused(STARTS_AT, none)).toBe("Please choose a time that is still to come.");
  });

  test("is refused after the notice has begun, too, where it is taken or none of the times", () => {
    const held = [{ startsAt: STARTS_AT, endsAt: STARTS_AT + HOUR_MS }];
    expect(refused(NOTICE + MINUTE_MS, schedule({ held }))).toBe(TIME_TAKEN);
    expect(refused(NOTICE + MINUTE_MS, schedule({ daysOff: [MONDAY] }))).toBe(TIME_NOT_OFFERED);
    expect(refused(NOTICE + MINUTE_MS, schedule(), STARTS_AT + 10 * MINUTE_MS)).toBe(
      TIME_NOT_OFFERED,
    );
  });
});

describe("the times suggested in place of one that cannot be had", () => {
  const suggested = (startsAt: number) =>
    suggestedTimes(schedule({ rules: { ...DEFAULT_RULES, horizonDays: 0 } }), {
      startsAt,
      minutes: 60,
      now: momentOn(MONDAY, 9 * 60),
    });
  const on = (...minutes: number[]) => minutes.map((minute) => momentOn(MONDAY, minute));

  test("are the next three free ones from its moment on", () => {
    expect(suggested(momentOn(MONDAY, 15 * 60))).toEqual(on(900, 930, 960));
    expect(suggested(momentOn(MONDAY, 16 * 60))).toEqual(on(960, 990, 1020));
  });

  test("are the soonest three where fewer follow", () => {
    expect(suggested(momentOn(MONDAY, 16 * 60 + 30))).toEqual(on(660, 690, 720));
  });
});

describe("the times of a day with the chosen one", () => {
  const LAST = momentOn(MONDAY, 17 * 60);
  const weekAt = (now: number, of = schedule()) => weekFor(of, { day: MONDAY, minutes: 60, now });
  const starts = (chosen: number | null, week = weekAt(NOTICE + MINUTE_MS)) =>
    timesWithChosen(week, chosen).map(({ startsAt }) => startsAt);

  test("begin with it once it is no longer listed", () => {
    const next = STARTS_AT + 30 * MINUTE_MS;
    expect(starts(STARTS_AT).slice(0, 2)).toEqual([STARTS_AT, next]);
    expect(starts(null)[0]).toBe(next);
  });

  test("are it alone once the last time of the day is no longer listed, and none half an hour later", () => {
    const begun = LAST - 2 * HOUR_MS;
    const weekLater = (minutes: number) => weekAt(begun + minutes * MINUTE_MS);
    expect(starts(LAST, weekLater(0))).toEqual([LAST]);
    expect(weekLater(1).chosen.times).toEqual([]);
    expect(starts(LAST, weekLater(1))).toEqual([LAST]);
    expect(starts(LAST, weekLater(30))).toEqual([LAST]);
    expect(starts(LAST, weekLater(31))).toEqual([]);
  });

  test("are those that can be requested, whatever is chosen, at every moment of a day (decision 66)", () => {
    for (let minutes = 0; minutes < 24 * 60; minutes += 23) {
      const now = momentOn(MONDAY, minutes);
      const week = weekAt(now);
      for (let start = 0; start < 24 * 60; start += 30) {
        const chosen = momentOn(MONDAY, start);
        expect(starts(chosen, week).includes(chosen), `${minutes}, ${start}`).toBe(
          refused(now, schedule(), chosen) === null,
        );
      }
    }
  });

  test.each([
    ["nothing is chosen", null, {}],
    ["it is among them", STARTS_AT + HOUR_MS, {}],
    ["it is on another day", STARTS_AT - DAY_MS, {}],
    ["the job does not fit there", momentOn(MONDAY, 17 * 60 + 30), {}],
    ["it is taken", STARTS_AT, { held: [{ startsAt: STARTS_AT, endsAt: STARTS_AT + HOUR_MS }] }],
  ])("are those of the day where %s", (_, chosen, fields) => {
    const week = weekAt(NOTICE + MINUTE_MS, schedule(fields));
    expect(starts(chosen, week)).toEqual(week.chosen.times.map(({ startsAt }) => startsAt));
  });
});

describe("a time that a form has chosen", () => {
  const now = momentOn(MONDAY, 8 * 60);
  const chosen = (minutes: number, shown: number, of = schedule()) =>
    refuseChosenTime(of, { startsAt: momentOn(MONDAY, 17 * 60), minutes, shown, now });

  test("is refused for its length where only that was chosen after the times were shown (decision 65)", () => {
    expect(chosen(60, 60)).toBeNull();
    expect(chosen(60, 180)).toBeNull();
    expect(chosen(180, 60)?.message).toBe(
      "Mon 23 Nov, 5:00 PM is not free for 3 hours. Please choose another time.",
    );
    expect(chosen(180, 180)?.message).toBe(TIME_NOT_OFFERED);
  });

  test("is refused as taken where it was taken meanwhile, with times of the chosen length", () => {
    const startsAt = momentOn(MONDAY, 17 * 60);
    const taken = schedule({ held: [{ startsAt, endsAt: startsAt + HOUR_MS }] });
    expect(chosen(60, 60, taken)?.message).toBe(TIME_TAKEN);
    expect(chosen(180, 60, taken)).toMatchObject({ message: TIME_NOT_OFFERED });
    expect(chosen(180, 60)?.suggested).toEqual(
      [480, 510, 540].map((minute) => momentOn("2026-11-24", minute)),
    );
  });
});
