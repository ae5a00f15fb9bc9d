import { buildLexicon, type Entry, type Lexicon } from "./build-lexicon.ts";
import { unknownWeight } from "./stem-weight.ts";

let lexicon: Lexicon | undefined;

/** Reads the lexicon once, at the first search and not when the Worker starts. */
function readLexicon(): Lexicon {
  lexicon ??= buildLexicon();
  return lexicon;
}

/** How telling a stem is for a trade: high when few trades have it. */
export function weightOf(stem: string): number {
  return readLexicon().weights.get(stem) ?? unknownWeight(stem);
}

/** Every folded word of the lexicon, with the number of English terms that have it, for correcting typos. */
export function lexiconWords(): ReadonlyMap<string, number> {
  return readLexicon().vocabulary;
}

/** Whether a trade has a word with this stem. */
export function isTradeStem(stem: string): boolean {
  return readLexicon().weights.has(stem);
}

/** The entries that have a stem. */
export function entriesOf(stem: string): readonly Entry[] {
  return readLexicon().byStem.get(stem) ?? [];
}

/** Whether all words of a text are one term of the lexicon, such as "tents and chairs". */
export function isTerm(stems: readonly string[]): boolean {
  const [first] = stems;
  if (!first) return false;
  return entriesOf(first).some(
    (entry) =>
      entry.kind !== "hint" &&
      entry.stems.length === stems.length &&
      entry.stems.every((stem) => stems.includes(stem)),
  );
}

/** Whether folded words are a term as written of which some are fillers, such as "it support". */
export function isTermWithFillers(folded: readonly string[]): boolean {
  return readLexicon().termsWithFillers.has(folded.join(" "));
}

/**
 * The stems of which a service of the trade must have one to do what the need is special about; empty when it is not. Of
 * several specialities the rarest counts: who plays other drums is no answer to "tassa drummers".
 */
export function specialityOf(tradeId: string, stems: readonly string[]): readonly string[] {
  const matches = (readLexicon().specialities.get(tradeId) ?? [])
    .map((alike) => ({ alike, shared: alike.filter((stem) => stems.includes(stem)) }))
    .filter(({ shared }) => shared.length > 0)
    .map(({ alike, shared }) => ({ alike, weight: Math.max(...shared.map(weightOf)) }));
  const most = Math.max(...matches.map((match) => match.weight));
  return matches.filter((match) => match.weight === most).flatMap(({ alike }) => alike);
}

/** From this share of a trade's terms on, a word tells nothing about what is needed of it, as "hair" of a hairdresser. */
const COMMONPLACE = 0.06;

/** Whether a stem does not tell the services of one of the trades apart: it is in its name or in many of its terms. */
export function isCommonplace(stem: string, trades: readonly string[]): boolean {
  const entries = entriesOf(stem).filter(({ kind }) => kind !== "hint");
  return trades.some((trade) => {
    if (readLexicon().nameStems.get(trade)?.has(stem)) return true;
    const having = entries.filter((entry) => entry.trades.includes(trade)).length;
    return having > (readLexicon().termCounts.get(trade) ?? 0) * COMMONPLACE;
  });
}
