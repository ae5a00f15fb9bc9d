import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { ERASED_AFTER_MS } from "#app/domain/people/account.ts";
import type { Letter } from "#app/domain/post/letter.ts";
import type { Database } from "#db/client.ts";
import { queueLetter } from "#db/post/outbox.ts";
import { readRow } from "#db/read.ts";
import { renameServices } from "#db/search/upkeep.ts";
import { endAccess } from "./account-access.ts";
import { logChange, type SecurityContext } from "./security-log.ts";

const upcomingOf = (userId: string, now: number) => sql`(select count(*) from bookings
  where (customer_id = ${userId} or professional_id = ${userId})
    and status in ('pending', 'confirmed') and ends_at > ${now})`;

/** How many bookings of a person, on either side, are still to come. */
export async function countUpcoming(db: Database, userId: string, now: number): Promise<number> {
  const { upcoming } = await readRow(
    db,
    sql`select ${upcomingOf(userId, now)} as upcoming`,
    z.object({ upcoming: z.number() }),
  );
  return upcoming;
}

/** Takes a person off the public pages until they come back; access ends as the list of the domain says. */
export async function deactivate(
  db: Database,
  userId: string,
  context: SecurityContext,
): Promise<void> {
  await db.batch([
    db.run(sql`update users set deactivated_at = ${context.now}, updated_at = ${context.now}
      where id = ${userId} and deactivated_at is null`),
    logChange(db, userId, "deactivated", context),
    ...endAccess(db, { event: "deactivated", owner: userId }),
  ]);
}

type Deletion = { userId: string; email: string; letter: Letter; context: SecurityContext };

/**
 * Notes that a person wants to be deleted, which takes them off the public pages and ends access at once; the letter
 * says until when they can come back. False while bookings are still to come.
 */
export async function requestDeletion(
  db: Database,
  { userId, email, letter, context }: Deletion,
): Promise<boolean> {
  const { now } = context;
  const done = sql`(select deletion_requested_at from users where id = ${userId}) = ${now}`;
  const [, , , [after]] = await db.batch([
    db.run(sql`update users set deletion_requested_at = ${now}, updated_at = ${now}
      where id = ${userId} and deletion_requested_at is null and ${upcomingOf(userId, now)} = 0`),
    queueLetter(db, {
      kind: "deletion-asked",
      about: crypto.randomUUID(),
      to: email,
      userId,
      letter,
      at: now,
    }),
    logChange(db, userId, "deletion-asked", context),
    db.all<{ done: number }>(sql`select ${done} as done`),
    ...endAccess(db, { event: "deletion-requested", owner: userId, onlyIf: done }),
  ]);
  return after?.done === 1;
}

/** From when a person who asked to be deleted can be erased, UTC milliseconds; null for anybody else. */
export async function readErasure(db: Database, userId: string): Promise<number | null> {
  const { askedAt } = await readRow(
    db,
    sql`select (select deletion_requested_at from users where id = ${userId}) as "askedAt"`,
    z.object({ askedAt: z.number().nullable() }),
  );
  return askedAt === null ? null : askedAt + ERASED_AFTER_MS;
}

/** Brings somebody back who had deactivated or wanted to delete the account. */
export async function comeBack(
  db: Database,
  userId: string,
  context: SecurityContext,
): Promise<void> {
  await db.batch([
    db.run(sql`update users set deactivated_at = null, deletion_requested_at = null,
      updated_at = ${context.now} where id = ${userId} and deleted_at is null
      and coalesce(deactivated_at, deletion_requested_at) is not null`),
    logChange(db, userId, "came-back", context),
  ]);
}

const MOST_ERASED = 20;

/** Everything that is nobody's but the person's own. */
const OWN_TABLES = [
  "sessions",
  "tokens",
  "devices",
  "two_factor",
  "recovery_codes",
  "two_factor_recoveries",
  "two_factor_devices",
  "settings",
  "security_events",
  "saved_services",
  "recent_searches",
  "notifications",
  "push_endpoints",
  "review_helpful",
  "availability",
  "days_off",
  "booking_rules",
  "data_links",
  "typed_forms",
] as const;

/** What is left of a name. */
const NOBODY = { firstName: "Deleted", lastName: "user", businessName: null };

/**
 * Erases who asked for it 14 days before `now` (UTC milliseconds), a few at a time, each in one batch; nothing of somebody
 * who came back meanwhile. What others have a share in stays without a name: reviews, messages and bookings; the address
 * is free again (threat 62).
 */
export async function eraseDue(db: Database, now: number): Promise<void> {
  const isDue = sql`deletion_requested_at <= ${now - ERASED_AFTER_MS} and deleted_at is null`;
  const due = await db.all<{ id: string }>(sql`select id from users where ${isDue}
    order by deletion_requested_at limit ${sql.raw(`${MOST_ERASED}`)}`);
  for (const { id } of due) await erase(db, { id, isDue, now });
}

async function erase(db: Database, { id, isDue, now }: { id: string; isDue: SQL; now: number }) {
  const address = sql`(select lower(email) from users where id = ${id})`;
  // Every statement asks the same before the last one answers it.
  const still = sql`exists (select 1 from users where id = ${id} and ${isDue})`;
  await db.batch([
    db.run(
      sql`delete from mail_outbox where (recipient = ${address} or user_id = ${id}) and ${still}`,
    ),
    db.run(sql`delete from newsletter_subscriptions where email = ${address} and ${still}`),
    ...OWN_TABLES.map((table) =>
      db.run(sql`delete from ${sql.raw(table)} where user_id = ${id} and ${still}`),
    ),
    db.run(sql`delete from photos where owner_id = ${id} and ${still}`),
    ...(await renameServices(db, id, NOBODY, still)),
    db.run(sql`update services set status = 'inactive', deleted_at = coalesce(deleted_at, ${now})
      where pro_id = ${id} and ${still}`),
    db.run(sql`update reviews set customer_id = null where customer_id = ${id} and ${still}`),
    db.run(sql`update bookings set customer_id = null, customer_phone = null, landmark = null, notes = null
      where customer_id = ${id} and ${still}`),
    db.run(sql`update users set deleted_at = ${now}, email = ${`${id}@deleted.invalid`}, password_hash = '',
      email_verified_at = null, first_name = ${NOBODY.firstName}, last_name = ${NOBODY.lastName},
      business_name = null, phone = null, profile_picture = null, bio = null, date_of_birth = null,
      website = null, location_city = null, location_state = 'Guyana', location_zipcode = null,
      specialties = '[]', years_of_experience = null, hourly_rate = null, registered_device = null,
      updated_at = ${now}
      where id = ${id} and ${isDue}`),
  ]);
}
