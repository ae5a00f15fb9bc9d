import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { isReachable, noBlock } from "#db/accounts/reachable.ts";
import { users } from "#db/schema/accounts.ts";

/**
 * The condition that what comes from one person may reach the other (threat 95): both can be seen and written to, and
 * neither has blocked the other. It holds for what comes from nobody.
 */
export function mayReach(from: SQLWrapper, to: SQLWrapper): SQL {
  return sql`(${from} is null or (${noBlock(from, to)} and 2 = (select count(*) from ${users} as ${both}
    where ${both.id} in (${from}, ${to}) and ${isReachable(both)})))`;
}

/** The condition that somebody has an account that others cannot see or write to. */
export function hasClosedAccount(userId: SQLWrapper): SQL {
  return sql`exists (select 1 from ${users} as ${both} where ${both.id} = ${userId} and not ${isReachable(both)})`;
}

// Under a name of its own, because what it is compared with may be a column of `users`.
const both = alias(users, "both");
