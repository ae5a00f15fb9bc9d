import { tasksNamed } from "#app/domain/search/trades/tasks.ts";
import {
  isCommonplace,
  isTerm,
  isTermWithFillers,
  isTradeStem,
  specialityOf,
  weightOf,
} from "#app/domain/search/trades/trade-lexicon.ts";
import { MOST_TRADES, matchTrades } from "#app/domain/search/trades/trades.ts";
import {
  actionsIn,
  contentWords,
  meaningStems,
  searchedStems,
} from "#app/domain/search/words/content-words.ts";
import { isDoing } from "#app/domain/search/words/doing-words.ts";
import { isEverydayStem } from "#app/domain/search/words/everyday-words.ts";
import { isFiller } from "#app/domain/search/words/fillers.ts";
import { isForeignSentence } from "#app/domain/search/words/foreign-sentence.ts";
import { stem } from "#app/domain/search/words/stem.ts";

/** One thing that a search asks for. */
export type Need = {
  /** As typed, without the place. */
  text: string;
  /** The words that say what is needed, and their stems. */
  words: readonly string[];
  stems: readonly string[];
  /** What a service of another trade must say in full: the stems, and what is to be done, so that "fix sofa" is not "sofa". */
  mention: readonly string[];
  /**
   * Whether it is a term of which some words say nothing alone, such as "IT support" and "home repair": then a service of
   * another trade must have all of its words in the title.
   */
  isPhrase: boolean;
  /** Whether all its words are words of trades, or none has to do with one; what only mentions them is then no answer. */
  isUnderstood: boolean;
  /** The trades it leads to, best first; empty when it is not clear. */
  trades: readonly string[];
  /** Trades that share some of its words; empty when `trades` is not. */
  nearest: readonly string[];
  /** Trades that may be meant where `trades` are wrong, best first. */
  others: readonly string[];
  /** Of its trades, what only some of them do: stems of which a service must have one to be an answer. */
  special: Readonly<Record<string, readonly string[]>>;
  /** Its stems that tell services of these trades apart. */
  telling: readonly string[];
  /** The tasks of its trades that it speaks of, and of these the ones with most of its words. */
  tasks: readonly string[];
  likeliestTasks: readonly string[];
};

const WITH = "with";
const BETWEEN_NEEDS = new Set(["and", "n", "an", "y", "e", "plus", "also", WITH]);

/** How much of each part of "A and B" must be understood by itself: "dog got ticks and fleas" is one need. */
const WELL_UNDERSTOOD = 0.75;
/** And how much of what stands before "for". */
const MOSTLY_UNDERSTOOD = 0.6;

/**
 * What the folded words of a search without its place ask for: "A and B" is two needs when each part alone leads to another trade
 * and neither both together nor the words around "and" are a term. Of "A with B" only A is needed: who does it has B, or brings it.
 */
export function readNeeds(tokens: readonly string[]): Need[] {
  const whole = needOf(tokens);
  if (!isTerm(meaningStems(tokens).filter((one) => weightOf(one) > 0))) {
    for (const [at, word] of tokens.entries()) {
      if (!BETWEEN_NEEDS.has(word)) continue;
      const parts = [tokens.slice(0, at), tokens.slice(at + 1)];
      if (isWithinTerm(tokens, at) || !parts.every(isWellUnderstood)) continue;
      const [first, second] = parts.map((part) => needOf(part));
      if (!first || !second || !areTwoNeeds(first, second)) continue;
      return word === WITH ? [needOf(tokens, { needed: first, beside: second })] : [first, second];
    }
  }
  return [whole];
}

/** Whether the words on both sides of one are a term with it: “mixing and mastering” of a song is one need. */
function isWithinTerm(tokens: readonly string[], at: number): boolean {
  const before = contentWords(tokens.slice(0, at)).slice(-1);
  const after = contentWords(tokens.slice(at + 1)).slice(0, 1);
  return isTermWithFillers([...before, ...tokens.slice(at, at + 1), ...after]);
}

