import { describe, expect, test } from "vitest";
import {
  DEFAULT_RULES,
  nextFreeTimes,
  openWindows,
  overlap,
  type Schedule,
  type Span,
  timesOfDay,
  timesOfDays,
  tooSoonText,
  weekFor,
} from "#app/domain/bookings/times.ts";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import {
  addDays,
  clockOf,
  dayOf,
  isDay,
  momentOn,
  weekdayOf,
} from "#app/domain/time/guyana-day.ts";
import { anySchedule } from "#tests/support/random/schedules.ts";
import { seededRandom } from "#tests/support/random/seeded-random.ts";

/** Friday 20 November 2026, 10 in the morning in Guyana. */
const NOW = Date.UTC(2026, 10, 20, 14);
const MONDAY = "2026-11-23";
const SATURDAY = "2026-11-21";

function schedule(fields: Partial<Schedule> = {}): Schedule {
  return {
    windows: { weekdays: true, weekends: false, evenings: false },
    hours: [],
    daysOff: [],
    held: [],
    ...fields,
    rules: { ...DEFAULT_RULES, ...fields.rules },
  };
}
const rules = (fields: Partial<Schedule["rules"]>) => ({ ...DEFAULT_RULES, ...fields });
const clocks = (of: Schedule, day: string, minutes = 60) =>
  timesOfDay(of, day, minutes, NOW).times.map(({ startsAt }) => clockOf(startsAt));

describe("the windows of a day", () => {
  test("are those of the service: daytime on weekdays or weekends, evenings every day (decision 66)", () => {
    const all = schedule({ windows: { weekdays: true, weekends: true, evenings: true } });
    const evenings = schedule({ windows: { weekdays: false, weekends: false, evenings: true } });
    expect(openWindows(schedule(), MONDAY)).toEqual([{ from: 480, to: 1080 }]);
    expect(openWindows(schedule(), SATURDAY)).toEqual([]);
    expect(openWindows(evenings, SATURDAY)).toEqual([{ from: 1080, to: 1260 }]);
    expect(openWindows(all, MONDAY)).toEqual([{ from: 480, to: 1260 }]);
  });

  test("are cut by the professional's own hours, and closed where there are none that day", () => {
    const own = schedule({
      hours: [
        { weekday: 1, from: 6 * 60, to: 10 * 60 },
        { weekday: 1, from: 14 * 60, to: 20 * 60 },
      ],
    });
    expect(openWindows(own, MONDAY)).toEqual([
      { from: 480, to: 600 },
      { from: 840, to: 1080 },
    ]);
    expect(openWindows(own, "2026-11-24")).toEqual([]);
  });

  test("do not exist on a day off", () => {
    expect(openWindows(schedule({ daysOff: [MONDAY] }), MONDAY)).toEqual([]);
  });
});

