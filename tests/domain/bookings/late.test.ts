import { describe, expect, test } from "vitest";
import { canBeLate, lateText } from "#app/domain/bookings/late.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { momentOn } from "#app/domain/time/guyana-day.ts";

const at = (hour: number, day = "2026-11-20") => momentOn(day, hour * 60);
const BOOKING = { status: "confirmed", startsAt: at(14), endsAt: at(16) } as const;

describe("somebody can be late for a booking", () => {
  test("from the beginning of its day in Guyana until it is over", () => {
    expect(canBeLate(BOOKING, at(0) - 1)).toBe(false);
    expect(canBeLate(BOOKING, at(0))).toBe(true);
    expect(canBeLate(BOOKING, BOOKING.endsAt - 1)).toBe(true);
    expect(canBeLate(BOOKING, BOOKING.endsAt)).toBe(false);
  });

  test("only while it is confirmed", () => {
    for (const status of ["pending", "completed", "cancelled"] as const) {
      expect(canBeLate({ ...BOOKING, status }, at(13)), status).toBe(false);
    }
  });
});

test("the message of somebody who is late names the time of the booking, today where none is shown, and is empty afterwards", () => {
  expect(lateText(BOOKING, BOOKING.startsAt - HOUR_MS)).toBe(
    "I am running about 15 minutes late for our booking at 2:00 PM.",
  );
  expect(lateText(null, 0)).toBe("I am running about 15 minutes late for our booking today.");
  expect(lateText(BOOKING, BOOKING.endsAt)).toBe("");
});
