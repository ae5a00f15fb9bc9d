import { and, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import { LICENSED_TOKEN, type OwnerWords, searchText } from "#app/domain/search/text.ts";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { services } from "#db/schema/services.ts";
import { hasSeenLicence } from "#db/seen-licence.ts";
import { constant } from "#db/statements/constant.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { searchable } from "./searchable.ts";
import { SEARCH_TABLES, WORD_PARTS, WORDS } from "./tables.ts";

/** About how many pages a merge writes per table: tens of milliseconds, so that no other write waits long. */
const PAGES = 300;
/** How many pages at a time when nothing else writes. */
const PAGES_OFFLINE = 1_000;
/** A day and an hour, so that no erased account falls between two nightly runs. */
const NIGHT_MS = DAY_MS + HOUR_MS;

/** Merges a part of each search table, so that no single write has to merge much. */
export async function mergeSearch(db: Database): Promise<void> {
  for (const table of Object.values(SEARCH_TABLES)) {
    await db.run(sql`insert into ${table} (${table}, rank) values ('merge', ${constant(PAGES)})`);
  }
}

const LICENSED = ` ${LICENSED_TOKEN}`;

/** What follows the text of a professional's service on a day (YYYY-MM-DD), as it is where the statement is run. */
export const licensedEnding = (proId: SQL, today: string): SQL<string> =>
  sql`iif(${hasSeenLicence(proId, today)}, ${LICENSED}, '')`;

/**
 * The statement, after a change of the licences of professionals or at the end of one, that lets the search find their services
 * by them, or no longer. A text that is right is not written; one of an erased account stays empty.
 */
export function settleLicensed(db: Database, isOf: (proId: SQL) => SQL, today: string) {
  const proId = sql`${services}.pro_id`;
  const isIndexed = sql`instr(${services.searchText}, ${LICENSED}) > 0`;
  const is = hasSeenLicence(proId, today);
  return db
    .update(services)
    .set({
      searchText: sql`iif(${is}, ${services.searchText} || ${LICENSED}, replace(${services.searchText}, ${LICENSED}, ''))`,
    })
    .where(sql`${isOf(proId)} and ${services.searchText} <> '' and (${isIndexed}) <> (${is})`);
}

/**
 * The statement that reads the services of a professional with the text that the index has of each, and what it should have on a
 * day (YYYY-MM-DD), for `reindexMissed`; what is erased has none.
 */
export function selectTexts(db: Database, ownerId: string, today: string) {
  return db
    .select({ ...searchable(today), id: services.id, indexed: services.searchText })
    .from(services)
    .innerJoin(users, eq(users.id, services.proId))
    .where(and(eq(services.proId, ownerId), ne(services.searchText, "")));
}
type TextRow = Awaited<ReturnType<typeof selectTexts>>[number];

/**
 * The statements that give the services in these rows the text that they should have, with what is `changed` in the same batch;
 * each takes effect only if `onlyIf` holds and the text is unchanged since it was read.
 */
function textsOf(
  db: Database,
  rows: readonly TextRow[],
  { changed, onlyIf }: { changed: Partial<OwnerWords>; onlyIf?: SQL },
) {
  return rows.flatMap(({ id, indexed, ...service }) => {
    const text = searchText({ ...service, ...changed });
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
 * The statements, for the batch that changes what the index has of a professional, that index their services anew if `onlyIf`
 * holds. What was written between reading them and the batch is for `reindexMissed`, after it.
 */
export async function reindexOwner(
  db: Database,
  ownerId: string,
  changed: Partial<OwnerWords>,
  { onlyIf, today }: { onlyIf: SQL; today: string },
) {
  return textsOf(db, await selectTexts(db, ownerId, today), { changed, onlyIf });
}

/** Indexes what `selectTexts` found after that batch with another text than it should have: services written meanwhile. */
export async function reindexMissed(
  db: Database,
  ownerId: string,
  rows: readonly TextRow[],
  today: string,
): Promise<void> {
  const [first, ...others] = textsOf(db, rows, { changed: {} });
  if (!first) return;
  await db.batch([first, ...others]);
  await reindexMissed(db, ownerId, await selectTexts(db, ownerId, today), today);
}

/**
 * Merges a search table into one segment, in many short writes. A word is looked up in every segment, so a table
 * that was just filled answers many times more slowly than a merged one.
 */
export async function mergeWhole(
  db: Database,
  table: string,
  pages = PAGES_OFFLINE,
): Promise<void> {
  const changes = () => db.all<{ n: number }>(sql`select total_changes() as n`);
  const merge = async (most: number) => {
    const name = sql.identifier(table);
    const statement = sql`insert into ${name} (${name}, rank) values ('merge', ${constant(most)})`;
    const {
      before: [before],
      after: [after],
    } = await namedBatch(db, { before: changes(), merged: db.run(statement), after: changes() });
    return (after?.n ?? 0) - (before?.n ?? 0);
  };
  // A negative number starts the merge of all segments. FTS5 is finished when a call changes one row only, which it
  // counts in any case.
  let changed = await merge(-pages);
  while (changed >= 2) changed = await merge(pages);
}

/**
 * Merges every search table whole in the night after an account was erased: until then the words of a deleted row stay
 * in the blobs of the table, unread (threat 78). `now` in UTC milliseconds.
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

/** No listed service has the word; a service that is not listed adds its words again when it is. */
const UNUSED = sql`not exists (select 1 from ${SEARCH_TABLES.newest}
  where ${SEARCH_TABLES.newest} match '"' || word || '"')`;

/** Removes those of these words that no listed service has: nothing is found or suggested by them (threat 78). */
export async function removeWords(db: Database, words: readonly string[]): Promise<void> {
  const list = JSON.stringify([...new Set(words)]);
  await db.run(sql`delete from ${WORDS}
    where word in (select value from json_each(${list})) and ${UNUSED}`);
}

const CHUNK = 1_000;

/** Removes every word that no listed service has any more, a thousand at a time, so that no other write waits long. */
export async function removeUnusedWords(db: Database): Promise<void> {
  for (let after = 0; ; ) {
    const chunk = sql`select id from ${WORDS} where id > ${after} order by id limit ${constant(CHUNK)}`;
    const [end] = await db.select({ last: sql<number | null>`max(id)` }).from(sql`(${chunk})`);
    if (!end || end.last === null) return;
    await db.run(sql`delete from ${WORDS} where id > ${after} and id <= ${end.last} and ${UNUSED}`);
    after = end.last;
  }
}
