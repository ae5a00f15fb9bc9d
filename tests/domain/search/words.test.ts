import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isInitials, words } from "#app/domain/search/words.ts";
import { anyText, HOSTILE_TEXTS } from "../../support/texts.ts";

describe("words", () => {
  test("are lower case, without accents and without punctuation", () => {
    expect(words("Roof-Repair, (zinc)  & José's ÉLAN!")).toEqual([
      "roof",
      "repair",
      "zinc",
      "joses",
      "elan",
    ]);
  });

  test("keep initials together however they are written", () => {
    for (const typed of ["A/C", "a.c.", "A&C", "ac"]) expect(words(typed)).toEqual(["ac"]);
    expect(words("fix A/C now")).toEqual(["fix", "ac", "now"]);
  });

  test("do not take two whole words with a slash for initials", () => {
    expect(words("stove/oven")).toEqual(["stove", "oven"]);
    expect(words("plumber a/carpenter")).toEqual(["plumber", "a", "carpenter"]);
  });

  test("do not end at an apostrophe of any kind", () => {
    for (const typed of ["D'Andrade", "D’Andrade", "D`Andrade"]) {
      expect(words(typed)).toEqual(["dandrade"]);
    }
  });

  test("fold what only looks different: full width, ligatures, signs and capitals hidden in them", () => {
    expect(words("ＲＯＯＦ ﬁtter ™ 𝐁𝐨𝐥𝐝")).toEqual(["roof", "fitter", "tm", "bold"]);
    expect(words("cafe\u0301")).toEqual(words("café"));
  });

  test("of nothing but signs are none", () => {
    for (const typed of ["", " ", '"*^', "\u0000", "👩‍🔧 🇬🇾", "\ue000\ue001\ue002", "\u202e"]) {
      expect(words(typed)).toEqual([]);
    }
  });

  test("split at NUL, at lone surrogates and at the marks of the index", () => {
    expect(words("roof\u0000ing")).toEqual(["roof", "ing"]);
    expect(words("roof\ud800ing")).toEqual(["roof", "ing"]);
    expect(words("\ue000roof \ue002all")).toEqual(["roof", "all"]);
  });

  test("are at most 40 characters long and are never cut inside a character", () => {
    expect(words("a".repeat(10_000))).toEqual(["a".repeat(40)]);
    expect(words("𠀀".repeat(50))).toEqual(["𠀀".repeat(40)]);
  });

  test("of any text whatever are lower-case letters and digits only (threat 51)", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const folded = (word: string) =>
          /^[\p{L}\p{N}]{1,40}$/u.test(word) && word === word.toLowerCase();
        expect(words(text).filter((word) => !folded(word))).toEqual([]);
      }),
      { numRuns: 5_000, examples: HOSTILE_TEXTS.map((text) => [text]) },
    );
  });

  test("of words are those words", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = words(text);
        expect(words(once.join(" "))).toEqual(once);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("initials", () => {
  test("are single letters with a slash, a dot or an ampersand between them", () => {
    for (const typed of ["A/C", "a.c", "P&P", "É/C"]) expect(isInitials(typed)).toBe(true);
    for (const typed of ["ac", "A/", "AC/DC", "a c", "1/2", ""])
      expect(isInitials(typed)).toBe(false);
  });

  test("may end with a dot", () => {
    expect(isInitials("A.C.")).toBe(true);
  });
});
