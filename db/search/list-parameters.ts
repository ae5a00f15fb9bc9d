import { LAST_PAGE, PAGE_SIZE, type SearchFilters } from "#app/domain/search/filters.ts";
import { regionsOf, type SearchPlace } from "#app/domain/search/reading/gazetteer.ts";
import type { Need } from "#app/domain/search/reading/needs.ts";
import type { Reading } from "#app/domain/search/reading/read-query.ts";
import type { Expression } from "#app/domain/search/stages/need-expressions.ts";
import { type ListedGroup, searchStages, wholeSearch } from "#app/domain/search/stages/stages.ts";
import { otherStages } from "#app/domain/search/stages/suggestion-stages.ts";
import { expressionParameters } from "./expression-sql.ts";
import { cutOf, type ListShape } from "./found-list.ts";
import { SUGGESTED_SIZE } from "./search-reads.ts";

/** Below fewer services than this, others are suggested that may be meant. */
export const FEW_SERVICES = 5;

/** What fills the placeholders of the statement of a list. */
type ListValues = { words: string; lists: string; cut: string };

/** Whether services that only mention the need are answers by themselves, stand below who does the work, or are not found. */
export type Mentions = "answers" | "below" | "none";

/**
 * The parameters and the shape of the statement that finds one need. What is found from the stage `certain` on is no answer by
 * itself, or, where mentions are answers, mentions the need only.
 */
export function listParameters(
  { filters, place }: { filters: SearchFilters; place: SearchPlace },
  need: Need | null,
  { size, free, mentions }: Pick<ListShape, "size" | "free"> & { mentions: Mentions },
) {
  const { sort, page, rating } = filters;
  const isByStages = sort === "relevance";
  // What has no reviews has no rating.
  const isFair = isByStages && rating === null;
  // Mentions are answers where the words name a time or a price, which leave few of them.
  const isOneWordEnough = mentions === "answers";
  const { stages: all, certain, ofTrade } = searchStages(need, place, filters, { isOneWordEnough });
  const whole = wholeSearch(need, place, filters, { isOneWordEnough });
  const hasMentions = mentions !== "none";
  const stages = hasMentions ? all : all.slice(0, ofTrade);
  const match = hasMentions ? whole.match : (whole.ofTrade ?? whole.match);
  const least = mentions === "answers" ? whole.ofTrade : whole.certain;
  const found = isByStages ? stages.map((stage) => stage.match) : [match];
  const unreviewed = isFair ? stages.map(({ withoutReviews }) => withoutReviews) : [];
  // The stages of a late page are followed so far that counting by themselves reads fewer rows.
  const isCounted = isByStages && hasMentions && free === null && page <= LAST_PAGE / 2;
  const counted = isCounted ? whole.counted : [];
  const guard = !isByStages && hasMentions && least ? [least] : [];
  const { words, lists, shape } = expressionParameters([
    ...found,
    ...unreviewed,
    ...counted,
    ...guard,
  ]);
  const cut = {
    counted: found.length + unreviewed.length,
    listed: whole.listed,
    regions: regionsOf(place),
  };
  return {
    values: {
      words,
      lists,
      cut: cutOf(found.length, size === PAGE_SIZE ? { ...cut, page } : { ...cut, size }),
    },
    shape: {
      ...shape,
      sort,
      size,
      isFair,
      isCounted,
      isGuarded: guard.length > 0,
      fewerThan: null,
      free,
    },
    certain: isByStages ? (mentions === "below" ? certain : ofTrade) : found.length,
    listed: whole.listed,
  };
}

/**
 * The same for services of trades that may be meant where few are found; null where there are none. Where the groups of `listed`
 * alone have enough, nothing is looked for.
 */
export function othersParameters(
  { filters, place, reading }: { filters: SearchFilters; place: SearchPlace; reading: Reading },
  { free, listed }: Pick<ListShape, "free"> & { listed: readonly ListedGroup[] },
) {
  const [need] = reading.needs;
  const stages = need && filters.page === 1 ? otherStages(need, place, filters) : [];
  if (stages.length === 0) return null;
  // How many of the groups are free is not known.
  const counted = free ? [] : listed;
  return suggestedParameters(stages, { free, listed: counted, fewerThan: FEW_SERVICES });
}

/** The parameters and the shape of the statement that finds what is only suggested, in stages. */
export function suggestedParameters(
  stages: readonly Expression[],
  {
    free,
    listed,
    fewerThan,
  }: Pick<ListShape, "free" | "fewerThan"> & { listed: readonly ListedGroup[] },
) {
  const { words, lists, shape } = expressionParameters(stages);
  return {
    values: { words, lists, cut: cutOf(stages.length, { listed }) },
    shape: {
      ...shape,
      sort: "relevance" as const,
      size: SUGGESTED_SIZE,
      isFair: false,
      isCounted: false,
      isGuarded: false,
      fewerThan,
      free,
    },
  };
}

/** The same values under the names of a second list. */
export function valuesOfSecond({ words, lists, cut }: ListValues) {
  return { secondWords: words, secondLists: lists, secondCut: cut };
}
