import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchingCategories, parseCategoryFilter } from "#app/domain/search/category-filter.ts";
import { containsText } from "#app/domain/search/words/contains-text.ts";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { anyText } from "#tests/support/random/texts.ts";

const parse = (query: string) => parseCategoryFilter(new URLSearchParams(query));

describe("the filter of the categories page", () => {
  test("is empty and a grid unless the address says otherwise", () => {
    expect(parse("")).toEqual({ q: "", view: "grid" });
    expect(parse("q=+Pet+&view=list")).toEqual({ q: "Pet", view: "list" });
    expect(parse("view=table")).toEqual({ q: "", view: "grid" });
  });

  test("leaves the categories that say the text in their name, their description or a subcategory", () => {
    const matching = (query: string) =>
      matchingCategories({ "pet-services": 3 }, parse(query)).map(({ id }) => id);
    expect(matching("")).toHaveLength(CATEGORIES.length);
    expect(matching("q=pet+serv")).toEqual(["pet-services"]);
    expect(matching("q=plumbers")).toEqual(["construction-trades"]);
    expect(matching("q=zzz")).toEqual([]);
    expect(matchingCategories({ "pet-services": 3 }, parse("q=pet+serv"))).toMatchObject([
      { serviceCount: 3 },
    ]);
  });

  test("accepts any text and cuts it to 100 characters (threat 51)", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { q } = parseCategoryFilter(new URLSearchParams({ q: text }));
        expect([...q].length).toBeLessThanOrEqual(100);
        expect(q.isWellFormed()).toBe(true);
        expect(q).toBe(q.trim());
      }),
    );
  });
});

describe("whether a category contains a text", () => {
  test("ignores case", () => {
    expect(containsText(["Pet Services", "Grooming"], "GROOM")).toBe(true);
    expect(containsText(["Pet Services"], "groom")).toBe(false);
  });

  test("is true for an empty text, and takes no character for a pattern", () => {
    expect(containsText(["Pet Services"], "")).toBe(true);
    for (const text of [".*", "%", "_", "["])
      expect(containsText(["Pet Services"], text)).toBe(false);
  });
});