describe("start times", () => {
  test("are every half hour and leave room for the whole job", () => {
    expect(clocks(schedule(), MONDAY)).toHaveLength(19);
    expect(clocks(schedule(), MONDAY, 480)).toEqual(["08:00", "08:30", "09:00", "09:30", "10:00"]);
  });

  test("are on the half hour also when the professional's day does not begin there", () => {
    const late = schedule({ hours: [{ weekday: 1, from: 8 * 60 + 10, to: 10 * 60 }] });
    expect(clocks(late, MONDAY)).toEqual(["08:30", "09:00"]);
  });

  test("of today respect the notice, to the minute", () => {
    expect(clocks(schedule(), "2026-11-20")[0]).toBe("12:00");
    const strict = schedule({ rules: rules({ minimumNoticeHours: 3 }) });
    expect(timesOfDay(strict, "2026-11-20", 60, NOW + 1).times[0]?.startsAt).toBe(
      NOW + 3.5 * HOUR_MS,
    );
    const none = schedule({ rules: rules({ minimumNoticeHours: 0 }) });
    expect(clocks(none, "2026-11-20")[0]).toBe("10:30");
  });

  test("end with the horizon and are never in the past", () => {
    expect(clocks(schedule(), addDays("2026-11-20", 60))).not.toEqual([]);
    expect(clocks(schedule(), addDays("2026-11-20", 61))).toEqual([]);
    expect(clocks(schedule(), "2026-11-19")).toEqual([]);
  });

  test("that are held are marked as taken, with the professional's pause around them", () => {
    const held = [{ startsAt: momentOn(MONDAY, 600), endsAt: momentOn(MONDAY, 660) }];
    const taken = (buffer: number) =>
      timesOfDay(schedule({ held, rules: rules({ bufferMinutes: buffer }) }), MONDAY, 60, NOW)
        .times.filter((time) => time.taken)
        .map(({ startsAt }) => clockOf(startsAt));
    expect(taken(0)).toEqual(["09:30", "10:00", "10:30"]);
    expect(taken(30)).toEqual(["09:00", "09:30", "10:00", "10:30", "11:00"]);
  });

  test("are all taken once the day has as many jobs as the professional takes", () => {
    const held = [{ startsAt: momentOn(MONDAY, 480), endsAt: momentOn(MONDAY, 540) }];
    const full = schedule({ held, rules: rules({ maxPerDay: 1 }) });
    expect(timesOfDay(full, MONDAY, 60, NOW)).toMatchObject({ free: 0 });
    expect(timesOfDay(full, "2026-11-24", 60, NOW).free).toBe(19);
  });

  test("of several days are listed day by day", () => {
    const days = timesOfDays(schedule(), { from: SATURDAY, days: 3, minutes: 60, now: NOW });
    expect(days.map(({ day, free }) => [day, free])).toEqual([
      [SATURDAY, 0],
      ["2026-11-22", 0],
      [MONDAY, 19],
    ]);
  });

  test("in 300 random schedules keep every rule where they are free, and break one everywhere else", () => {
    const random = seededRandom(66);
    const wrong: string[] = [];
    for (let round = 0; round < 300; round += 1) {
      const one = anySchedule(random, NOW);
      const day = addDays(dayOf(NOW), random.below(70));
      const minutes = random.pick([15, 30, 45, 60, 120, 240, 480]);
      const free = new Set(
        timesOfDay(one, day, minutes, NOW)
          .times.filter(({ taken }) => !taken)
          .map(({ startsAt }) => startsAt),
      );
      for (let start = 0; start < 24 * 60; start += 30) {
        const startsAt = momentOn(day, start);
        const fits = mayStart(one, { startsAt, endsAt: startsAt + minutes * 60_000 });
        if (free.has(startsAt) !== fits) wrong.push(`${round}: ${day} ${start}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** The rules of decision 66, in the simplest code. */
function mayStart(of: Schedule, span: Span): boolean {
  const { rules: rule, held, hours, windows, daysOff } = of;
  const day = dayOf(span.startsAt);
  const weekday = weekdayOf(day);
  const works = (minute: number) => {
    const night = minute >= 1080 && minute < 1260 && windows.evenings;
    const light = minute >= 480 && minute < 1080;
    const daytime = light && (weekday % 6 === 0 ? windows.weekends : windows.weekdays);
    const own =
      hours.length === 0 ||
      hours.some((one) => one.weekday === weekday && minute >= one.from && minute < one.to);
    return (night || daytime) && own && !daysOff.includes(day);
  };
  for (let at = span.startsAt; at < span.endsAt; at += 60_000) {
    if (dayOf(at) !== day || !works((at - momentOn(day)) / 60_000)) return false;
  }
  const sameDay = held.filter(({ startsAt }) => dayOf(startsAt) === day);
  return (
    span.startsAt > NOW &&
    span.startsAt >= NOW + rule.minimumNoticeHours * HOUR_MS &&
    span.startsAt < momentOn(dayOf(NOW)) + (rule.horizonDays + 1) * DAY_MS &&
    (rule.maxPerDay === null || sameDay.length < rule.maxPerDay) &&
    !held.some((other) => overlap(span, other, rule.bufferMinutes))
  );
}

describe("the weeks beside the one that is shown", () => {
  const week = (day: string | null, of = schedule()) => weekFor(of, { day, minutes: 60, now: NOW });

  test("open on their first day with a free time", () => {
    const closed = schedule({ daysOff: ["2026-11-27", "2026-11-30"] });
    expect(week(null, closed).later).toBe("2026-12-01");
    expect(week("2026-12-04", closed).earlier).toBe("2026-12-01");
  });

  test("open on the day next to the shown week where nothing is free", () => {
    const daysOff = Array.from({ length: 7 }, (_, i) => addDays("2026-11-27", i));
    expect(week(null, schedule({ daysOff })).later).toBe("2026-11-27");
    expect(week("2026-12-04", schedule({ daysOff })).earlier).toBe("2026-12-03");
  });
});

describe("a time that cannot be booked", () => {
  const job = { minutes: 60, now: NOW };

  test("that is too soon has a message with the notice in hours, or without notice about the future", () => {
    expect(tooSoonText(2)).toBe("Please choose a time at least 2 hours from now.");
    expect(tooSoonText(1)).toBe("Please choose a time at least 1 hour from now.");
    expect(tooSoonText(0)).toBe("Please choose a time that is still to come.");
  });

  test("is answered with the next free ones, soonest first", () => {
    const held = [{ startsAt: momentOn(MONDAY, 480), endsAt: momentOn(MONDAY, 600) }];
    const next = nextFreeTimes(schedule({ held }), {
      ...job,
      after: momentOn(MONDAY, 500),
      most: 3,
    });
    expect(next.map((at) => [dayOf(at), clockOf(at)])).toEqual([
      [MONDAY, "10:00"],
      [MONDAY, "10:30"],
      [MONDAY, "11:00"],
    ]);
    expect(
      nextFreeTimes(
        schedule({ daysOff: [], windows: { weekdays: false, weekends: false, evenings: false } }),
        { ...job, most: 3 },
      ),
    ).toEqual([]);
  });
});

describe("a day in Guyana", () => {
  test("begins at four in the morning UTC all year, without daylight saving time (threat 39)", () => {
    for (const day of ["2026-03-08", "2026-07-01", "2026-11-01", "2027-01-15"]) {
      expect(new Date(momentOn(day)).toISOString()).toBe(`${day}T04:00:00.000Z`);
      expect(dayOf(momentOn(day))).toBe(day);
      expect(dayOf(momentOn(day) - 1)).toBe(addDays(day, -1));
      expect(clockOf(momentOn(day, 21 * 60))).toBe("21:00");
    }
  });

  test("has to exist: 31 February is no day (threat 39)", () => {
    for (const day of ["2026-02-28", "2028-02-29", "2026-12-31"]) expect(isDay(day)).toBe(true);
    for (const day of ["2026-02-31", "2026-02-29", "2026-13-01", "2026-1-1", "x", "", null]) {
      expect(isDay(day)).toBe(false);
    }
  });
});
