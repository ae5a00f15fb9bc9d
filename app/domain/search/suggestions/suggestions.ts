/** One trade or place of a suggestion file: its name, what it belongs to, and other words for it between commas. */
export type SuggestionRow = readonly [name: string, group: string, terms: string];

/** A row made ready for matching. */
export type SuggestionEntry = { name: string; group: string; phrases: readonly Phrase[] };

type Phrase = { text: string; words: readonly string[] };

/** What is offered: a name, and the term by which it was found, if not by its name. The lowest rank is the best. */
type Suggestion = { name: string; group: string; term: string | null; rank: number };

const MOST_SUGGESTIONS = 8;

/** The file with the places. */
export const PLACES_FILE = "places";

/** The file with the trades that have a word with the same first letter as this folded word. */
export function fileOf(word: string): string {
  return /^[a-z]/.test(word) ? word.charAt(0) : "0";
}

// Words before the one that is being typed which need not stand in a term.
const FILLERS = new Set(
  "i am a an the in on to of for and me my meh fuh somebody need want good fix".split(" "),
);

// Terms are in the singular; a root keeps three letters, or four without the ending of a verb or a person.
const ENDING = /(?<=.{4})(?:ings?|[eo]rs?|ed)$|(?<=.{3})e?s$/;

/** The folded words of a text as those of the search index, but that initials are words of one letter each. */
function words(text: string): string[] {
  const folded = text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, "");
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The folded words of a text that have to stand in a term: all but fillers, and always the last one. */
export function wordsToMatch(input: string): string[] {
  return words(input).filter((word, i, all) => i === all.length - 1 || !FILLERS.has(word));
}

/** Makes the rows of a file ready for matching, once. */
export function readRows(rows: readonly SuggestionRow[]): SuggestionEntry[] {
  return rows.map(([name, group, terms]) => ({
    name,
    group,
    phrases: [name, ...terms.split(",")].map((text) => ({
      text,
      words: words(text),
    })),
  }));
}

/**
 * What to offer for a typed text, best first, at most eight: names for which the typed words begin words of the name or of one
 * term. Of three words or more some may stand in other terms or be missing, unless somewhere more are found. `entries` are
 * those of every file that the words belong to; `within` keeps to one group.
 */
export function suggest(
  entries: readonly SuggestionEntry[],
  input: string,
  within?: string,
): Suggestion[] {
  const queryWords = wordsToMatch(input);
  const whole = words(input).join(" ");
  const limit = queryWords.length > 0 ? MISSING * Math.max(queryWords.length - 1, 1) : 0;
  const chosen = entries.filter(({ group }) => !within || group === within);
  const byName = [...Map.groupBy(chosen, ({ name }) => name)].map(([name, rows]) => ({
    name,
    group: rows[0]?.group ?? "",
    phrases: rows.flatMap(({ phrases }) => phrases),
  }));
  const isSentence = queryWords.length > 2;
  const namesWith = queryWords.map(
    (word) => new Set(byName.filter(({ phrases }) => isSentence && hasWord(phrases, word))),
  );
  const best: Suggestion[] = [];
  for (const entry of byName) {
    const { name, group, phrases } = entry;
    const known = namesWith.map((names) => names.has(entry));
    const bonus = namesWith.reduce((sum, { size }, i) => sum + (known[i] ? RARE / size : 0), 0);
    const ranked = phrases.map(({ text, words: termWords }) => {
      const isName = text === name;
      const isWhole = termWords.join(" ") === whole;
      const rank = (isWhole ? 0 : rankOf(termWords, queryWords, known, isName)) - bonus;
      return { name, group, term: isName ? null : text, rank };
    });
    best.push(...ranked.sort(byRank).slice(0, 1));
  }
  const found = best.filter(({ rank }) => rank < limit).sort(byRank);
  const last = (found[0]?.rank ?? 0) + MISSING;
  return found.filter(({ rank }) => rank < last).slice(0, MOST_SUGGESTIONS);
}

const MISSING = 100;
/** Another term has the word. */
const APART = 60;
const BY_ENDING = 15;
/** A word says the more the fewer trades have it. */
const RARE = 50;

function byRank(a: Suggestion, b: Suggestion): number {
  return a.rank - b.rank;
}

/** The lower the better: a name, then a term; first words before later ones, short texts before long ones. */
function rankOf(
  termWords: readonly string[],
  queryWords: readonly string[],
  known: readonly boolean[],
  isName: boolean,
): number {
  let rank = (isName ? 10 : 30) + Math.min(termWords.length, 9);
  if (!termWords[0]?.startsWith(root(queryWords[0] ?? ""))) rank += 10;
  for (const [i, word] of queryWords.entries()) {
    if (termWords.some((one) => one.startsWith(word))) continue;
    const missing = known[i] ? APART : MISSING;
    rank += termWords.some((one) => one.startsWith(root(word))) ? BY_ENDING : missing;
  }
  return rank;
}

/** Whether a word of some phrase begins as this one, whatever its ending. */
function hasWord(phrases: readonly Phrase[], word: string): boolean {
  return phrases.some((phrase) => phrase.words.some((one) => one.startsWith(root(word))));
}

/** A word without its ending, so that "plumbing" begins "plumber". */
function root(word: string): string {
  return word.replace(ENDING, "");
}

/** A text in pieces; every second one matches what was typed. */
export function matchedPieces(text: string, input: string): string[] {
  const queryWords = wordsToMatch(input).flatMap((word) => [word, root(word)]);
  if (queryWords.length === 0) return [text];
  return text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${queryWords.join("|")})`, "iu"));
}
