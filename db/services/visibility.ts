import { sql } from "drizzle-orm";
import { REACHABLE } from "#db/people/reach.ts";

/** The condition that the person `u` may be shown: to visitors ("public") or to people who have signed in. */
export function visibleOwner(viewer: "public" | "registered") {
  const allowed = viewer === "public" ? "= 'public'" : "<> 'private'";
  return sql`${REACHABLE} and coalesce((select profile_visibility from settings
    where user_id = u.id), 'public') ${sql.raw(allowed)}`;
}
