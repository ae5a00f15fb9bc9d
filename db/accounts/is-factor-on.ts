import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { twoFactor } from "#db/schema/access.ts";

/** The condition that the second factor of a person is on: set up and confirmed by a first code. */
export function isFactorOn(userId: string | SQLWrapper): SQL {
  return sql`exists (select 1 from ${twoFactor}
    where ${twoFactor.userId} = ${userId} and ${twoFactor.confirmedAt} is not null)`;
}
