import { placeNeighbours } from "#app/domain/places/areas.ts";
import { rarestFirst, type SearchPlace } from "#app/domain/search/reading/gazetteer.ts";
import { PLACE_MARK, placeToken, regionWord } from "#app/domain/search/text.ts";
import { anyOf, type Piece, searchWords } from "./fts-pieces.ts";
import { allPresent, type Expression, quoted } from "./need-expressions.ts";

/** A part of the place where a search looks: expressions that must all match, the rarest first. */
export type Tier = readonly Expression[];

/**
 * From the village or area outwards. A service without a region is in its village and area only. Where something is needed, a
 * service whose title names the place counts as there: "Boat from Bartica to Parika" serves Parika, wherever its captain lives.
 */
export function tiersOf(place: SearchPlace, isNeeded: boolean): Tier[] {
  if (!place) return [[]];
  if ("words" in place) {
    return [searchWords(place.words).map((word) => [{ word, mark: PLACE_MARK }])];
  }
  const { spot, around, regions } = place;
  const inTitle = isNeeded ? [[quoted(placeToken(spot), "")]] : [];
  return [
    ...(spot.length > 0 ? [wordsOf(spot, inTitle)] : []),
    ...(around.length > 0 ? [wordsOf(around, [])] : []),
    [regionOf(regions)],
  ];
}

/** The words of a place, each of which may also be missing where one of the others holds. */
function wordsOf(place: readonly string[], others: readonly Expression[]): Tier {
  return rarestFirst(place).map((word) => anyOf([[quoted(word, PLACE_MARK)], ...others]));
}

function anyTier(tiers: readonly Tier[]): Expression {
  return tiers.length > 1 ? anyOf(tiers.map(allPresent)) : allPresent(tiers[0] ?? []);
}

/**
 * What leaves out, or asks for, the part of `core` in a tier. FTS5 looks for the next service of a tier of several words far
 * beyond those of `core`, unless `core` is a part of it.
 */
export function inTier(core: Expression, tier: Tier): Expression {
  return allPresent(tier.length > 1 ? [core, ...tier] : tier);
}

/** What `core` finds in any of the tiers. */
export function inAnyTier(core: Expression, tiers: readonly Tier[]): Expression {
  if (tiers.every(({ length }) => length === 1)) return allPresent([core, anyTier(tiers)]);
  const inEach = tiers.map((tier) => allPresent([core, ...tier]));
  return inEach.length > 1 ? anyOf(inEach) : (inEach[0] ?? []);
}

/** Services in any of these regions, by number. */
export function regionOf(regions: readonly number[]): Piece[] {
  return anyOf(regions.map((number) => [quoted(regionWord(number), PLACE_MARK)]));
}

/** The numbers of the regions next to a place, without its own. */
export function neighboursOf(place: SearchPlace): number[] {
  if (!place || "words" in place) return [];
  const placeRegions = new Set(place.regions);
  return [...new Set(place.regions.flatMap((region) => placeNeighbours(`Region ${region}`)))]
    .map(({ number }) => number)
    .filter((number) => !placeRegions.has(number));
}
