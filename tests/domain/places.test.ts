import { describe, expect, test } from "vitest";
import {
  AREAS,
  findArea,
  findRegion,
  placeNeighbours,
  placeText,
  placeWords,
  REGIONS,
} from "#app/domain/places.ts";

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

  test("hold every area, and no village lies in two areas", () => {
    for (const { region } of AREAS) expect(findRegion(region)).not.toBeNull();
    const villages = AREAS.flatMap((area) => area.villages);
    expect(new Set(villages).size).toBe(villages.length);
    expect(new Set(AREAS.map(({ region }) => region)).size).toBe(10);
  });
});

describe("a place", () => {
  test("is shown with its region's number, or with Guyana when it has none (decision 32)", () => {
    expect(placeText("Georgetown", "Demerara-Mahaica")).toBe("Georgetown, Region 4");
    expect(placeText("Linden", "Upper Demerara-Berbice")).toBe("Linden, Region 10");
    expect(placeText("Somewhere", "Guyana")).toBe("Somewhere, Guyana");
  });

  test("is found whatever the case and the space around it", () => {
    expect(findArea(" la GRANGE ")?.name).toBe("West Bank Demerara");
    expect(findArea("Atlantis")).toBeNull();
  });

  test("goes by its village, its area, the area's short form, and its region by name and number", () => {
    expect(placeWords("Diamond", "Demerara-Mahaica")).toBe(
      "Diamond Demerara-Mahaica East Bank Demerara EBD Region 4",
    );
    expect(placeWords("Atlantis", "Guyana")).toBe("Atlantis Guyana");
  });
});

describe("the regions next door", () => {
  const next = (typed: string) => placeNeighbours(typed).map(({ number }) => number);

  test("are found from a village, an area, its short form, a region's name or number", () => {
    for (const typed of [
      "Diamond",
      "east bank demerara",
      "EBD",
      "Demerara-Mahaica",
      " region 4 ",
    ]) {
      expect(next(typed)).toEqual([3, 5]);
    }
  });

  test("are never the region itself, and every region has some", () => {
    for (const { number } of REGIONS) {
      expect(next(`Region ${number}`).length).toBeGreaterThan(0);
      expect(next(`Region ${number}`)).not.toContain(number);
    }
  });

  test("of a place nobody knows, and of nothing, are none", () => {
    for (const typed of ["", " ", "Atlantis", "Region 11", "Guyana"])
      expect(next(typed)).toEqual([]);
  });
});
