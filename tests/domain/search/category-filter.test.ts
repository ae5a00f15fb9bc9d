import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { containsText, parseCategoryFilter } from "#app/domain/search/category-filter.ts";
import { anyText } from "../../support/texts.ts";

const parse = (query: string) => parseCategoryFilter(new URLSearchParams(query));

describe("the filter of the categories page", () => {
  test("is empty and a grid unless told otherwise", () => {
    expect(parse("")).toEqual({ q: "", view: "grid" });
    expect(parse("q=+Pet+&view=list")).toEqual({ q: "Pet", view: "list" });
    expect(parse("view=table")).toEqual({ q: "", view: "grid" });
  });

  test("takes any text and keeps at most 100 characters of it (threat 51)", () => {
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

describe("containing a text", () => {
  test("does not look at case", () => {
    expect(containsText(["Pet Services", "Grooming"], "GROOM")).toBe(true);
    expect(containsText(["Pet Services"], "groom")).toBe(false);
  });

  test("is true of nothing typed, and takes no typed character for a pattern", () => {
    expect(containsText(["Pet Services"], "")).toBe(true);
    for (const typed of [".*", "%", "_", "["])
      expect(containsText(["Pet Services"], typed)).toBe(false);
  });
});
