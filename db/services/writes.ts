import { and, count, eq, not, type SQL, sql } from "drizzle-orm";
import { nextVersion } from "#app/domain/forms/version.ts";
import { type OwnerWords, searchText } from "#app/domain/search/text.ts";
import type { ServiceFields, ServiceStatus } from "#app/domain/services/form.ts";
import type { FormPhoto } from "#app/domain/services/photo.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { photos, services } from "#db/schema/services.ts";
import { siteSettings } from "#db/schema/team.ts";
import { hasWords, selectWords } from "#db/search-index/searchable.ts";
import { licensedEnding } from "#db/search-index/upkeep.ts";
import { hasContent } from "#db/statements/has-content.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { SERVICE_FORM } from "./service-form.ts";

type Write = {
  id: string;
  userId: string;
  fields: ServiceFields;
  /** In the order of display. Photos of other people or of other services are ignored. */
  photos: readonly FormPhoto[];
  /** As they were read before: where they have changed since, the new ones are written. */
  owner: OwnerWords;
  /** UTC milliseconds now. */
  now: number;
};

/** The photos of the list that this person may attach to this service. */
function usablePhotos({ id, userId, photos: photoList }: Write) {
  const list = JSON.stringify(photoList);
  const inList = sql`${photos.id} in (select value ->> 'id' from json_each(${list}))`;
  return {
    list,
    // A draft of a service form; the draft of a profile picture has its owner as draft id.
    condition: sql`${photos.ownerId} = ${userId} and ${inList} and (${photos.serviceId} = ${id}
      or (${photos.serviceId} is null and ${photos.draftId} <> ${photos.ownerId}))`,
    inList,
  };
}

function attachPhotos(db: Database, write: Write, onlyIf: SQL) {
  const { list, condition } = usablePhotos(write);
  const fromList = sql`from json_each(${list}) where value ->> 'id' = ${photos.id}`;
  return db
    .update(photos)
    .set({
      serviceId: write.id,
      draftId: null,
      position: sql`(select key ${fromList})`,
      alt: sql`(select value ->> 'alt' ${fromList})`,
    })
    .where(and(condition, onlyIf));
}

/** The columns that the form of a service sets. */
function formColumns({ availability, ...fields }: ServiceFields) {
  return {
    ...fields,
    availabilityWeekdays: availability.weekdays,
    availabilityWeekends: availability.weekends,
    availabilityEvenings: availability.evenings,
  };
}

/** The same, and the text that the search index holds. */
function columnsOf({ userId, fields, owner, now }: Write) {
  const text = searchText({ ...owner, ...fields });
  return {
    ...formColumns(fields),
    searchText: sql`${text} || ${licensedEnding(sql`${userId}`, dayOf(now))}`,
  };
}

/**
 * Whether a new service of a person waits for the team: the site's settings ask for it, and no service of theirs has been
 * published without waiting or after it, deleted ones included (decision 36).
 */
const waitsForTeam = (userId: string) =>
  sql`coalesce((select ${siteSettings.approval} from ${siteSettings}), 0) = 1 and not exists (select 1
    from ${services} mine where mine.pro_id = ${userId} and mine.approval is null)`;

/** What came of it; `waits` where the team has to approve the service first. */
type Created =
  | { kind: "created" | "published-before"; waits: boolean }
  | { kind: "taken" }
  | { kind: "no-photo" };

/**
 * Publishes a professional's service under the id of its form, with at least one photo, in one batch; where a first
 * service has to be approved, it `waits`. The same form again changes nothing: "published-before" when its content is
 * equal (photos are not compared, each sending uploads them anew), "taken" when it is not (threat 96).
 */
export async function createService(db: Database, write: Write): Promise<Created> {
  const { id, userId, fields, owner, now } = write;
  const { condition } = usablePhotos(write);
  const row = {
    id,
    proId: sql`${users.id}`,
    ...columnsOf(write),
    status: sql`iif(${waitsForTeam(userId)}, 'pending', 'active')`,
    approval: sql`iif(${waitsForTeam(userId)}, 'waiting', null)`,
    createdAt: now,
    updatedAt: now,
  };
  const {
    inserted,
    before: [before],
    usable: [usable],
    person: [person],
  } = await namedBatch(db, {
    inserted: db.run(
      insertSelect(
        services,
        row,
        sql`from ${users} where ${users.id} = ${userId} and ${users.role} = 'professional'
          and ${hasWords(owner)} and exists (select 1 from ${photos} where ${condition}) on conflict do nothing`,
      ),
    ),
    attached: attachPhotos(db, write, sql`changes() > 0`),
    before: db
      .select({ approval: services.approval, proId: services.proId, ...SERVICE_FORM })
      .from(services)
      .where(eq(services.id, id)),
    usable: db.select({ count: count() }).from(photos).where(condition),
    person: selectWords(db, userId, owner),
  });
  if (before) {
    const { approval, proId, ...stored } = before;
    const waits = approval !== null;
    if (inserted.rowsAffected === 1) return { kind: "created", waits };
    const isSame = proId === userId && hasContent(formColumns(stored), formColumns(fields));
    return isSame ? { kind: "published-before", waits } : { kind: "taken" };
  }
  if (person && !person.areAsRead) return createService(db, { ...write, owner: person.words });
  if (usable && usable.count > 0) throw new Error("A permitted service could not be created.");
  return { kind: "no-photo" };
}

/**
 * Changes a service of this person and its photos, in one batch, if it is still at `version`. False when it is not, when
 * it is deleted, or when no photo would be left; then nothing has changed. One that the team has not approved waits for it,
 * whatever status was chosen.
 */
export async function updateService(
  db: Database,
  write: Write & { status: ServiceStatus; version: number },
): Promise<boolean> {
  const { id, userId, status, owner, version, now } = write;
  const { condition, inList } = usablePhotos(write);
  const current = sql`${services.id} = ${id} and ${services.proId} = ${userId}
    and ${services.deletedAt} is null and ${services.updatedAt} = ${version}
    and exists (select 1 from ${users} where ${users.id} = ${userId} and ${hasWords(owner)})`;
  const withPhoto = sql`exists (select 1 from ${photos} where ${condition})`;
  // All statements have the same condition; the last one ends it by setting a new version.
  const onlyIf = sql`exists (select 1 from ${services} where ${current}) and ${withPhoto}`;
  const {
    service,
    person: [person],
  } = await namedBatch(db, {
    removed: db.delete(photos).where(and(eq(photos.serviceId, id), not(inList), onlyIf)),
    attached: attachPhotos(db, write, onlyIf),
    service: db
      .update(services)
      .set({
        ...columnsOf(write),
        status: sql`iif(${services.approval} is null, ${status}, 'pending')`,
        approval: sql`iif(${services.approval} is null, null, 'waiting')`,
        updatedAt: nextVersion(version, now),
      })
      .where(and(current, withPhoto)),
    person: selectWords(db, userId, owner),
  });
  if (service.rowsAffected === 1) return true;
  if (!person || person.areAsRead) return false;
  return updateService(db, { ...write, owner: person.words });
}
