import { type Entry, entriesOf, meaningStems, weightOf } from "./trade-lexicon.ts";
import { words } from "./words.ts";

type TradeMatch = {
  /** How much of the words is understood, 0 to 1. */
  share: number;
  /** Subcategory ids, best first, at most three; empty when it is not clear what is needed. */
  trades: string[];
  /** Trades that share some of the words, best first; empty when `trades` is not. */
  nearest: string[];
};

type Score = { trade: string; score: number; longest: number };
/** Each further term with some of the words says a little more. */
const FURTHER_TERM = 0.03;

/** Trades within this share of the best one are meant too. */
const AS_GOOD = 0.88;
const MOST_TRADES = 3;
/** What a part of a term counts, beside the whole. */
const PART = 0.55;
const REST = 0.8;

/** The trades that the stems of a need lead to. A whole term counts fully, a part of one less; rare words count more. */
export function matchTrades(stems: readonly string[]): TradeMatch {
  const scores = scoreTrades(stems).sort((a, b) => b.score - a.score || b.longest - a.longest);
  const [best] = scores;
  if (!best) return { share: 0, trades: [], nearest: [] };
  const total = stems.reduce((sum, one) => sum + weightOf(one), 0);
  const share = best.score / total;
  if (!isClear(best, share, stems.length)) {
    return { share, trades: [], nearest: scores.slice(0, MOST_TRADES).map(({ trade }) => trade) };
  }
  const asGood = scores.filter(
    ({ score, longest }) => score >= best.score * AS_GOOD && (longest > 0 || best.longest === 0),
  );
  return { share, trades: asGood.slice(0, MOST_TRADES).map(({ trade }) => trade), nearest: [] };
}

/** A sentence has words beside the need, so less of it has to be understood than of two or three words. */
function isClear({ longest }: Score, share: number, count: number): boolean {
  if (longest >= 2) return share >= 0.3;
  if (longest === 1) return share >= (count >= 4 ? 0.28 : 0.45);
  return share >= (count >= 4 ? 0.36 : 0.42);
}

function scoreTrades(stems: readonly string[]): Score[] {
  const asked = new Set(stems);
  const strengths = new Map<string, { of: Map<string, number>; longest: number; terms: number }>();
  const seen = new Set<Entry>();
  for (const one of stems) {
    for (const entry of entriesOf(one)) {
      if (seen.has(entry)) continue;
      seen.add(entry);
      const shared = entry.stems.filter((other) => asked.has(other));
      const whole = shared.length === entry.stems.length;
      const part = sumOfWeights(shared) / entry.weight;
      const strength = whole ? (entry.isRest ? REST : 1) : part * PART;
      for (const trade of entry.trades) {
        const found = strengths.get(trade) ?? {
          of: new Map<string, number>(),
          longest: 0,
          terms: 0,
        };
        found.terms++;
        for (const other of shared) {
          found.of.set(other, Math.max(found.of.get(other) ?? 0, strength));
        }
        if (whole && !entry.isRest) found.longest = Math.max(found.longest, entry.stems.length);
        strengths.set(trade, found);
      }
    }
  }
  return [...strengths].map(([trade, { of, longest, terms }]) => ({
    trade,
    longest,
    score:
      [...of].reduce((sum, [one, strength]) => sum + strength * weightOf(one), 0) *
      (1 + FURTHER_TERM * Math.log(terms)),
  }));
}

function sumOfWeights(stems: readonly string[]): number {
  return stems.reduce((sum, one) => sum + weightOf(one), 0);
}

/** Whether the title of a service speaks of its trade, as "Haircut and beard trim" does and "Grooming on the day" does not. */
export function isTypical(title: string, tradeId: string | null): boolean {
  return tradeId !== null && matchTrades(meaningStems(words(title))).trades.includes(tradeId);
}
