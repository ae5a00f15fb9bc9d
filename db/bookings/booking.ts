import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { bookingDetailsSchema } from "#app/domain/bookings/booking.ts";
import type { Database } from "#db/client.ts";
import { nameOf } from "#db/people/name.ts";
import { readerJson, readerSchema } from "#db/people/reader.ts";
import { readRow } from "#db/read.ts";

/** The pairs of a booking as lists show it; `b` is the booking. Matches `bookingSchema`. */
export const BOOKING_PAIRS = `'id', b.id, 'reference', b.reference, 'status', b.status,
  'startsAt', b.starts_at, 'endsAt', b.ends_at, 'totalAmount', b.total_amount, 'priceType', b.price_type,
  'location', b.location, 'region', b.region, 'endedBy', b.ended_by, 'endReason', b.end_reason,
  'noShow', b.no_show, 'expiresAt', b.expires_at, 'proposedStartsAt', b.proposed_starts_at,
  'proposedBy', b.proposed_by, 'proposals', b.proposals, 'sequence', b.sequence,
  'createdAt', b.created_at, 'updatedAt', b.updated_at, 'serviceId', s.id, 'serviceTitle', s.title,
  'categoryId', s.category_id, 'subcategoryId', s.subcategory_id, 'serviceNumber', s.number,
  'professionalId', b.professional_id, 'professionalName', ${nameOf("p")},
  'customerId', b.customer_id,
  'customerName', coalesce(c.first_name || ' ' || c.last_name, 'Former customer')`;

/** What a booking `b` is joined with; its service stays readable when it is deleted (threat 40). */
export const BOOKING_JOINS = `join services s on s.id = b.service_id join users p on p.id = b.professional_id
  left join users c on c.id = b.customer_id`;

// The professional learns phone and exact place with the confirmation (decision 73).
const detailsJson = (userId: string) => {
  const may = sql`(b.customer_id = ${userId} or b.status in ('confirmed', 'completed'))`;
  return sql`json_object(${sql.raw(BOOKING_PAIRS)}, 'notes', b.notes,
    'serviceDeleted', s.deleted_at is not null, 'serviceHidden', s.hidden_at is not null,
    'ownReviewId', (select id from reviews where service_id = s.id and customer_id = ${userId}),
    'landmark', case when ${may} then b.landmark end,
    'customerPhone', case when ${may} then b.customer_phone end,
    'history', json((select json_group_array(json(step)) from (select json_object('actor', h.actor,
      'action', h.action, 'reason', h.reason, 'createdAt', h.created_at) as step
      from booking_history h where h.booking_id = b.id order by h.created_at, h.rowid))))`;
};

const mine = (id: string, userId: string) =>
  sql`b.id = ${id} and (b.customer_id = ${userId} or b.professional_id = ${userId})`;

/** Matches the columns of `selectBooking`. */
export const bookingPageColumns = { booking: bookingDetailsSchema.nullable() };

/** The column of a booking of this person. */
export function selectBooking({ id, userId }: { id: string; userId: string }): SQL {
  return sql`(select ${detailsJson(userId)} from bookings b ${sql.raw(BOOKING_JOINS)}
    where ${mine(id, userId)}) as booking_json`;
}

const bookingPageSchema = z.object(bookingPageColumns);

/** A booking of this person with its history, or null when it is not theirs (threat 32). */
export async function readBooking(db: Database, ask: { id: string; userId: string }) {
  const { booking } = await readRow(db, sql`select ${selectBooking(ask)}`, bookingPageSchema);
  return booking && { booking };
}

const personSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  email: z.string(),
  reader: readerSchema,
});

const bookingToChangeSchema = z.object({
  booking: bookingDetailsSchema,
  customer: personSchema.nullable(),
  professional: personSchema,
});
/** A booking with the addresses of both; never for a page. */
export type BookingToChange = z.output<typeof bookingToChangeSchema>;

const personJson = (column: string) =>
  sql.raw(`(select json_object('id', u.id, 'firstName', u.first_name, 'email', u.email,
    'reader', ${readerJson("u.id")})
    from users u where u.id = b.${column})`);

/** The JSON of the booking `b` with its two people; `viewer` decides what of it may be told. */
const toChangeJson = (viewer: string) => sql`json_object('booking', json(${detailsJson(viewer)}),
  'customer', json(${personJson("customer_id")}), 'professional', json(${personJson("professional_id")}))`;

/** A booking of this person with the addresses of both; null when it is not theirs. */
export async function readBookingToChange(
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<BookingToChange | null> {
  const { found } = await readRow(
    db,
    sql`select (select ${toChangeJson(userId)} from bookings b ${sql.raw(BOOKING_JOINS)}
      where ${mine(id, userId)}) as found_json`,
    z.object({ found: bookingToChangeSchema.nullable() }),
  );
  return found;
}

/** The bookings that meet a condition of the clock, at most 50, those that are due longest first. */
export async function readDue(
  db: Database,
  due: { condition: SQL; order: SQL },
): Promise<BookingToChange[]> {
  const { found } = await readRow(
    db,
    sql`select (select json_group_array(json(one)) from (select ${toChangeJson("")} as one
      from (select * from bookings where ${due.condition} order by ${due.order} limit 50) b
      ${sql.raw(BOOKING_JOINS)} order by ${due.order})) as found_json`,
    z.object({ found: z.array(bookingToChangeSchema) }),
  );
  return found;
}
