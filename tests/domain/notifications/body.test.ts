import { expect, test } from "vitest";
import { bodyText, withTimes } from "#app/domain/notifications/body.ts";

const AT = Date.UTC(2026, 10, 24, 12);

test("the body of a notification holds its moments as numbers between its texts", () => {
  const job = withTimes`${"House wiring"}, ${AT}.`;
  expect(job).toEqual(["House wiring, ", AT, "."]);
  expect(withTimes`${job} The new time would be ${AT + 1}.`).toEqual([
    "House wiring, ",
    AT,
    ". The new time would be ",
    AT + 1,
    ".",
  ]);
  expect(withTimes`${AT}, with ${"Ravi"}.`).toEqual([AT, ", with Ravi."]);
});

test("the body of a notification is written with the times of whoever reads it", () => {
  const body = withTimes`House wiring, ${AT}.`;
  expect(bodyText(body, null)).toBe("House wiring, Tue 24 Nov, 8:00 AM.");
  const preferences = {
    timezone: "America/New_York",
    dateFormat: "YYYY-MM-DD",
    language: "en",
  } as const;
  expect(bodyText(body, preferences)).toBe(
    "House wiring, Tue 2026-11-24, 8:00 AM Guyana · 7:00 AM New York.",
  );
});
