import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseSearch } from "#app/domain/search/filters.ts";
import {
  anywhere,
  deletions,
  type Piece,
  searchMatch,
  searchStages,
} from "#app/domain/search/match.ts";
import { FACET_MARK, PLACE_MARK, TITLE_MARK } from "#app/domain/search/text.ts";
import { anyText, HOSTILE_TEXTS } from "../../support/texts.ts";

const match = (query: Record<string, string>) =>
  searchMatch(parseSearch(new URLSearchParams(query)));
const texts = (query: Record<string, string>) => match(query).words.map(({ text }) => text);

describe("the match of a search", () => {
  test("has each word of the text once, folded as in the index", () => {
    expect(texts({ q: "Roof ROOF répair, zinc;gutters" })).toEqual([
      "roof",
      "repair",
      "zinc",
      "gutters",
    ]);
  });

  test("has at most eight words of a long sentence", () => {
    expect(texts({ q: "one two three four five six seven eight nine ten" })).toHaveLength(8);
  });

  test("takes initials and numbers as whole words, anything else also as a prefix", () => {
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

  test("writes every facet in letters and digits behind a character nobody can type", () => {
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

  test("combines category, rating and window into one facet", () => {
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

  test("has no facet for all services when anything else must match", () => {
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

  test("has only words and never an operator, whatever the text is (threat 51)", () => {
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

const MARKS = new Map([
  ["", ""],
  [TITLE_MARK, "title:"],
  [PLACE_MARK, "place:"],
]);

/** An expression as readable text: marks by name, a fuzzy word with "~". */
function written(pieces: Piece[]): string {
  return pieces
    .map((piece) =>
      typeof piece === "string"
        ? piece.replaceAll(FACET_MARK, "#")
        : `${MARKS.get(piece.mark)}${piece.word.text}${piece.fuzzy ? "~" : ""}`,
    )
    .join("");
}

function stages(query: string, options: { titleFirst?: boolean; withTypos?: boolean } = {}) {
  const match = searchMatch(parseSearch(new URLSearchParams(query)));
  const { exact, fuzzy } = searchStages(match, { titleFirst: true, withTypos: false, ...options });
  return { exact: exact.map(written), fuzzy: fuzzy.map(written) };
}

describe("the stages of a search", () => {
  test("are the title, then anywhere except the title (decision 9)", () => {
    expect(stages("q=roof")).toEqual({
      exact: ["title:roof", "(roof) NOT (title:roof)"],
      fuzzy: [],
    });
  });

  test("are a single one in another order or without a text", () => {
    expect(stages("q=roof", { titleFirst: false }).exact).toEqual(["roof"]);
    expect(stages("location=kitty").exact).toEqual(["place:kitty"]);
    expect(stages("").exact).toEqual(['"#all"']);
  });

  test("read each later part only for what the earlier parts share", () => {
    const match = searchMatch(
      parseSearch(
        new URLSearchParams("q=roof&location=kitty&rating=4&minPrice=2000&maxPrice=2999.99"),
      ),
    );
    const none = ') NOT "#none" AND ';
    expect(written(anywhere(match))).toBe(
      `((("#allr40"${none}place:kitty${none}roof${none}("#allpf2")`,
    );
  });

  test("are repeated with words one typo away, except what matches exactly", () => {
    expect(stages("q=roof", { withTypos: true }).fuzzy).toEqual([
      "(title:roof~) NOT (roof)",
      "((roof~) NOT (roof)) NOT (title:roof~)",
    ]);
    expect(stages("location=kitty", { withTypos: true }).fuzzy).toEqual([
      "(place:kitty~) NOT (place:kitty)",
    ]);
    expect(stages("rating=4", { withTypos: true }).fuzzy).toEqual([]);
  });
});
