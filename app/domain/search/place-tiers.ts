import { placeNeighbours } from "#app/domain/places.ts";
import { allPresent, type Expression, quoted } from "./expressions.ts";
import { rarestFirst, type SearchPlace } from "./gazetteer.ts";
import { anyOf, type Piece, searchWords } from "./match.ts";
import { PLACE_MARK, placeToken, regionWord } from "./text.ts";

/** A part of the place where a search looks: expressions that must all match, the rarest first. */
export type Tier = readonly Expression[];

/**
 * From the village outwards. A service without a region is in its village and area only. Where something is needed, a title that
 * names the village stands before all: "Boat from Bartica to Parika" serves Parika, wherever its captain lives.
 */
export function tiersOf(place: SearchPlace, isNeeded: boolean): Tier[] {
  if (!place) return [[]];
  if ("words" in place) {
    return [searchWords(place.words).map((word) => [{ word, mark: PLACE_MARK }])];
  }
  const spots = [place.spot, place.around].filter(({ length }) => length > 0);
  const titles = isNeeded && place.spot.length > 0 ? [[[quoted(placeToken(place.spot), "")]]] : [];
  return [
    ...titles,
    ...spots.map((spot) => rarestFirst(spot).map((word) => [quoted(word, PLACE_MARK)])),
    [regionOf(place.regions)],
  ];
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
  const own = new Set(place.regions);
  return [...new Set(place.regions.flatMap((region) => placeNeighbours(`Region ${region}`)))]
    .map(({ number }) => number)
    .filter((number) => !own.has(number));
}
