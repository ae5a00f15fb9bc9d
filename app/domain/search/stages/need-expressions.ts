import type { SearchFilters } from "#app/domain/search/filters.ts";
import type { SearchPlace } from "#app/domain/search/reading/gazetteer.ts";
import type { Need } from "#app/domain/search/reading/needs.ts";
import { TITLE_MARK, taskToken } from "#app/domain/search/text.ts";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { allOf, anyOf, filterPieces, type Piece, tradeFacet } from "./fts-pieces.ts";

/** What the index is asked for, in pieces (fts-pieces.ts); empty for everything. */
export type Expression = readonly Piece[];

/** One need of a search, with where and under which conditions it is looked for. */
export type Search = { need: Need | null; place: SearchPlace; filters: SearchFilters };

/** The same where something is needed. */
export type NeedSearch = Search & { need: Need };

/** More words of a title are not compared two by two. */
export const MOST_PAIRED = 6;

/** All of the parts that are not empty; empty when none is. */
export function allPresent(parts: readonly Expression[]): Piece[] {
  const present = parts.filter(({ length }) => length > 0);
  return present.length > 0 ? allOf(present) : [];
}

/** A word of the index after a mark, as a term of an expression. */
export function quoted(word: string, mark: string): string {
  return `"${mark}${word}"`;
}

/** A stem in the title. */
export function inTitle(one: string): Expression {
  return [quoted(one, TITLE_MARK)];
}

/** Titles that speak of a task, one expression for each. */
export function titlesOfTasks(tasks: readonly string[]): Expression[] {
  return tasks.map((task) => [quoted(taskToken(task), "")]);
}

/** All of the stems, after a mark. */
export function allStems(stems: readonly string[], mark: string): Piece[] {
  return allOf(stems.map((one) => [quoted(one, mark)]));
}

/**
 * Whether a service of another trade is found that has all words of a need in its text only. One word is too little, as
 * “cleaning” stands in every tenth text, unless `isOneWordEnough`; of a phrase some words say nothing.
 */
export function countsMentions({ mention, isPhrase }: Need, isOneWordEnough: boolean): boolean {
  return !isPhrase && (mention.length > 1 || isOneWordEnough);
}

/** Any of the stems in the title, or a telling one anywhere. */
export function mentioning({ stems, telling }: Pick<Need, "stems" | "telling">): Piece[] {
  const some = telling.slice(0, MOST_PAIRED);
  const others = stems.filter((one) => !some.includes(one));
  return anyOf([...others.map(inTitle), ...some.map((one) => [quoted(one, "")])]);
}

/** The services of the trades; for a need that is special about one of them, those that mention what it is. */
export function anyTrade(
  trades: readonly string[],
  { special }: Pick<Need, "special"> = { special: {} },
  servicesOf: (tradeId: string) => Expression = (id) => [tradeFacet(id)],
): Piece[] {
  return anyOf(
    trades.map((id) => {
      const alike = special[id] ?? [];
      if (alike.length === 0) return servicesOf(id);
      return allOf([anyOf(alike.map((one) => [quoted(one, "")])), servicesOf(id)]);
    }),
  );
}

/** The trades that a need leads to, within a chosen one. */
export function tradesOf(need: Need | null, { subcategoryId }: SearchFilters): readonly string[] {
  const trades = need?.trades ?? [];
  if (!subcategoryId) return trades;
  return trades.includes(subcategoryId) ? [subcategoryId] : [];
}

/** The expressions of the filters, within the category of the trades if they have one in common. */
export function filtersOf(
  { need, place, filters }: Search,
  trades: readonly string[] = [],
): Expression[] {
  const hasOther = need !== null || place !== null;
  return filterPieces(filters, hasOther, categoryOfAll(trades)).map((piece) => [piece]);
}

/** The category that all of the trades are of; null where they are of several. */
export function categoryOfAll(trades: readonly string[]): string | null {
  const [first, ...others] = CATEGORIES.filter(({ subcategories }) =>
    subcategories.some(({ id }) => trades.includes(id)),
  );
  return first && others.length === 0 ? first.id : null;
}
