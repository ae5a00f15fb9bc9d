import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/connection/client.ts";
import { tokens } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { bare } from "#db/statements/upsert.ts";
import { type MovedAddress, moveAddress } from "./moved-address.ts";
import { deleteSquatter, squatterOf } from "./squatter.ts";

/** The people whose address, in lower case, has other characters than those of ASCII. */
export function readUnicodeAddresses(db: Database): Promise<{ userId: string; from: string }[]> {
  return db
    .select({ userId: users.id, from: sql<string>`lower(${users.email})` })
    .from(users)
    .where(sql`${users.email} glob '*[^ -~]*'`);
}

/**
 * Stores another spelling of a person's address, with everything that is stored under it. A sign-up under that spelling
 * which nobody confirmed holds it from no confirmed account (threat 79); nothing changes where it has an account.
 */
export async function respellAddress(db: Database, address: MovedAddress): Promise<void> {
  const { userId, from, to } = address;
  const isTheirs = and(eq(users.id, userId), sql`lower(${users.email}) = ${from}`);
  const isConfirmed = sql`exists (select 1 from ${users}
    where ${isTheirs} and ${users.emailVerifiedAt} is not null)`;
  const isDone = sql`exists (select 1 from ${users}
    where ${users.id} = ${userId} and lower(${users.email}) = ${to})`;
  await db.batch([
    ...deleteSquatter(db, squatterOf(to, userId), isConfirmed),
    db.run(sql`update or ignore ${users} set ${bare(users.email)} = ${to} where ${isTheirs}`),
    db
      .update(tokens)
      .set({ email: to })
      .where(and(eq(tokens.userId, userId), eq(tokens.email, from), isDone)),
    ...moveAddress(db, address, isDone),
  ]);
}
