import { describe, expect, test } from "vitest";
import {
  replyStep,
  standingOrder,
  standingPoints,
  usuallyReplies,
} from "#app/domain/search/standing.ts";

const NOW = Date.UTC(2026, 10, 20, 14);
const none = { ratingSum: 0, reviewCount: 0, completedCount: 0, replyStep: 8, createdAt: NOW };
const rated = (stars: number, reviewCount: number) => ({
  ...none,
  reviewCount,
  ratingSum: stars * reviewCount,
});

describe("the standing of a service", () => {
  test("grows with the rating, and with how many say so", () => {
    const points = [
      rated(1, 10),
      rated(3, 10),
      rated(3, 1),
      none,
      rated(5, 1),
      rated(5, 5),
      rated(5, 40),
    ].map(standingPoints);
    expect(points).toEqual(points.toSorted((a, b) => a - b));
    expect(new Set(points).size).toBe(points.length);
  });

  test("puts many good reviews above a single perfect one", () => {
    expect(standingPoints(rated(4.8, 40))).toBeGreaterThan(standingPoints(rated(5, 1)));
  });

  test("gives a point for each doubling of completed bookings, up to 64", () => {
    const points = (completedCount: number) => standingPoints({ ...none, completedCount });
    const gained = [0, 1, 2, 3, 4, 7, 8, 16, 32, 63, 64, 5_000].map((n) => points(n) - points(0));
    expect(gained).toEqual([0, 1, 2, 2, 3, 3, 4, 5, 6, 6, 7, 7]);
  });

  test("gives a point for each tenth of the requests that was answered in time", () => {
    expect([0, 1, 4, 5, 9, 10].map((answered) => replyStep({ received: 10, answered }))).toEqual([
      0, 1, 4, 5, 9, 10,
    ]);
    expect(replyStep({ received: 7, answered: 6 })).toBe(8);
  });

  test.each([
    [4, 4, false],
    [5, 5, true],
    [10, 9, true],
    [100, 89, false],
  ])(
    "who got %i requests and answered %i in time usually replies within a day: %s, on every page",
    (received, answered, usually) => {
      expect(usuallyReplies({ received, answered })).toBe(usually);
    },
  );

  test("neither helps nor harms a professional with fewer than five requests", () => {
    expect(replyStep({ received: 4, answered: 0 })).toBe(8);
    expect(replyStep({ received: 4, answered: 4 })).toBe(8);
    expect(replyStep({ received: 5, answered: 0 })).toBe(0);
  });

  test("puts the newer first among equals, whatever a clock says", () => {
    const order = (createdAt: number) => standingOrder({ ...none, createdAt });
    expect(order(NOW)).toBeLessThan(order(NOW - 300_000));
    expect(order(-1)).toBe(order(0));
    expect(order(1e15)).toBe(order(1e16));
    expect(order(-1)).toBeLessThan(
      standingOrder({ ...none, completedCount: 0, replyStep: 7, createdAt: NOW }),
    );
  });

  test("fits into 31 bits at both ends", () => {
    const best = { ratingSum: 5e9, reviewCount: 1e9, completedCount: 1e9, replyStep: 127 };
    expect(standingOrder({ ...best, createdAt: 1e15 })).toBe(0);
    const worst = { ratingSum: 0, reviewCount: 1e9, completedCount: 0, replyStep: 0 };
    expect(standingOrder({ ...worst, createdAt: 0 })).toBe(2 ** 31 - 1);
  });
});
