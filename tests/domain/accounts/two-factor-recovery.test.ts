import { describe, expect, test } from "vitest";
import { waitingTime, waitingTimeText } from "#app/domain/accounts/two-factor-recovery.ts";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";

describe("the waiting time before a second factor is removed", () => {
  test.each([
    [0, 72 * HOUR_MS, "72 hours"],
    [3 * DAY_MS, 72 * HOUR_MS, "72 hours"],
    [30 * DAY_MS - 1, 72 * HOUR_MS, "72 hours"],
    [30 * DAY_MS, 14 * DAY_MS, "14 days"],
    [400 * DAY_MS, 14 * DAY_MS, "14 days"],
    [-DAY_MS, 72 * HOUR_MS, "72 hours"],
  ])("for a factor of %i ms is %i ms, in words %s (threat 69)", (age, wait, text) => {
    expect(waitingTime(age, false)).toBe(wait);
    expect(waitingTimeText(wait)).toBe(text);
  });

  test.each([0, 3 * DAY_MS, 400 * DAY_MS])(
    "is null for staff, for a factor of %i ms (threat 69)",
    (age) => {
      expect(waitingTime(age, true)).toBeNull();
    },
  );
});
