import { describe, expect, test } from "vitest";
import { countsOfWeek, firstDayFor, offeredTimes, stripOf } from "#app/domain/bookings/week.ts";
import { addDays, momentOn } from "#app/domain/time/guyana-day.ts";

const TODAY = "2026-11-20";

describe("a week of the calendar", () => {
  test("begins today, or a whole number of weeks earlier or later", () => {
    expect(firstDayFor(null, TODAY)).toBe(TODAY);
    expect(firstDayFor("31/11", TODAY)).toBe(TODAY);
    expect(firstDayFor("2026-11-26", TODAY)).toBe(TODAY);
    expect(firstDayFor("2026-11-27", TODAY)).toBe("2026-11-27");
    expect(firstDayFor("2026-11-19", TODAY)).toBe("2026-11-13");
  });

  test("is one of five in the strip, of which the second has today", () => {
    const weeks = ["2026-11-13", TODAY, "2026-11-27", "2026-12-04", "2026-12-11"];
    for (const first of weeks) expect(stripOf(first, TODAY)).toEqual(weeks);
    expect(stripOf("2026-12-18", TODAY)[0]).toBe("2026-12-18");
    expect(stripOf("2026-11-06", TODAY).at(-1)).toBe("2026-11-06");
    expect(stripOf(addDays(TODAY, 700), TODAY)).toContain(addDays(TODAY, 700));
  });

  test("counts what begins on each of its days, by Guyana's time", () => {
    const starts = [momentOn(TODAY, 5), momentOn(TODAY, 1435), momentOn("2026-11-26", 600)];
    expect(countsOfWeek(TODAY, starts)).toEqual([2, 0, 0, 0, 0, 0, 1]);
  });
});

test("a professional works when any service is offered, and may at any time before there is one", () => {
  const weekdays = { weekdays: true, weekends: false, evenings: false };
  const evenings = { weekdays: false, weekends: false, evenings: true };
  expect(offeredTimes([weekdays, evenings])).toEqual({
    weekdays: true,
    weekends: false,
    evenings: true,
  });
  expect(offeredTimes([])).toEqual({ weekdays: true, weekends: true, evenings: true });
});
