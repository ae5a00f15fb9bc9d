import { describe, expect, test } from "vitest";
import { dayText, isoText, monthText } from "#app/domain/time.ts";

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
