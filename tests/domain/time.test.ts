import { describe, expect, test } from "vitest";
import { dayText, GUYANA, isoText, momentText, monthText, whenText } from "#app/domain/time.ts";

describe("a moment", () => {
  test("is shown as the day it is in Guyana, four hours behind UTC (threat 39)", () => {
    expect(dayText(Date.UTC(2026, 10, 21, 3, 59, 59))).toBe("20 Nov 2026");
    expect(dayText(Date.UTC(2026, 10, 21, 4))).toBe("21 Nov 2026");
  });

  test("keeps that distance all year: there is no daylight saving (threat 39)", () => {
    expect(dayText(Date.UTC(2026, 6, 1, 3, 59))).toBe("30 Jun 2026");
    expect(dayText(Date.UTC(2026, 6, 1, 4))).toBe("1 Jul 2026");
  });

  test("as a month belongs to the month it is in Guyana", () => {
    expect(monthText(Date.UTC(2026, 11, 1, 3))).toBe("November 2026");
    expect(monthText(Date.UTC(2026, 11, 1, 5))).toBe("December 2026");
  });

  test("for machines is in UTC", () => {
    expect(isoText(Date.UTC(2026, 10, 20, 14))).toBe("2026-11-20T14:00:00.000Z");
  });
});

describe("when something happens", () => {
  const whens = (at: number) =>
    ["America/Guyana", "America/New_York", "America/Los_Angeles"].map((zone) => whenText(at, zone));

  test("is said in Guyana's time, and in the reader's beside it, in winter", () => {
    expect(whens(Date.UTC(2026, 10, 21, 13))).toEqual([
      "Sat 21 Nov, 9:00 AM",
      "Sat 21 Nov, 9:00 AM Guyana · 8:00 AM New York",
      "Sat 21 Nov, 9:00 AM Guyana · 5:00 AM Los Angeles",
    ]);
  });

  test("follows their daylight saving in summer, when New York keeps Guyana's time", () => {
    expect(whens(Date.UTC(2026, 6, 1, 13))).toEqual([
      "Wed 1 Jul, 9:00 AM",
      "Wed 1 Jul, 9:00 AM Guyana · 9:00 AM New York",
      "Wed 1 Jul, 9:00 AM Guyana · 6:00 AM Los Angeles",
    ]);
  });

  test("changes with the night their clocks change, not Guyana's", () => {
    expect(whenText(Date.UTC(2026, 10, 1, 4), "America/New_York")).toContain("12:00 AM New York");
    expect(whenText(Date.UTC(2026, 10, 1, 8), "America/New_York")).toBe(
      "Sun 1 Nov, 4:00 AM Guyana · 3:00 AM New York",
    );
  });

  test("names the other day where it is another", () => {
    expect(whenText(Date.UTC(2026, 10, 21, 4), "America/Los_Angeles")).toBe(
      "Sat 21 Nov, 12:00 AM Guyana · Fri 20 Nov, 8:00 PM Los Angeles",
    );
  });
});

describe("a reader who chose (decision 58)", () => {
  const at = Date.UTC(2026, 10, 21, 3, 5);
  const reader = { timezone: GUYANA, dateFormat: "DD/MM/YYYY", language: "en" } as const;

  test.each([
    ["DD/MM/YYYY", "20/11/2026"],
    ["MM/DD/YYYY", "11/20/2026"],
    ["YYYY-MM-DD", "2026-11-20"],
  ] as const)("%s sees days as %s", (dateFormat, text) => {
    expect(dayText(at, { ...reader, dateFormat })).toBe(text);
  });

  test.each([
    [GUYANA, "20/11/2026, 23:05"],
    ["America/New_York", "20/11/2026, 23:05 Guyana · 22:05 New York"],
    ["America/Los_Angeles", "20/11/2026, 23:05 Guyana · 19:05 Los Angeles"],
  ])("in %s sees moments as %s", (timezone, text) => {
    expect(momentText(at, { ...reader, timezone })).toBe(text);
  });

  test("sees the other day where it is another day there", () => {
    const early = Date.UTC(2026, 10, 21, 4, 30);
    expect(momentText(early, { ...reader, timezone: "America/Los_Angeles" })).toBe(
      "21/11/2026, 00:30 Guyana · 20/11/2026, 20:30 Los Angeles",
    );
  });

  test.each([
    ["en", "November 2026"],
    ["es", "noviembre de 2026"],
    ["pt", "novembro de 2026"],
  ])("sees months in %s as %s", (language, text) => {
    expect(monthText(at, { ...reader, language })).toBe(text);
  });
});
