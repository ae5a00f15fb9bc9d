import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { actionOf, isFiller } from "./fillers.ts";
import { TERMS, TRADE_HINTS, TRADE_SPECIALITIES } from "./lexicon/lexicon.ts";
import { stem } from "./stem.ts";
import { words } from "./words.ts";

/** A term as the search reads it, with the trades that have it. */
export type Entry = {
  stems: readonly string[];
  trades: string[];
  /**
   * Whether it is a term as written; or one without its fillers, as "pipe" is of "pipe man"; or a hint. The last two say
   * less, in this order.
   */
  kind: "term" | "rest" | "hint";
  /** The weights of its stems together. */
  weight: number;
};

type Lexicon = {
  /** The entries that have a stem. */
  byStem: ReadonlyMap<string, readonly Entry[]>;
  /** How telling a stem is: high when few trades have it. */
  weights: ReadonlyMap<string, number>;
  /** Every folded word of the lexicon, with the number of English terms that have it. */
  vocabulary: ReadonlyMap<string, number>;
  /** The stems of the names of each trade and its category, which the text of every service of it has. */
  nameStems: ReadonlyMap<string, ReadonlySet<string>>;
  /** How many terms each trade has. */
  termCounts: ReadonlyMap<string, number>;
  /** What only some of a trade do, as stems that mean the same. */
  specialities: ReadonlyMap<string, readonly (readonly string[])[]>;
};

let lexicon: Lexicon | undefined;

/** Reads the lexicon once, at the first search and not when the Worker starts. */
function readLexicon(): Lexicon {
  lexicon ??= buildLexicon();
  return lexicon;
}

function buildLexicon(): Lexicon {
  const entries = new Map<string, Entry>();
  const tradesOf = new Map<string, string[]>();

  const vocabulary = new Map<string, number>();
  const add = (tradeId: string, stems: readonly string[], kind: Entry["kind"]) => {
    const key = `${stems.join(" ")} ${kind}`;
    const entry = entries.get(key) ?? { stems, trades: [], kind, weight: 0 };
    if (!entry.trades.includes(tradeId)) entry.trades.push(tradeId);
    entries.set(key, entry);
    for (const one of stems) addTo(tradesOf, one, tradeId);
  };
  const know = (word: string, isEnglish: boolean) =>
    vocabulary.set(word, (vocabulary.get(word) ?? 0) + Number(isEnglish));
  for (const { tradeId, text, isEnglish } of [...TERMS, ...tradeNames()]) {
    for (const folded of spellings(text)) {
      const stems = meaningStems(folded);
      add(tradeId, stems, stems.length === 1 && folded.length > 1 ? "rest" : "term");
      for (const word of folded) if (!isFiller(word)) know(word, isEnglish);
    }
  }
  for (const { tradeId, word } of TRADE_HINTS) {
    for (const folded of words(word)) {
      add(tradeId, [stem(folded)], "hint");
      know(folded, true);
    }
  }
  const weights = new Map(
    [...tradesOf].map(
      ([one, trades]) => [one, saysLittle(one) ? LITTLE_WEIGHT : weight(trades.length)] as const,
    ),
  );
  const byStem = new Map<string, Entry[]>();
  for (const entry of entries.values()) {
    entry.weight = entry.stems.reduce((sum, one) => sum + (weights.get(one) ?? 0), 0);
    for (const one of entry.stems) addTo(byStem, one, entry);
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
    termCounts,
    specialities: readSpecialities(),
  };
}

