import { and, count, desc, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { searchText } from "#app/domain/search/text.ts";
import type { ServiceFields, ServiceStatus } from "#app/domain/services/form.ts";
import type { FormPhoto } from "#app/domain/services/photo.ts";
import { nextVersion } from "#app/domain/version.ts";
import type { Database } from "#db/client.ts";
import { insertSelect } from "#db/insert-select.ts";
import { idsOfPage, numberOfPage } from "#db/paging.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { photos, services } from "#db/schema/services.ts";
import { firstPhotoId } from "#db/service-card.ts";
import type { Viewer } from "#db/viewer.ts";

const PAGE_SIZE = 20;

export type OwnServiceRow = Awaited<ReturnType<typeof readOwnServices>>["services"][number];

const isOwn = (userId: Viewer) => eq(services.proId, sql`${userId}`);

/** One page of a person's services, newest first, with how many pages there are. A page too far is the last one. */
export async function readOwnServices(db: Database, userId: Viewer, asked: number) {
  const mine = and(isOwn(userId), isNull(services.deletedAt));
  const newest = [desc(services.createdAt), desc(services.number)];
  const page = { page: asked, size: PAGE_SIZE };
  const total = db
    .select({ count: count().as("total") })
    .from(services)
    .where(mine);
  const ids = db
    .select({ id: services.id })
    .from(services)
    .where(mine)
    .orderBy(...newest);
  const [[counted], shown] = await db.batch([
    total,
    db
      .select({
        id: services.id,
        number: services.number,
        title: services.title,
        categoryId: services.categoryId,
        subcategoryId: services.subcategoryId,
        priceAmount: services.priceAmount,
        priceType: services.priceType,
        rating: sql<number>`${services.rating}`,
        reviewCount: services.reviewCount,
        status: services.status,
        /** Taken off the public pages by Kayap. */
        hidden: sql`${services.hiddenAt} is not null`.mapWith(Boolean),
        photoId: firstPhotoId,
      })
      .from(services)
      .where(inArray(services.id, idsOfPage(ids, { ...page, total })))
      .orderBy(...newest),
  ]);
  const pages = Math.max(1, Math.ceil((counted?.count ?? 0) / PAGE_SIZE));
  return { services: shown, pages, page: numberOfPage(page, counted?.count ?? 0) };
}

const OWNER = {
  firstName: users.firstName,
  lastName: users.lastName,
  businessName: users.businessName,
};
type OwnerNames = { firstName: string; lastName: string; businessName: string | null };

/** The statement that reads the photos that wait for a draft of a person. */
function selectDrafts(db: Database, userId: Viewer, draftId: string) {
  return db
    .select({ id: photos.id, alt: photos.alt })
    .from(photos)
    .where(and(eq(photos.ownerId, sql`${userId}`), eq(photos.draftId, draftId)))
    .orderBy(photos.createdAt, sql`rowid`);
}

/**
 * What a new service begins with: its owner's names, place and times, the photos that wait for this draft, and whether
 * the draft is published already. Throws when there is no such person.
 */
export async function readServiceStart(db: Database, userId: Viewer, draftId: string) {
  const [[owner], drafts, published] = await db.batch([
    db
      .select({
        ...OWNER,
        city: users.city,
        region: users.region,
        postalCode: users.postalCode,
        availability: {
          weekdays: users.availabilityWeekdays,
          weekends: users.availabilityWeekends,
          evenings: users.availabilityEvenings,
        },
      })
      .from(users)
      .where(eq(users.id, sql`${userId}`)),
    selectDrafts(db, userId, draftId),
    db
      .select({ id: services.id })
      .from(services)
      .where(and(eq(services.id, draftId), isOwn(userId))),
  ]);
  if (!owner) throw new Error("A service begins without its owner.");
  return { owner, drafts, published: published.length > 0 };
}

/** A service of this person with its photos and those that wait to be added; null when it is not theirs or deleted. */
export async function readOwnService(db: Database, userId: Viewer, id: string) {
  const [[found], shown, drafts] = await db.batch([
    db
      .select({
        id: services.id,
        title: services.title,
        description: services.description,
        categoryId: services.categoryId,
        subcategoryId: services.subcategoryId,
        priceAmount: services.priceAmount,
        priceType: services.priceType,
        city: services.city,
        region: services.region,
        postalCode: services.postalCode,
        availability: {
          weekdays: services.availabilityWeekdays,
          weekends: services.availabilityWeekends,
          evenings: services.availabilityEvenings,
        },
        status: services.status,
        /** When it was last changed, in UTC milliseconds: what two tabs are told apart by. */
        version: services.updatedAt,
        owner: OWNER,
      })
      .from(services)
      .innerJoin(users, eq(users.id, services.proId))
      .where(and(eq(services.id, id), isOwn(userId), isNull(services.deletedAt))),
    db
      .select({ id: photos.id, alt: photos.alt })
      .from(photos)
      .where(eq(photos.serviceId, id))
      .orderBy(photos.position),
    selectDrafts(db, userId, id),
  ]);
  if (!found) return null;
  const { owner, ...service } = found;
  return { service, owner, photos: shown, drafts };
}

type Write = {
  id: string;
  userId: string;
  fields: ServiceFields;
  /** In the order to show. Those that are not this person's, or belong to another service, are passed over. */
  photos: readonly FormPhoto[];
  owner: OwnerNames;
  /** UTC milliseconds now. */
  now: number;
};

/** The owner is named; the place is the one of the service. */
function searchTextOf({ fields, owner: { firstName, lastName, businessName } }: Write): string {
  return searchText({ ...fields, firstName, lastName, businessName });
}

/** Photos of the list that this person may attach to this service. */
function usablePhotos({ id, userId, photos: chosen }: Write) {
  const list = JSON.stringify(chosen);
  const inList = sql`${photos.id} in (select value ->> 'id' from json_each(${list}))`;
  return {
    list,
    // A draft of a form for services; the picture of a person is none.
    condition: sql`${photos.ownerId} = ${userId} and ${inList} and (${photos.serviceId} = ${id}
      or (${photos.serviceId} is null and ${photos.draftId} is not null and ${photos.draftId} <> ${photos.ownerId}))`,
    inList,
  };
}

function attachPhotos(db: Database, write: Write, onlyIf: SQL) {
  const { list, condition } = usablePhotos(write);
  const chosen = sql`from json_each(${list}) where value ->> 'id' = ${photos.id}`;
  return db
    .update(photos)
    .set({
      serviceId: write.id,
      draftId: null,
      position: sql`(select key ${chosen})`,
      alt: sql`(select value ->> 'alt' ${chosen})`,
    })
    .where(sql`${condition} and ${onlyIf}`);
}

/** The columns of a service that its form says, and what the search finds it by. */
function columnsOf(write: Write) {
  const { availability, ...fields } = write.fields;
  return {
    title: fields.title,
    description: fields.description,
    categoryId: fields.categoryId,
    subcategoryId: fields.subcategoryId,
    priceAmount: fields.priceAmount,
    priceType: fields.priceType,
    city: fields.city,
    region: fields.region,
    postalCode: fields.postalCode,
    availabilityWeekdays: availability.weekdays,
    availabilityWeekends: availability.weekends,
    availabilityEvenings: availability.evenings,
    searchText: searchTextOf(write),
  };
}

export type Created = "created" | "published-before" | "taken" | "no-photo";

/**
 * Publishes a service under the id of its form, with its photos, in one batch. Only a professional can, and only with
 * a photo. The same form sent again changes nothing: "published-before" when it says the same, "taken" when it does not.
 */
export async function createService(db: Database, write: Write): Promise<Created> {
  const { id, userId, fields, now } = write;
  const { condition } = usablePhotos(write);
  const row = {
    id,
    proId: sql`${users.id}`,
    ...columnsOf(write),
    status: "active" as const,
    createdAt: now,
    updatedAt: now,
  };
  const [inserted, , [before], [usable]] = await db.batch([
    db.run(
      insertSelect(
        services,
        row,
        sql`from ${users} where ${users.id} = ${userId} and ${users.role} = 'professional'
          and exists (select 1 from ${photos} where ${condition}) on conflict do nothing`,
      ),
    ),
    attachPhotos(db, write, sql`changes() > 0`),
    db
      .select({
        title: services.title,
        description: services.description,
        priceAmount: services.priceAmount,
        proId: services.proId,
      })
      .from(services)
      .where(eq(services.id, id)),
    db.select({ count: count() }).from(photos).where(condition),
  ]);
  if (inserted.rowsAffected === 1) return "created";
  if (before) {
    const same =
      before.title === fields.title &&
      before.description === fields.description &&
      before.priceAmount === fields.priceAmount &&
      before.proId === userId;
    return same ? "published-before" : "taken";
  }
  if (usable && usable.count > 0)
    throw new Error("A service could not be created by somebody who may.");
  return "no-photo";
}

/**
 * Changes a service of this person and its photos, in one batch, if it is still at `version`. False when it is not, when
 * it is gone, or when no photo would be left; then nothing has changed.
 */
export async function updateService(
  db: Database,
  write: Write & { status: ServiceStatus; version: number },
): Promise<boolean> {
  const { id, userId, status, version, now } = write;
  const { condition, inList } = usablePhotos(write);
  const current = sql`${services.id} = ${id} and ${services.proId} = ${userId}
    and ${services.deletedAt} is null and ${services.updatedAt} = ${version}`;
  const withPhoto = sql`exists (select 1 from ${photos} where ${condition})`;
  // Every statement asks the same before the last one answers it with a new version.
  const onlyIf = sql`exists (select 1 from ${services} where ${current}) and ${withPhoto}`;
  const results = await db.batch([
    db.delete(photos).where(sql`${photos.serviceId} = ${id} and not ${inList} and ${onlyIf}`),
    attachPhotos(db, write, onlyIf),
    db
      .update(services)
      .set({ ...columnsOf(write), status, updatedAt: nextVersion(version, now) })
      .where(sql`${current} and ${withPhoto}`),
  ]);
  return results[2].rowsAffected === 1;
}

/** What deleting a service of this person would touch at `now` (UTC ms); null when it is not theirs. */
export async function readDeletion(db: Database, userId: Viewer, id: string, now: number) {
  const [[service], ahead] = await db.batch([
    db
      .select({
        title: services.title,
        deleted: sql`${services.deletedAt} is not null`.mapWith(Boolean),
      })
      .from(services)
      .where(and(eq(services.id, id), isOwn(userId))),
    db
      .select({ status: bookings.status, count: count() })
      .from(bookings)
      .where(and(eq(bookings.serviceId, id), gt(bookings.startsAt, now)))
      .groupBy(bookings.status),
  ]);
  if (!service) return null;
  const of = (status: string) => ahead.find((row) => row.status === status)?.count ?? 0;
  return { service, upcoming: of("confirmed"), waiting: of("pending") };
}

/**
 * Deletes a service of this person; its reviews and bookings stay (decision 48). False when it is not theirs, deleted
 * already, or has a confirmed booking that begins after `now` (UTC ms).
 */
export async function deleteService(db: Database, userId: string, id: string, now: number) {
  const result = await db
    .update(services)
    .set({ deletedAt: now, updatedAt: now })
    .where(
      sql`${services.id} = ${id} and ${services.proId} = ${userId} and ${services.deletedAt} is null
        and not exists (select 1 from ${bookings} where ${bookings.serviceId} = ${id}
          and ${bookings.status} = 'confirmed' and ${bookings.startsAt} > ${now})`,
    );
  return result.rowsAffected === 1;
}

/** Makes a customer a professional, who may offer services (decision 38). */
export async function becomeProfessional(db: Database, userId: string, now: number): Promise<void> {
  await db
    .update(users)
    .set({ role: "professional", updatedAt: now })
    .where(and(eq(users.id, userId), eq(users.role, "customer")));
}
