import { and, asc, count, desc, eq, gt, inArray, notExists, type SQL, sql } from "drizzle-orm";
import { words } from "#app/domain/search/words.ts";
import {
  DOUBLE_PRESS_MS,
  MOST_REMOVED,
  SAVED_PAGE_SIZE,
  type SavedFilters,
  type SavedService,
  type SavedSort,
  type SavedStatus,
  savedService,
  UNDO_WORKS_MS,
} from "#app/domain/services/saved.ts";
import { dayNumber } from "#app/domain/time/guyana-day.ts";
import type { Database } from "#db/client.ts";
import { insertSelect } from "#db/insert-select.ts";
import { isOneOf } from "#db/is-one-of.ts";
import { namedBatch } from "#db/named-batch.ts";
import { idsOfPage, numberOfPage } from "#db/paging.ts";
import { users } from "#db/schema/accounts.ts";
import { removedSavedServices, savedServices, services } from "#db/schema/services.ts";
import { cardOf, SHOWN_TITLE, serviceCard } from "#db/service-card.ts";
import type { Viewer } from "#db/viewer.ts";

/** `now` in UTC milliseconds. */
type Save = { userId: string; serviceId: string; now: number };

const isOf = (userId: Viewer) => eq(savedServices.userId, sql`${userId}`);
const removedFrom = (userId: Viewer) => eq(removedSavedServices.userId, sql`${userId}`);
/**
 * Saves a listed service for a person, once. "already" when it was saved more than ten seconds ago, so that a double
 * press is "saved"; "own" and "missing" change nothing.
 */
export async function saveService(
  db: Database,
  { userId, serviceId, now }: Save,
): Promise<"saved" | "already" | "own" | "missing"> {
  const saved = { id: crypto.randomUUID(), userId, serviceId: sql`${services.id}`, createdAt: now };
  const [, [found]] = await db.batch([
    db.run(
      insertSelect(
        savedServices,
        saved,
        sql`from ${services} where ${services.id} = ${serviceId} and ${services.listed} = 1
          and ${services.proId} <> ${userId} on conflict do nothing`,
      ),
    ),
    db
      .select({ proId: services.proId, savedAt: savedServices.createdAt })
      .from(services)
      .leftJoin(savedServices, and(eq(savedServices.serviceId, services.id), isOf(userId)))
      .where(eq(services.id, serviceId)),
  ]);
  if (!found) return "missing";
  if (found.proId === userId) return "own";
  if (found.savedAt === null) return "missing";
  return found.savedAt > now - DOUBLE_PRESS_MS ? "saved" : "already";
}

/** The title of a service that can be saved, or null. */
export async function readSavableTitle(db: Database, serviceId: string): Promise<string | null> {
  const [service] = await db
    .select({ title: services.title })
    .from(services)
    .where(and(eq(services.id, serviceId), eq(services.listed, 1)));
  return service?.title ?? null;
}

/**
 * Removes services from a person's list in one write, and returns those removed now or within the last minute: a removal
 * sent twice has the same result.
 */
export async function removeSaved(
  db: Database,
  { userId, serviceIds, now }: { userId: string; serviceIds: string[]; now: number },
): Promise<string[]> {
  const { id, serviceId, createdAt } = savedServices;
  const chosen = and(isOf(userId), isOneOf(serviceId, serviceIds));
  const removed = {
    id: sql`${id}`,
    userId,
    serviceId: sql`${serviceId}`,
    createdAt: sql`${createdAt}`,
    removedAt: now,
  };
  const { removals } = await namedBatch(db, {
    kept: db.run(
      insertSelect(
        removedSavedServices,
        removed,
        sql`from ${savedServices} where ${chosen} on conflict do update
          set id = excluded.id, created_at = excluded.created_at, removed_at = excluded.removed_at`,
      ),
    ),
    removed: db.delete(savedServices).where(chosen),
    removals: db
      .select({ serviceId: removedSavedServices.serviceId })
      .from(removedSavedServices)
      .where(
        and(
          removedFrom(userId),
          isOneOf(removedSavedServices.serviceId, serviceIds),
          gt(removedSavedServices.removedAt, now - UNDO_WORKS_MS),
        ),
      ),
  });
  return removals.map((removal) => removal.serviceId);
}

/** Restores what a person removed at `removedAt` and returns how many services; none after a minute. */
export async function restoreSaved(
  db: Database,
  { userId, removedAt, now }: { userId: string; removedAt: number; now: number },
): Promise<number> {
  const { id, serviceId, createdAt } = removedSavedServices;
  const removed = and(
    removedFrom(userId),
    eq(removedSavedServices.removedAt, removedAt),
    gt(removedSavedServices.removedAt, now - UNDO_WORKS_MS),
  );
  const saved = {
    id: sql`${id}`,
    userId,
    serviceId: sql`${serviceId}`,
    createdAt: sql`${createdAt}`,
  };
  const [, [row]] = await db.batch([
    db.run(
      insertSelect(
        savedServices,
        saved,
        sql`from ${removedSavedServices} where ${removed} on conflict do nothing`,
      ),
    ),
    db.select({ count: count() }).from(removedSavedServices).where(removed),
  ]);
  return row?.count ?? 0;
}

