import { findRegion, regionText } from "./regions.ts";

/** A region by its number and its name, such as "Region 4, Demerara-Mahaica". */
export function fullRegionText(region: string): string {
  return findRegion(region) ? `${regionText(region)}, ${region}` : region;
}
