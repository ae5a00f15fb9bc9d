import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseSearch } from "#app/domain/search/filters.ts";
import { searchMatch, typoForms } from "#app/domain/search/match.ts";
import { FACET_MARK } from "#app/domain/search/text.ts";
import { anyText, HOSTILE_TEXTS } from "../../support/texts.ts";

const match = (query: Record<string, string>) =>
  searchMatch(parseSearch(new URLSearchParams(query)));
const texts = (query: Record<string, string>) => match(query).words.map(({ text }) => text);

describe("what a search asks of the index", () => {
  test("is each word of the text once, folded like the index", () => {
    expect(texts({ q: "Roof ROOF répair, zinc;gutters" })).toEqual([
      "roof",
      "repair",
      "zinc",
      "gutters",
    ]);
  });

  test("is at most eight words of a long sentence", () => {
    expect(texts({ q: "one two three four five six seven eight nine ten" })).toHaveLength(8);
  });

  test("takes initials and numbers as whole words, anything else also as a beginning", () => {
    expect(match({ q: "A/C 24 roof 4x4" }).words).toEqual([
      { text: "ac", whole: true },
      { text: "24", whole: true },
      { text: "roof", whole: false },
      { text: "4x4", whole: false },
    ]);
    expect(match({ q: "a.c." }).words).toEqual([{ text: "ac", whole: true }]);
  });

  test("keeps the words of the place apart from the words of the text", () => {
    const { words, place } = match({ q: "roof", location: "East Bank" });
    expect(words.map(({ text }) => text)).toEqual(["roof"]);
    expect(place.map(({ text }) => text)).toEqual(["east", "bank"]);
  });

  const facets = (query: Record<string, string>) =>
    match(query).facets.map((facet) => facet.replaceAll(FACET_MARK, ""));

  test("names every facet in letters and digits behind a character nobody can type", () => {
    const { facets, price } = match({
      category: "construction-trades",
      subcategory: "roofers",
      rating: "4.5",
      availability: "weekends",
      maxPrice: "8.99",
    });
    expect(facets).toEqual([
      `"${FACET_MARK}sroofers"`,
      `"${FACET_MARK}cconstructiontradesr45weekends"`,
    ]);
    const names = ["pa", "pb", "pcl", "pc5", "pc6", "pc7", "pc8"];
    expect(price).toBe(
      `(${names.map((name) => `"${FACET_MARK}cconstructiontrades${name}"`).join(" OR ")})`,
    );
  });

  test("is one list for category, rating and window together", () => {
    const category = "pet-services";
    expect(facets({})).toEqual(['"all"']);
    expect(facets({ category })).toEqual(['"cpetservices"']);
    expect(facets({ rating: "3" })).toEqual(['"allr30"']);
    expect(facets({ category, rating: "4" })).toEqual(['"cpetservicesr40"']);
    expect(facets({ category, availability: "evenings" })).toEqual(['"cpetservicesevenings"']);
    const both = { ...parseSearch(new URLSearchParams("rating=4")), categoryId: category };
    const { facets: windows } = searchMatch({ ...both, availability: ["weekdays", "weekends"] });
    expect(windows.map((facet) => facet.replaceAll(FACET_MARK, ""))).toEqual([
      '"cpetservicesr40weekdays"',
      '"cpetservicesr40weekends"',
    ]);
  });

  test("does not ask for all services beside anything else that must hold", () => {
    const beside: Record<string, string>[] = [
      { q: "roof" },
      { location: "Kitty" },
      { minPrice: "5" },
      { category: "pet-services", minPrice: "5" },
    ];
    for (const query of beside) expect(facets(query), JSON.stringify(query)).toEqual([]);
    expect(facets({ subcategory: "roofers" })).toEqual(['"sroofers"']);
    expect(facets({ q: "roof", category: "pet-services" })).toEqual(['"cpetservices"']);
    expect(match({ category: "pet-services", minPrice: "5" }).price).toContain("cpetservicesp");
  });

  test("is never an operator, whatever was typed (threat 51)", () => {
    fc.assert(
      fc.property(anyText, anyText, (q, location) => {
        const { words, place, facets, price } = match({ q, location });
        for (const { text } of [...words, ...place]) expect(text).toMatch(/^[\p{L}\p{N}]{1,40}$/u);
        expect(words.length).toBeLessThanOrEqual(8);
        const empty = words.length + place.length === 0;
        expect({ facets, price }).toEqual({
          facets: empty ? [`"${FACET_MARK}all"`] : [],
          price: null,
        });
      }),
      { numRuns: 2_000, examples: HOSTILE_TEXTS.map((text) => [text, text]) },
    );
  });
});

describe("slips", () => {
  test("are all ways to lose one letter, each once, whole characters at a time", () => {
    expect(typoForms("roof")).toEqual(["oof", "rof", "roo"]);
    expect(typoForms("a𠀀b")).toEqual(["𠀀b", "ab", "a𠀀"]);
  });

  test("meet for any two words that are one letter, or one swap, apart", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 4, maxLength: 9 });
    fc.assert(
      fc.property(word, fc.nat(7), fc.constantFrom("a", "d"), (text, at, letter) => {
        const i = Math.min(at, text.length - 2);
        const letters = [...text];
        const [one = "", two = ""] = letters.slice(i, i + 2);
        const typos = [
          letters.toSpliced(i, 1),
          letters.toSpliced(i, 0, letter),
          letters.toSpliced(i, 1, letter),
          letters.toSpliced(i, 2, two, one),
        ];
        const reach = (typed: string) => new Set([typed, ...typoForms(typed)]);
        for (const typo of typos)
          expect(reach(text).isDisjointFrom(reach(typo.join("")))).toBe(false);
      }),
    );
  });
});
