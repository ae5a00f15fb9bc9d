import { type SQL, sql } from "drizzle-orm";
import { rolesWith } from "#app/domain/team/roles.ts";
import { canSignIn } from "#db/accounts/reachable.ts";
import { twoFactor, users } from "#db/schema/accounts.ts";
import { staff } from "#db/schema/team.ts";

/** The condition that another moderator with two-factor sign-in could decide, whom it does not concern. */
export function othersCould(me: string, concernsThem: (userId: SQL) => SQL): SQL {
  return sql`exists (select 1 from ${staff} other
    join ${twoFactor} on ${twoFactor.userId} = other.user_id and ${twoFactor.confirmedAt} is not null
    join ${users} on ${users.id} = other.user_id and ${canSignIn(users)}
    where other.user_id <> ${me} and other.role in ${rolesWith("moderator")}
      and not ${concernsThem(sql`other.user_id`)})`;
}
