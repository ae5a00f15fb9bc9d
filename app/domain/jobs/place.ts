import { findArea } from "#app/domain/places/areas.ts";
import { REGIONS } from "#app/domain/places/regions.ts";
import { readLocation } from "#app/domain/search/reading/read-query.ts";

/**
 * The village and region of a job from the place of a search: of a region or an area the region alone, of a place that
 * nobody knows its words.
 */
export function jobPlace(location: string): { city: string; region: string } {
  const { place } = readLocation(location);
  if (!place) return { city: "", region: "" };
  if ("words" in place) return { city: place.words, region: "" };
  const { name, around, regions } = place;
  const isVillage = around.length > 0 || findArea(name) !== null;
  const [only] =
    regions.length === 1 ? REGIONS.filter(({ number }) => regions.includes(number)) : [];
  return { city: isVillage ? name : "", region: only?.name ?? "" };
}
