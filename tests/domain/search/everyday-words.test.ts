import { describe, expect, test } from "vitest";
import type { IndexWord } from "#app/domain/search/reading/corrections.ts";
import { PLACE_VOCABULARY } from "#app/domain/search/reading/gazetteer.ts";
import { readQuery } from "#app/domain/search/reading/read-query.ts";
import { isTradeStem } from "#app/domain/search/trades/trade-lexicon.ts";
import { FURTHER_WORDS } from "#app/domain/search/words/common-words.ts";
import { EVERYDAY_WORDS } from "#app/domain/search/words/everyday-words.ts";
import { isFiller } from "#app/domain/search/words/fillers.ts";
import { NAMES } from "#app/domain/search/words/names.ts";
import { stem } from "#app/domain/search/words/stem.ts";

const UNKNOWN: IndexWord = { isKnown: false, isBeginning: false, near: [] };

/** How a text is corrected when the index has none of its doubtful words. */
function corrected(text: string): string | null {
  const { doubtful } = readQuery(text);
  return readQuery(text, new Map(doubtful.map((word) => [word, UNKNOWN]))).corrected;
}

const firstTrade = (text: string) => readQuery(text).needs[0]?.trades[0];

describe.each([
  ["names of people", NAMES],
  ["words of everyday speech", EVERYDAY_WORDS],
  ["common words beside those of the library", FURTHER_WORDS],
])("the %s", (_, list) => {
  test("are folded words, each once, of no trade, no place and no fillers", () => {
    const wrong = list.filter(
      (word, at) =>
        !/^[a-z]{2,}$/.test(word) ||
        list.indexOf(word) < at ||
        isTradeStem(stem(word)) ||
        PLACE_VOCABULARY.has(word) ||
        isFiller(word),
    );
    expect(wrong).toEqual([]);
  });

  test("are no typos", () => {
    expect(list.filter((word) => corrected(word) !== null)).toEqual([]);
  });
});

describe("a search with a name", () => {
  test.each([
    ["Nadia nails", "nail-technicians"],
    ["Uncle Ravi taxi", "taxi-drivers"],
    ["Shanta's roti shop", "snacks-pastries"],
    ["Kevin the barber", "hairdressers-barbers"],
    ["Shanta Ramnauth sewing", "tailors-seamstresses"],
    ["Kevin Singh Narine lessons for child", "private-tutors"],
  ])("leads to the trade beside it: %s", (text, trade) => {
    expect(firstTrade(text)).toBe(trade);
  });

  test("keeps the name among the words that are looked for", () => {
    expect(readQuery("Nadia gel nails").needs[0]?.stems).toEqual(["nadia", "gel", "nail"]);
  });
});

test("the most common words of English are no typos", () => {
  for (const word of [
    "possess",
    "neighbor",
    "neighbour",
    "million",
    "mystery",
    "deserts",
    "grapes",
  ]) {
    expect(corrected(`${word} plumber`), word).toBeNull();
  }
});

test("words that tell of a need, but not what it is, are no typos either", () => {
  for (const word of ["different", "neither", "maybe", "happens", "various"]) {
    expect(corrected(`${word} plumber`)).toBeNull();
  }
  expect(corrected("plumer")).toBe("plumber");
  expect(corrected("Cheddi Jagan airport")).toBeNull();
});
