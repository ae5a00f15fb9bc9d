import {
  TERMS,
  TRADE_HINTS,
  TRADE_SPECIALITIES,
  TRADE_TASKS,
} from "#app/domain/search/lexicon/lexicon.ts";
import { meaningStems } from "#app/domain/search/words/content-words.ts";
import { isFiller } from "#app/domain/search/words/fillers.ts";
import { stem } from "#app/domain/search/words/stem.ts";
import { words } from "#app/domain/search/words/words.ts";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { knownWeight } from "./stem-weight.ts";

/** A term as the search reads it, with the trades that have it. */
export type Entry = {
  stems: readonly string[];
  trades: string[];
  /**
   * A term as written; the rest of a term without its fillers, such as "pipe" of "pipe man"; or a hint. Their weight
   * decreases in this order.
   */
  kind: "term" | "rest" | "hint";
  /** The weights of its stems together. */
  weight: number;
};

/** The lexicon in the form in which the search reads it. */
export type Lexicon = {
  /** The entries that have a stem. */
  byStem: ReadonlyMap<string, readonly Entry[]>;
  /** The weight of a stem: high when few trades have it. */
  weights: ReadonlyMap<string, number>;
  /** Every folded word of the lexicon, with the number of English terms that have it. */
  vocabulary: ReadonlyMap<string, number>;
  /** The stems of the names of each trade and its category, which the text of every service of it has. */
  nameStems: ReadonlyMap<string, ReadonlySet<string>>;
  /** The terms that have fillers, folded. */
  termsWithFillers: ReadonlySet<string>;
  /** How many terms each trade has. */
  termCounts: ReadonlyMap<string, number>;
  /** The specialities of a trade, each as stems with the same meaning. */
  specialities: ReadonlyMap<string, readonly (readonly string[])[]>;
};

/** The lexicon of all terms, hints and names of trades; it takes some milliseconds. */
export function buildLexicon(): Lexicon {
  const entries = new Map<string, Entry>();
  const tradesOf = new Map<string, string[]>();
  const termsWithFillers = new Set<string>();

  const vocabulary = new Map<string, number>();
  const add = (tradeId: string, stems: readonly string[], kind: Entry["kind"]) => {
    const key = `${stems.join(" ")} ${kind}`;
    const entry = entries.get(key) ?? { stems, trades: [], kind, weight: 0 };
    if (!entry.trades.includes(tradeId)) entry.trades.push(tradeId);
    entries.set(key, entry);
    for (const termStem of stems) addTo(tradesOf, termStem, tradeId);
  };
  const know = (word: string, isEnglish: boolean) =>
    vocabulary.set(word, (vocabulary.get(word) ?? 0) + Number(isEnglish));
  for (const { tradeId, text, isEnglish } of [...TERMS, ...tradeNames()]) {
    for (const folded of spellings(text)) {
      const stems = meaningStems(folded);
      add(tradeId, stems, stems.length === 1 && folded.length > 1 ? "rest" : "term");
      if (folded.some(isFiller)) termsWithFillers.add(folded.join(" "));
      for (const word of folded) if (!isFiller(word)) know(word, isEnglish);
    }
  }
  for (const { tradeId, word } of TRADE_HINTS) {
    for (const folded of words(word)) {
      add(tradeId, [stem(folded)], "hint");
      know(folded, true);
    }
  }
  // Known, so that they are not corrected; no word is corrected to them, because they lead to no trade.
  for (const word of TRADE_TASKS.flatMap((task) => task.words)) know(word, false);
  const weights = new Map(
    [...tradesOf].map(
      ([termStem, trades]) => [termStem, knownWeight(termStem, trades.length)] as const,
    ),
  );
  const byStem = new Map<string, Entry[]>();
  for (const entry of entries.values()) {
    entry.weight = entry.stems.reduce((sum, termStem) => sum + (weights.get(termStem) ?? 0), 0);
    for (const termStem of entry.stems) addTo(byStem, termStem, entry);
  }
  const termCounts = new Map<string, number>();
  for (const { trades, kind } of entries.values()) {
    if (kind === "hint") continue;
    for (const trade of trades) termCounts.set(trade, (termCounts.get(trade) ?? 0) + 1);
  }
  return {
    byStem,
    weights,
    vocabulary,
    nameStems: readNameStems(),
    termsWithFillers,
    termCounts,
    specialities: readSpecialities(),
  };
}

function readNameStems(): Map<string, Set<string>> {
  return new Map(
    CATEGORIES.flatMap((category) =>
      category.subcategories.map(({ id, name }) => {
        const nameWords = words(`${category.name} ${name}`);
        return [id, new Set(nameWords.map(stem))] as const;
      }),
    ),
  );
}

function readSpecialities(): Map<string, string[][]> {
  const specialities = new Map<string, string[][]>();
  for (const { tradeId, words: alike } of TRADE_SPECIALITIES) {
    const stems = [...new Set(alike.flatMap(words).map(stem))];
    specialities.set(tradeId, [...(specialities.get(tradeId) ?? []), stems]);
  }
  return specialities;
}

/** Adds a value to the list of a key, once. */
function addTo<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (!list) lists.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}

/** The names of the catalogue are terms too. */
function tradeNames() {
  return CATEGORIES.flatMap(({ subcategories }) => subcategories)
    .filter(({ id }) => id !== "other")
    .map(({ id, name }) => ({ tradeId: id, text: name, isEnglish: true }));
}

/** The folded words of a term; one with a hyphen is also written as one word ("cook-up", "cookup"). */
function spellings(text: string): string[][] {
  const folded = words(text);
  return text.includes("-") ? [folded, words(text.replaceAll("-", ""))] : [folded];
}
