import { expect, test } from "vitest";
import { rowsOfDays } from "#app/domain/bookings/rows-of-days.ts";

test("days off stand in rows of days that follow each other, also over the end of a year", () => {
  const days = ["2026-12-24", "2026-12-31", "2027-01-01", "2027-01-02", "2027-01-04"];
  expect(rowsOfDays(days)).toEqual([
    { days: ["2026-12-24"], from: "2026-12-24", to: "2026-12-24" },
    {
      days: ["2026-12-31", "2027-01-01", "2027-01-02"],
      from: "2026-12-31",
      to: "2027-01-02",
    },
    { days: ["2027-01-04"], from: "2027-01-04", to: "2027-01-04" },
  ]);
});
