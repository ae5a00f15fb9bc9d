import { describe, expect, test } from "vitest";
import type { Availability } from "#app/domain/bookings/availability.ts";
import {
  bookingHoursSchema,
  hoursFields,
  USUAL_HOURS,
  withMondayCopied,
} from "#app/domain/bookings/hours.ts";
import { previewOf, windowsWithoutService } from "#app/domain/bookings/hours-preview.ts";
import { DEFAULT_RULES, type WeeklyWindow } from "#app/domain/bookings/times.ts";
import { momentOn } from "#app/domain/time/guyana-day.ts";

const RULES = { bufferMinutes: "0", minimumNoticeHours: "2", horizonDays: "60", maxPerDay: "" };
const USUAL = { hours: [...USUAL_HOURS], rules: DEFAULT_RULES };
const parse = (fields: Record<string, string>) =>
  bookingHoursSchema.safeParse({ ...RULES, ...fields });
const messages = (fields: Record<string, string>) =>
  parse(fields).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

describe("the form of weekly hours", () => {
  test("leaves out the hours of a day that is closed, whatever they say", () => {
    const fields = {
      "hours1-0-from": "09:00",
      "hours1-0-to": "12:00",
      "hours2-0-from": "12:00",
      "hours2-0-to": "11:00",
      closed2: "on",
    };
    expect(parse(fields).data?.hours).toEqual([{ weekday: 1, from: 540, to: 720 }]);
  });

  test("of an older page has no such switch: a day without hours is closed", () => {
    expect(parse({ "hours1-0-from": "09:00", "hours1-0-to": "12:00" }).data?.hours).toHaveLength(1);
    expect(parse({ "hours1-0-from": "", "hours1-0-to": "" }).data?.hours).toEqual([]);
  });

  test("needs one open day, since no hours at all mean that services decide", () => {
    const closed = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [`closed${day}`, "on"]));
    const message =
      "Please open at least one day. To take no bookings for a while, plan days off instead.";
    expect(messages(closed)).toEqual([["closed1", message]]);
    expect(messages({ closed6: "on" })).toEqual([["closed6", message]]);
  });

  test("has one message for each window that is wrong", () => {
    const fields = {
      "hours1-0-from": "09:00",
      "hours3-0-from": "09:00",
      "hours3-0-to": "12:00",
      "hours3-1-from": "11:00",
      "hours3-1-to": "13:00",
      closed6: "on",
    };
    expect(messages(fields)).toEqual([
      ["hours1-0-from", "Please enter a start time and a later end time."],
      ["hours3-1-from", "These hours overlap."],
    ]);
  });

  test("reads again what it was filled in with", () => {
    const hours = [
      { weekday: 1, from: 480, to: 720 },
      { weekday: 1, from: 780, to: 1440 },
      { weekday: 0, from: 600, to: 660 },
    ];
    const rules = { ...DEFAULT_RULES, maxPerDay: 3 };
    expect(bookingHoursSchema.parse(hoursFields({ hours, rules }))).toEqual({ hours, rules });
  });

  test("proposes Monday to Friday, 8 AM to 6 PM, and the same hours for a day that is opened", () => {
    expect(bookingHoursSchema.parse(hoursFields(USUAL)).hours).toEqual(
      [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 480, to: 1080 })),
    );
    const { closed6, ...opened } = hoursFields(USUAL);
    expect(closed6).toBe("on");
    expect(bookingHoursSchema.parse(opened).hours).toContainEqual({
      weekday: 6,
      from: 480,
      to: 1080,
    });
  });

  test("copies Monday to the other weekdays, with its break or closed, and no further", () => {
    const fields = {
      ...hoursFields(USUAL),
      "hours1-0-from": "07:00",
      "hours1-0-to": "11:00",
      "hours1-1-from": "13:00",
      "hours1-1-to": "15:00",
      "hours3-2-from": "20:00",
      "hours3-2-to": "21:00",
      closed4: "on",
    };
    const { hours } = bookingHoursSchema.parse(withMondayCopied(fields));
    expect(hours).toEqual(
      [1, 2, 3, 4, 5].flatMap((weekday) => [
        { weekday, from: 420, to: 660 },
        { weekday, from: 780, to: 900 },
      ]),
    );
    const closed = withMondayCopied({ ...fields, closed1: "on" });
    expect([1, 2, 3, 4, 5, 6, 0].map((day) => closed[`closed${day}`])).toEqual(
      Array.from({ length: 7 }, () => "on"),
    );
  });
});

