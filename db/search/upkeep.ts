import type { Client } from "@libsql/client";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { searchText } from "#app/domain/search/text.ts";
import type { Database } from "#db/client.ts";
import { constant } from "#db/constant.ts";
import { users } from "#db/schema/people.ts";
import { services } from "#db/schema/services.ts";
import { SEARCH_TABLES } from "./tables.ts";

/** About this many pages are written a table and run: tens of milliseconds, so that nobody waits behind it. */
const PAGES = 300;
/** So many at a time where nothing else is to be done. */
const PAGES_OF_WHOLE = 1_000;

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
      city: services.locationCity,
      state: services.locationState,
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
export async function mergeWhole(client: Client, table: string): Promise<void> {
  const merge = (pages: number) =>
    client.batch(
      [
        "select total_changes() as changes",
        `insert into ${table} (${table}, rank) values ('merge', ${pages})`,
        "select total_changes() as changes",
      ],
      "write",
    );
  // A negative number begins the merge of all segments. FTS5 has nothing left to do when a call changes no row of its
  // tables but the one it always counts.
  let pages = -PAGES_OF_WHOLE;
  while (true) {
    const [before, , after] = await merge(pages);
    if (Number(after?.rows[0]?.changes) - Number(before?.rows[0]?.changes) < 2) return;
    pages = PAGES_OF_WHOLE;
  }
}
