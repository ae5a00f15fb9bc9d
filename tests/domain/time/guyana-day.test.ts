import { expect, test } from "vitest";
import { dayNumber, dayOf, dayWithNumber } from "#app/domain/time/guyana-day.ts";

const MIDNIGHT = Date.UTC(2026, 10, 20, 4);

test("the number of a day changes at midnight in Guyana", () => {
  expect(dayNumber(MIDNIGHT) - dayNumber(MIDNIGHT - 1)).toBe(1);
  expect(dayNumber(MIDNIGHT + 86_399_999)).toBe(dayNumber(MIDNIGHT));
});

test("the number of a day leads back to it", () => {
  expect(dayWithNumber(dayNumber(MIDNIGHT))).toBe("2026-11-20");
  expect(dayWithNumber(dayNumber(MIDNIGHT - 1))).toBe(dayOf(MIDNIGHT - 1));
});
