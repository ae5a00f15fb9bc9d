import {
  fileOf,
  PLACES_FILE,
  readRows,
  type SuggestionEntry,
  type SuggestionRow,
  wordsToMatch,
} from "#app/domain/search/suggestions/suggestions.ts";

const files = new Map<string, Promise<SuggestionEntry[]>>();

/** The trades that a typed text may mean; none while a file cannot be read. */
export async function tradesFor(input: string): Promise<SuggestionEntry[]> {
  const names = new Set(wordsToMatch(input).map(fileOf));
  return (await Promise.all([...names].map(read))).flat();
}

/** All places; none while their file cannot be read. */
export function places(): Promise<SuggestionEntry[]> {
  return read(PLACES_FILE);
}

function read(name: string): Promise<SuggestionEntry[]> {
  const cached = files.get(name);
  if (cached) return cached;
  const entries = fetch(`${import.meta.env.SUGGESTION_FILES}/${name}.json`)
    .then((answer): Promise<SuggestionRow[]> => answer.json())
    .then(readRows)
    .catch(() => {
      // The next letter tries again.
      files.delete(name);
      return [];
    });
  files.set(name, entries);
  return entries;
}
