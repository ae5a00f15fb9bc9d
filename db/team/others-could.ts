import { type SQL, sql } from "drizzle-orm";
import { rolesWith, type StaffRole } from "#app/domain/team/roles.ts";
import { canSignIn } from "#db/accounts/reachable.ts";
import { twoFactor } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { staff } from "#db/schema/team.ts";

/** The condition that somebody else with two-factor sign-in has a role that includes this one, whom it does not concern. */
export function othersCould(
  me: string,
  required: StaffRole,
  concernsThem: (userId: SQL) => SQL,
): SQL {
  return sql`exists (select 1 from ${staff} other
    join ${twoFactor} on ${twoFactor.userId} = other.user_id and ${twoFactor.confirmedAt} is not null
    join ${users} on ${users.id} = other.user_id and ${canSignIn(users)}
    where other.user_id <> ${me} and other.role in ${rolesWith(required)}
      and not ${concernsThem(sql`other.user_id`)})`;
}
