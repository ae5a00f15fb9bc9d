import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "./client.ts";
import { readRow } from "./read.ts";

const rows = z.array(z.record(z.string(), z.unknown()));
const ownDataSchema = z.object({
  account: z.record(z.string(), z.unknown()),
  settings: z.record(z.string(), z.unknown()).nullable(),
  services: rows,
  photos: rows,
  bookings: rows,
  messages: rows,
  reviewsWritten: rows,
  reviewsReceived: rows,
  savedServices: rows,
  securityLog: rows,
});
export type OwnData = z.output<typeof ownDataSchema>;

/** Everything a person has with us, in one statement: never a hash, and of others only what the person has seen. */
export function readOwnData(db: Database, userId: string): Promise<OwnData> {
  const list = (table: string, condition: ReturnType<typeof sql>, columns: readonly string[]) =>
    sql`(select json_group_array(json_object(${sql.raw(
      columns.map((column) => `'${column}', ${column}`).join(", "),
    )})) from ${sql.raw(table)} where ${condition}) `;
  return readRow(
    db,
    sql`select (select json_object('email', email, 'role', role, 'first_name', first_name,
        'last_name', last_name, 'phone', phone, 'bio', bio, 'date_of_birth', date_of_birth,
        'location_city', location_city, 'location_state', location_state,
        'location_zipcode', location_zipcode, 'business_name', business_name, 'website', website,
        'specialties', json(specialties), 'years_of_experience', years_of_experience,
        'hourly_rate', hourly_rate, 'terms_version', terms_version,
        'terms_accepted_at', terms_accepted_at, 'created_at', created_at)
        from users where id = ${userId}) as account_json,
      (select json_object('theme', theme, 'language', language, 'timezone', timezone,
        'date_format', date_format, 'profile_visibility', profile_visibility,
        'marketing_emails', marketing_emails, 'session_timeout', session_timeout)
        from settings where user_id = ${userId}) as settings_json,
      ${list("services", sql`pro_id = ${userId}`, SERVICE)} as services_json,
      ${list("photos", sql`owner_id = ${userId}`, ["id", "service_id", "alt", "created_at"])} as photos_json,
      ${list("bookings", sql`${userId} in (customer_id, professional_id)`, BOOKING)} as bookings_json,
      ${list("messages", sql`sender_id = ${userId}`, MESSAGE)} as messages_json,
      ${list("reviews", sql`customer_id = ${userId}`, REVIEW)} as "reviewsWritten_json",
      ${list("reviews", sql`professional_id = ${userId}`, REVIEW)} as "reviewsReceived_json",
      ${list("saved_services", sql`user_id = ${userId}`, ["service_id", "created_at"])} as "savedServices_json",
      ${list("security_events", sql`user_id = ${userId}`, EVENT)} as "securityLog_json"`,
    ownDataSchema,
  );
}

const SERVICE = [
  "id",
  "title",
  "description",
  "category_id",
  "price_amount",
  "price_type",
  "status",
  "created_at",
];
const BOOKING = [
  "reference",
  "service_id",
  "starts_at",
  "ends_at",
  "status",
  "total_amount",
  "created_at",
];
const MESSAGE = ["conversation_id", "content", "created_at"];
const REVIEW = ["service_id", "rating", "comment", "created_at", "updated_at"];
const EVENT = ["event", "ip_prefix", "user_agent", "created_at"];
