import { type SQL, sql } from "drizzle-orm";
import { PAGE_SIZE } from "#app/domain/search/filters.ts";
import type { FreeShape } from "#app/domain/search/when.ts";
import { services } from "#db/schema/services.ts";
import { numberOfRowid } from "#db/search-index/tables.ts";
import { constant } from "#db/statements/constant.ts";
import { freeAmong } from "./free-then.ts";
import { ENTRY_LENGTH, entryStart, FIRST_STAGE, type SearchTable, STAGE } from "./list-entries.ts";

/** The places of the first page that services without reviews get, and how many of them take turns. */
const FAIR_PLACES = [6, 12, 18] as const;
const FAIR_CANDIDATES = constant(48);
/** How many of them are looked at for those that are free when somebody should come. */
const MOST_FAIR_CANDIDATES = constant(500);

/**
 * The tables that give some places of the first page to services without reviews, of the stage that stands there, chosen by the
 * day (search, "What comes first"); they are not on later pages then. A service that is on the first page anyway stays there.
 */
export function fairTables(
  table: SearchTable,
  stages: SQL,
  day: SQL<number>,
  free: FreeShape | null,
): SQL {
  // Remainders by a prime: every day has a factor far from the day before, so that also a few services change places.
  const turn = sql`(entry % ${STAGE} % 65521) * (${day} * 40499 % 65520 + 1) % 65521`;
  // What would stand in a later stage than the last of the places is not looked for.
  const stageAt = (place: number) => sql`substr(list, ${entryStart(place)}, 2)`;
  const last = sql`max(${sql.join(
    FAIR_PLACES.map((place) => sql`${stageAt(place)} + 0`),
    sql`, `,
  )}) - ${FIRST_STAGE}`;
  const unreviewed = sql`select e.place as stage, t.rowid as r from expression e cross join ${table} t
        where e.place >= ${stages} and e.place <= ${stages} + ${last} and t.${table} match e.match`;
  const places = constant(JSON.stringify(FAIR_PLACES));
  const stageOf = (place: SQL) =>
    sql`substr(list, (${place} - 1) * ${constant(ENTRY_LENGTH)} + 1, 2)`;
  const pick = (place: number) => sql`(picks ->> ${sql.raw(`'$.${place}'`)})`;
  const without = FAIR_PLACES.reduce(
    (list, place) => sql`replace(${list}, coalesce(${pick(place)} || ',', '-'), '')`,
    sql`list`,
  );
  const entriesOf = (rows: SQL) =>
    sql`select (stage - ${stages} + ${FIRST_STAGE}) * ${STAGE} + ${numberOfRowid(sql`r`)} as entry from (${rows})`;
  const waiting = sql`select entry from (
          ${free ? freeAndNew(unreviewed, entriesOf, free) : entriesOf(unreviewed)} limit ${FAIR_CANDIDATES})
        where not instr(substr(list, 1, ${constant(PAGE_SIZE * ENTRY_LENGTH)}), entry)
        order by substr(entry, 1, 2), ${turn}, entry`;
  // The first who waits for the stage of a place, or the second where the same stage has an earlier place, or the third.
  const stage = stageOf(sql`place.value`);
  const before = sql`select count(*) from json_each(${places}) earlier
          where earlier.value < place.value and ${stageOf(sql`earlier.value`)} = ${stage}`;
  const next = sql`select substr(waiting, instr(',' || waiting, ',' || ${stage}) + (${before}) * ${constant(ENTRY_LENGTH)}, ${constant(ENTRY_LENGTH - 1)}) as entry`;
  // Each mention of a table is prepared again with all that it is made of, so every table is mentioned once; and who waits
  // becomes one text, because numbering them would read each of them many times.
  return sql`, queue (total, list, more, waiting) as materialized (
      select total, list, more, (select group_concat(entry) from (${waiting})) from gathered),
    picked (total, list, more, picks) as materialized (
      select total, list, more, (select json_group_object(value, (
        select iif(substr(entry, 1, 2) = ${stage}, entry, null) from (${next}))) from json_each(${places}) place) from queue),
    fair (total, list, more) as materialized (
      select total, ${withPicks(without, pick)}, more from picked)`;
}

/**
 * The services without reviews that are free then. Where everybody was looked at they stand in the list already; only where
 * there are more, those whose standing is too low for it are looked for.
 */
function freeAndNew(unreviewed: SQL, entriesOf: (rows: SQL) => SQL, free: FreeShape): SQL {
  const some = sql`(${unreviewed} and more limit ${MOST_FAIR_CANDIDATES})`;
  return sql`select entry from (
        select value as entry from json_each('[' || rtrim(list, ',') || ']') cross join ${services}
          on ${services.number} = value % ${STAGE} where not more and ${services.reviewCount} = 0
        union all ${entriesOf(freeAmong(some, free))})`;
}

/** The list with the picks at their places. */
function withPicks(list: SQL, pick: (place: number) => SQL): SQL {
  return FAIR_PLACES.reduce(
    (filled, place) => sql`(select substr(l, 1, ${entryStart(place)} - 1)
      || coalesce(${pick(place)} || ',', '') || substr(l, ${entryStart(place)}) from (select ${filled} as l))`,
    list,
  );
}
