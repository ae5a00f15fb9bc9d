import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/connection/client.ts";
import { tokens } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { insertSelect } from "#db/statements/insert-select.ts";

export type TokenKind = (typeof tokens.$inferSelect)["kind"];

/** A token as it comes back from a link, by its hash. */
type TokenOfLink = {
  kind: TokenKind;
  hash: string;
  /** UTC milliseconds. */
  now: number;
};

/** One goes to the new address; the others work also after a change of the address that they were sent to. */
const OTHER_ADDRESS: readonly TokenKind[] = ["change-email", "stop-email-change", "not-me"];

/**
 * The condition that joins the row of `tokens` a link stands for with its person in `users`: of this kind and no other,
 * in time, and made for the address the person still has, except for those that outlast a change of it.
 */
export function isValidToken({ kind, hash, now }: TokenOfLink): SQL | undefined {
  return and(
    eq(users.id, tokens.userId),
    eq(tokens.hash, hash),
    eq(tokens.kind, kind),
    gt(tokens.expiresAt, now),
    isNull(users.deletedAt),
    OTHER_ADDRESS.includes(kind) ? undefined : sql`lower(${users.email}) = lower(${tokens.email})`,
  );
}

const query = new QueryBuilder();

/** The id of the person whose token a link carries; null when it is not valid. */
export const ownerOfToken = (token: TokenOfLink): SQL =>
  sql`${query.select({ userId: tokens.userId }).from(tokens).innerJoin(users, isValidToken(token))}`;

type NewToken = {
  kind: TokenKind;
  hash: string;
  /** An expression that gives the person's id, or null for nobody: then nothing is stored. */
  owner: SQL;
  /** The address its link is sent to; an expression may read the person's row of `users`. */
  email: string | SQL;
  lastsMs: number;
  /** UTC milliseconds. */
  now: number;
};

/** The statement that stores a one-time token for a person, only if `onlyIf`, which may read the row of `users`, holds. */
export function insertToken(db: Database, token: NewToken, onlyIf: SQL = sql`1`) {
  const { kind, hash, owner, email, lastsMs, now } = token;
  const expiresAt = now + lastsMs;
  const row = { hash, kind, userId: sql`${users.id}`, email, expiresAt, createdAt: now };
  const person = sql`from ${users} where ${users.id} = ${owner} and ${onlyIf}`;
  return db.run(insertSelect(tokens, row, person));
}

/** The statement that deletes the earlier tokens of one kind of a person, only if `onlyIf` holds. */
export function deleteTokens(db: Database, kind: TokenKind, owner: SQL, onlyIf: SQL) {
  return db.delete(tokens).where(and(eq(tokens.kind, kind), eq(tokens.userId, owner), onlyIf));
}
