import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  type LexiconTerm,
  parseHints,
  parseLexicon,
  parseRelated,
  RELATED_TRADES,
  TERMS,
  TRADE_HINTS,
} from "#app/domain/search/lexicon/lexicon.ts";
import { SHARED } from "#app/domain/search/lexicon/shared.ts";
import { findPlace } from "#app/domain/search/reading/gazetteer.ts";
import { readQuery } from "#app/domain/search/reading/read-query.ts";
import { meaningStems } from "#app/domain/search/words/content-words.ts";
import { isFiller } from "#app/domain/search/words/fillers.ts";
import { stem } from "#app/domain/search/words/stem.ts";
import { words } from "#app/domain/search/words/words.ts";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";

const FOLDER = "app/domain/search/lexicon";
const FEWEST_TERMS = 14;
const MOST_WORDS = 6;

/** Terms that are fillers in another of the three languages, or that say everything with them. */
const FILLERS_ONLY = [
  "cerca",
  "fix it man",
  "fix it guy",
  "make a will",
  "hire worker",
  "find worker",
  "find job",
  "IT man",
  "IT guy",
  "IT person",
  "IT specialist",
  "IT expert",
  "IT services",
  "man better man",
];

const trades = CATEGORIES.flatMap(({ subcategories }) => subcategories).filter(
  ({ id }) => id !== "other",
);
const tradeIds = new Set(trades.map(({ id }) => id));

const termsOf = new Map<string, LexiconTerm[]>();
for (const term of TERMS) termsOf.set(term.tradeId, [...(termsOf.get(term.tradeId) ?? []), term]);

const shared = SHARED.trim()
  .split("\n")
  .map((line) => {
    const [term = "", ids = ""] = line.split(": ");
    return { term, ids: ids.split(", ") };
  });

const meaningOf = (text: string) => meaningStems(words(text)).toSorted().join(" ");
const tradesOf = (text: string) => readQuery(text).needs.flatMap((need) => need.trades);

