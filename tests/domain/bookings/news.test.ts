import { expect, test } from "vitest";
import { bookingNews, type ShownBookings } from "#app/domain/bookings/news.ts";

const list = (
  versions: Record<string, number>,
  { as = "professional", requests = 0 }: { as?: ShownBookings["as"]; requests?: number } = {},
): ShownBookings => ({
  as,
  bookings: Object.entries(versions).map(([id, updatedAt]) => ({ id, updatedAt })),
  counts: { requests },
});

test("a list that is the same has no news", () => {
  expect(bookingNews(list({ a: 1 }), list({ a: 1 }))).toBeNull();
});

test("a professional hears how many requests are new, also those of another page", () => {
  expect(bookingNews(list({}), list({ a: 1 }, { requests: 1 }))).toEqual({
    kind: "requests",
    text: "1 new request",
  });
  const shown = list({ a: 1 }, { requests: 1 });
  expect(bookingNews(shown, list({ a: 1 }, { requests: 3 }))?.text).toBe("2 new requests");
});

test("who did not get the request, and other changes, are told how many bookings differ", () => {
  const own = { as: "customer", requests: 1 } as const;
  expect(bookingNews(list({}, { as: "customer" }), list({ a: 1 }, own))).toEqual({
    kind: "changes",
    text: "1 booking has changed",
  });
  expect(bookingNews(list({ a: 1, b: 1, c: 1 }), list({ a: 2, c: 1 }))?.text).toBe(
    "2 bookings have changed",
  );
});
