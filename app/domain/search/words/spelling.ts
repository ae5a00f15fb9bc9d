/**
 * The fewest insertions, deletions, changes and swaps of neighbours between two words, or `most + 1` when there are more
 * than `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replacing = (last[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]);
      let fewest = Math.min(replacing, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) fewest = Math.min(fewest, (beforeLast[j - 2] ?? 0) + 1);
      row.push(fewest);
    }
    if (Math.min(...row) > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/** How many typos a word may have: none below five letters, one up to six, two from seven on. */
export function mostTypos(word: string): number {
  if (/\P{L}/u.test(word) || word.length < 5) return 0;
  return word.length < 7 ? 1 : 2;
}

/** Whether a word may be misspelled at all; one of four letters only so that it still sounds right. */
export function isCorrectable(word: string): boolean {
  return /^\p{L}{4,}$/u.test(word);
}

/** A folded word that another may be meant as. Of equally near ones the weight decides. */
export type Candidate = {
  word: string;
  weight: number;
  /** As it is said; worked out when it is first compared, which takes most of the time of a correction. */
  sound?: string;
};

/** The words as candidates of one weight. */
export function candidatesOf(words: Iterable<string>): Candidate[] {
  return [...words].map((word) => ({ word, weight: 1 }));
}

/**
 * The candidates nearest to a misspelled word, best first: fewest typos, then a word that it begins, then the greater
 * weight. The same letters in another order count as one typo; otherwise the first letter is right, or sounds alike.
 */
export function nearestWords(word: string, candidates: Iterable<Candidate>): string[] {
  if (!isCorrectable(word)) return [];
  const most = mostTypos(word);
  const target = { word, weight: 0 };
  const letters = sorted(word);
  const sum = letterSum(word);
  const matches: Found[] = [];
  for (const candidate of candidates) {
    const candidateWord = candidate.word;
    if (
      candidateWord.length < 4 ||
      Math.abs(candidateWord.length - word.length) > most + SPELT_LONGER
    )
      continue;
    const isAnagram =
      most > 0 && letterSum(candidateWord) === sum && sorted(candidateWord) === letters;
    if (!isAnagram && !beginAlike(candidateWord, word)) continue;
    const typos = isAnagram ? 1 : typosBetween(target, candidate, most);
    const isCut = Number(candidate.weight > 0 && candidateWord.startsWith(word));
    if (typos <= most)
      matches.push({ word: candidateWord, typos, isCut, weight: candidate.weight });
  }
  return matches
    .sort((a, b) => a.typos - b.typos || b.isCut - a.isCut || b.weight - a.weight)
    .map((one) => one.word);
}

/** The typos, or one where the words sound the same: "fotografer" has five letters wrong and is said right. */
export function typosBetween(target: Candidate, candidate: Candidate, most: number): number {
  if (most === 0) return Number(soundOf(target) !== soundOf(candidate));
  const typos = editDistance(target.word, candidate.word, most);
  if (typos <= 1) return typos;
  const [sound, candidateSound] = [soundOf(target), soundOf(candidate)];
  const consonants = consonantsOf(sound);
  const isAlike =
    consonants.length >= FEWEST_CONSONANTS && consonants === consonantsOf(candidateSound);
  const asSaid =
    sound.length >= SHORTEST_SOUND ? editDistance(sound, candidateSound, most - 1) + 1 : most + 1;
  return Math.min(typos, asSaid, isAlike ? 2 : most + 1);
}

/** A shorter sound does not show that two words are one: "zzzzzzzz" is said "s", like "SSEE". */
const SHORTEST_SOUND = 3;

/** Fewer consonants in common do not show that two words are one: "manicyour" is "manicure". */
const FEWEST_CONSONANTS = 4;

function consonantsOf(sound: string): string {
  return sound.replace(/[aeiouhw]/g, "");
}

/** A word may be so much shorter or longer than it sounds. */
const SPELT_LONGER = 2;

/** Whether two folded words are said alike. */
export function soundAlike(word: string, other: string): boolean {
  return saidAs(word) === saidAs(other);
}

function soundOf(candidate: Candidate): string {
  candidate.sound ??= saidAs(candidate.word);
  return candidate.sound;
}

/** A word roughly as it is said, so that spellings of one sound are the same: "gutta" is "gutter", "rufing" is "roofing". */
function saidAs(word: string): string {
  return word
    .replace(/ph/g, "f")
    .replace(/(?:ti|ci|si)(?=[ao])|sch/g, "sh")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/ck|ch|qu|c|q/g, "k")
    .replace(/x/g, "ks")
    .replace(/z/g, "s")
    .replace(/y/g, "i")
    .replace(/(?<=[aeiou])gh(?=t|$)/g, "")
    .replace(/pb/g, "b")
    .replace(/oo/g, "u")
    .replace(/oa/g, "o")
    .replace(/ai/g, "a")
    .replace(/ear(?=[ln])/g, "er")
    .replace(/ee|ea/g, "i")
    .replace(/gu(?=[aei])/g, "g")
    .replace(/mb(?=er|ing|$)/g, "m")
    .replace(/e(?=s?$)/, "")
    .replace(/(?<=..)(?:[eou]r|ah?)$/, "a")
    .replace(/(.)\1+/g, "$1");
}

const SOUND_ALIKE = ["fp", "ckqs", "gj", "sz", "vw", "aeiou"];

function beginAlike([a = ""]: string, [b = ""]: string): boolean {
  return a === b || SOUND_ALIKE.some((letters) => letters.includes(a) && letters.includes(b));
}

type Found = { word: string; typos: number; isCut: number; weight: number };

/** The same for the same letters in any order, and quicker than sorting them. */
function letterSum(word: string): number {
  let sum = 0;
  for (let i = 0; i < word.length; i++) sum += word.charCodeAt(i);
  return sum;
}

function sorted(word: string): string {
  return [...word].sort().join("");
}
