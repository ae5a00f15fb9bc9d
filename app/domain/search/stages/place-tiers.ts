import { placeNeighbours } from "#app/domain/places/areas.ts";
import { type SearchPlace, spotWord } from "#app/domain/search/reading/gazetteer.ts";
import {
  atToken,
  FACET_MARK,
  PLACE_MARK,
  placeToken,
  regionWord,
  workRegionWord,
} from "#app/domain/search/text.ts";
import { anyOf, searchWords } from "./fts-pieces.ts";
import { allPresent, type Expression, quoted } from "./need-expressions.ts";

/** A part of the place where a search looks: expressions that must all match, for a trade or category, or with "" for anything. */
export type Tier = (scope: string) => readonly Expression[];

/**
 * From the village or area outwards, then what comes from elsewhere: services of professionals who also work in the region. A
 * service without a region is in its village and area only. Where something is needed, a service whose title names the place
 * counts as there: "Boat from Bartica to Parika" serves Parika, wherever its captain lives.
 */
export function tiersOf(place: SearchPlace, isNeeded: boolean): Tier[] {
  if (!place) return [ofScope];
  if ("words" in place) {
    const placeWords = searchWords(place.words).map((word) => [{ word, mark: PLACE_MARK }]);
    return [(scope) => [...ofScope(scope), ...placeWords]];
  }
  const { spot, around, regions } = place;
  const named = (scope: string) =>
    isNeeded ? [allPresent([...ofScope(scope), [quoted(placeToken(spot), "")]])] : [];
  return [
    ...(spot.length > 0
      ? [(scope: string) => [anyOf([at(scope, spotWord(spot)), ...named(scope)])]]
      : []),
    ...(around.length > 0 ? [(scope: string) => [at(scope, spotWord(around))]] : []),
    regionTier(regions),
    (scope) => [anyOf(regions.map((number) => at(scope, workRegionWord(number))))],
  ];
}

/** Services in any of these regions, by number. */
export function regionTier(regions: readonly number[]): Tier {
  return (scope) => [
    anyOf(
      regions.map((number) =>
        scope ? at(scope, regionWord(number)) : [quoted(regionWord(number), PLACE_MARK)],
      ),
    ),
  ];
}

const ofScope: Tier = (scope) => (scope ? [[quoted(scope, FACET_MARK)]] : []);

function at(scope: string, place: string): Expression {
  return [quoted(atToken(scope, place), "")];
}

/** What lies in any of the tiers. */
export function anyTier(tiers: readonly Tier[], scope: string): readonly Expression[] {
  const [first, ...others] = tiers.map((tier) => tier(scope));
  if (!first || others.length === 0) return first ?? [];
  return [anyOf([first, ...others].map(allPresent))];
}

/** The numbers of the regions next to a place, without its own. */
export function neighboursOf(place: SearchPlace): number[] {
  if (!place || "words" in place) return [];
  const placeRegions = new Set(place.regions);
  return [...new Set(place.regions.flatMap((region) => placeNeighbours(`Region ${region}`)))]
    .map(({ number }) => number)
    .filter((number) => !placeRegions.has(number));
}
