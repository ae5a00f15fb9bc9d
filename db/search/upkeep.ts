import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { bit } from "#app/domain/bit.ts";
import { DAY_MS, HOUR_MS } from "#app/domain/durations.ts";
import { searchText } from "#app/domain/search/text.ts";
import type { Database } from "#db/client.ts";
import { readRow } from "#db/read.ts";

const TABLES = [
  "search_newest",
  "search_rating",
  "search_reviews",
  "search_price_low",
  "search_price_high",
];
/** About this many pages are written a table and run: tens of milliseconds, so that nobody waits behind it. */
const PAGES = 300;
/** So many at a time where nothing else is to be done. */
const PAGES_OF_WHOLE = 1_000;
/** A night and an hour: nobody erased falls between two. */
const NIGHT_MS = DAY_MS + HOUR_MS;

/** Merges a little of each search table, so that no write ever has to merge a lot. */
export async function mergeSearch(db: Database): Promise<void> {
  for (const table of TABLES) {
    await db.run(sql.raw(`insert into ${table} (${table}, rank) values ('merge', ${PAGES})`));
  }
}

type OwnerName = {
  firstName: string;
  lastName: string;
  /** Undefined to leave it as it is. */
  businessName?: string | null;
};

const indexedSchema = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    categoryId: z.string(),
    subcategoryId: z.string().nullable(),
    city: z.string(),
    state: z.string(),
    businessName: z.string().nullable(),
    searchText: z.string(),
  }),
);

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
  const rows = indexedSchema.parse(
    await db.all(sql`select s.id, title, description, category_id as categoryId,
        subcategory_id as subcategoryId, s.location_city as city, s.location_state as state,
        u.business_name as businessName, search_text as searchText
      from services s join users u on u.id = s.pro_id where s.pro_id = ${ownerId}`),
  );
  return rows.flatMap(({ id, searchText: indexed, ...service }) => {
    const names = {
      firstName,
      lastName,
      businessName: businessName === undefined ? service.businessName : businessName,
    };
    const text = searchText({ ...service, ...names });
    if (text === indexed) return [];
    return [
      db.run(sql`update services set search_text = ${text}
        where id = ${id} and search_text = ${indexed} and ${onlyIf}`),
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
    const statement = sql.raw(`insert into ${table} (${table}, rank) values ('merge', ${most})`);
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
  const { erased } = await readRow(
    db,
    sql`select exists (select 1 from users where deleted_at > ${now - NIGHT_MS}) as erased`,
    z.object({ erased: bit }),
  );
  if (!erased) return;
  for (const table of [...TABLES, "search_word_parts"]) await mergeWhole(db, table, PAGES);
}