function isWellUnderstood(tokens: readonly string[]): boolean {
  return matchTrades(meaningStems(tokens)).termShare >= WELL_UNDERSTOOD;
}

function areTwoNeeds(first: Need, second: Need): boolean {
  if (first.trades.length === 0 || second.trades.length === 0) return false;
  if (first.trades.some((trade) => second.trades.includes(trade))) return false;
  return !actsOnThingOf(first, second);
}

/** Whether the first need names no thing and means that of the second: “wash and vacuum car” is no laundry. */
function actsOnThingOf(first: Need, second: Need): boolean {
  if (!first.words.every(isDoing)) return false;
  const thing = second.words.filter((word) => !isDoing(word));
  const [trade] = needOf([...first.words, ...thing]).trades;
  return trade !== undefined && trade === second.trades[0] && !first.trades.includes(trade);
}

const FOR = new Set(["for", "fuh", "fo", "para", "pra"]);

/**
 * The stems after "for" where the words before it lead to a trade by themselves: a “camera system for a pawn shop” is not
 * needed of a jeweller.
 */
function purposeOf(tokens: readonly string[]): ReadonlySet<string> {
  for (const [at, word] of tokens.entries()) {
    if (!FOR.has(word)) continue;
    const before = tokens.slice(0, at);
    if (before.every(isFiller)) continue;
    const needed = meaningStems(before);
    const { trades, termShare } = matchTrades(needed);
    if (trades.length === 0 || termShare < MOSTLY_UNDERSTOOD) continue;
    const after = meaningStems(tokens.slice(at + 1));
    return new Set(after.filter((one) => !needed.includes(one)));
  }
  return new Set();
}

/** What it is for, and in a sentence of Spanish or Portuguese the words that no trade has: the lexicon has few of theirs. */
function asideOf(tokens: readonly string[]): ReadonlySet<string> {
  const purpose = purposeOf(tokens);
  if (!isForeignSentence(tokens)) return purpose;
  return new Set([...purpose, ...meaningStems(tokens).filter((one) => !isTradeStem(one))]);
}

/** The need of some words; of "A with B", what is needed and what is said beside it, the services of A come first. */
function needOf(tokens: readonly string[], parts?: { needed: Need; beside: Need }): Need {
  const stems = searchedStems(tokens);
  const joined = tokens
    .slice(1)
    .map((word, i) => [tokens[i] ?? "", word])
    .filter(([, second = ""]) => !isFiller(second))
    .map((pair) => stem(pair.join("")))
    .filter(isTradeStem);
  const isPhrase = isTermWithFillers(tokens);
  const aside = new Set([...asideOf(tokens), ...(parts?.beside.stems ?? [])]);
  const match = matchTrades(meaningStems(tokens), { joined, aside });
  const trades = parts
    ? [...new Set([...parts.needed.trades, ...match.trades])].slice(0, MOST_TRADES)
    : match.trades;
  const nearest = parts ? [] : match.nearest;
  return {
    text: tokens.join(" "),
    words: contentWords(tokens),
    stems,
    mention: [...new Set(isPhrase ? tokens.map(stem) : [...stems, ...actionsIn(tokens)])],
    isPhrase,
    isUnderstood: isUnderstood(stems),
    trades,
    nearest,
    others: match.others.filter((other) => !trades.includes(other)),
    special: specialOf(trades, stems),
    telling: stems.filter((one) => !isCommonplace(one, trades)),
    ...tasksNamed([...trades, ...nearest], [...stems, ...joined]),
  };
}

/** A word alone is understood where it is a term, so that "nails" does not find who hammers some in. */
function isUnderstood(stems: readonly string[]): boolean {
  if (stems.length === 1) return isTerm(stems) || stems.every(isEverydayStem);
  return stems.every(isTradeStem) || stems.every(isEverydayStem);
}

function specialOf(trades: readonly string[], stems: readonly string[]): Need["special"] {
  const special = trades
    .map((trade) => [trade, specialityOf(trade, stems)] as const)
    .filter(([, alike]) => alike.length > 0);
  return Object.fromEntries(special);
}
