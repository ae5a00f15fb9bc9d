import type { Entry } from "./build-lexicon.ts";
import { meaningStems } from "./content-words.ts";
import { entriesOf, weightOf } from "./trade-lexicon.ts";
import { words } from "./words.ts";

type TradeMatch = {
  /** How much of the words is understood, 0 to 1. */
  share: number;
  /** The same by terms alone, without hints. */
  termShare: number;
  /** Subcategory ids, best first, at most three; empty when it is not clear what is needed. */
  trades: string[];
  /** Trades that share some of the words, best first; empty when `trades` is not. */
  nearest: string[];
  /** The trades that come next where `trades` may be wrong, best first, at most two. */
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
  /** How many of the stems say something for the trade. */
  support: number;
};

/** Each further entry with some of the words says a little more. */
const FURTHER_ENTRY = 0.05;

/** Trades within this share of the best one are meant too. */
const AS_GOOD = 0.88;
const MOST_TRADES = 3;
/** Of the trades below, those within this share of the best one may be what is meant all the same. */
const COMES_NEXT = 0.45;
const MOST_OTHERS = 2;
/** What a part of a term counts, beside the whole; and what a whole entry does. */
const PART = 0.75;
const STRENGTH = { term: 1, rest: 0.75, hint: 0.7 };

/**
 * The trades that the stems of a need lead to. A whole term counts fully, a part of one or a hint less; rare words count
 * more. `joined` are stems of two of its words written as one.
 */
export function matchTrades(own: readonly string[], joined: readonly string[] = []): TradeMatch {
  const stems = [...new Set([...own, ...joined])];
  const scores = scoreTrades(stems, own.length).sort(bestFirst);
  const [best] = scores;
  if (!best) return { share: 0, termShare: 0, trades: [], nearest: [], others: [] };
  const total = sumOfWeights(stems);
  const shares = { share: best.score / total, termShare: best.termScore / total };
  if (!isClear(best, shares, own.length)) {
    const nearest = scores.slice(0, MOST_TRADES).map(({ trade }) => trade);
    return { ...shares, trades: [], nearest, others: [] };
  }
  const asGood = scores.filter(
    ({ score, longest, isExact }) =>
      isExact || (score >= best.score * AS_GOOD && (longest > 0 || best.longest === 0)),
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

/** So much of the words must be understood for the need to be clear. */
const CLEAR = {
  /** With a whole term of several words; with one of one word, in a sentence or not. */
  longTerm: 0.3,
  termInSentence: 0.28,
  term: 0.45,
  /** With parts of terms only: of one or two words, of three, and with hints too in a sentence. */
  partsOfTwo: 0.57,
  partsOfThree: 0.42,
  partsOfSentence: 0.36,
};
/** From so many words on, a search is a sentence. */
const SENTENCE = 4;

/**
 * A sentence has words beside the need, so less of it has to be understood than of two or three words. One word that is part
 * of a term must be most of it, and a hint by itself makes nothing clear.
 */
function isClear(
  { longest, support }: Score,
  { share, termShare }: { share: number; termShare: number },
  count: number,
): boolean {
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

/** `count` is how many of the stems are words of the need as typed; an exact term has as many. */
function scoreTrades(stems: readonly string[], count: number): Score[] {
  const asked = new Set(stems);
  const evidence = new Map<string, Evidence>();
  const seen = new Set<Entry>();
  for (const one of stems) {
    for (const entry of entriesOf(one)) {
      if (seen.has(entry)) continue;
      seen.add(entry);
      const shared = entry.stems.filter((other) => asked.has(other));
      const isWhole = shared.length === entry.stems.length;
      const strength = isWhole
        ? STRENGTH[entry.kind]
        : (sumOfWeights(shared) / entry.weight) * PART;
      for (const trade of entry.trades) {
        const found = evidence.get(trade) ?? noEvidence();
        evidence.set(trade, found);
        found.entries++;
        const strengths = entry.kind === "hint" ? found.hints : found.terms;
        for (const other of shared) {
          strengths.set(other, Math.max(strengths.get(other) ?? 0, strength));
        }
        if (isWhole && entry.kind !== "hint" && shared.length === count) found.isExact = true;
        if (isWhole && entry.kind === "term") {
          found.longest = Math.max(found.longest, entry.stems.length);
        }
      }
    }
  }
  return [...evidence].map(([trade, { terms, hints, longest, isExact, entries }]) => {
    const more = 1 + FURTHER_ENTRY * Math.log(entries);
    const scoreOf = (strengthOf: (one: string) => number) =>
      stems.reduce((sum, one) => sum + strengthOf(one) * weightOf(one), 0) * more;
    const byTerms = (one: string) => terms.get(one) ?? 0;
    return {
      trade,
      longest,
      isExact,
      support: new Set([...terms.keys(), ...hints.keys()]).size,
      score: scoreOf((one) => Math.max(byTerms(one), hints.get(one) ?? 0)),
      termScore: scoreOf(byTerms),
    };
  });
}

function noEvidence(): Evidence {
  return { terms: new Map(), hints: new Map(), longest: 0, isExact: false, entries: 0 };
}

function sumOfWeights(stems: readonly string[]): number {
  return stems.reduce((sum, one) => sum + weightOf(one), 0);
}

/** Whether the title of a service speaks of its trade, as "Haircut and beard trim" does and "Grooming on the day" does not. */
export function isTypical(title: string, tradeId: string | null): boolean {
  return tradeId !== null && matchTrades(meaningStems(words(title))).trades.includes(tradeId);
}
