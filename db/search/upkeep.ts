import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "#app/domain/durations.ts";
import { searchText } from "#app/domain/search/text.ts";
import type { Database } from "#db/client.ts";
import { constant } from "#db/constant.ts";
import { users } from "#db/schema/accounts.ts";
import { services } from "#db/schema/services.ts";
import { SEARCH_TABLES, WORD_PARTS } from "./tables.ts";

/** About this many pages are written a table and run: tens of milliseconds, so that nobody waits behind it. */
const PAGES = 300;
/** So many at a time where nothing else is to be done. */
const PAGES_OF_WHOLE = 1_000;
/** A night and an hour: nobody erased falls between two. */
const NIGHT_MS = DAY_MS + HOUR_MS;

/** Merges a little of each search table, so that no write ever has to merge a lot. */
export async function mergeSearch(db: Database): Promise<void> {
  for (const table of Object.values(SEARCH_TABLES)) {
    await db.run(sql`insert into ${table} (${table}, rank) values ('merge', ${constant(PAGES)})`);
  }
}

type OwnerName = {
  firstName: string;
  lastName: string;
  /** Undefined to leave it as it is. */
  businessName?: string | null;
};

/**
 * The statements, for the batch that renames a professional, that make their services be found by the new name; each
 * is carried out only where `onlyIf` holds and the service is still as it was read.
 */
export async function renameServices(
  db: Database,
  ownerId: string,
  { firstName, lastName, businessName }: OwnerName,
  onlyIf: SQL,
) {
  const rows = await db
    .select({
      id: services.id,
      title: services.title,
      description: services.description,
      categoryId: services.categoryId,
      subcategoryId: services.subcategoryId,
      city: services.city,
      region: services.region,
      businessName: users.businessName,
      searchText: services.searchText,
    })
    .from(services)
    .innerJoin(users, eq(users.id, services.proId))
    .where(eq(services.proId, ownerId));
  return rows.flatMap(({ id, searchText: indexed, ...service }) => {
    const names = {
      firstName,
      lastName,
      businessName: businessName === undefined ? service.businessName : businessName,
    };
    const text = searchText({ ...service, ...names });
    if (text === indexed) return [];
    return [
      db
        .update(services)
        .set({ searchText: text })
        .where(and(eq(services.id, id), eq(services.searchText, indexed), onlyIf)),
    ];
  });
}

/**
 * Merges a search table into one segment, in many short writes. A word is looked up in every segment, so a table that
 * was just filled answers many times more slowly than one that was merged.
 */
export async function mergeWhole(
  db: Database,
  table: string,
  pages = PAGES_OF_WHOLE,
): Promise<void> {
  const changes = () => db.all<{ n: number }>(sql`select total_changes() as n`);
  const merge = async (most: number) => {
    const name = sql.identifier(table);
    const statement = sql`insert into ${name} (${name}, rank) values ('merge', ${constant(most)})`;
    const [[before], , [after]] = await db.batch([changes(), db.run(statement), changes()]);
    return (after?.n ?? 0) - (before?.n ?? 0);
  };
  // A negative number begins the merge of all segments. FTS5 has nothing left to do when a call changes no row of its
  // tables but the one it always counts.
  let done = await merge(-pages);
  while (done >= 2) done = await merge(pages);
}

/**
 * Merges every search table whole on the night after somebody was erased: until then the words of a deleted row stay in
 * its blobs, unread (threat 78). `now` in UTC milliseconds.
 */
export async function mergeErased(db: Database, now: number): Promise<void> {
  const [erased] = await db
    .select({ id: users.id })
    .from(users)
    .where(gt(users.deletedAt, now - NIGHT_MS))
    .limit(1);
  if (!erased) return;
  for (const table of [...Object.values(SEARCH_TABLES), WORD_PARTS]) {
    await mergeWhole(db, table.value, PAGES);
  }
}
