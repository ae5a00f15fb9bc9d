import { describe, expect, test } from "vitest";
import {
  AVAILABILITY,
  availabilitySchema,
  availabilityText,
} from "#app/domain/bookings/availability.ts";

describe("availability", () => {
  test("is shown as the chosen windows in order, joined by commas", () => {
    expect(availabilityText({ weekdays: true, weekends: false, evenings: true })).toBe(
      "Weekdays, Evenings",
    );
    expect(availabilityText({ weekdays: false, weekends: true, evenings: false })).toBe("Weekends");
    expect(availabilityText({ weekdays: false, weekends: false, evenings: false })).toBe("");
  });

  test("has three windows and no other", () => {
    expect(AVAILABILITY).toEqual(["weekdays", "weekends", "evenings"]);
    expect(availabilitySchema.safeParse("weekends").success).toBe(true);
    expect(availabilitySchema.safeParse("nights").success).toBe(false);
  });
});
