import { expect, test } from "vitest";
import type { Booking } from "#app/domain/bookings/booking.ts";
import { todayLine } from "#app/domain/bookings/today.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { momentOn } from "#app/domain/time/guyana-day.ts";

const at = (hour: number, day = "2026-11-20") => momentOn(day, hour * 60);
const NOW = at(10);

function bookingAt(startsAt: number): Booking {
  return {
    id: "b1",
    reference: "KY-22222",
    status: "confirmed",
    startsAt,
    endsAt: startsAt + 2 * HOUR_MS,
    totalAmount: 100_000,
    priceType: "fixed",
    location: "customer",
    region: null,
    endedBy: null,
    endReason: null,
    noShow: null,
    expiresAt: null,
    proposedStartsAt: null,
    proposedBy: null,
    proposals: 0,
    sequence: 0,
    createdAt: 0,
    updatedAt: 0,
    serviceId: "s1",
    serviceTitle: "Wiring",
    categoryId: "home",
    subcategoryId: null,
    serviceNumber: 1,
    professionalId: "p1",
    professionalName: "Ravi Persaud",
    customerId: "c1",
    customerName: "Shonette Adams",
    serviceBookable: false,
  };
}

function sentence(today: { count: number; left: number }, startsAt: number | null) {
  const first = startsAt === null ? null : bookingAt(startsAt);
  return todayLine({ ...today, first }, "professional", NOW);
}

test.each([
  ["the only booking of the day", { count: 1, left: 1 }, at(14), "Today: 1 booking,", "at"],
  ["the first of several", { count: 2, left: 2 }, at(14), "Today: 2 bookings,", "the next at"],
  ["the last of several", { count: 3, left: 1 }, at(14), "Still today: 1 booking,", "at"],
  ["one in the evening", { count: 1, left: 1 }, at(20), "Today: 1 booking,", "at"],
])("names the start of %s", (_, today, startsAt, text, before) => {
  const line = sentence(today, startsAt);
  expect(line).toEqual({
    text,
    first: { id: "b1", before, at: startsAt, isToday: true, name: "Shonette Adams" },
  });
});

test("names the end of a booking that is in progress", () => {
  const line = sentence({ count: 2, left: 2 }, at(9));
  expect(line.text).toBe("Today: 2 bookings,");
  expect(line.first).toMatchObject({ before: "now until", at: at(11), isToday: true });
});

test("counts a booking that began before midnight and is in progress as one of today", () => {
  const midnight = at(24, "2026-11-19");
  const today = { count: 1, left: 1, first: bookingAt(midnight - HOUR_MS) };
  expect(todayLine(today, "professional", midnight).first).toMatchObject({
    before: "now until",
    at: midnight + HOUR_MS,
    isToday: true,
  });
});

test.each([
  ["nothing was booked today", 0, "Nothing booked today."],
  ["all of today is over", 2, "Nothing more booked today."],
])("names the day of the next booking where %s", (_, count, text) => {
  const tomorrow = at(0, "2026-11-21");
  const line = sentence({ count, left: 0 }, tomorrow);
  expect(line.text).toBe(text);
  expect(line.first).toMatchObject({ before: "Next:", at: tomorrow, isToday: false });
  expect(sentence({ count, left: 0 }, null)).toEqual({ text, first: null });
});

test("names the professional to the customer", () => {
  const today = { count: 1, left: 1, first: bookingAt(at(14)) };
  expect(todayLine(today, "customer", NOW).first?.name).toBe("Ravi Persaud");
});
