import { meaningStems } from "#app/domain/search/words/content-words.ts";
import { words } from "#app/domain/search/words/words.ts";
import type { Entry } from "./build-lexicon.ts";
import { entriesOf, weightOf } from "./trade-lexicon.ts";

type TradeMatch = {
  /** How much of the words is understood, 0 to 1. */
  share: number;
  /** The same by terms alone, without hints. */
  termShare: number;
  /** Subcategory ids, best first, at most three; empty when it is not clear what is needed. */
  trades: string[];
  /** Trades that share some of the words, best first; empty when `trades` is not. */
  nearest: string[];
  /** The next best trades when `trades` may be wrong, best first, at most two. */
  others: string[];
};

type Score = {
  trade: string;
  score: number;
  /** The same by terms alone. */
  termScore: number;
  /** How many stems its longest whole term has; 0 when there is none. */
  longest: number;
  /** Whether a term of it, with or without its fillers, has all of the stems. */
  isExact: boolean;
  /** How many of the stems are evidence for the trade. */
  support: number;
};

/** Each further entry with some of the words adds a little to the score. */
const FURTHER_ENTRY = 0.05;

/** A trade with at least this share of the best score is also meant. */
const AS_GOOD = 0.88;
export const MOST_TRADES = 3;
/** A trade below that, but with at least this share of the best score, may still be meant. */
const COMES_NEXT = 0.45;
const MOST_OTHERS = 2;
/** The weight of a part of a term, and the weights of whole entries by their kind. */
const PART = 0.75;
const STRENGTH = { term: 1, rest: 0.75, hint: 0.7 };

/** How much a word counts that is said beside the need. */
const ASIDE = 0.5;

type Beside = {
  /** Stems of two words of the need written as one. */
  joined?: readonly string[];
  /** Those that say little about it, such as for whom it is. */
  aside?: ReadonlySet<string>;
};

/**
 * The trades that the stems of a need lead to. A whole term counts fully, a part of one or a hint less; rare words count
 * more, and those said aside half.
 */
export function matchTrades(
  needStems: readonly string[],
  { joined = [], aside }: Beside = {},
): TradeMatch {
  const stems = [...new Set([...needStems, ...joined])];
  const weights = new Map(
    stems.map((stem) => [stem, weightOf(stem) * (aside?.has(stem) ? ASIDE : 1)]),
  );
  const scores = scoreTrades(weights, needStems.length).sort(bestFirst);
  const [best] = scores;
  if (!best) return { share: 0, termShare: 0, trades: [], nearest: [], others: [] };
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const shares = { share: best.score / total, termShare: best.termScore / total };
  if (!isClear(best, shares, needStems.length)) {
    const nearest = scores.slice(0, MOST_TRADES).map(({ trade }) => trade);
    return { ...shares, trades: [], nearest, others: [] };
  }
  const asGood = scores.filter(
    ({ score, termScore, longest, isExact }) =>
      isExact ||
      ((best.isExact ? termScore : score) >= best.score * AS_GOOD &&
        (longest > 0 || best.longest === 0)),
  );
  const trades = asGood.slice(0, MOST_TRADES).map(({ trade }) => trade);
  const next = scores.filter(
    ({ trade, score }) => !trades.includes(trade) && score >= best.score * COMES_NEXT,
  );
  const others = best.isExact ? [] : next.slice(0, MOST_OTHERS).map(({ trade }) => trade);
  return { ...shares, trades, nearest: [], others };
}

/** A trade with a term of just these words comes before all others. */
function bestFirst(a: Score, b: Score): number {
  return Number(b.isExact) - Number(a.isExact) || b.score - a.score || b.longest - a.longest;
}

/** The share of the words that must be understood so that the need is clear. */
const CLEAR = {
  /** With a whole term of several words; with one of one word, in a sentence or not. */
  longTerm: 0.3,
  termInSentence: 0.28,
  term: 0.45,
  /** With parts of terms only: of one or two words, of three, and with hints too in a sentence. */
  partsOfTwo: 0.57,
  partsOfThree: 0.42,
  partsOfSentence: 0.36,
  /** Of a long sentence, with anything: most of it tells a story. */
  longSentence: 0.25,
};
/** A search with at least this many words is a sentence, and one with so many a long one. */
const SENTENCE = 4;
const LONG_SENTENCE = 6;

