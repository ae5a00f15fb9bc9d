import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseSearch } from "#app/domain/search/filters.ts";
import {
  allOf,
  anyOf,
  deletions,
  except,
  filterPieces,
  searchWords,
  tradeFacet,
  withoutReviewsFacet,
} from "#app/domain/search/stages/fts-pieces.ts";
import { FACET_MARK } from "#app/domain/search/text.ts";
import { anyText, HOSTILE_TEXTS } from "#tests/support/random/texts.ts";

const readable = (piece: string) => piece.replaceAll(FACET_MARK, "#");

describe("the words of a text as the index is asked for them", () => {
  const texts = (text: string) => searchWords(text).map((word) => word.text);

  test("are each word once, folded as in the index", () => {
    expect(texts("Roof ROOF répair, zinc;gutters")).toEqual(["roof", "repair", "zinc", "gutters"]);
  });

  test("are at most eight of a long sentence", () => {
    expect(texts("one two three four five six seven eight nine ten")).toHaveLength(8);
  });

  test("are whole words when they are initials or numbers, anything else also a beginning", () => {
    expect(searchWords("A/C 24 roof 4x4")).toEqual([
      { text: "ac", whole: true },
      { text: "24", whole: true },
      { text: "roof", whole: false },
      { text: "4x4", whole: false },
    ]);
    expect(searchWords("a.c.")).toEqual([{ text: "ac", whole: true }]);
  });

  test("are letters and digits only and never an operator, whatever the text is (threat 51)", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const found = texts(text);
        for (const word of found) expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u);
        expect(found.length).toBeLessThanOrEqual(8);
      }),
      { numRuns: 2_000, examples: HOSTILE_TEXTS.map((text) => [text]) },
    );
  });
});

describe("the expressions of the filters", () => {
  const pieces = (query: string, hasOther = false) =>
    filterPieces(parseSearch(new URLSearchParams(query), 0), hasOther).map(readable);

  test("combine category, rating and window into one facet", () => {
    expect(pieces("category=pet-services")).toEqual(['"#cpetservices"']);
    expect(pieces("rating=3")).toEqual(['"#allr30"']);
    expect(pieces("category=pet-services&rating=4")).toEqual(['"#cpetservicesr40"']);
    expect(pieces("category=pet-services&availability=evenings")).toEqual([
      '"#cpetservicesevenings"',
    ]);
    expect(
      pieces("category=pet-services&rating=4&availability=weekdays&availability=weekends"),
    ).toEqual(['"#cpetservicesr40weekdays"', '"#cpetservicesr40weekends"']);
  });

  test("cover the bounds of the price by the tokens of the category", () => {
    const names = ["pa", "pb", "pcl", "pc5", "pc6", "pc7", "pc8"];
    expect(pieces("category=pet-services&maxPrice=8.99")).toEqual([
      `(${names.map((name) => `"#cpetservices${name}"`).join(" OR ")})`,
    ]);
    expect(pieces("minPrice=2000&maxPrice=2999.99")).toEqual(['("#allpf2")']);
  });

  test("are those of the category of a trade that is asked for, unless a category is chosen", () => {
    const inTrade = (query: string) =>
      filterPieces(parseSearch(new URLSearchParams(query), 0), true, "home-services").map(readable);
    expect(inTrade("rating=4&availability=weekdays")).toEqual(['"#chomeservicesr40weekdays"']);
    expect(inTrade("category=pet-services&rating=3")).toEqual(['"#cpetservicesr30"']);
    expect(inTrade("")).toEqual([]);
  });

  test("have the subcategory first and its category beside it", () => {
    expect(pieces("subcategory=roofers")).toEqual(['"#sroofers"']);
    expect(pieces("category=construction-trades&subcategory=roofers&rating=4.5")).toEqual([
      '"#sroofers"',
      '"#cconstructiontradesr45"',
    ]);
  });

  test("are the facet of all services only when nothing else must match", () => {
    expect(pieces("")).toEqual(['"#all"']);
    expect(pieces("", true)).toEqual([]);
    expect(pieces("minPrice=5")).not.toContain('"#all"');
    expect(pieces("category=pet-services", true)).toEqual(['"#cpetservices"']);
  });

  test("hold nothing that a person typed, whatever the texts of the search are (threat 51)", () => {
    fc.assert(
      fc.property(anyText, anyText, (q, location) => {
        const filters = parseSearch(new URLSearchParams({ q, location }), 0);
        expect(filterPieces(filters, true)).toEqual([]);
      }),
      { numRuns: 500, examples: HOSTILE_TEXTS.map((text) => [text, text]) },
    );
  });
});

describe("the facets of a trade", () => {
  test("are of all its services, and of those without reviews", () => {
    expect(readable(tradeFacet("hairdressers-barbers"))).toBe('"#shairdressersbarbers"');
    expect(readable(withoutReviewsFacet("plumbers", "construction-trades"))).toBe('"#nsplumbers"');
    expect(readable(withoutReviewsFacet(null, "construction-trades"))).toBe(
      '"#ncconstructiontrades"',
    );
    expect(readable(withoutReviewsFacet(null, null))).toBe('"#nall"');
  });
});

describe("a combined expression", () => {
  const written = (pieces: ReturnType<typeof allOf>) => readable(pieces.join(""));

  test("of all parts reads each later part only for what the earlier ones share", () => {
    const none = ') NOT "#none" AND ';
    expect(written(allOf([['"a"'], ['"b"'], ['"c"']]))).toBe(`(("a"${none}"b"${none}"c"`);
    expect(written(allOf([['"a"']]))).toBe('"a"');
    expect(written(allOf([]))).toBe("");
  });

  test("of any of its parts is one in brackets", () => {
    expect(written(anyOf([['"a"'], ['"b"', '"c"']]))).toBe('("a" OR "b""c")');
  });

  test("without others is itself when there are none", () => {
    expect(written(except(['"a"'], [['"b"'], ['"c"']]))).toBe('("a") NOT ("b" OR "c")');
    expect(written(except(['"a"'], []))).toBe('"a"');
  });
});

describe("the deletions of a word", () => {
  test("are its forms without one character, each once", () => {
    expect(deletions("roof")).toEqual(["oof", "rof", "roo"]);
    expect(deletions("a𠀀b")).toEqual(["𠀀b", "ab", "a𠀀"]);
  });

  test("overlap for any two words that differ by one letter or one swap", () => {
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
        const reach = (some: string) => new Set([some, ...deletions(some)]);
        for (const typo of typos)
          expect(reach(text).isDisjointFrom(reach(typo.join("")))).toBe(false);
      }),
    );
  });
});
