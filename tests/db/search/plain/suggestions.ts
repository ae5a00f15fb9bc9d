import { placeNeighbours } from "#app/domain/places/areas.ts";
import type { SearchPlace } from "#app/domain/search/reading/gazetteer.ts";
import type { Need } from "#app/domain/search/reading/needs.ts";
import { relatedTrades } from "#app/domain/search/trades/related-trades.ts";
import { weightOf } from "#app/domain/search/trades/trade-lexicon.ts";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import type { PlainCatalogue, PlainService } from "./catalogue.ts";
import { numbersOf, sorted } from "./order.ts";
import { doesTrade, passes, type Search, tradesOf } from "./stages.ts";

const SUGGESTED_SIZE = 6;

/** The trade in the regions next to the place and then anywhere; else most of the words, then trades that share one. */
export function suggest({ listed }: PlainCatalogue, { need, place, filters }: Search) {
  const passing = listed.filter((service) => passes(service, filters));
  const trades = tradesOf(need, filters);
  const neighbours = neighboursOf(place);
  const isAnybody = !need && !filters.categoryId && !filters.subcategoryId;
  const elsewhere = passing.flatMap((service) => {
    if (need && !doesTrade(service, need, trades)) return [];
    const next = neighbours.indexOf(service.regionNumber ?? 0);
    const isJustThat = need !== null && saysJustThat(service, need);
    if (next < 0 && isAnybody) return [];
    return [{ service, stage: (next < 0 ? 10 : next) + (isJustThat ? 0 : 100) }];
  });
  const close = passing.flatMap((service) => {
    if (!need) return [];
    const stage = closeness(service, need, [
      ...trades,
      ...need.others,
      ...need.nearest,
      ...trades.slice(0, 1).flatMap(relatedTrades),
    ]);
    return stage === null ? [] : [{ service, stage }];
  });
  const isElsewhere = elsewhere.length > 0;
  const suggested = sorted(isElsewhere ? elsewhere : close, "relevance");
  return { isElsewhere, cards: numbersOf(suggested.slice(0, SUGGESTED_SIZE)) };
}

/** Services of trades that may be meant as well: with a word of the need in the title, mentioning one, then the rest. */
export function suggestOthers(
  { listed }: PlainCatalogue,
  search: Search & { need: Need },
): number[] {
  const { need, filters } = search;
  const found = listed.flatMap((service) => {
    const at = service.subcategoryId === null ? -1 : need.others.indexOf(service.subcategoryId);
    if (at < 0 || !passes(service, filters)) return [];
    const isTitled = need.stems.slice(0, 6).some((one) => service.titleWords.has(one));
    const level = isTitled ? 0 : isMentioned(service, need) ? 10 : 20;
    return [{ service, stage: level + at }];
  });
  return numbersOf(sorted(found, "relevance").slice(0, SUGGESTED_SIZE));
}

/** Whether a word of the need stands in the title, or one that is typical of its trades in the text. */
function isMentioned({ titleWords, allWords }: PlainService, { stems, telling }: Need): boolean {
  return (
    stems.some((one) => titleWords.has(one)) || telling.slice(0, 6).some((one) => allWords.has(one))
  );
}

/** Whether the title has a word that tells services of the trades apart, or speaks of a task that is spoken of. */
function saysJustThat({ titleWords, tasks }: PlainService, need: Need): boolean {
  return (
    need.telling.slice(0, 6).some((one) => titleWords.has(one)) ||
    need.tasks.some((task) => tasks.has(task))
  );
}

/**
 * How close a service comes that is no answer; null for not at all. A telling word in the title, or any mention, in a trade
 * that comes near; all words; most words; these trades; their category.
 */
function closeness(service: PlainService, need: Need, trades: readonly string[]): number | null {
  const { allWords, subcategoryId, categoryId } = service;
  const { stems } = need;
  const shared = stems.filter((one) => allWords.has(one)).length;
  const at = subcategoryId === null ? -1 : trades.indexOf(subcategoryId);
  if (at >= 0 && saysJustThat(service, need)) return 10 + at;
  if (at >= 0 && isMentioned(service, need)) return 20 + at;
  if (shared === stems.length) return 29;
  if (stems.length >= 3 && stems.length <= 6 && shared === stems.length - 1) return 30;
  const rarest = stems
    .filter((one) => weightOf(one) >= 4)
    .sort((a, b) => weightOf(b) - weightOf(a))
    .slice(0, 4);
  if (stems.length >= 3 && rarest.filter((one) => allWords.has(one)).length >= 2) return 31;
  if (at >= 0) return 40 + at;
  const [category, ...others] = CATEGORIES.filter(({ subcategories }) =>
    subcategories.some(({ id }) => id === trades[0]),
  );
  return others.length === 0 && category?.id === categoryId ? 50 : null;
}

function neighboursOf(place: SearchPlace): number[] {
  if (!place || "words" in place) return [];
  const all = place.regions.flatMap((region) => placeNeighbours(`Region ${region}`));
  return [...new Set(all.map(({ number }) => number))].filter(
    (number) => !place.regions.includes(number),
  );
}
