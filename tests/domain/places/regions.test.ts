import { describe, expect, test } from "vitest";
import { findRegion, placeText, REGIONS } from "#app/domain/places/regions.ts";

describe("regions", () => {
  test("are the ten of Guyana, numbered 1 to 10, each with its own postal stand-in", () => {
    expect(REGIONS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(REGIONS.map(({ name }) => name)).size).toBe(10);
    expect(new Set(REGIONS.map(({ code }) => code)).size).toBe(10);
    for (const { code } of REGIONS) expect(code).toMatch(/^GY-[A-Z]{2}$/);
  });

  test("are found by the stored name only", () => {
    expect(findRegion("Demerara-Mahaica")).toMatchObject({ number: 4, code: "GY-DE" });
    for (const other of ["Guyana", "demerara-mahaica", "Region 4", "", "__proto__"]) {
      expect(findRegion(other)).toBeNull();
    }
  });
});

test("a place is shown with its region's number, or with Guyana when it has none (decision 32)", () => {
  expect(placeText("Georgetown", "Demerara-Mahaica")).toBe("Georgetown, Region 4");
  expect(placeText("Linden", "Upper Demerara-Berbice")).toBe("Linden, Region 10");
  expect(placeText("Somewhere", "Guyana")).toBe("Somewhere, Guyana");
});
