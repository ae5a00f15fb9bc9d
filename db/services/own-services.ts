import { sql } from "drizzle-orm";
import { z } from "zod";
import { bit } from "#app/domain/bit.ts";
import { PRICE_TYPES } from "#app/domain/money.ts";
import { searchText } from "#app/domain/search/text.ts";
import {
  SERVICE_STATUSES,
  type ServiceFields,
  type ServiceStatus,
} from "#app/domain/services/form.ts";
import type { FormPhoto } from "#app/domain/services/photo.ts";
import { nextVersion } from "#app/domain/version.ts";
import type { Database } from "#db/client.ts";
import { readRow } from "#db/read.ts";

const PAGE_SIZE = 20;

const statusSchema = z.enum(SERVICE_STATUSES);

const ownServiceRowSchema = z.object({
  id: z.string(),
  number: z.number(),
  title: z.string(),
  categoryId: z.string(),
  subcategoryId: z.string().nullable(),
  priceAmount: z.number(),
  priceType: z.enum(PRICE_TYPES),
  rating: z.number(),
  reviewCount: z.number(),
  status: statusSchema,
  /** Taken off the public pages by Kayap. */
  hidden: bit,
  photoId: z.string().nullable(),
});
export type OwnServiceRow = z.output<typeof ownServiceRowSchema>;

const ownServicesSchema = z.object({
  total: z.number(),
  services: z.array(ownServiceRowSchema),
});

/** One page of a person's services, newest first, with how many pages there are. A page too far is the last one. */
export async function readOwnServices(db: Database, userId: string, asked: number) {
  const { total, services } = await readRow(
    db,
    sql`with mine as (select * from services where pro_id = ${userId} and deleted_at is null),
      n as (select count(*) as total from mine)
    select (select total from n) as total,
      (select json_group_array(json(row)) from (select json_object('id', id, 'number', number, 'title', title,
          'categoryId', category_id, 'subcategoryId', subcategory_id, 'priceAmount', price_amount,
          'priceType', price_type, 'rating', rating, 'reviewCount', review_count, 'status', status,
          'hidden', hidden_at is not null,
          'photoId', (select id from photos where service_id = mine.id order by position limit 1)) as row
        from mine order by created_at desc, number desc limit ${sql.raw(`${PAGE_SIZE}`)}
        offset max(0, min(cast(${asked} as integer) - 1, ((select total from n) - 1) / ${sql.raw(`${PAGE_SIZE}`)}))
          * ${sql.raw(`${PAGE_SIZE}`)})) as services_json`,
    ownServicesSchema,
  );
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return { services, pages, page: Math.min(asked, pages) };
}

const ownerNamesSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  businessName: z.string().nullable(),
});
type OwnerNames = z.output<typeof ownerNamesSchema>;

const formPhotosSchema = z.array(z.object({ id: z.string(), alt: z.string() }));

const startSchema = z.object({
  owner: ownerNamesSchema.extend({
    city: z.string().nullable(),
    region: z.string(),
    zipCode: z.string().nullable(),
    availability: z.object({ weekdays: bit, weekends: bit, evenings: bit }),
  }),
  drafts: formPhotosSchema,
  published: bit,
});

/**
 * What a new service begins with: its owner's names, place and times, the photos that wait for this draft, and whether
 * the draft is published already.
 */
export function readServiceStart(db: Database, userId: string, draftId: string) {
  return readRow(
    db,
    sql`select json_object('firstName', first_name, 'lastName', last_name, 'businessName', business_name,
        'city', location_city, 'region', location_state, 'zipCode', location_zipcode,
        'availability', json_object('weekdays', availability_weekdays, 'weekends', availability_weekends,
          'evenings', availability_evenings)) as owner_json,
      ${draftsJson(userId, draftId)} as drafts_json,
      exists (select 1 from services where id = ${draftId} and pro_id = ${userId}) as published
      from users where id = ${userId}`,
    startSchema,
  );
}

