import { suggest } from "#app/domain/search/suggestions/suggestions.ts";
import { places, tradesFor } from "./files.ts";
import { recentSearches } from "./recent-searches.ts";

/** An entry of the list. */
export type Option = {
  /** "typed" is what was typed, as it is. */
  kind: "trade" | "place" | "recent" | "clear" | "typed";
  name: string;
  /** The term by which it was found, if not by its name. */
  term?: string | null;
  /** What the name belongs to. */
  group: string;
};

/** While something is typed, recent searches leave room for trades. */
const MOST_RECENT_BESIDE_TRADES = 2;
const MOST = 8;
/** From this width on the button stands beside the field, in pixels. */
const WIDE = 640;

/** What to offer for the text of a field, whose `data-suggest` says of what. */
export async function optionsFor({ dataset, value }: HTMLInputElement): Promise<Option[]> {
  const [recent, entries] = await Promise.all([
    dataset.suggest === "searches" ? recentSearches() : [],
    dataset.suggest === "places" ? places() : tradesFor(value),
  ]);
  const input = value.trim().toLowerCase();
  const again = recent
    .filter((name) => name.toLowerCase().startsWith(input))
    .map((name): Option => ({ kind: "recent", name, group: "Recent search" }));
  if (!input) return again.length > 0 ? [...again, CLEAR] : [];
  const kind = dataset.suggest === "places" ? "place" : "trade";
  const matches = suggest(entries, value, dataset.suggestIn).map(
    (one) => ({ ...one, kind }) as const,
  );
  const others = again.filter(({ name }) => !matches.some((one) => one.name === name));
  const found = [...others.slice(0, MOST_RECENT_BESIDE_TRADES), ...matches].slice(0, MOST);
  // On a phone the list covers the button that searches.
  if (kind === "trade" && found.length > 0 && innerWidth < WIDE) {
    found.unshift({ kind: "typed", name: `Search for “${value.trim()}”`, group: "" });
  }
  return found;
}

const CLEAR: Option = { kind: "clear", name: "Clear recent searches", group: "" };
