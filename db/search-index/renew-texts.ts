import type { Client } from "@libsql/client";
import { and, between, eq, ne, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql";
import { searchText } from "#app/domain/search/text.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { services } from "#db/schema/services.ts";
import { searchable } from "./searchable.ts";

const CHUNK = 1_000;
/** How many services get a new text in one write, in which triggers move each in every table. */
const TEXTS_AT_ONCE = 100;

/**
 * Writes the text of every service that differs from what the rules of this release make of it, and returns how many. The site
 * stays up and searchable meanwhile: triggers move those services in the index. `now` is in UTC milliseconds.
 */
export async function renewAllTexts(client: Client, now: number): Promise<number> {
  const db = drizzle(client);
  let renewed = 0;
  for (const chunk of await serviceChunks(db)) renewed += await renewTexts(db, chunk, dayOf(now));
  return renewed;
}

/** Conditions that choose all services, a thousand at a time. */
export async function serviceChunks(db: Database): Promise<SQL[]> {
  const { number } = services;
  const last = sql`coalesce(max(${number}), 0)`.mapWith(Number);
  const [row] = await db.select({ last }).from(services);
  const count = Math.ceil((row?.last ?? 0) / CHUNK);
  return Array.from({ length: count }, (_, i) => between(number, i * CHUNK + 1, (i + 1) * CHUNK));
}

/** The same for some services, on a day (YYYY-MM-DD). Erased ones stay without a text. */
export async function renewTexts(db: Database, some: SQL, today: string): Promise<number> {
  const rows = await db
    .select({ ...searchable(today), id: services.id, searchText: services.searchText })
    .from(services)
    .innerJoin(users, eq(users.id, services.proId))
    .where(and(some, ne(services.searchText, "")));
  const updates = rows.flatMap(({ id, searchText: stored, ...service }) => {
    const text = searchText(service);
    if (text === stored) return [];
    const unchanged = and(eq(services.id, id), eq(services.searchText, stored));
    return [db.update(services).set({ searchText: text }).where(unchanged)];
  });
  for (let i = 0; i < updates.length; i += TEXTS_AT_ONCE) {
    const [first, ...rest] = updates.slice(i, i + TEXTS_AT_ONCE);
    if (first) await db.batch([first, ...rest]);
  }
  return updates.length;
}
