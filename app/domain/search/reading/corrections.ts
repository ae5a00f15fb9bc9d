import { lexiconWords } from "#app/domain/search/trades/trade-lexicon.ts";
import { matchTrades } from "#app/domain/search/trades/trades.ts";
import { meaningStems } from "#app/domain/search/words/content-words.ts";
import { isForeignSentence } from "#app/domain/search/words/foreign-sentence.ts";
import {
  type Candidate,
  candidatesOf,
  mostTypos,
  nearestWords,
  soundAlike,
  typosBetween,
} from "#app/domain/search/words/spelling.ts";
import { stem } from "#app/domain/search/words/stem.ts";
import { words } from "#app/domain/search/words/words.ts";
import { findPlace, isBeforePlace, PLACE_VOCABULARY } from "./gazetteer.ts";

/** How many candidates for a misspelled word are compared by their meaning together with the other words. */
const MOST_CANDIDATES = 4;
/** How much larger the share of understood words must be for a later candidate, and for one with more typos. */
const CLEARLY = 0.15;
const MUCH = 0.4;

/** A doubtful word in the index: whether the index has it, or a longer word that begins with it, and the similar words. */
export type IndexWord = { isKnown: boolean; isBeginning: boolean; near: readonly string[] };

/**
 * What each doubtful word of a search most likely means, of those that the index does not know either: "electrition" is
 * "electrician", and "lawncutting" two words.
 */
export function correctionsOf(
  tokens: readonly string[],
  doubtful: readonly string[],
  index: ReadonlyMap<string, IndexWord>,
): Map<string, string> {
  const corrections = new Map<string, string>();
  // The words of a place do not help to understand the need.
  const withoutPlace = findPlace(tokens)?.rest ?? tokens;
  for (const word of doubtful) {
    // Words that are corrected already help to read the next one; words that are not corrected do not.
    const otherWords = withoutPlace
      .filter(
        (otherWord) =>
          otherWord !== word && !(doubtful.includes(otherWord) && !corrections.has(otherWord)),
      )
      .map((otherWord) => corrections.get(otherWord) ?? otherWord);
    const correction = correctionOf(word, index.get(word), tokens, otherWords);
    if (correction) corrections.set(word, correction);
  }
  return corrections;
}

type Candidates = { english: readonly Candidate[]; foreign: readonly Candidate[] };
let knownCandidates: Candidates | undefined;

/** The words of places and those of the lexicon, the English or the other ones, with their sounds. */
function knownWords(language: keyof Candidates): readonly Candidate[] {
  knownCandidates ??= readCandidates();
  return knownCandidates[language];
}

function readCandidates(): Candidates {
  const all = [...lexiconWords()].map(([word, weight]) => ({ word, weight }));
  const places = candidatesOf(PLACE_VOCABULARY);
  return {
    english: [...all.filter(({ weight }) => weight > 0), ...places],
    foreign: [...all.filter(({ weight }) => weight === 0), ...places],
  };
}

/** The nearest word of the lexicon and of places, else of the index; of several, the one with which most is understood. */
function correctionOf(
  word: string,
  indexWord: IndexWord | undefined,
  tokens: readonly string[],
  otherWords: readonly string[],
): string | null {
  if (!indexWord || indexWord.isKnown) return null;
  // Another form of a word of the index is not a typo: the search looks for its stem, which is the same.
  if (indexWord.near.some((near) => stem(near) === stem(word))) return null;
  const place = placeAfterPreposition(word, tokens);
  if (place) return place;
  const isForeign = isForeignSentence(tokens);
  const english = isForeign ? [] : nearestWords(word, knownWords("english"));
  const candidates = (english.length > 0 ? english : foreignWordsNear(word))
    .filter((candidate) => !indexWord.isBeginning || candidate.startsWith(word))
    .slice(0, MOST_CANDIDATES);
  const oneTypo = candidates.find((candidate) => isOneTypo(word, candidate));
  const split = oneTypo || isForeign ? null : splitWord(word);
  if (split) return split;
  const isPlace = (candidate: string) =>
    PLACE_VOCABULARY.has(candidate) &&
    findPlace(tokens.map((otherWord) => (otherWord === word ? candidate : otherWord))) !== null;
  const [sensible, ...more] = candidates
    .map((candidate) => ({ candidate, ...matchTrades(meaningStems([...otherWords, candidate])) }))
    .filter(({ candidate, trades }) => trades.length > 0 || isPlace(candidate));
  const [inIndex = null] = nearestWords(word, candidatesOf(indexWord.near));
  if (sensible) {
    const isBetter = (option: typeof sensible, best: typeof sensible) => {
      const isAsNear = isOneTypo(word, option.candidate) || !isOneTypo(word, best.candidate);
      return option.share > best.share + (isAsNear ? CLEARLY : MUCH);
    };
    const best = more.reduce(
      (best, option) => (isBetter(option, best) ? option : best),
      sensible,
    ).candidate;
    const isNearer = inIndex !== null && isOneTypo(word, inIndex) && !isOneTypo(word, best);
    return isNearer ? inIndex : best;
  }
  return indexWord.isBeginning ? null : (inIndex ?? oneTypo ?? null);
}

/** After "in" a word that is one typo from the name of a place means it: "barber in Lindn" needs no linen. */
function placeAfterPreposition(word: string, tokens: readonly string[]): string | null {
  const at = tokens.indexOf(word);
  if (!isBeforePlace(tokens[at - 1] ?? "")) return null;
  const near = nearestWords(word, candidatesOf(PLACE_VOCABULARY));
  return near.find((place) => isOneTypo(word, place) && findPlace(tokens.with(at, place))) ?? null;
}

/** The lexicon has few of the words of Spanish and Portuguese, so that one of theirs must sound the same, or name a place. */
function foreignWordsNear(word: string): string[] {
  return nearestWords(word, knownWords("foreign")).filter((candidate) =>
    PLACE_VOCABULARY.has(candidate) ? isOneTypo(word, candidate) : soundAlike(word, candidate),
  );
}

function isOneTypo(word: string, candidate: string): boolean {
  const [typo, correction] = candidatesOf([word, candidate]);
  return typo && correction ? typosBetween(typo, correction, mostTypos(word)) <= 1 : false;
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
      const partWords = words(part);
      if (!partWords.some((word) => corrections.has(word))) return part;
      return partWords.map((word) => written(corrections.get(word) ?? word)).join(" ");
    })
    .join("")
    .trim();
}

/** A folded word as it is written: that of a place alone begins with a capital letter. */
function written(word: string): string {
  const isOfPlace = PLACE_VOCABULARY.has(word) && !lexiconWords().has(word);
  return isOfPlace ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** A folded word of a place, corrected where the gazetteer does not have it. */
export function correctPlaceWord(word: string): string {
  if (PLACE_VOCABULARY.has(word)) return word;
  const [nearest = word] = nearestWords(word, candidatesOf(PLACE_VOCABULARY));
  return nearest;
}
