import { and, eq, isNotNull, isNull, lt, lte, ne, notExists, sql } from "drizzle-orm";
import { MOST_PHOTOS } from "#app/domain/services/photo.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { leftoverPhotos, photos } from "#db/schema/services.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { isOneOf } from "#db/statements/is-one-of.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { bare } from "#db/statements/upsert.ts";

type DraftPhoto = {
  id: string;
  ownerId: string;
  /** The form it is for: the id of the service it will belong to. */
  draftId: string;
  width: number;
  height: number;
  bytes: number;
  /** UTC milliseconds. */
  now: number;
};

type PhotoReservation = {
  /** The person's photo that has the id already; then nothing is reserved. */
  known: { width: number; height: number } | null;
  /** Whether the files of a photo with this id are being deleted, so that another id is needed. */
  isLeaving: boolean;
};

/**
 * Reserves an id at `now`, before files are put into the bucket; they are deleted at `dueAt` unless the photo gets a
 * row (both UTC milliseconds). The result says whether the id is in use.
 */
export async function reservePhoto(
  db: Database,
  { id, ownerId }: { id: string; ownerId: string },
  { now, dueAt }: { now: number; dueAt: number },
): Promise<PhotoReservation> {
  const { known, leftover } = await namedBatch(db, {
    known: db
      .select({ width: photos.width, height: photos.height })
      .from(photos)
      .where(and(eq(photos.id, id), eq(photos.ownerId, ownerId))),
    reserved: db.run(
      insertSelect(
        leftoverPhotos,
        { photoId: id, dueAt },
        sql`where not exists (select 1 from ${photos} where ${photos.id} = ${id})
          on conflict (${bare(leftoverPhotos.photoId)}) do update set ${bare(leftoverPhotos.dueAt)} = ${dueAt}
          where ${leftoverPhotos.dueAt} > ${now}`,
      ),
    ),
    leftover: db
      .select({ dueAt: leftoverPhotos.dueAt })
      .from(leftoverPhotos)
      .where(eq(leftoverPhotos.photoId, id)),
  });
  return { known: known[0] ?? null, isLeaving: leftover.some((one) => one.dueAt <= now) };
}

/**
 * Stores the row of a photo whose files are in the bucket, as a draft of a person. False, with nothing changed, when
 * the form has five drafts already.
 */
export async function addDraftPhoto(db: Database, { now, ...photo }: DraftPhoto): Promise<boolean> {
  const drafts = sql`select count(*) from ${photos} where ${photos.ownerId} = ${photo.ownerId}
    and ${photos.draftId} = ${photo.draftId}`;
  const { found } = await namedBatch(db, {
    stored: db.run(
      insertSelect(
        photos,
        { ...photo, position: 0, createdAt: now },
        sql`where (${drafts}) < ${MOST_PHOTOS} on conflict do nothing`,
      ),
    ),
    leftover: db
      .delete(leftoverPhotos)
      .where(and(eq(leftoverPhotos.photoId, photo.id), sql`changes() > 0`)),
    found: db.select({ id: photos.id }).from(photos).where(eq(photos.id, photo.id)),
  });
  return found.length === 1;
}

/** Deletes drafts of a person; photos in use and other people's stay. */
export async function removeDraftPhotos(
  db: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<void> {
  await db
    .delete(photos)
    .where(
      and(
        eq(photos.ownerId, ownerId),
        isNotNull(photos.draftId),
        isNull(photos.serviceId),
        isOneOf(photos.id, ids),
      ),
    );
}

/** Deletes the draft photos of a person's form except the one with this id. */
export async function replaceDrafts(
  db: Database,
  { ownerId, draftId }: { ownerId: string; draftId: string },
  id: string,
): Promise<void> {
  await db
    .delete(photos)
    .where(
      and(
        eq(photos.ownerId, ownerId),
        eq(photos.draftId, draftId),
        isNull(photos.serviceId),
        ne(photos.id, id),
      ),
    );
}

/** Deletes the rows of photos that nothing has used since `before` (UTC ms); the picture of a profile is in use. */
export async function removeUnusedPhotos(db: Database, before: number): Promise<void> {
  const portraits = db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, photos.ownerId),
        sql`instr(coalesce(${users.profilePicture}, ''), ${photos.id}) > 0`,
      ),
    );
  await db
    .delete(photos)
    .where(
      and(
        isNull(photos.serviceId),
        isNull(photos.jobId),
        lt(photos.createdAt, before),
        notExists(portraits),
      ),
    );
}

/** Those of these photo ids that are this person's. */
export async function readOwnPhotos(
  db: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.ownerId, ownerId), isOneOf(photos.id, ids)));
  return new Set(rows.map(({ id }) => id));
}

/** The ids of photos whose files are due to leave the bucket at `now` (UTC ms), at most so many. */
export async function readLeftoverPhotos(
  db: Database,
  now: number,
  most: number,
): Promise<string[]> {
  const stored = db
    .select({ id: photos.id })
    .from(photos)
    .where(eq(photos.id, leftoverPhotos.photoId));
  const rows = await db
    .select({ id: leftoverPhotos.photoId })
    .from(leftoverPhotos)
    .where(and(lte(leftoverPhotos.dueAt, now), notExists(stored)))
    .orderBy(leftoverPhotos.dueAt)
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Deletes the rows of leftover photos whose files are gone. */
export async function forgetLeftoverPhotos(db: Database, ids: readonly string[]): Promise<void> {
  await db.delete(leftoverPhotos).where(isOneOf(leftoverPhotos.photoId, ids));
}
