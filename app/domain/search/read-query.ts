import { contentWords, meaningStems, searchedStems } from "./content-words.ts";
import { isFiller } from "./fillers.ts";
import { findPlace, type NamedPlace, PLACE_VOCABULARY } from "./gazetteer.ts";
import {
  type Candidate,
  candidatesOf,
  isCorrectable,
  mostTypos,
  nearestWords,
  typosBetween,
} from "./spelling.ts";
import { stem } from "./stem.ts";
import { tasksNamed } from "./tasks.ts";
import {
  isCommonplace,
  isTerm,
  isTradeStem,
  lexiconWords,
  specialityOf,
  weightOf,
} from "./trade-lexicon.ts";
import { matchTrades } from "./trades.ts";
import { isInitials, words } from "./words.ts";

/** So many candidates for a misspelled word are compared by what they mean together with the other words. */
const MOST_CANDIDATES = 4;
/** A shorter stem does not show that a word is another form of a known one. */
const SHORTEST_ROOT = 4;
/** A candidate further down must make this much more sense, and one with more typos much more. */
const CLEARLY = 0.15;
const MUCH = 0.4;

/** One thing that a search asks for. */
export type Need = {
  /** As typed, without the place. */
  text: string;
  /** The words that say what is needed, and their stems. */
  words: readonly string[];
  stems: readonly string[];
  /** Whether all its words are words of trades; what only mentions them is then no answer. */
  isUnderstood: boolean;
  /** The trades it leads to, best first; empty when it is not clear. */
  trades: readonly string[];
  /** Trades that share some of its words; empty when `trades` is not. */
  nearest: readonly string[];
  /** Of its trades, what only some of them do: stems of which a service must have one to be an answer. */
  special: Readonly<Record<string, readonly string[]>>;
  /** Its stems that tell services of these trades apart. */
  telling: readonly string[];
  /** The tasks of its trades that it speaks of, and of these the ones with most of its words. */
  tasks: readonly string[];
  likeliestTasks: readonly string[];
};

export type Reading = {
  /** One need, or two for "A and B" of different trades; none for an empty search. */
  needs: readonly Need[];
  place: NamedPlace | null;
  /** The text without its place, folded; the text itself when it names none. */
  withoutPlace: string;
  /** The search with its typos corrected, or null when nothing was. */
  corrected: string | null;
  /** Words that neither the lexicon nor the gazetteer knows: typos, unless the index has them. */
  doubtful: readonly string[];
};

/** What the index says of a doubtful word: whether it has it, or a longer one that begins with it, and which are near. */
export type IndexWord = { isKnown: boolean; isBeginning: boolean; near: readonly string[] };

/**
 * What a search means: needs, place and corrections (search, "Reading a query"). `index` has what the index says of the
 * doubtful words; without it nothing is corrected.
 */
export function readQuery(text: string, index?: ReadonlyMap<string, IndexWord>): Reading {
  const typed = words(withAnd(text));
  const doubtful = typed.filter(isDoubtful);
  const corrections = new Map<string, string>();
  // The words of a place say nothing about what is needed there.
  const withoutPlace = findPlace(typed)?.rest ?? typed;
  for (const word of doubtful) {
    // What is corrected already helps to read the next word; what is not says nothing about it.
    const others = withoutPlace
      .filter((other) => other !== word && !(doubtful.includes(other) && !corrections.has(other)))
      .map((other) => corrections.get(other) ?? other);
    const correction = index && correctionOf(word, index.get(word), typed, others);
    if (correction) corrections.set(word, correction);
  }
  const tokens = typed.flatMap((word) => corrections.get(word)?.split(" ") ?? [word]);
  const found = findPlace(tokens);
  const rest = found ? found.rest : tokens;
  return {
    needs: rest.length > 0 ? readNeeds(rest) : [],
    place: found?.place ?? null,
    withoutPlace: found ? rest.join(" ") : text,
    corrected: corrections.size > 0 ? correctedText(text, corrections) : null,
    doubtful: [...new Set(doubtful)],
  };
}

function isDoubtful(word: string): boolean {
  if (isFiller(word) || !isCorrectable(word)) return false;
  if (lexiconWords().has(word) || PLACE_VOCABULARY.has(word)) return false;
  // "guter" has the stem "gut", and is no form of it.
  const root = stem(word);
  return root.length < SHORTEST_ROOT || !isTradeStem(root);
}

let known: readonly Candidate[] | undefined;

/** The English words of the lexicon and those of places, which keep how they are said. */
function knownWords(): readonly Candidate[] {
  known ??= [
    ...[...lexiconWords()]
      .map(([word, weight]) => ({ word, weight }))
      .filter(({ weight }) => weight > 0),
    ...candidatesOf(PLACE_VOCABULARY),
  ];
  return known;
}

