import { describe, expect, test } from "vitest";
import {
  AREAS,
  findArea,
  placeNeighbours,
  placeWords,
  regionOfPlace,
} from "#app/domain/places/areas.ts";
import { findRegion, REGIONS } from "#app/domain/places/regions.ts";

describe("the areas", () => {
  test("lie in all ten regions", () => {
    for (const { region } of AREAS) expect(findRegion(region)).not.toBeNull();
    expect(new Set(AREAS.map(({ region }) => region)).size).toBe(10);
  });

  test("share no name of a village, whatever its case, so that a village leads to its own area", () => {
    for (const area of AREAS)
      for (const village of area.villages) expect(findArea(village)).toBe(area);
  });
});

describe("a place", () => {
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

test("a known village gives its region where only Guyana is chosen; a chosen region stays", () => {
  expect(regionOfPlace("bartica", "Guyana")).toBe("Cuyuni-Mazaruni");
  expect(regionOfPlace("Bartica", "Demerara-Mahaica")).toBe("Demerara-Mahaica");
  expect(regionOfPlace("Atlantis", "Guyana")).toBe("Guyana");
  expect(regionOfPlace("", "Guyana")).toBe("Guyana");
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
