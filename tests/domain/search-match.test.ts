import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseSearch } from "#app/domain/search-filters.ts";
import { priceBands, searchMatch, slipForms } from "#app/domain/search-match.ts";
import { FACET_MARK } from "#app/domain/search-text.ts";
import { anyText, HOSTILE_TEXTS } from "../support/texts.ts";

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

  test("names every facet in letters and digits behind a character nobody can type", () => {
    const { facets } = match({
      category: "construction-trades",
      subcategory: "roofers",
      rating: "4.5",
      availability: "weekends",
      maxPrice: "8.99",
    });
    expect(facets).toEqual([
      `"${FACET_MARK}all"`,
      `"${FACET_MARK}cconstructiontrades"`,
      `"${FACET_MARK}sroofers"`,
      `"${FACET_MARK}weekends"`,
      `"${FACET_MARK}r45"`,
      `(${[0, 1, 2, 3, 4, 5, 6, 7, 8].map((digit) => `"${FACET_MARK}p1${digit}"`).join(" OR ")})`,
    ]);
  });

  test("is never an operator, whatever was typed (threat 51)", () => {
    fc.assert(
      fc.property(anyText, anyText, (q, location) => {
        const { words, place, facets } = match({ q, location });
        for (const { text } of [...words, ...place]) expect(text).toMatch(/^[\p{L}\p{N}]{1,40}$/u);
        expect(words.length).toBeLessThanOrEqual(8);
        expect(facets).toEqual([`"${FACET_MARK}all"`]);
      }),
      { numRuns: 2_000, examples: HOSTILE_TEXTS.map((text) => [text, text]) },
    );
  });
});

describe("price bands", () => {
  /** The tokens the index gives a price, as the column `search_doc` builds them. */
  function tokensOf(cents: number): string[] {
    const dollars = String(Math.floor(cents / 100));
    const length = `p${dollars.length}`;
    return [length, length + dollars.slice(0, 1), length + dollars.slice(0, 2)];
  }

  const price = fc.oneof(
    fc.integer({ min: 0, max: 1_000_000_000 }),
    fc.integer({ min: 0, max: 10_000_000 }).map((dollars) => dollars * 100),
    fc
      .integer({ min: 0, max: 8 })
      .chain((digits) => fc.constantFrom(10 ** digits * 100, 10 ** digits * 100 - 1)),
    fc.integer({ min: 1, max: 99_999 }),
  );
  const bound = fc.option(price, { freq: 5 });

  test("find every price within the bounds, and say so when they find others too", () => {
    fc.assert(
      fc.property(
        bound,
        bound,
        fc.array(price, { minLength: 1, maxLength: 30 }),
        (a, b, others) => {
          const [min, max] = a !== null && b !== null && a > b ? [b, a] : [a, b];
          const bands = priceBands(min, max);
          expect(bands === null).toBe(min === null && max === null);
          if (!bands) return;
          const names = new Set(bands.names);
          const edges = [min, max].flatMap((edge) =>
            edge === null ? [] : [edge - 1, edge, edge + 1],
          );
          for (const cents of [...others, ...edges]) {
            if (cents < 1 || cents > 1_000_000_000) continue;
            const wanted = cents >= (min ?? 0) && cents <= (max ?? Number.POSITIVE_INFINITY);
            const found = tokensOf(cents).some((token) => names.has(token));
            if (wanted) expect(found).toBe(true);
            if (!wanted && bands.exact) expect(found).toBe(false);
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test("agree with a look at every single price, for narrow bounds", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 30_000 }),
        fc.integer({ min: 0, max: 3_000 }),
        (min, width) => {
          const bands = priceBands(min, min + width);
          const names = new Set(bands?.names);
          for (let cents = 0; cents <= 40_000; cents++) {
            const inBand = tokensOf(cents).some((token) => names.has(token));
            const wanted = cents >= min && cents <= min + width;
            if (bands?.exact ? inBand !== wanted : wanted && !inBand) {
              expect.fail(`${cents} for ${min} to ${min + width}`);
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test("are few, for any bounds", () => {
    fc.assert(
      fc.property(price, price, (a, b) => {
        expect(priceBands(Math.min(a, b), Math.max(a, b))?.names.length).toBeLessThanOrEqual(45);
      }),
      { numRuns: 2_000 },
    );
  });

  test("need no second look where they end with a band", () => {
    expect(priceBands(100_000, null)).toMatchObject({ exact: true });
    expect(priceBands(200_000, 299_999)).toMatchObject({ names: ["p42"], exact: true });
    expect(priceBands(200_000, 300_000)).toMatchObject({ exact: false });
    expect(match({ minPrice: "2000", maxPrice: "3000" }).exactPrice).toEqual({
      min: 200_000,
      max: 300_000,
    });
    expect(match({ minPrice: "2000" }).exactPrice).toBeNull();
  });
});

describe("slips", () => {
  test("are all ways to lose one letter, each once, whole characters at a time", () => {
    expect(slipForms("roof")).toEqual(["oof", "rof", "roo"]);
    expect(slipForms("a𠀀b")).toEqual(["𠀀b", "ab", "a𠀀"]);
  });

  test("meet for any two words that are one letter, or one swap, apart", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 4, maxLength: 9 });
    fc.assert(
      fc.property(word, fc.nat(7), fc.constantFrom("a", "d"), (text, at, letter) => {
        const i = Math.min(at, text.length - 2);
        const letters = [...text];
        const [one = "", two = ""] = letters.slice(i, i + 2);
        const slips = [
          letters.toSpliced(i, 1),
          letters.toSpliced(i, 0, letter),
          letters.toSpliced(i, 1, letter),
          letters.toSpliced(i, 2, two, one),
        ];
        const reach = (typed: string) => new Set([typed, ...slipForms(typed)]);
        for (const slip of slips)
          expect(reach(text).isDisjointFrom(reach(slip.join("")))).toBe(false);
      }),
    );
  });
});
