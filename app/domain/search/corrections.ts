import { meaningStems } from "./content-words.ts";
import { isFiller } from "./fillers.ts";
import { findPlace, PLACE_VOCABULARY } from "./gazetteer.ts";
import {
  type Candidate,
  candidatesOf,
  isCorrectable,
  mostTypos,
  nearestWords,
  typosBetween,
} from "./spelling.ts";
import { stem } from "./stem.ts";
import { isTradeStem, lexiconWords } from "./trade-lexicon.ts";
import { matchTrades } from "./trades.ts";
import { words } from "./words.ts";

/** So many candidates for a misspelled word are compared by what they mean together with the other words. */
const MOST_CANDIDATES = 4;
/** A shorter stem does not show that a word is another form of a known one. */
const SHORTEST_ROOT = 4;
/** A candidate further down must make this much more sense, and one with more typos much more. */
const CLEARLY = 0.15;
const MUCH = 0.4;

/** What the index says of a doubtful word: whether it has it, or a longer one that begins with it, and which are near. */
export type IndexWord = { isKnown: boolean; isBeginning: boolean; near: readonly string[] };

/** Whether neither the lexicon nor the gazetteer knows a folded word; it is a typo then, unless the index has it. */
export function isDoubtful(word: string): boolean {
  if (isFiller(word) || !isCorrectable(word)) return false;
  if (lexiconWords().has(word) || PLACE_VOCABULARY.has(word)) return false;
  // "guter" has the stem "gut", and is no form of it.
  const root = stem(word);
  return root.length < SHORTEST_ROOT || !isTradeStem(root);
}

/**
 * What each doubtful word of a search most likely means, of those that the index does not know either: "electrition" is
 * "electrician", and "lawncutting" two words.
 */
export function correctionsOf(
  typed: readonly string[],
  doubtful: readonly string[],
  index: ReadonlyMap<string, IndexWord>,
): Map<string, string> {
  const corrections = new Map<string, string>();
  // The words of a place say nothing about what is needed there.
  const withoutPlace = findPlace(typed)?.rest ?? typed;
  for (const word of doubtful) {
    // What is corrected already helps to read the next word; what is not says nothing about it.
    const others = withoutPlace
      .filter((other) => other !== word && !(doubtful.includes(other) && !corrections.has(other)))
      .map((other) => corrections.get(other) ?? other);
    const correction = correctionOf(word, index.get(word), typed, others);
    if (correction) corrections.set(word, correction);
  }
  return corrections;
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
export function correctedText(text: string, corrections: ReadonlyMap<string, string>): string {
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

/** A folded word of a place, corrected where the gazetteer does not have it. */
export function correctPlaceWord(word: string): string {
  if (PLACE_VOCABULARY.has(word)) return word;
  const [nearest = word] = nearestWords(word, candidatesOf(PLACE_VOCABULARY));
  return nearest;
}
