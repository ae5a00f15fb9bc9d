import { sql } from "drizzle-orm";
import { MOST_PHOTOS } from "#app/domain/services/photo.ts";
import type { Database } from "#db/client.ts";

type DraftPhoto = {
  id: string;
  ownerId: string;
  /** The form it is for: the id of the service it will belong to. */
  draftId: string;
  width: number;
  height: number;
  bytes: number;
  /** UTC milliseconds now. */
  now: number;
};

/** Notes, before files are put into the bucket, that they have to go again at `dueAt` (UTC ms) unless they get a row. */
export async function planPhoto(db: Database, id: string, dueAt: number): Promise<void> {
  await db.run(sql`insert into leftover_photos (photo_id, due_at) values (${id}, ${dueAt})
    on conflict do nothing`);
}

/**
 * Gives stored files their row as a draft of a person. False, and nothing is changed, when the form has five drafts
 * already.
 */
export async function addDraftPhoto(db: Database, photo: DraftPhoto): Promise<boolean> {
  const { id, ownerId, draftId, width, height, bytes, now } = photo;
  const [, , found] = await db.batch([
    db.run(sql`insert into photos (id, owner_id, draft_id, position, width, height, bytes, created_at)
      select ${id}, ${ownerId}, ${draftId}, 0, ${width}, ${height}, ${bytes}, ${now}
      where (select count(*) from photos where owner_id = ${ownerId} and draft_id = ${draftId}) < ${MOST_PHOTOS}
      on conflict do nothing`),
    db.run(sql`delete from leftover_photos where photo_id = ${id} and changes() > 0`),
    db.all(sql`select 1 from photos where id = ${id}`),
  ]);
  return found.length === 1;
}

/** Deletes drafts of a person; photos in use and other people's stay. */
export async function removeDraftPhotos(
  db: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<void> {
  await db.run(sql`delete from photos where owner_id = ${ownerId} and draft_id is not null
    and service_id is null and id in (select value from json_each(${JSON.stringify(ids)}))`);
}

/** Deletes the drafts a person uploaded for a form, but the one that took their place. */
export async function replaceDrafts(
  db: Database,
  { ownerId, draftId }: { ownerId: string; draftId: string },
  id: string,
): Promise<void> {
  await db.run(sql`delete from photos where owner_id = ${ownerId} and draft_id = ${draftId}
    and service_id is null and id <> ${id}`);
}

/** Deletes the rows of photos that nothing has used since `before` (UTC ms); the picture of a person is in use. */
export async function removeUnusedPhotos(db: Database, before: number): Promise<void> {
  await db.run(sql`delete from photos where service_id is null and created_at < ${before}
    and not exists (select 1 from users where id = photos.owner_id
      and instr(coalesce(profile_picture, ''), photos.id) > 0)`);
}

/** Photos whose files are due to leave the bucket at `now` (UTC ms), at most so many. */
export async function readLeftoverPhotos(
  db: Database,
  now: number,
  most: number,
): Promise<string[]> {
  const rows = await db.all<{ id: string }>(sql`select photo_id as id from leftover_photos
    where due_at <= ${now} and not exists (select 1 from photos where id = photo_id)
    order by due_at limit cast(${most} as integer)`);
  return rows.map(({ id }) => id);
}

/** Forgets leftovers whose files are gone. */
export async function forgetLeftoverPhotos(db: Database, ids: readonly string[]): Promise<void> {
  await db.run(sql`delete from leftover_photos
    where photo_id in (select value from json_each(${JSON.stringify(ids)}))`);
}
