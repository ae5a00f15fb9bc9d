import { and, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { ServiceListItem } from "#app/domain/services/service.ts";
import type { Database } from "#db/connection/client.ts";
import { services } from "#db/schema/services.ts";
import { firstPhotoId } from "#db/service-card.ts";
import { idsOfPage, numberOfPage } from "#db/statements/paging.ts";
import type { Viewer } from "#db/viewer.ts";

const LIST_SIZE = 20;

/**
 * One page of a person's own services, newest first, with how many pages there are. A page past the end is the last.
 */
export async function readServiceList(
  db: Database,
  userId: Viewer,
  pageNumber: number,
): Promise<{ services: ServiceListItem[]; page: number; pages: number }> {
  const own = and(eq(services.proId, sql`${userId}`), isNull(services.deletedAt));
  const newest = [desc(services.createdAt), desc(services.number)];
  const page = { page: pageNumber, size: LIST_SIZE };
  const total = db
    .select({ count: count().as("total") })
    .from(services)
    .where(own);
  const ids = db
    .select({ id: services.id })
    .from(services)
    .where(own)
    .orderBy(...newest);
  const [[counted], list] = await db.batch([
    total,
    db
      .select({
        id: services.id,
        number: services.number,
        title: services.title,
        categoryId: services.categoryId,
        subcategoryId: services.subcategoryId,
        city: services.city,
        region: services.region,
        priceAmount: services.priceAmount,
        priceType: services.priceType,
        rating: sql<number>`${services.rating}`,
        reviewCount: services.reviewCount,
        status: services.status,
        approval: services.approval,
        hidden: sql`${services.hiddenAt} is not null`.mapWith(Boolean),
        photoId: firstPhotoId,
      })
      .from(services)
      .where(inArray(services.id, idsOfPage(ids, { ...page, total })))
      .orderBy(...newest),
  ]);
  const found = counted?.count ?? 0;
  const pages = Math.max(1, Math.ceil(found / LIST_SIZE));
  return { services: list, pages, page: numberOfPage(page, found) };
}

/** The ids of all services of a professional, shown or not. */
export async function readServiceIds(db: Database, proId: string): Promise<string[]> {
  const rows = await db.select({ id: services.id }).from(services).where(eq(services.proId, proId));
  return rows.map(({ id }) => id);
}