/**
 * A sentence has words besides the need, so a smaller share of it has to be understood than of two or three words. A single
 * word that is part of a term must be most of that term, and a hint alone is never enough.
 */
function isClear(
  { longest, support }: Score,
  { share, termShare }: { share: number; termShare: number },
  count: number,
): boolean {
  if (count >= LONG_SENTENCE) return share >= CLEAR.longSentence;
  const isSentence = count >= SENTENCE;
  if (longest >= 2) return share >= CLEAR.longTerm;
  if (longest === 1) return share >= (isSentence ? CLEAR.termInSentence : CLEAR.term);
  if (count <= 2 || support === 1) return termShare >= CLEAR.partsOfTwo;
  return isSentence ? share >= CLEAR.partsOfSentence : termShare >= CLEAR.partsOfThree;
}

type Evidence = {
  /** How much each stem says for the trade, 0 to 1: as a word of its terms, and as a hint. */
  terms: Map<string, number>;
  hints: Map<string, number>;
  longest: number;
  isExact: boolean;
  entries: number;
};

/** The scores for stems with these weights; `count` of them are words of the need as typed, and an exact term has as many. */
function scoreTrades(weights: ReadonlyMap<string, number>, count: number): Score[] {
  const evidence = new Map<string, Evidence>();
  const countedEntries = new Set<Entry>();
  for (const stem of weights.keys()) {
    for (const entry of entriesOf(stem)) {
      if (countedEntries.has(entry)) continue;
      countedEntries.add(entry);
      const sharedStems = entry.stems.filter((sharedStem) => weights.has(sharedStem));
      const isWhole = sharedStems.length === entry.stems.length;
      const strength = isWhole
        ? STRENGTH[entry.kind]
        : (sumOfWeights(sharedStems) / entry.weight) * PART;
      for (const trade of entry.trades) {
        const tradeEvidence = evidence.get(trade) ?? noEvidence();
        evidence.set(trade, tradeEvidence);
        tradeEvidence.entries++;
        const strengths = entry.kind === "hint" ? tradeEvidence.hints : tradeEvidence.terms;
        for (const sharedStem of sharedStems) {
          strengths.set(sharedStem, Math.max(strengths.get(sharedStem) ?? 0, strength));
        }
        if (isWhole && entry.kind !== "hint" && sharedStems.length === count)
          tradeEvidence.isExact = true;
        if (isWhole && entry.kind === "term") {
          tradeEvidence.longest = Math.max(tradeEvidence.longest, entry.stems.length);
        }
      }
    }
  }
  const weighted = [...weights];
  return [...evidence].map(([trade, { terms, hints, longest, isExact, entries }]) => {
    const entriesFactor = 1 + FURTHER_ENTRY * Math.log(entries);
    const scoreOf = (strengthOf: (stem: string) => number) =>
      weighted.reduce((sum, [stem, weight]) => sum + strengthOf(stem) * weight, 0) * entriesFactor;
    const byTerms = (stem: string) => terms.get(stem) ?? 0;
    return {
      trade,
      longest,
      isExact,
      support: new Set([...terms.keys(), ...hints.keys()]).size,
      score: scoreOf((stem) => Math.max(byTerms(stem), hints.get(stem) ?? 0)),
      termScore: scoreOf(byTerms),
    };
  });
}

function noEvidence(): Evidence {
  return { terms: new Map(), hints: new Map(), longest: 0, isExact: false, entries: 0 };
}

function sumOfWeights(stems: readonly string[]): number {
  return stems.reduce((sum, stem) => sum + weightOf(stem), 0);
}

/** Whether the title of a service shows its trade: "Haircut and beard trim" does, "Grooming on the day" does not. */
export function isTypical(title: string, tradeId: string | null): boolean {
  return tradeId !== null && matchTrades(meaningStems(words(title))).trades.includes(tradeId);
}
