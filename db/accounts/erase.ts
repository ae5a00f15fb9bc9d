import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { ERASED_AFTER_MS } from "#app/domain/accounts/account.ts";
import type { Database } from "#db/client.ts";
import { removeWords } from "#db/search/upkeep.ts";

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
  "removed_saved_services",
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

/**
 * Erases who asked for it 14 days before `now` (UTC milliseconds), a few at a time, each in one batch; nothing of somebody
 * who came back meanwhile. Returns whom. What others have a share in stays without a name: the words of reviews, replies
 * and messages, the facts of bookings, the titles of services; the address is free again (threats 62 and 78).
 */
export async function eraseDue(db: Database, now: number): Promise<string[]> {
  const isDue = sql`deletion_requested_at <= ${now - ERASED_AFTER_MS} and deleted_at is null`;
  const due = await db.all<{ id: string }>(sql`select id from users where ${isDue}
    order by deletion_requested_at limit ${sql.raw(`${MOST_ERASED}`)}`);
  const erased: string[] = [];
  for (const { id } of due) {
    const words = await readIndexedWords(db, id);
    if (!(await erase(db, { id, isDue, now }))) continue;
    await removeWords(db, words);
    erased.push(id);
  }
  return erased;
}

/** The words by which the services of a person are found. */
async function readIndexedWords(db: Database, userId: string): Promise<string[]> {
  const rows = await db.all(sql`select search_text as text from services where pro_id = ${userId}`);
  return z
    .array(z.object({ text: z.string() }))
    .parse(rows)
    .flatMap(({ text }) => text.split(" "));
}

type Erasure = { id: string; isDue: SQL; now: number };

async function erase(db: Database, { id, isDue, now }: Erasure): Promise<boolean> {
  const address = sql`(select lower(email) from users where id = ${id})`;
  // Every statement asks the same before the last one answers it.
  const still = sql`exists (select 1 from users where id = ${id} and ${isDue})`;
  const [gone] = await db.batch([
    // First, so that its answer has a known place; the row itself changes last.
    db.all<{ still: number }>(sql`select ${still} as still`),
    ...forgetLetters(db, { id, address, still }),
    ...forgetContact(db, { id, address, still }),
    db.run(sql`delete from newsletter_subscriptions where email = ${address} and ${still}`),
    db.run(sql`delete from notifications where about_user_id = ${id} and ${still}`),
    ...OWN_TABLES.map((table) =>
      db.run(sql`delete from ${sql.raw(table)} where user_id = ${id} and ${still}`),
    ),
    db.run(sql`delete from blocks where (blocker_id = ${id} or blocked_id = ${id}) and ${still}`),
    db.run(
      sql`update conversation_members set mail_due_at = null where user_id = ${id} and ${still}`,
    ),
    ...settleReports(db, { id, still, now }),
    db.run(sql`delete from photos where owner_id = ${id} and ${still}`),
    db.run(sql`update services set status = 'inactive', deleted_at = coalesce(deleted_at, ${now}),
      description = '', location_city = '', location_zipcode = '', search_text = ''
      where pro_id = ${id} and ${still}`),
    db.run(sql`update reviews set customer_id = null where customer_id = ${id} and ${still}`),
    ...anonymiseBookings(db, { id, still }),
    db.run(sql`update users set deleted_at = ${now}, email = ${`${id}@deleted.invalid`}, password_hash = '',
      email_verified_at = null, first_name = 'Deleted', last_name = 'user',
      business_name = null, phone = null, profile_picture = null, bio = null, date_of_birth = null,
      website = null, location_city = null, location_state = 'Guyana', location_zipcode = null,
      specialties = '[]', years_of_experience = null, hourly_rate = null, registered_device = null,
      updated_at = ${now}
      where id = ${id} and ${isDue}`),
  ]);
  return gone[0]?.still === 1;
}

type Owner = { id: string; address: SQL; still: SQL };

/** Letters to the person, whatever their address was, and letters to others that have not left and are about them. */
function forgetLetters(db: Database, { id, address, still }: Owner) {
  const names = sql`(select 1 from users u where u.id = ${id} and (instr(text_body, u.email)
    or instr(text_body, u.first_name || ' ' || u.last_name)
    or instr(text_body, u.first_name || ' ' || substr(u.last_name, 1, 1) || '.')
    or coalesce(u.business_name, '') <> '' and instr(text_body, u.business_name)))`;
  const theirBooking = sql`(select 1 from bookings b
    where (b.customer_id = ${id} or b.professional_id = ${id}) and instr(text_body, b.id))`;
  const theirConversation = sql`(select 1 from conversations c
    where (c.participant_1 = ${id} or c.participant_2 = ${id}) and instr(text_body, c.id))`;
  return [
    db.run(
      sql`delete from mail_outbox where (recipient = ${address} or user_id = ${id}) and ${still}`,
    ),
    db.run(sql`delete from mail_outbox where status <> 'sent' and ${still}
      and (exists ${names} or exists ${theirBooking} or exists ${theirConversation})`),
  ];
}

/** What the person wrote to support, with the letters that told of it; the ticket stays. */
function forgetContact(db: Database, { id, address, still }: Owner) {
  const theirs = sql`(user_id = ${id} or lower(email) = ${address}) and ${still}`;
  return [
    db.run(sql`delete from mail_outbox where id in (
      select m.id from (select id from contact_messages where ${theirs}) c join mail_outbox m
        on m.dedupe_key >= 'contact:' || c.id || ':' and m.dedupe_key < 'contact:' || c.id || ';')`),
    db.run(
      sql`update contact_messages set email = '', user_id = null, message = '' where ${theirs}`,
    ),
  ];
}

/**
 * Reports about the person or what is theirs are settled, and their words, which speak of nobody else, go; what the
 * person reported of others stays for a moderator without a name.
 */
function settleReports(db: Database, { id, still, now }: { id: string; still: SQL; now: number }) {
  const theirs = sql`subject_id in (select ${id}
    union all select id from services where pro_id = ${id}
    union all select id from reviews where customer_id = ${id}
    union all select id from bookings where customer_id = ${id} or professional_id = ${id}
    union all select id from conversations where participant_1 = ${id} or participant_2 = ${id})`;
  return [
    db.run(sql`update reports set reason = '', resolved_at = coalesce(resolved_at, ${now}),
      resolution = 'The account was erased.' where ${theirs} and ${still}`),
    db.run(sql`update reports set reporter_id = null where reporter_id = ${id} and ${still}`),
  ];
}

/** The other side keeps what was booked and when; the person's own words, phone and place go. */
function anonymiseBookings(db: Database, { id, still }: { id: string; still: SQL }) {
  return [
    db.run(sql`update booking_history set reason = null where reason is not null and ${still} and (
      actor = 'customer' and booking_id in (select id from bookings where customer_id = ${id})
      or actor = 'professional' and booking_id in (select id from bookings where professional_id = ${id}))`),
    db.run(sql`update bookings set end_reason = null
      where professional_id = ${id} and ended_by = 'professional' and ${still}`),
    db.run(sql`update bookings set customer_id = null, customer_phone = null, landmark = null, notes = null,
      end_reason = iif(ended_by = 'customer', null, end_reason) where customer_id = ${id} and ${still}`),
  ];
}