function readNameStems(): Map<string, Set<string>> {
  return new Map(
    CATEGORIES.flatMap((category) =>
      category.subcategories.map(({ id, name }) => {
        const all = words(`${category.name} ${name}`);
        return [id, new Set(all.map(stem))] as const;
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

const TRADES = 227;

function weight(trades: number): number {
  return Math.log(TRADES / trades);
}

const UNKNOWN_WEIGHT = weight(4);
/** A number of a term says little: "grade 6" is one, "ballet for a 6 year old" is not about it. */
const LITTLE_WEIGHT = 0.5;

// Who it is for, since when, and how it is told: words of every situation, whatever is needed.
const SITUATION = `
  aunty auntie uncle cousin sister brother son daughter husband wife friend neighbour boss family
  say said tell told ask asking try trying give giving trouble problem thing ting year month day week time
  monday tuesday wednesday thursday friday saturday sunday whole lil small big pon nobody living
  up down out over away
`;

let situation: ReadonlySet<string> | undefined;

function isOfSituation(one: string): boolean {
  situation ??= new Set(words(SITUATION).map(stem));
  return situation.has(one);
}

function saysLittle(one: string): boolean {
  return one.length === 1 || isNumber(one) || isOfSituation(one);
}

function isNumber(one: string): boolean {
  return /^\p{N}+$/u.test(one);
}

/**
 * How telling a stem is for a trade: high when few trades have it. Every word that the lexicon does not have weighs the
 * same, and such a number nothing ("tents for 200 guests").
 */
export function weightOf(one: string): number {
  const known = readLexicon().weights.get(one);
  if (known !== undefined) return known;
  if (isNumber(one)) return 0;
  return saysLittle(one) ? LITTLE_WEIGHT : UNKNOWN_WEIGHT;
}

/** The folded words that say what is needed; fillers only when there is nothing else. */
export function contentWords(folded: readonly string[]): readonly string[] {
  const content = folded.filter((word) => !isFiller(word));
  return content.length > 0 ? content : folded;
}

/** The distinct stems of the words that say what is needed. */
export function contentStems(folded: readonly string[]): string[] {
  return [...new Set(contentWords(folded).map(stem))];
}

/** So many stems that say more than a situation make the others superfluous. */
const ENOUGH = 2;

/** The stems by which services are found: without those of every situation, such as "whole", if enough others remain. */
export function searchedStems(folded: readonly string[]): string[] {
  const stems = contentStems(folded);
  const telling = stems.filter((one) => !isOfSituation(one));
  return telling.length >= ENOUGH ? telling : stems;
}

/** The content stems, and what is to be done with it: "repair sofa" is not "sofa". */
export function meaningStems(folded: readonly string[]): string[] {
  const actions = folded.map(actionOf).filter((action) => action !== null);
  return [...new Set([...contentStems(folded), ...actions])];
}

/** Every folded word of the lexicon, with the number of English terms that have it, for correcting typos. */
export function lexiconWords(): ReadonlyMap<string, number> {
  return readLexicon().vocabulary;
}

/** Whether a trade has a word with this stem. */
export function isTradeStem(one: string): boolean {
  return readLexicon().weights.has(one);
}

/** The entries that have a stem. */
export function entriesOf(one: string): readonly Entry[] {
  return readLexicon().byStem.get(one) ?? [];
}

/** The distinct stems of the words that hint at a trade. */
export function hintStems(tradeId: string): string[] {
  const hints = TRADE_HINTS.filter((hint) => hint.tradeId === tradeId);
  return [...new Set(hints.flatMap(({ word }) => words(word)).map(stem))];
}

/** Whether all words of a text are one term of the lexicon, such as "tents and chairs". */
export function isTerm(stems: readonly string[]): boolean {
  const [first] = stems;
  if (!first) return false;
  return entriesOf(first).some(
    (entry) =>
      entry.kind !== "hint" &&
      entry.stems.length === stems.length &&
      entry.stems.every((one) => stems.includes(one)),
  );
}

/**
 * The stems of which a service of the trade must have one to do what the need is special about; empty when it is not. Of
 * several specialities the rarest counts: who plays other drums is no answer to "tassa drummers".
 */
export function specialityOf(tradeId: string, stems: readonly string[]): readonly string[] {
  const asked = (readLexicon().specialities.get(tradeId) ?? [])
    .map((alike) => ({ alike, shared: alike.filter((one) => stems.includes(one)) }))
    .filter(({ shared }) => shared.length > 0)
    .map(({ alike, shared }) => ({ alike, weight: Math.max(...shared.map(weightOf)) }));
  const most = Math.max(...asked.map((one) => one.weight));
  return asked.filter((one) => one.weight === most).flatMap(({ alike }) => alike);
}

/** From this share of a trade's terms on, a word tells nothing about what is needed of it, as "hair" of a hairdresser. */
const COMMONPLACE = 0.06;

/** Whether a stem does not tell the services of one of the trades apart: it is in its name or in many of its terms. */
export function isCommonplace(one: string, trades: readonly string[]): boolean {
  const entries = entriesOf(one).filter(({ kind }) => kind !== "hint");
  return trades.some((trade) => {
    if (readLexicon().nameStems.get(trade)?.has(one)) return true;
    const having = entries.filter((entry) => entry.trades.includes(trade)).length;
    return having > (readLexicon().termCounts.get(trade) ?? 0) * COMMONPLACE;
  });
}