const draftsJson = (userId: string, draftId: string) =>
  sql`(select json_group_array(json(photo)) from (select json_object('id', id, 'alt', alt) as photo from photos
    where owner_id = ${userId} and draft_id = ${draftId} order by created_at, rowid))`;

const ownServiceSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  categoryId: z.string(),
  subcategoryId: z.string().nullable(),
  priceAmount: z.number(),
  priceType: z.enum(PRICE_TYPES),
  city: z.string(),
  region: z.string(),
  zipCode: z.string(),
  availability: z.object({ weekdays: bit, weekends: bit, evenings: bit }),
  status: statusSchema,
  /** When it was last changed, in UTC milliseconds: what two tabs are told apart by. */
  version: z.number(),
});

const serviceToEditSchema = z.object({
  service: ownServiceSchema.nullable(),
  owner: ownerNamesSchema,
  photos: formPhotosSchema,
  drafts: formPhotosSchema,
});

/** A service of this person with its photos and those that wait to be added; null when it is not theirs or deleted. */
export async function readOwnService(db: Database, userId: string, id: string) {
  const found = await readRow(
    db,
    sql`with s as (select * from services where id = ${id} and pro_id = ${userId} and deleted_at is null)
    select (select json_object('id', id, 'title', title, 'description', description, 'categoryId', category_id,
        'subcategoryId', subcategory_id, 'priceAmount', price_amount, 'priceType', price_type,
        'city', location_city, 'region', location_state, 'zipCode', location_zipcode,
        'availability', json_object('weekdays', availability_weekdays, 'weekends', availability_weekends,
          'evenings', availability_evenings), 'status', status, 'version', updated_at) from s) as service_json,
      json_object('firstName', u.first_name, 'lastName', u.last_name, 'businessName', u.business_name) as owner_json,
      (select json_group_array(json(photo)) from (select json_object('id', id, 'alt', alt) as photo from photos
        where service_id = (select id from s) order by position)) as photos_json,
      ${draftsJson(userId, id)} as drafts_json
      from users u where u.id = ${userId}`,
    serviceToEditSchema,
  );
  return found.service ? { ...found, service: found.service } : null;
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
  return searchText({ ...fields, state: fields.region, firstName, lastName, businessName });
}

/** Photos of the list that this person may attach to this service. */
function usablePhotos({ id, userId, photos }: Write) {
  const list = JSON.stringify(photos);
  const inList = sql`id in (select value ->> 'id' from json_each(${list}))`;
  return {
    list,
    // A draft of a form for services; the picture of a person is none.
    condition: sql`owner_id = ${userId} and ${inList} and (service_id = ${id}
      or (service_id is null and draft_id is not null and draft_id <> owner_id))`,
    inList,
  };
}

function attachPhotos(db: Database, write: Write, onlyIf: ReturnType<typeof sql>) {
  const { list, condition } = usablePhotos(write);
  return db.run(sql`update photos set service_id = ${write.id}, draft_id = null,
      position = (select key from json_each(${list}) where value ->> 'id' = photos.id),
      alt = (select value ->> 'alt' from json_each(${list}) where value ->> 'id' = photos.id)
    where ${condition} and ${onlyIf}`);
}

export type Created = "created" | "published-before" | "taken" | "no-photo";

const afterCreateSchema = z.object({ same: bit.nullable(), photos: z.number() });

/**
 * Publishes a service under the id of its form, with its photos, in one batch. Only a professional can, and only with
 * a photo. The same form sent again changes nothing: "published-before" when it says the same, "taken" when it does not.
 */
