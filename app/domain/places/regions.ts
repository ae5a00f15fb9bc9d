/** The ten administrative regions. `code` is the ISO 3166-2 code, used where a form asks for a postal code. */
export const REGIONS = [
  { number: 1, name: "Barima-Waini", code: "GY-BA" },
  { number: 2, name: "Pomeroon-Supenaam", code: "GY-PM" },
  { number: 3, name: "Essequibo Islands-West Demerara", code: "GY-ES" },
  { number: 4, name: "Demerara-Mahaica", code: "GY-DE" },
  { number: 5, name: "Mahaica-Berbice", code: "GY-MA" },
  { number: 6, name: "East Berbice-Corentyne", code: "GY-EB" },
  { number: 7, name: "Cuyuni-Mazaruni", code: "GY-CU" },
  { number: 8, name: "Potaro-Siparuni", code: "GY-PT" },
  { number: 9, name: "Upper Takutu-Upper Essequibo", code: "GY-UT" },
  { number: 10, name: "Upper Demerara-Berbice", code: "GY-UD" },
] as const;

/** Characters of the name of a village or town. */
export const MOST_CITY = 120;

export type RegionName = (typeof REGIONS)[number]["name"];

const regionByName = new Map<string, (typeof REGIONS)[number]>(
  REGIONS.map((region) => [region.name, region]),
);

/** The region with this stored name, or null for Guyana as a whole and for anything unknown. */
export function findRegion(name: string) {
  return regionByName.get(name) ?? null;
}

/** A place as shown: "Georgetown, Region 4", or "Georgetown, Guyana" without a region (decision 32). */
export function placeText(city: string, region: string): string {
  return `${city}, ${regionText(region)}`;
}

/** A region by its number, as people say it. */
export function regionText(region: string): string {
  const found = findRegion(region);
  return found ? `Region ${found.number}` : region;
}

/** Where somebody also works: "Also works in Region 4, Region 6". */
export function alsoWorksText(regions: readonly string[]): string {
  return `Also works in ${regions.map(regionText).join(", ")}`;
}
