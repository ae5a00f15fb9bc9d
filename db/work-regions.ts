import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { users, workRegions } from "./schema/accounts.ts";

/** The regions where somebody also works, by name, as a JSON list. */
const workRegionList = (userId: SQLWrapper): SQL<string[]> =>
  sql`(select json_group_array(region) from (select ${workRegions}.region as region from ${workRegions}
    where ${workRegions}.user_id = ${userId} order by region))`;

/** The names of the regions where somebody also works, in alphabetical order. */
export const workRegionsOf = (userId: SQLWrapper) =>
  workRegionList(userId).mapWith(users.specialties);

/** Whether somebody also works in these regions and no others; they are in alphabetical order. */
export const worksIn = (userId: SQLWrapper, regions: readonly string[]): SQL =>
  sql`${workRegionList(userId)} = ${JSON.stringify(regions)}`;