describe("the preview of the free times", () => {
  const FRIDAY = "2026-11-20";
  const now = momentOn(FRIDAY, 10 * 60);
  const own = { offered: [], daysOff: [], held: [] };
  const minutes = (day: string, at: number) => (at - momentOn(day)) / 60_000;
  const runs = (day: ReturnType<typeof previewOf>[number] | undefined) =>
    day?.runs.map(({ from, to }) => [minutes(day.day, from), minutes(day.day, to)]);

  test("has the next seven days with the first and last start of every stretch, after the shortest notice", () => {
    const days = previewOf(USUAL, own, now);
    expect(days.map(({ without }) => without)).toEqual([
      null,
      "closed",
      "closed",
      ...[null, null, null, null],
    ]);
    expect(runs(days[0])).toEqual([[720, 1020]]);
    expect(runs(days[3])).toEqual([[480, 1020]]);
    expect(days[3]?.free).toBe(19);
  });

  test("leaves out what is booked, and says why a day has nothing", () => {
    const held = [
      { startsAt: momentOn("2026-11-23", 600), endsAt: momentOn("2026-11-23", 720) },
      { startsAt: momentOn("2026-11-24", 480), endsAt: momentOn("2026-11-24", 1080) },
    ];
    const days = previewOf(USUAL, { ...own, held, daysOff: ["2026-11-25"] }, now);
    expect(runs(days[3])).toEqual([
      [480, 540],
      [720, 1020],
    ]);
    expect([days[4]?.without, days[5]?.without]).toEqual(["taken", "day-off"]);
  });

  test("is cut by what the services offer", () => {
    const offered = [{ weekdays: false, weekends: false, evenings: true }];
    const hours = [{ weekday: 1, from: 600, to: 1200 }];
    const days = previewOf({ hours, rules: DEFAULT_RULES }, { ...own, offered }, now);
    expect(runs(days[3])).toEqual([[1080, 1140]]);
  });

  test("says that no service is offered in the hours of a day, unlike on a day without hours", () => {
    const offered = [{ weekdays: true, weekends: false, evenings: false }];
    const hours = [...USUAL_HOURS, { weekday: 6, from: 480, to: 1080 }];
    const days = previewOf({ hours, rules: DEFAULT_RULES }, { ...own, offered }, now);
    expect([days[1]?.without, days[2]?.without]).toEqual(["not-offered", "closed"]);
  });
});

describe("hours in which no service takes bookings", () => {
  const without = (hours: WeeklyWindow[], ...offered: Availability[]) =>
    windowsWithoutService({ hours, rules: DEFAULT_RULES }, { offered });
  const WEEKDAYS_ALONE = { weekdays: true, weekends: false, evenings: false };
  const saturday = { weekday: 6, from: 480, to: 720 };

  test("are weekends or evenings that the hours open and no service has", () => {
    expect(without([...USUAL_HOURS], WEEKDAYS_ALONE)).toEqual([]);
    expect(without([...USUAL_HOURS, saturday], WEEKDAYS_ALONE)).toEqual(["weekends"]);
    expect(without([{ ...saturday, to: 1200 }], WEEKDAYS_ALONE)).toEqual(["weekends", "evenings"]);
    expect(without([{ ...saturday, weekday: 1 }], { ...WEEKDAYS_ALONE, weekdays: false })).toEqual([
      "weekdays",
    ]);
  });

  test("are none where one of the services has them, and for a professional without services", () => {
    const weekends = { weekdays: false, weekends: true, evenings: false };
    expect(without([saturday], WEEKDAYS_ALONE, weekends)).toEqual([]);
    expect(without([saturday])).toEqual([]);
  });
});