export async function createService(db: Database, write: Write): Promise<Created> {
  const { id, userId, fields, now } = write;
  const { condition } = usablePhotos(write);
  const { weekdays, weekends, evenings } = fields.availability;
  const [inserted, , found] = await db.batch([
    db.run(sql`insert into services (id, pro_id, title, description, category_id, subcategory_id, price_amount,
        price_type, location_city, location_state, location_zipcode, availability_weekdays, availability_weekends,
        availability_evenings, status, search_text, created_at, updated_at)
      select ${id}, id, ${fields.title}, ${fields.description}, ${fields.categoryId}, ${fields.subcategoryId},
        ${fields.priceAmount}, ${fields.priceType}, ${fields.city}, ${fields.region}, ${fields.zipCode},
        ${weekdays}, ${weekends}, ${evenings}, 'active', ${searchTextOf(write)}, ${now}, ${now}
      from users where id = ${userId} and role = 'professional' and exists (select 1 from photos where ${condition})
      on conflict do nothing`),
    attachPhotos(db, write, sql`changes() > 0`),
    db.all(sql`select (select title = ${fields.title} and description = ${fields.description}
        and price_amount = ${fields.priceAmount} and pro_id = ${userId} from services where id = ${id}) as same,
      (select count(*) from photos where ${condition}) as photos`),
  ]);
  if (inserted.rowsAffected === 1) return "created";
  const { same, photos } = afterCreateSchema.parse(found[0]);
  if (same !== null) return same ? "published-before" : "taken";
  if (photos > 0) throw new Error("A service could not be created by somebody who may.");
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
  const { id, userId, fields, status, version, now } = write;
  const { condition, inList } = usablePhotos(write);
  const { weekdays, weekends, evenings } = fields.availability;
  const current = sql`id = ${id} and pro_id = ${userId} and deleted_at is null and updated_at = ${version}`;
  // Every statement asks the same before the last one answers it with a new version.
  const onlyIf = sql`exists (select 1 from services where ${current})
    and exists (select 1 from photos where ${condition})`;
  const results = await db.batch([
    db.run(sql`delete from photos where service_id = ${id} and not ${inList} and ${onlyIf}`),
    attachPhotos(db, write, onlyIf),
    db.run(sql`update services set title = ${fields.title}, description = ${fields.description},
        category_id = ${fields.categoryId}, subcategory_id = ${fields.subcategoryId},
        price_amount = ${fields.priceAmount}, price_type = ${fields.priceType}, location_city = ${fields.city},
        location_state = ${fields.region}, location_zipcode = ${fields.zipCode},
        availability_weekdays = ${weekdays}, availability_weekends = ${weekends},
        availability_evenings = ${evenings}, status = ${status}, search_text = ${searchTextOf(write)},
        updated_at = ${nextVersion(version, now)}
      where ${current} and exists (select 1 from photos where ${condition})`),
  ]);
  return results[2].rowsAffected === 1;
}

const deletionSchema = z.object({
  service: z.object({ title: z.string(), deleted: bit }).nullable(),
  upcoming: z.number(),
  waiting: z.number(),
});

/** What deleting a service of this person would touch at `now` (UTC ms); null when it is not theirs. */
export async function readDeletion(db: Database, userId: string, id: string, now: number) {
  const found = await readRow(
    db,
    sql`select (select json_object('title', title, 'deleted', deleted_at is not null) from services
        where id = ${id} and pro_id = ${userId}) as service_json,
      (select count(*) from bookings where service_id = ${id} and status = 'confirmed' and starts_at > ${now}) as upcoming,
      (select count(*) from bookings where service_id = ${id} and status = 'pending' and starts_at > ${now}) as waiting`,
    deletionSchema,
  );
  return found.service ? { ...found, service: found.service } : null;
}

/**
 * Deletes a service of this person; its reviews and bookings stay (decision 48). False when it is not theirs, deleted
 * already, or has a confirmed booking that begins after `now` (UTC ms).
 */
export async function deleteService(db: Database, userId: string, id: string, now: number) {
  const result = await db.run(sql`update services set deleted_at = ${now}, updated_at = ${now}
    where id = ${id} and pro_id = ${userId} and deleted_at is null and not exists (select 1 from bookings
      where service_id = ${id} and status = 'confirmed' and starts_at > ${now})`);
  return result.rowsAffected === 1;
}

/** Makes a customer a professional, who may offer services (decision 38). */
export async function becomeProfessional(db: Database, userId: string, now: number): Promise<void> {
  await db.run(sql`update users set role = 'professional', updated_at = ${now}
    where id = ${userId} and role = 'customer'`);
}
