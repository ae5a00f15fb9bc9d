import type { SearchFilters } from "#app/domain/search/filters.ts";
import type { SearchPlace } from "#app/domain/search/reading/gazetteer.ts";
import type { Need } from "#app/domain/search/reading/needs.ts";
import { searchWords } from "#app/domain/search/stages/fts-pieces.ts";
import { lengthOf, type PlainCatalogue, type PlainService } from "./catalogue.ts";

export type Search = { need: Need | null; place: SearchPlace; filters: SearchFilters };
export type Found = { service: PlainService; stage: number };

/** Title words of other trades, and words anywhere: after every place and title of the trade itself. */
const OTHER_TITLE = 1000;
const OTHER_WORDS = 1001;

/** Every service that the search finds, with its stage; nothing when no stage that answers by itself finds any. */
export function find({ listed }: PlainCatalogue, search: Search): Found[] {
  const { need, filters } = search;
  const trades = tradesOf(need, filters);
  const found: Found[] = [];
  for (const service of listed) {
    const stage = passes(service, filters) ? stageOf(service, search, trades) : null;
    if (stage !== null) found.push({ service, stage });
  }
  const isAnswer = ({ stage }: Found) => {
    if (trades.length > 0) return stage < OTHER_WORDS;
    return !need?.isUnderstood || stage === 0;
  };
  return found.some(isAnswer) ? found : [];
}

function stageOf(
  service: PlainService,
  { need, place }: Search,
  trades: readonly string[],
): number | null {
  const tier = tierOf(service, place, need !== null);
  if (tier === null) return null;
  if (!need) return tier;
  const asked = trades.length > 0 ? need.mention : need.stems;
  const title = asked.every((one) => service.titleWords.has(one));
  const inText = trades.length === 0 || countsMentions(need);
  const anywhere = inText && asked.every((one) => service.allWords.has(one));
  if (trades.length > 0) {
    if (doesTrade(service, need, trades)) return 10 * tier + titleLevel(service, need);
    if (title) return OTHER_TITLE;
    return anywhere ? OTHER_WORDS : null;
  }
  if (title) return 0;
  if (anywhere) return 1;
  return hasParts(service, need) ? 2 : null;
}

/** Whether all words in a text of another trade are found below the trade: two or more that are no phrase. */
function countsMentions({ mention, isPhrase }: Need): boolean {
  return !isPhrase && mention.length > 1;
}

/**
 * 1 for the village, and where something is needed for a title that names it; 2 for its area, 3 for the region, 4 for where its
 * professional also works; null outside the place.
 */
function tierOf(service: PlainService, place: SearchPlace, isNeeded: boolean): number | null {
  if (!place) return 0;
  if ("words" in place) {
    const texts = [...service.placeWords];
    const hasAll = searchWords(place.words).every(({ text, whole }) =>
      texts.some((word) => {
        if (whole) return word === text;
        return word.startsWith(text) || (lengthOf(text) >= 4 && word.includes(text));
      }),
    );
    return hasAll ? 0 : null;
  }
  const isIn = (spot: readonly string[]) => service.spots.has(spot.join(""));
  const isNamed = place.spot.length > 0 && service.titlePlaces.has(place.spot.join(" "));
  if (isIn(place.spot) || (isNeeded && isNamed)) return 1;
  if (isIn(place.around)) return 2;
  if (service.regionNumber && place.regions.includes(service.regionNumber)) return 3;
  return place.regions.some((region) => service.workRegionNumbers.includes(region)) ? 4 : null;
}

/** Whether a service is of one of the trades and, where the need is special about it, mentions what it is. */
export function doesTrade(
  { subcategoryId, allWords }: PlainService,
  { special }: Need,
  trades: readonly string[],
): boolean {
  if (subcategoryId === null || !trades.includes(subcategoryId)) return false;
  const alike = special[subcategoryId] ?? [];
  return alike.length === 0 || alike.some((one) => allWords.has(one));
}

/** The first that holds, from all words in the title to neither the title nor the text saying anything. */
function titleLevel(
  { titleWords, allWords, isTypical, tasks }: PlainService,
  { stems, telling, tasks: named, likeliestTasks }: Need,
): number {
  const inTitle = (one: string) => titleWords.has(one);
  const isTelling = (one: string) => telling.includes(one);
  const paired = stems.slice(0, 6).filter(inTitle);
  const hasBoth = telling.length > 0 && telling.length < stems.length;
  const isAny = stems.some(inTitle);
  const levels = [
    stems.every(inTitle),
    stems.length > 2 && hasBoth && paired.length >= 2 && paired.some(isTelling),
    stems.length > 2 && paired.length >= 2,
    stems.length === 2 && hasBoth && telling.some(inTitle),
    likeliestTasks.some((task) => tasks.has(task)),
    named.some((task) => tasks.has(task)),
    isAny,
    telling.slice(0, 6).some((one) => allWords.has(one)),
    isTypical,
    true,
  ];
  return levels.indexOf(true);
}

/** Whether each word of a need is a part of a word; numbers are whole words only. */
function hasParts({ allWords }: PlainService, need: Need): boolean {
  const parts = [...new Set(need.words)].slice(0, 8);
  if (parts.some((part) => part.length < 4)) return false;
  const texts = [...allWords];
  return parts.every((part) =>
    /^\p{N}+$/u.test(part) ? allWords.has(part) : texts.some((word) => word.includes(part)),
  );
}

export function passes(service: PlainService, filters: SearchFilters): boolean {
  const { categoryId, subcategoryId, minPrice, maxPrice, rating, availability, licensed } = filters;
  return (
    (!categoryId || service.categoryId === categoryId) &&
    (!subcategoryId || service.subcategoryId === subcategoryId) &&
    (minPrice === null || service.priceAmount >= minPrice) &&
    (maxPrice === null || service.priceAmount <= maxPrice) &&
    (!rating || service.rating >= rating) &&
    (!licensed || service.isLicensed) &&
    availability.every((window) => service.availability.includes(window))
  );
}

/** The trades of a need, of which a chosen subcategory leaves at most itself. */
export function tradesOf(need: Need | null, { subcategoryId }: SearchFilters): string[] {
  return (need?.trades ?? []).filter((trade) => !subcategoryId || trade === subcategoryId);
}
