import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { words } from "#app/domain/search/words.ts";
import {
  HIDDEN_TITLE,
  MOST_REMOVED,
  SAME_PRESS_MS,
  SAVED_PAGE_SIZE,
  type SavedFilters,
  type SavedSort,
  savedServiceSchema,
  UNDO_WORKS_MS,
} from "#app/domain/services/saved.ts";
import type { Database } from "#db/client.ts";
import { rawNumber } from "#db/raw-number.ts";
import { readRow } from "#db/read.ts";
import { serviceCardJson } from "./service-card.ts";

/** `now` in UTC milliseconds. */
type Save = { userId: string; serviceId: string; now: number };

/**
 * Saves a listed service for a person, once. "already" when it was saved before, which a second press within ten seconds
 * is not; "own" and "missing" change nothing.
 */
export async function saveService(
  db: Database,
  { userId, serviceId, now }: Save,
): Promise<"saved" | "already" | "own" | "missing"> {
  const [, [found]] = await db.batch([
    db.run(sql`insert into saved_services (id, user_id, service_id, created_at)
      select ${crypto.randomUUID()}, ${userId}, id, ${now} from services
      where id = ${serviceId} and listed = 1 and pro_id <> ${userId} on conflict do nothing`),
    db.all<{ own: number; savedAt: number | null }>(sql`select pro_id = ${userId} as own,
        (select created_at from saved_services where user_id = ${userId} and service_id = s.id) as savedAt
      from services s where s.id = ${serviceId}`),
  ]);
  if (!found) return "missing";
  if (found.own) return "own";
  if (found.savedAt === null) return "missing";
  return found.savedAt > now - SAME_PRESS_MS ? "saved" : "already";
}

/**
 * Takes services off a person's list in one write, and says which are off it by that, now or within the last minute: a
 * removal sent twice removes the same.
 */
export async function removeSaved(
  db: Database,
  { userId, serviceIds, now }: { userId: string; serviceIds: string[]; now: number },
): Promise<string[]> {
  const chosen = sql`user_id = ${userId}
    and service_id in (select value from json_each(${JSON.stringify(serviceIds)}))`;
  const [, , removed] = await db.batch([
    db.run(sql`insert into removed_saved_services (id, user_id, service_id, created_at, removed_at)
      select id, user_id, service_id, created_at, ${now} from saved_services where ${chosen}
      on conflict do update set id = excluded.id, created_at = excluded.created_at,
        removed_at = excluded.removed_at`),
    db.run(sql`delete from saved_services where ${chosen}`),
    db.all<{ serviceId: string }>(sql`select service_id as serviceId from removed_saved_services
      where ${chosen} and removed_at > ${now - UNDO_WORKS_MS}`),
  ]);
  return removed.map(({ serviceId }) => serviceId);
}

/** Puts back what a person removed at a moment, as it was, and says how many are back. None after a minute. */
export async function restoreSaved(
  db: Database,
  { userId, removedAt, now }: { userId: string; removedAt: number; now: number },
): Promise<number> {
  const removed = sql`removed_saved_services where user_id = ${userId} and removed_at = ${removedAt}
    and removed_at > ${now - UNDO_WORKS_MS}`;
  const [, [row]] = await db.batch([
    db.run(sql`insert into saved_services (id, user_id, service_id, created_at)
      select id, user_id, service_id, created_at from ${removed} on conflict do nothing`),
    db.all<{ count: number }>(sql`select count(*) as count from ${removed}`),
  ]);
  return row?.count ?? 0;
}

const ORDERS: Record<SavedSort, string> = {
  date_saved: "saved_at desc",
  rating: "rating desc, review_count desc",
  price_low: "price_amount",
  price_high: "price_amount desc",
  alphabetical: "lower(title)",
};

const savedPageSchema = z.object({
  /** How many the person has saved, and how many of those fit the filter. */
  total: z.number(),
  matching: z.number(),
  page: z.number(),
  /** The saved services of each category, whatever the filter. */
  categories: z.array(z.object({ categoryId: z.string(), count: z.number() })),
  services: z.array(savedServiceSchema),
  /** The newest removal that can be undone: when it was, and how many services it took. */
  undo: z.object({ removedAt: z.number(), count: z.number() }).nullable(),
});
export type SavedPage = z.output<typeof savedPageSchema>;

