import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { isReachable } from "#db/accounts/reachable.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { jobs } from "#db/schema/jobs.ts";
import { photoChecks, photos, services } from "#db/schema/services.ts";

/**
 * The condition that others may see a photo (threat 94): its service is listed, its job is not hidden and its customer can be
 * seen, or it is the picture of somebody who can be seen. A draft is its owner's alone.
 */
const isShown: SQL = sql`case when ${photos.serviceId} is not null
    then exists (select 1 from ${services} where ${services.id} = ${photos.serviceId} and ${services.listed} = 1)
  when ${photos.jobId} is not null
    then exists (select 1 from ${jobs} join ${users} on ${users.id} = ${jobs.customerId}
      where ${jobs.id} = ${photos.jobId} and ${jobs.hiddenAt} is null and ${isReachable(users)})
  else exists (select 1 from ${users} where ${users.id} = ${photos.ownerId}
    and ${users.profilePicture} = ${photos.id} and ${isReachable(users)}) end`;

/** The condition that a photo can never be seen again: nobody can restore a deleted service. */
const isOfDeleted: SQL = sql`exists (select 1 from ${services}
  where ${services.id} = ${photos.serviceId} and ${services.deletedAt} is not null)`;

/** Whether others may see a photo now. */
export async function isPhotoShown(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.id, id), isShown));
  return rows.length > 0;
}

/** A photo that is to be checked, and whether others may see it. */
type PhotoCheck = { id: string; shown: boolean };

/**
 * The photos of the oldest `most` rows that ask for a check, and the number of the last of these rows. Photos whose row
 * is gone are not among them: their files are leftovers.
 */
export async function readPhotoChecks(
  db: Database,
  most: number,
): Promise<{ upTo: number; checks: PhotoCheck[] }> {
  const oldest = db
    .select({ number: photoChecks.number, photoId: photoChecks.photoId })
    .from(photoChecks)
    .orderBy(photoChecks.number)
    .limit(most)
    .as("oldest");
  const [checks, [last]] = await db.batch([
    db
      .select({ id: photos.id, shown: isShownColumn })
      .from(photos)
      .where(sql`${photos.id} in (select ${oldest.photoId} from ${oldest})`),
    db.select({ upTo: sql<number>`coalesce(max(${oldest.number}), 0)` }).from(oldest),
  ]);
  return { upTo: last?.upTo ?? 0, checks };
}

const isShownColumn = sql`${isShown}`.mapWith(Boolean);

type Checked = {
  upTo: number;
  /** What the bucket says now. */
  done: readonly PhotoCheck[];
  /** The photos of which it could not be told. */
  failed: readonly string[];
};

/**
 * Removes the checks up to a row, except those of the photos that failed. A photo whose visibility has changed since it
 * was read is checked again, and one of a deleted service is deleted.
 */
export async function settlePhotoChecks(db: Database, { upTo, done, failed }: Checked) {
  const list = sql`json_each(${JSON.stringify(done)})`;
  const ids = sql`(select value ->> 'id' from ${list})`;
  await db.batch([
    db.delete(photoChecks).where(
      sql`${photoChecks.number} <= ${upTo}
          and ${photoChecks.photoId} not in (select value from json_each(${JSON.stringify(failed)}))`,
    ),
    db.run(sql`insert into ${photoChecks} (photo_id) select ${photos.id}
      from ${list} join ${photos} on ${photos.id} = value ->> 'id' where (${isShown}) <> (value ->> 'shown')`),
    db.delete(photos).where(and(inArray(photos.id, ids), isOfDeleted)),
  ]);
}
