import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Role } from "#app/domain/accounts/role.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { logChange, type SecurityContext } from "./security-log.ts";

/**
 * The values of a person's row without what was entered at the sign-up, where `isForeign` holds of the row: somebody else
 * may have entered it (threat 87). Until `finishAccount` the account is of nobody's name and has accepted no terms.
 */
export const withoutSignUp = (isForeign: SQL) => ({
  firstName: sql`iif(${isForeign}, '', ${users.firstName})`,
  lastName: sql`iif(${isForeign}, '', ${users.lastName})`,
  role: sql`iif(${isForeign}, 'customer', ${users.role})`,
  termsVersion: sql`iif(${isForeign}, null, ${users.termsVersion})`,
  termsAcceptedAt: sql`iif(${isForeign}, null, ${users.termsAcceptedAt})`,
});

type Finished = {
  role: Role;
  firstName: string;
  lastName: string;
  termsVersion: string;
};

/** Stores who has an account without a name, and that they accept the terms, once; nothing for one that has a name. */
export async function finishAccount(
  db: Database,
  userId: string,
  { role, firstName, lastName, termsVersion }: Finished,
  context: SecurityContext,
): Promise<void> {
  const { now } = context;
  await db.batch([
    db
      .update(users)
      .set({ role, firstName, lastName, termsVersion, termsAcceptedAt: now, updatedAt: now })
      .where(and(eq(users.id, userId), eq(users.firstName, ""))),
    logChange(db, userId, "terms-accepted", context),
  ]);
}
