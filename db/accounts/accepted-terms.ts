import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { logChange, type SecurityContext } from "./security-log.ts";

/** Stores that a person accepted a version of the terms, with a line of the security log (decision 35). */
export async function acceptTerms(
  db: Database,
  userId: string,
  version: string,
  context: SecurityContext,
): Promise<void> {
  await db.batch([
    db
      .update(users)
      .set({ termsVersion: version, termsAcceptedAt: context.now })
      .where(and(eq(users.id, userId), sql`${users.termsVersion} is not ${version}`)),
    logChange(db, userId, "terms-accepted", context),
  ]);
}