describe("the lexicon", () => {
  test("has a file for every category, whose trades stand in it in the order of the catalogue", () => {
    const written = new Set<string>();
    for (const { id, subcategories } of CATEGORIES) {
      const [, text = ""] = readFileSync(`${FOLDER}/${id}.ts`, "utf8").split("= `");
      const ids = [...new Set(parseLexicon(text).map(({ tradeId }) => tradeId))];
      const inCatalogue = subcategories.map((one) => one.id).filter((one) => ids.includes(one));
      expect(ids, id).toEqual(inCatalogue);
      for (const one of ids) written.add(one);
    }
    expect([...tradeIds].filter((id) => !written.has(id))).toEqual([]);
    const others = ["lexicon.ts", "shared.ts"];
    expect(readdirSync(FOLDER).toSorted()).toEqual(
      [...CATEGORIES.map(({ id }) => `${id}.ts`), ...others].toSorted(),
    );
  });

  test("knows each trade by at least 14 terms, of at most six words", () => {
    const few = [...tradeIds].filter((id) => (termsOf.get(id) ?? []).length < FEWEST_TERMS);
    expect(few).toEqual([]);
    expect(TERMS.filter(({ text }) => words(text).length > MOST_WORDS)).toEqual([]);
  });

  test("hints at each trade by at least six words, none of them twice, of one letter or a filler", () => {
    expect(parseHints("masons\n  hints: brick wall\n  some do: tomb")).toEqual([
      { tradeId: "masons", word: "brick" },
      { tradeId: "masons", word: "wall" },
    ]);
    const hints = Map.groupBy(TRADE_HINTS, ({ tradeId }) => tradeId);
    const few = [...tradeIds].filter((id) => (hints.get(id) ?? []).length < 6);
    expect(few).toEqual([]);
    const wrong = [...hints].flatMap(([id, some]) => {
      const all = some.map(({ word }) => word.toLowerCase());
      return all
        .filter(
          (word, i) => all.indexOf(word) < i || !/^[a-z0-9]{2,}$/.test(word) || isFiller(word),
        )
        .map((word) => `${id}: ${word}`);
    });
    expect(wrong).toEqual([]);
  });

  test("names for each trade but the last one to three others to turn to, never itself", () => {
    expect(parseRelated("masons\n  hints: brick\n  related: tilers, roofers")).toEqual([
      ["masons", ["tilers", "roofers"]],
    ]);
    expect([...tradeIds].filter((id) => !RELATED_TRADES.has(id))).toEqual([]);
    const wrong = [...RELATED_TRADES].filter(
      ([id, related]) =>
        related.length > 3 ||
        new Set([id, ...related]).size <= related.length ||
        related.some((one) => !tradeIds.has(one)),
    );
    expect(wrong).toEqual([]);
  });

  test("lists no term twice under a trade", () => {
    const twice = [...termsOf].flatMap(([id, terms]) => {
      const folded = terms.map(({ text }) => words(text).join(" "));
      return folded
        .filter((text, at) => folded.indexOf(text) !== at)
        .map((text) => `${id}: ${text}`);
    });
    expect(twice).toEqual([]);
  });

  test("has no term under two trades unless it is declared as shared, and declares none that is not", () => {
    const found = new Map<string, Set<string>>();
    for (const { text, tradeId } of TERMS) {
      const meaning = meaningOf(text);
      found.set(meaning, (found.get(meaning) ?? new Set()).add(tradeId));
    }
    const severalTrades = [...found].filter(([, ids]) => ids.size > 1);
    const listed = severalTrades.map(
      ([meaning, ids]) => `${meaning}: ${[...ids].toSorted().join(", ")}`,
    );
    const declared = shared.map(
      ({ term, ids }) => `${meaningOf(term)}: ${ids.toSorted().join(", ")}`,
    );
    expect(declared.toSorted()).toEqual(listed.toSorted());
  });

  test("names no brand by a word alone whose stem is that of another word, as rice would find RICS", () => {
    const spellings = new Map<string, Set<string>>();
    const others = TERMS.filter(({ isBrand }) => !isBrand).map(({ text }) => text);
    for (const word of words([...others, ...TRADE_HINTS.map(({ word }) => word)].join(" "))) {
      spellings.set(stem(word), (spellings.get(stem(word)) ?? new Set()).add(word));
    }
    const alike = TERMS.filter(({ isBrand }) => isBrand).flatMap(({ text }) => {
      const [word = "", ...rest] = words(text);
      const others = rest.length === 0 ? (spellings.get(stem(word)) ?? []) : [];
      return [...others].filter((other) => other !== word).map((other) => `${text}: ${other}`);
    });
    expect(alike).toEqual([]);
  });

  test("names no places: they are the gazetteer's", () => {
    expect(TERMS.filter(({ text }) => findPlace(words(text)) !== null)).toEqual([]);
  });

  test("has no term of fillers alone, except those that mean a trade all the same", () => {
    const fillersOnly = TERMS.filter(({ text }) => words(text).every(isFiller));
    expect(fillersOnly.map(({ text }) => text)).toEqual(FILLERS_ONLY);
  });

  test("leads with every term to the trade that it stands under", () => {
    const astray = TERMS.filter(({ text, tradeId }) => !tradesOf(text).includes(tradeId));
    expect(astray.map(({ text, tradeId }) => `${tradeId}: ${text}`)).toEqual([]);
  });

  test("leads with a declared term to all of its trades", () => {
    const astray = shared.filter(({ term, ids }) => {
      const found = tradesOf(term);
      return !ids.every((id) => found.includes(id)) || found.length > 3;
    });
    expect(astray).toEqual([]);
  });

  test("leads with the name of a trade to it, as one need without a place", () => {
    const astray = trades.filter(({ id, name }) => {
      const { needs, place } = readQuery(name);
      return needs.length !== 1 || place !== null || !needs[0]?.trades.includes(id);
    });
    expect(astray.map(({ name }) => name)).toEqual([]);
  });
});
