import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import type { tokens } from "#db/schema/accounts.ts";

export type TokenKind = (typeof tokens.$inferSelect)["kind"];

/** A code as it comes back from a link, by its hash. */
export type SpentToken = {
  kind: TokenKind;
  hash: string;
  /** UTC milliseconds. */
  now: number;
};

/** Those about a change of address: one goes to the new one, the other to the old one and works after the change. */
const OTHER_ADDRESS: readonly TokenKind[] = ["change-email", "stop-email-change"];

/**
 * The token `t` of the person `u` that a code stands for, after `from`: of this kind and no other, in time, and made for
 * the address the person still has, but for those about a change of it.
 */
export function goodToken({ kind, hash, now }: SpentToken): SQL {
  const address = OTHER_ADDRESS.includes(kind) ? sql`1` : sql`lower(u.email) = lower(t.email)`;
  return sql`tokens t join users u on u.id = t.user_id where t.hash = ${hash} and t.kind = ${kind}
    and t.expires_at > ${now} and u.deleted_at is null and ${address}`;
}

/** The id of the person whose token a code is; null when it is no good. */
export const ownerOfToken = (token: SpentToken): SQL =>
  sql`(select t.user_id from ${goodToken(token)})`;

type NewToken = {
  kind: TokenKind;
  hash: string;
  /** An expression that gives the person's id, or null for nobody: then nothing is stored. */
  owner: SQL;
  /** The address its link is sent to. */
  email: string | SQL;
  lastsMs: number;
  /** UTC milliseconds. */
  now: number;
};

/** The statement that stores a one-time code for a person, only if `onlyIf` holds. */
export function insertToken(db: Database, token: NewToken, onlyIf: SQL = sql`1`) {
  const { kind, hash, owner, email, lastsMs, now } = token;
  return db.run(sql`insert into tokens (hash, kind, user_id, email, expires_at, created_at)
    select ${hash}, ${kind}, id, ${email}, ${now + lastsMs}, ${now} from users
    where id = ${owner} and ${onlyIf}`);
}
