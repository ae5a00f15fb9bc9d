import { expect, test } from "vitest";
import { awayWatch } from "#app/domain/offline/away.ts";
import { HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";

test("a page that is looked at every minute never was away, one that slept was, once", () => {
  const wasAway = awayWatch(0, 10 * MINUTE_MS);
  for (let now = MINUTE_MS; now <= 30 * MINUTE_MS; now += MINUTE_MS)
    expect(wasAway(now)).toBe(false);
  expect(wasAway(40 * MINUTE_MS)).toBe(true);
  expect(wasAway(41 * MINUTE_MS)).toBe(false);
});

test("a clock that was set back counts as having been away, since nobody knows for how long", () => {
  const wasAway = awayWatch(HOUR_MS, 10 * MINUTE_MS);
  expect(wasAway(0)).toBe(true);
});
