import { and, asc, count, desc, eq, gt, inArray, notExists, type SQL, sql } from "drizzle-orm";
import { words } from "#app/domain/search/words/words.ts";
import {
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
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { removedSavedServices, savedServices, services } from "#db/schema/services.ts";
import { cardOf, SHOWN_TITLE, serviceCard } from "#db/service-card.ts";
import { isOneOf } from "#db/statements/is-one-of.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { idsOfPage, numberOfPage } from "#db/statements/paging.ts";
import type { Viewer } from "#db/viewer.ts";
import { isRemovedBy, isSavedBy } from "./saved-services.ts";

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
  const matches = and(isSavedBy(userId), matchesFilters(filters));
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
  const {
    categories,
    matching: [found],
    cards,
    undo: [undo],
  } = await namedBatch(db, {
    categories: db
      .select({ categoryId: services.categoryId, count: count() })
      .from(savedServices)
      .innerJoin(services, isSavedService)
      .where(isSavedBy(userId))
      .groupBy(services.categoryId),
    matching,
    cards: db
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
    undo: selectUndo(db, userId, now),
  });
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
    .where(and(isSavedBy(userId), eq(savedServices.serviceId, serviceId)));
  return db
    .select({ removedAt, count: count() })
    .from(removedSavedServices)
    .where(and(isRemovedBy(userId), gt(removedAt, now - UNDO_WORKS_MS), notExists(savedAgain)))
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
  const isChosen = and(
    isSavedBy(userId),
    "ids" in choice ? isOneOf(services.id, choice.ids) : matchesFilters(choice.filters),
  );
  const [[found], list] = await db.batch([
    db
      .select({ matching: count() })
      .from(savedServices)
      .innerJoin(services, isSavedService)
      .where(isChosen),
    db
      .select({ id: services.id, title: SHOWN_TITLE })
      .from(savedServices)
      .innerJoin(services, isSavedService)
      .where(isChosen)
      .orderBy(desc(savedServices.createdAt), asc(services.number))
      .limit(MOST_REMOVED),
  ]);
  return { matching: found?.matching ?? 0, services: list };
}

/** The titles of those of these services that are listed, in the order of their numbers. */
export async function readTitles(db: Database, ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ title: SHOWN_TITLE })
    .from(services)
    .where(and(isOneOf(services.id, ids), eq(services.listed, 1)))
    .orderBy(services.number);
  return rows.map(({ title }) => title);
}

/**
 * The condition that a word of a service begins with each word of the query, as the search folds them (decision 9), and that
 * it is of the chosen category. A query without a word, such as “%”, matches nothing.
 */
function matchesFilters({ q, category }: Pick<SavedFilters, "q" | "category">): SQL | undefined {
  const asked = words(q);
  return and(
    q !== "" && asked.length === 0 ? sql`false` : undefined,
    sql`not exists (select 1 from json_each(${JSON.stringify(asked)})
      where instr(' ' || ${services.searchText}, ' ' || value) = 0)`,
    category === null ? undefined : eq(services.categoryId, category),
  );
}
