import { expect, test } from "vitest";
import { lastDigestAt, professionalsNotified } from "#app/domain/jobs/notices.ts";
import { momentOn } from "#app/domain/time/guyana-day.ts";

test("the digest of a day is due from seven in the morning in Guyana, and until then that of the day before", () => {
  const seven = momentOn("2026-11-20", 7 * 60);
  const before = momentOn("2026-11-19", 7 * 60);
  expect(lastDigestAt(seven - 1)).toBe(before);
  expect(lastDigestAt(seven)).toBe(seven);
  expect(lastDigestAt(momentOn("2026-11-21", 0) - 1)).toBe(seven);
});

test("one professional who heard of a job is not several", () => {
  expect([0, 1, 2].map(professionalsNotified)).toEqual([
    "We told 0 professionals.",
    "We told 1 professional.",
    "We told 2 professionals.",
  ]);
});
