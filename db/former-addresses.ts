import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { tokens } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import type { Database } from "./connection/client.ts";
import { insertSelect } from "./statements/insert-select.ts";

/**
 * How long the link that stops a change of address works: from when the change is asked for, and again from when it is
 * confirmed, so that a thief who confirms it can still be stopped (threat 69).
 */
export const STOP_LINK_MS = 3 * DAY_MS;

const query = new QueryBuilder();

/**
 * The condition that joins a person in `users` with the links in `tokens` that still stop a change of their address which
 * is confirmed. `now` in UTC milliseconds.
 */
const stopsConfirmedChange = (now: number) =>
  and(
    eq(users.id, tokens.userId),
    eq(tokens.kind, "stop-email-change"),
    gt(tokens.expiresAt, now),
    sql`${tokens.email} <> lower(${users.email})`,
  );

/**
 * An expression for the time until which a person's last change of address can be stopped, in UTC milliseconds; null where
 * none can. No other change is made before then (threat 85).
 */
export const stoppableUntil = (userId: string, now: number): SQL =>
  sql`${query
    .select({ until: sql`max(${tokens.expiresAt})` })
    .from(users)
    .innerJoin(tokens, and(stopsConfirmedChange(now), eq(users.id, userId)))}`;

/** Reads that time. */
export async function readStoppableUntil(
  db: Database,
  userId: string,
  now: number,
): Promise<number | null> {
  const [row] = await db.all<{ until: number | null }>(
    sql`select ${stoppableUntil(userId, now)} as until`,
  );
  return row?.until ?? null;
}

/**
 * An expression for the addresses, one a row with the id of their person, that the account with this address had before a
 * change that can be stopped.
 */
export const formerAddressesOf = (email: string, now: number): SQL =>
  sql`${query
    .select({ email: tokens.email, userId: tokens.userId })
    .from(users)
    .innerJoin(
      tokens,
      and(stopsConfirmedChange(now), sql`lower(${users.email}) = lower(${email})`),
    )}`;

/** An expression for the id of the person who had an address before a change that can be stopped; null for nobody. */
export const formerOwnerOf = (email: string, now: number): SQL =>
  sql`${query
    .select({ id: users.id })
    .from(tokens)
    .innerJoin(users, and(stopsConfirmedChange(now), eq(tokens.email, email)))
    .limit(1)}`;

type Repeated = {
  /** Of the new link, which goes to the address before the change. */
  hash: string;
  email: string;
  now: number;
};

/** The statement that makes another link which stops the same change until the same time, only if `onlyIf` holds. */
export function repeatStopLink(db: Database, { hash, email, now }: Repeated, onlyIf: SQL) {
  const { kind, userId, expiresAt, createdAt } = tokens;
  const copy = {
    hash,
    kind: sql`${kind}`,
    userId: sql`${userId}`,
    email,
    expiresAt: sql`${expiresAt}`,
    createdAt: sql`${createdAt}`,
  };
  const longest = sql`from ${tokens} join ${users} on ${stopsConfirmedChange(now)}
    where ${eq(tokens.email, email)} and ${onlyIf} order by ${expiresAt} desc limit 1`;
  return db.run(insertSelect(tokens, copy, longest));
}

/** The statement that lets the links which stop a change work for `lastsMs` from now, because it is confirmed now. */
export function renewStopLinks(
  db: Database,
  { userId, from, lastsMs, now }: { userId: string; from: string; lastsMs: number; now: number },
  onlyIf: SQL,
) {
  return db
    .update(tokens)
    .set({ expiresAt: now + lastsMs })
    .where(
      and(
        eq(tokens.kind, "stop-email-change"),
        eq(tokens.userId, userId),
        eq(tokens.email, from),
        gt(tokens.expiresAt, now),
        onlyIf,
      ),
    );
}
