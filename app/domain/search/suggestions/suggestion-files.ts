import { AREAS } from "#app/domain/places/areas.ts";
import { findRegion, REGIONS } from "#app/domain/places/regions.ts";
import { TERMS } from "#app/domain/search/lexicon/lexicon.ts";
import { isFiller } from "#app/domain/search/words/fillers.ts";
import { words } from "#app/domain/search/words/words.ts";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { fileOf, PLACES_FILE, type SuggestionRow } from "./suggestions.ts";

const FIRST_LETTERS = [..."0abcdefghijklmnopqrstuvwxyz"];

/** The suggestion files by name: the places, and for each first letter the trades that have a word with it. */
export function suggestionFiles(): Map<string, SuggestionRow[]> {
  const trades = tradeTexts();
  return new Map([
    [PLACES_FILE, placeRows()],
    ...FIRST_LETTERS.map((letter) => [letter, letterRows(trades, letter)] as const),
  ]);
}

type FoldedText = { text: string; words: readonly string[] };
/** A trade with its terms, those of the fewest words first. */
type TradeTexts = { name: FoldedText; group: string; terms: readonly FoldedText[] };

/** A longer term tells a whole situation, which nobody chooses from a list. */
const MOST_WORDS = 4;

/** Without brands, which people know how to write and which would make the files half as large again. */
function tradeTexts(): TradeTexts[] {
  const terms = TERMS.filter(({ isBrand, text }) => !isBrand && words(text).length <= MOST_WORDS);
  const termsOf = Map.groupBy(terms, ({ tradeId }) => tradeId);
  return CATEGORIES.flatMap(({ name: group, subcategories }) =>
    subcategories
      .filter(({ id }) => id !== "other")
      .map(({ id, name }) => ({
        name: folded(name),
        group,
        terms: (termsOf.get(id) ?? [])
          .map(({ text }) => folded(text))
          .sort((a, b) => a.words.length - b.words.length),
      })),
  );
}

function folded(text: string): FoldedText {
  return { text, words: words(text) };
}

/** The trades with a word that begins with the letter, each with the shortest terms that together have all such words. */
function letterRows(trades: readonly TradeTexts[], letter: string): SuggestionRow[] {
  const ownOf = ({ words }: FoldedText) => words.filter((word) => fileOf(word) === letter);
  return trades.flatMap(({ name, group, terms }) => {
    const inName = ownOf(name);
    const covered = [...inName];
    const firstTerms = terms.filter((term) => {
      const newWords = ownOf(term).filter(
        (word) => !isFiller(word) && !covered.some((one) => one.startsWith(word)),
      );
      covered.push(...newWords);
      return newWords.length > 0;
    });
    const texts = firstTerms.map(({ text }) => text).join(",");
    return inName.length + firstTerms.length > 0 ? [[name.text, group, texts] as const] : [];
  });
}

/** Areas, then villages, then regions; each name once. */
function placeRows(): SuggestionRow[] {
  const regionOf = (name: string) => `Region ${findRegion(name)?.number}`;
  const rows: SuggestionRow[] = [
    ...AREAS.map(({ name, short, region }) => [name, regionOf(region), short] as const),
    ...AREAS.flatMap(({ name: area, region, villages }) =>
      villages.map((village) => [village, `${area}, ${regionOf(region)}`, ""] as const),
    ),
    ...REGIONS.map(({ name, number }) => [`Region ${number}`, name, ""] as const),
    ...REGIONS.map(({ name, number }) => [name, `Region ${number}`, ""] as const),
  ];
  return [...new Map(rows.toReversed().map((row) => [row[0], row])).values()].toReversed();
}
