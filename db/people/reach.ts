import { type SQL, sql } from "drizzle-orm";

/** The condition that the person `u` has an account that others can see and write to. */
export const REACHABLE = sql.raw(
  "coalesce(u.hidden_at, u.deactivated_at, u.deletion_requested_at, u.deleted_at) is null",
);

/** The condition that neither of two people has blocked the other. */
export function noBlock(one: SQL, other: SQL): SQL {
  return sql`not exists (select 1 from blocks b where (b.blocker_id = ${one} and b.blocked_id = ${other})
    or (b.blocker_id = ${other} and b.blocked_id = ${one}))`;
}
