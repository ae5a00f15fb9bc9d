import { expect, test } from "vitest";
import { awayWatch } from "#app/domain/offline/away.ts";

const MINUTE = 60_000;

test("a page that is looked at every minute never was away, one that slept was, once", () => {
  const wasAway = awayWatch(0, 10 * MINUTE);
  for (let now = MINUTE; now <= 30 * MINUTE; now += MINUTE) expect(wasAway(now)).toBe(false);
  expect(wasAway(40 * MINUTE)).toBe(true);
  expect(wasAway(41 * MINUTE)).toBe(false);
});

test("a clock that was set back counts as having been away, since nobody knows for how long", () => {
  const wasAway = awayWatch(60 * MINUTE, 10 * MINUTE);
  expect(wasAway(0)).toBe(true);
});
