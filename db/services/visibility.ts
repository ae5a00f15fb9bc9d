import { sql } from "drizzle-orm";

/** The condition that the person `u` may be shown: to visitors ("public") or to people who have signed in. */
export function visibleOwner(viewer: "public" | "registered") {
  const allowed = viewer === "public" ? "= 'public'" : "<> 'private'";
  return sql.raw(`coalesce(u.hidden_at, u.deactivated_at, u.deletion_requested_at, u.deleted_at) is null
    and coalesce((select profile_visibility from settings where user_id = u.id), 'public') ${allowed}`);
}