const SHOWN_TITLE = sql.raw(
  `case when s.hidden_at is null then s.title else '${HIDDEN_TITLE}' end`,
);
const STANDING =
  sql.raw(`case when s.listed = 1 then 'available' when s.hidden_at is not null then 'hidden'
  when s.deleted_at is not null then 'deleted' when s.owner_visible = 0 then 'owner-away'
  else 'resting' end`);

/** One page of a person's saved services, in one statement. A page past the end is the last one. */
export function readSavedPage(
  db: Database,
  { userId, filters, now }: { userId: string; filters: SavedFilters; now: number },
): Promise<SavedPage> {
  const order = sql.raw(ORDERS[filters.sort]);
  const size = rawNumber(SAVED_PAGE_SIZE);
  return readRow(
    db,
    sql`with mine as materialized (${mine(userId)}),
      fitting as materialized (select *, row_number() over (order by ${order}, number) as place
        from mine where ${fits(filters)}),
      start (n) as materialized (select max(0, min(${rawNumber(filters.page - 1)} * ${size},
        (count(*) - 1) / ${size} * ${size})) from fitting),
      undoable as (select * from removed_saved_services r where user_id = ${userId}
        and removed_at > ${now - UNDO_WORKS_MS} and not exists (select 1 from saved_services
          where user_id = r.user_id and service_id = r.service_id))
    select (select count(*) from mine) as total, (select count(*) from fitting) as matching,
      (select n / ${size} + 1 from start) as page,
      (select json_group_array(json_object('categoryId', category_id, 'count', n))
        from (select category_id, count(*) as n from mine group by category_id)) as categories_json,
      (select json_group_array(json(card)) from (
        select json_patch(${serviceCardJson(null)}, json_object('savedAt', s.saved_at, 'standing', ${STANDING})) as card
        from fitting s join users u on u.id = s.pro_id
        where s.place > (select n from start) and s.place <= (select n from start) + ${size}
        order by s.place)) as services_json,
      (select json_object('removedAt', removed_at, 'count', count(*)) from undoable
        group by removed_at order by removed_at desc limit 1) as undo_json`,
    savedPageSchema,
  );
}

const chosenSchema = z.object({
  /** How many fit, of which at most 200 are in the list. */
  matching: z.number(),
  services: z.array(z.object({ id: z.string(), title: z.string() })),
});

/** The saved services that somebody is about to remove: those with these ids, or all that fit a filter, newest first. */
export function readSavedChoice(
  db: Database,
  userId: string,
  choice: { ids: string[] } | { filters: SavedFilters },
) {
  const chosen =
    "ids" in choice
      ? sql`id in (select value from json_each(${JSON.stringify(choice.ids)}))`
      : fits(choice.filters);
  return readRow(
    db,
    sql`with fitting as materialized (select * from (${mine(userId)}) where ${chosen})
      select (select count(*) from fitting) as matching, (
        select json_group_array(json_object('id', id, 'title', ${SHOWN_TITLE})) from (
          select * from fitting s order by saved_at desc, number limit ${rawNumber(MOST_REMOVED)}) s
      ) as services_json`,
    chosenSchema,
  );
}

/** The titles of services, where they may be shown, by id. */
export async function readTitles(db: Database, ids: string[]): Promise<string[]> {
  const rows = await db.all<{ title: string }>(sql`select ${SHOWN_TITLE} as title from services s
    where id in (select value from json_each(${JSON.stringify(ids)})) order by number`);
  return rows.map(({ title }) => title);
}

function mine(userId: string): SQL {
  return sql`select s.*, v.created_at as saved_at from saved_services v
    join services s on s.id = v.service_id where v.user_id = ${userId}`;
}

/** Every typed word stands somewhere in the words of the service (decision 9), and the category is the chosen one. */
function fits({ q, category }: Pick<SavedFilters, "q" | "category">): SQL {
  return sql`not exists (select 1 from json_each(${JSON.stringify(words(q))})
      where instr(search_text, value) = 0)
    and (${category} is null or category_id = ${category})`;
}