/** The nearest words of the lexicon and of places, then of the index; of several, the one that makes most sense there. */
function correctionOf(
  word: string,
  indexed: IndexWord | undefined,
  typed: readonly string[],
  others: readonly string[],
): string | null {
  if (!indexed || indexed.isKnown) return null;
  // Another form of a word of the index is no typo: it has the same stem, which is what is searched for.
  if (indexed.near.some((near) => stem(near) === stem(word))) return null;
  const candidates = nearestWords(word, knownWords())
    .filter((candidate) => !indexed.isBeginning || candidate.startsWith(word))
    .slice(0, MOST_CANDIDATES);
  const oneTypo = candidates.find((candidate) => isOneTypo(word, candidate));
  const split = oneTypo ? null : splitWord(word);
  if (split) return split;
  const isPlace = (candidate: string) =>
    PLACE_VOCABULARY.has(candidate) &&
    findPlace(typed.map((other) => (other === word ? candidate : other))) !== null;
  const [sensible, ...more] = candidates
    .map((candidate) => ({ candidate, ...matchTrades(meaningStems([...others, candidate])) }))
    .filter(({ candidate, trades }) => trades.length > 0 || isPlace(candidate));
  const [inIndex = null] = nearestWords(word, candidatesOf(indexed.near));
  if (sensible) {
    const isBetter = (one: typeof sensible, best: typeof sensible) => {
      const isAsNear = isOneTypo(word, one.candidate) || !isOneTypo(word, best.candidate);
      return one.share > best.share + (isAsNear ? CLEARLY : MUCH);
    };
    const best = more.reduce((best, one) => (isBetter(one, best) ? one : best), sensible).candidate;
    const isNearer = inIndex !== null && isOneTypo(word, inIndex) && !isOneTypo(word, best);
    return isNearer ? inIndex : best;
  }
  return indexed.isBeginning ? null : (inIndex ?? oneTypo ?? null);
}

function isOneTypo(word: string, candidate: string): boolean {
  const [typed, other] = candidatesOf([word, candidate]);
  return typed && other ? typosBetween(typed, other, mostTypos(word)) <= 1 : false;
}

const SHORTEST_PART = 3;

/** Two words of the lexicon written as one, such as "lawncutting"; null when it is not. */
function splitWord(word: string): string | null {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (lexiconWords().has(first) && lexiconWords().has(second)) return `${first} ${second}`;
  }
  return null;
}

/** The text with each misspelled word replaced, everything else as typed. */
function correctedText(text: string, corrections: ReadonlyMap<string, string>): string {
  return text
    .split(/([\s&+,;]+)/)
    .map((part) => {
      const found = words(part);
      if (!found.some((word) => corrections.has(word))) return part;
      return found.map((word) => corrections.get(word) ?? word).join(" ");
    })
    .join("")
    .trim();
}

const AND = " and ";

/** The signs between needs as the word; initials such as "A&C" stay as they are. */
function withAnd(text: string): string {
  return text
    .split(/\s+/)
    .map((part) => (isInitials(part) ? part : part.replace(/[&+,;]/g, AND)))
    .join(" ");
}

const BETWEEN_NEEDS = new Set(["and", "n", "an", "y", "e", "plus", "also", "with"]);

/** How much of each part of "A and B" must be understood by itself: "dog got ticks and fleas" is one need. */
const WELL_UNDERSTOOD = 0.75;

/** "A and B" is two needs when each part alone leads to another trade and both together are no term. */
function readNeeds(tokens: readonly string[]): Need[] {
  const whole = needOf(tokens);
  if (!isTerm(meaningStems(tokens).filter((one) => weightOf(one) > 0))) {
    for (const [at, word] of tokens.entries()) {
      if (!BETWEEN_NEEDS.has(word)) continue;
      const parts = [tokens.slice(0, at), tokens.slice(at + 1)];
      if (!parts.every(isWellUnderstood)) continue;
      const [first, second] = parts.map(needOf);
      if (first && second && areTwoNeeds(first, second)) return [first, second];
    }
  }
  return [whole];
}

function isWellUnderstood(tokens: readonly string[]): boolean {
  return matchTrades(meaningStems(tokens)).termShare >= WELL_UNDERSTOOD;
}

function areTwoNeeds(first: Need, second: Need): boolean {
  if (first.trades.length === 0 || second.trades.length === 0) return false;
  return !first.trades.some((trade) => second.trades.includes(trade));
}

function needOf(tokens: readonly string[]): Need {
  const stems = searchedStems(tokens);
  const joined = tokens
    .slice(1)
    .map((word, i) => [tokens[i] ?? "", word])
    .filter(([, second = ""]) => !isFiller(second))
    .map((pair) => stem(pair.join("")))
    .filter(isTradeStem);
  const { trades, nearest } = matchTrades(meaningStems(tokens), joined);
  return {
    text: tokens.join(" "),
    words: contentWords(tokens),
    stems,
    isUnderstood: stems.length > 1 && stems.every(isTradeStem),
    trades,
    nearest,
    special: specialOf(trades, stems),
    telling: stems.filter((one) => !isCommonplace(one, trades)),
    ...tasksNamed([...trades, ...nearest], [...stems, ...joined]),
  };
}

function specialOf(trades: readonly string[], stems: readonly string[]): Need["special"] {
  const special = trades
    .map((trade) => [trade, specialityOf(trade, stems)] as const)
    .filter(([, alike]) => alike.length > 0);
  return Object.fromEntries(special);
}

/** The place that the text of the location box means: a known one, corrected if it is misspelled, or its words. */
export function readPlace(text: string): NamedPlace | { words: string } | null {
  const typed = words(text);
  if (typed.length === 0) return null;
  const found = findPlace(["in", ...typed]) ?? findPlace(["in", ...typed.map(correctPlaceWord)]);
  return found?.place ?? { words: text };
}

function correctPlaceWord(word: string): string {
  if (PLACE_VOCABULARY.has(word)) return word;
  const [nearest = word] = nearestWords(word, candidatesOf(PLACE_VOCABULARY));
  return nearest;
}
