import { asksWhen, type SearchFilters, SUGGESTION_COUNT_CAP } from "#app/domain/search/filters.ts";
import {
  correctedSearch,
  leadsToTrade,
  type QueryReader,
  type ReadSearch,
  readQuery,
  searchOf,
} from "#app/domain/search/reading/read-query.ts";
import { type WholeSearch, wholeSearch } from "#app/domain/search/stages/stages.ts";
import { expressionParameters } from "./expression-sql.ts";

type Counted = WholeSearch & {
  /** Whether only services count that are free at the time that is asked for. */
  isFree: boolean;
};

/** What fills the placeholders of `selectCounts`: only what has other certain stages has an expression for them. */
export function countedParameters(wholes: readonly Counted[]) {
  const certains = wholes.map(({ certain }) => certain).filter((certain) => certain !== null);
  const rows = wholes.map(({ certain, isFree }) => ({
    certain: certain && wholes.length + certains.indexOf(certain),
    isFree: Number(isFree),
  }));
  const matches = wholes.map(({ match }) => match);
  return { ...expressionParameters([...matches, ...certains]), counted: JSON.stringify(rows) };
}

/** The needs of a search, with its typos corrected and, where that may not be made, also as typed. */
export type Alternatives = readonly (readonly Counted[])[];

/** What is counted of a search for which nothing is found. */
export function countedOf(filters: SearchFilters, read: QueryReader): Alternatives {
  const typed = searchOf(filters, readQuery(filters.q));
  const corrected = filters.exact ? null : correctedSearch(filters, read);
  if (!corrected) return [wholesOf(typed)];
  return leadsToTrade(corrected.reading)
    ? [wholesOf(corrected)]
    : [wholesOf(corrected), wholesOf(typed)];
}

/** Everything that each need of a search finds. */
function wholesOf({ reading, place, filters }: ReadSearch): Counted[] {
  const needs = reading.needs.length > 0 ? reading.needs : [null];
  return needs.map((need) => ({
    ...wholeSearch(need, place, filters),
    isFree: asksWhen(filters),
  }));
}

/** How much each search finds, up to the cap: the sum over the needs of its first alternative that finds something. */
export function countsOf(counted: readonly Alternatives[], found: readonly number[]): number[] {
  let at = 0;
  return counted.map((alternatives) => {
    const sums = alternatives.map(({ length }) => {
      at += length;
      return found.slice(at - length, at).reduce((sum, count) => sum + count, 0);
    });
    return Math.min(SUGGESTION_COUNT_CAP, sums.find((sum) => sum > 0) ?? 0);
  });
}
