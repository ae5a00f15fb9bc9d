import type { workRegions } from "#db/schema/accounts.ts";
import type { DemoPeople, Professional } from "./demo-people.ts";
import { WORK_REGIONS } from "./texts/jobs.ts";

/** The names of the regions where a demo professional also works. */
export const workRegionsOf = ({ place }: Pick<Professional, "place">): readonly string[] =>
  WORK_REGIONS.get(place) ?? [];

/** A row of `work_regions` for each of them. */
export function workRegionRows({ professionals }: DemoPeople): (typeof workRegions.$inferInsert)[] {
  return professionals.flatMap((professional) =>
    workRegionsOf(professional).map((region) => ({ userId: professional.id, region })),
  );
}
