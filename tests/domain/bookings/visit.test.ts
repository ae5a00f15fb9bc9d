import { expect, test } from "vitest";
import { lengthOf } from "#app/domain/bookings/visit.ts";

test("a booking lasts as long as the first visit, or as the customer chooses where the price is by the hour", () => {
  expect(lengthOf({ priceType: "fixed", visitMinutes: 120 }, 45)).toBe(120);
  expect(lengthOf({ priceType: "hourly", visitMinutes: 120 }, 45)).toBe(45);
});

test("a booking by the hour is taken to last an hour until a length is chosen", () => {
  expect(lengthOf({ priceType: "hourly", visitMinutes: 120 })).toBe(60);
  expect(lengthOf({ priceType: "starting_at", visitMinutes: 120 })).toBe(120);
});
