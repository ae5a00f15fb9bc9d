import { and, count, eq, gt, sql } from "drizzle-orm";
import { DOUBLE_PRESS_MS, UNDO_WORKS_MS } from "#app/domain/services/saved.ts";
import type { Database } from "#db/connection/client.ts";
import { removedSavedServices, savedServices, services } from "#db/schema/services.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { isOneOf } from "#db/statements/is-one-of.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import type { Viewer } from "#db/viewer.ts";

/** `now` in UTC milliseconds. */
type Save = { userId: string; serviceId: string; now: number };

/** The condition that a row of saved services is of this person. */
export const isSavedBy = (userId: Viewer) => eq(savedServices.userId, sql`${userId}`);
/** The condition that a row of removed saved services is of this person. */
export const isRemovedBy = (userId: Viewer) => eq(removedSavedServices.userId, sql`${userId}`);

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
      .leftJoin(savedServices, and(eq(savedServices.serviceId, services.id), isSavedBy(userId)))
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
  const isChosen = and(isSavedBy(userId), isOneOf(serviceId, serviceIds));
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
        sql`from ${savedServices} where ${isChosen} on conflict do update
          set id = excluded.id, created_at = excluded.created_at, removed_at = excluded.removed_at`,
      ),
    ),
    removed: db.delete(savedServices).where(isChosen),
    removals: db
      .select({ serviceId: removedSavedServices.serviceId })
      .from(removedSavedServices)
      .where(
        and(
          isRemovedBy(userId),
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
    isRemovedBy(userId),
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