type SavedPage = {
  /** How many services the person has saved, and how many of them match the filters. */
  total: number;
  matching: number;
  page: number;
  /** The number of saved services of each category, without filters. */
  categories: { categoryId: string; count: number }[];
  services: SavedService[];
  /** The latest removal that can be undone: when it was, and how many services it removed. */
  undo: { removedAt: number; count: number } | null;
};

const SAVED_STATUS = sql<SavedStatus>`case when ${services.listed} = 1 then 'available'
  when ${services.hiddenAt} is not null then 'hidden' when ${services.deletedAt} is not null then 'deleted'
  when ${services.ownerVisible} = 0 then 'owner-hidden' else 'paused' end`;

const isSavedService = eq(services.id, savedServices.serviceId);

const ORDERS: Record<SavedSort, SQL[]> = {
  date_saved: [desc(savedServices.createdAt)],
  rating: [desc(services.rating), desc(services.reviewCount)],
  price_low: [asc(services.priceAmount)],
  price_high: [desc(services.priceAmount)],
  alphabetical: [sql`lower(${services.title})`],
};

/** One page of a person's saved services, in one round trip. A page past the end is the last one. */
export async function readSavedPage(
  db: Database,
  { userId, filters, now }: { userId: Viewer; filters: SavedFilters; now: number },
): Promise<SavedPage> {
  const order = [...ORDERS[filters.sort], asc(services.number)];
  const matches = and(isOf(userId), matchesFilters(filters));
  const page = { page: filters.page, size: SAVED_PAGE_SIZE };
  const matching = db
    .select({ count: count().as("matching") })
    .from(savedServices)
    .innerJoin(services, isSavedService)
    .where(matches);
  const ids = db
    .select({ id: savedServices.id })
    .from(savedServices)
    .innerJoin(services, isSavedService)
    .where(matches)
    .orderBy(...order);
  const [categories, [found], cards, [undo]] = await db.batch([
    db
      .select({ categoryId: services.categoryId, count: count() })
      .from(savedServices)
      .innerJoin(services, isSavedService)
      .where(isOf(userId))
      .groupBy(services.categoryId),
    matching,
    db
      .select({
        ...serviceCard(null, sql`${dayNumber(now)}`),
        savedAt: savedServices.createdAt,
        savedStatus: SAVED_STATUS,
      })
      .from(savedServices)
      .innerJoin(services, isSavedService)
      .innerJoin(users, eq(users.id, services.proId))
      .where(inArray(savedServices.id, idsOfPage(ids, { ...page, total: matching })))
      .orderBy(...order),
    selectUndo(db, userId, now),
  ]);
  const total = categories.reduce((sum, category) => sum + category.count, 0);
  const matchingCount = found?.count ?? 0;
  return {
    total,
    matching: matchingCount,
    page: numberOfPage(page, matchingCount),
    categories,
    services: cards.map((row) => savedService(cardOf(row, now))),
    undo: undo ?? null,
  };
}

/** The statement that reads the latest removal that can be undone. */
function selectUndo(db: Database, userId: Viewer, now: number) {
  const { removedAt, serviceId } = removedSavedServices;
  const savedAgain = db
    .select({ id: savedServices.id })
    .from(savedServices)
    .where(and(isOf(userId), eq(savedServices.serviceId, serviceId)));
  return db
    .select({ removedAt, count: count() })
    .from(removedSavedServices)
    .where(and(removedFrom(userId), gt(removedAt, now - UNDO_WORKS_MS), notExists(savedAgain)))
    .groupBy(removedAt)
    .orderBy(desc(removedAt))
    .limit(1);
}

/**
 * The saved services that a person chose to remove: those with these ids, or all that match the filters, newest first.
 * `matching` counts all of them; at most 200 are in the list.
 */
export async function readSavedChoice(
  db: Database,
  userId: Viewer,
  choice: { ids: string[] } | { filters: SavedFilters },
) {
  const chosen = and(
    isOf(userId),
    "ids" in choice ? isOneOf(services.id, choice.ids) : matchesFilters(choice.filters),
  );
  const [[found], list] = await db.batch([
    db
      .select({ matching: count() })
      .from(savedServices)
      .innerJoin(services, isSavedService)
      .where(chosen),
    db
      .select({ id: services.id, title: SHOWN_TITLE })
      .from(savedServices)
      .innerJoin(services, isSavedService)
      .where(chosen)
      .orderBy(desc(savedServices.createdAt), asc(services.number))
      .limit(MOST_REMOVED),
  ]);
  return { matching: found?.matching ?? 0, services: list };
}

/** The titles of those of the services that anybody may see. */
export async function readTitles(db: Database, ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ title: SHOWN_TITLE })
    .from(services)
    .where(and(isOneOf(services.id, ids), eq(services.listed, 1)))
    .orderBy(services.number);
  return rows.map(({ title }) => title);
}

/** The condition that a service contains every word of the query (decision 9) and is of the chosen category. */
function matchesFilters({ q, category }: Pick<SavedFilters, "q" | "category">): SQL | undefined {
  return and(
    sql`not exists (select 1 from json_each(${JSON.stringify(words(q))})
      where instr(${services.searchText}, value) = 0)`,
    category === null ? undefined : eq(services.categoryId, category),
  );
}
