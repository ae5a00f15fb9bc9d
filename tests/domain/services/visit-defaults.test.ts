import { describe, expect, test } from "vitest";
import { VISIT_LENGTHS } from "#app/domain/bookings/visit.ts";
import { CATEGORIES, SUBCATEGORY_IDS } from "#app/domain/services/catalogue.ts";
import {
  usualVisit,
  VISIT_OF_CATEGORY,
  VISIT_OF_SUBCATEGORY,
} from "#app/domain/services/visit-defaults.ts";

describe("how long a first visit usually takes", () => {
  test.each([
    ["construction-trades", "roofers", 60],
    ["beauty-personal-care", "hairdressers-barbers", 60],
    ["beauty-personal-care", "nail-technicians", 90],
    ["education-tutoring", "private-tutors", 60],
    ["media-creative-services", "photographers", 180],
    ["home-services-maintenance", "house-cleaning", 240],
    ["home-services-maintenance", "movers", 240],
    ["transport-logistics", "movers", 240],
    ["automotive-services", "mechanics", 120],
    ["automotive-services", null, 120],
    ["construction-trades", null, 60],
    ["", null, 60],
    ["constructor", "toString", 60],
  ])("in %s, %s is %i minutes", (categoryId, subcategoryId, minutes) => {
    expect(usualVisit({ categoryId, subcategoryId })).toBe(minutes);
  });

  test("every trade of the catalogue has a length that its professional could choose", () => {
    for (const { id, subcategories } of CATEGORIES) {
      for (const subcategoryId of [null, ...subcategories.map((subcategory) => subcategory.id)]) {
        expect(VISIT_LENGTHS).toContain(usualVisit({ categoryId: id, subcategoryId }));
      }
    }
  });

  test("only trades of the catalogue have lengths of their own", () => {
    const known = new Set([...CATEGORIES.map(({ id }) => id), ...SUBCATEGORY_IDS]);
    for (const id of [...VISIT_OF_CATEGORY.keys(), ...VISIT_OF_SUBCATEGORY.keys()]) {
      expect(known).toContain(id);
    }
  });
});
