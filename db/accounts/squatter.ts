import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection/client.ts";
import { securityEvents, tokens } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";

/** The id of a sign-up that nobody confirmed which holds an address, other than the person's own; null without one. */
export const squatterOf = (address: SQL | string, owner: SQL | string): SQL =>
  sql`(select ${users.id} from ${users}
    where lower(${users.email}) = ${address} and ${users.emailVerifiedAt} is null and ${users.id} <> ${owner})`;

/** The statements that delete that sign-up, only if `onlyIf` holds; the last one tells whether there was one. */
export const deleteSquatter = (db: Database, squatter: SQL, onlyIf?: SQL) =>
  [
    db.delete(tokens).where(and(eq(tokens.userId, squatter), onlyIf)),
    db.delete(securityEvents).where(and(eq(securityEvents.userId, squatter), onlyIf)),
    db.delete(users).where(and(eq(users.id, squatter), onlyIf)),
  ] as const;
