import { describe, expect, test } from "vitest";
import { proposeCategories } from "#app/domain/search/propose-categories.ts";
import { CATALOGUE } from "#app/domain/services/catalogue-entries.ts";

const proposed = (title: string) =>
  proposeCategories(title).map(({ categoryId, subcategoryId }) => `${categoryId}/${subcategoryId}`);

describe("the categories proposed for a title", () => {
  test.each([
    ["Leaking pipes and taps repaired", "construction-trades/plumbers"],
    ["Black cake and wedding cakes", "food-catering-services/bakers-cakes"],
    ["CSEC Mathematics lessons", "education-tutoring/csec-cape"],
    ["Zinc roof repair in Diamond", "construction-trades/roofers"],
  ])("begin with the trade that it speaks of: %s", (title, first) => {
    expect(proposed(title)[0]).toBe(first);
  });

  test("name a trade that stands in several categories once for each", () => {
    const notaries = proposed("Notary public");
    expect(notaries).toContain("professional-services/notaries");
    expect(notaries).toContain("real-estate-property/notaries");
    expect(new Set(notaries).size).toBe(notaries.length);
  });

  test.each(["", "   ", "Qwx zzyq", "!!!", "Georgetown"])("are none for “%s”", (title) => {
    expect(proposed(title)).toEqual([]);
  });

  test("stand in the catalogue, also for a title of a hundred characters", () => {
    const known = CATALOGUE.flatMap(({ id, subcategories }) =>
      subcategories.map((subcategory) => `${id}/${subcategory.id}`),
    );
    const long = "Wiring, plumbing, tiling, painting, roofing & fencing ".repeat(2).slice(0, 100);
    expect(proposed(long).length).toBeGreaterThan(0);
    for (const one of proposed(long)) expect(known).toContain(one);
  });
});
