import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import {
  type BookingLocation,
  bookingReference,
  REFERENCE_LENGTH,
  requestEndsAt,
} from "#app/domain/bookings/booking.ts";
import type { BookingTerms } from "#app/domain/bookings/terms.ts";
import type { Span } from "#app/domain/bookings/times.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import { clockOf, dayOf } from "#app/domain/guyana-day.ts";
import type { PriceType } from "#app/domain/money.ts";
import type { Database } from "#db/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { queueNotification } from "#db/notifications/notify.ts";
import { countUseOnlyIf, type Use, withinLimit } from "#db/rate-limit.ts";
import { wantsMail } from "#db/settings/notification-switches.ts";
import { selectHeld } from "./free-times.ts";
import { isOpen, type Wanted } from "./guard.ts";

export type NewBooking = {
  /** The id it will have. */
  id: string;
  serviceId: string;
  customerId: string;
  professionalId: string;
  /** The key of the form: a booking that was made with it already is the answer. */
  key: string;
  /** UTC milliseconds. */
  startsAt: number;
  endsAt: number;
  /** GYD cents, by the terms. */
  totalAmount: number;
  priceType: PriceType;
  /** What was agreed to; null when the form named nothing, and then nothing is written (threat 73). */
  terms: BookingTerms | null;
  location: BookingLocation;
  region: string;
  landmark: string;
  notes: string;
  phone: string;
  /** UTC milliseconds now. */
  at: number;
};

/** What the professional is told; `reference` is not known before it is stored. */
type RequestNews = {
  title: string;
  body: string;
  link: string;
  to: string;
  emailContent: (reference: string) => EmailContent;
};

const REFERENCE_TRIES = 5;

/** The id of the booking, null when there is none, and the times that are held now. */
export type Created = { id: string | null; held: Span[] };

/**
 * Stores a request with its history, notification and letter, and gives its id; the same id when the form is sent again;
 * null, with nothing written, when a rule of the guard is broken or the limit reached (threats 36, 41, 65, 73 and 75). One
 * guarded statement decides, so no two bookings of a professional ever overlap.
 */
export async function createBooking(
  db: Database,
  booking: NewBooking,
  news: RequestNews,
  limit: Use | null,
): Promise<Created> {
  for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) {
    const reference = bookingReference(randomBytes(REFERENCE_LENGTH));
    const historyId = crypto.randomUUID();
    const made = sql`exists (select 1 from booking_history where id = ${historyId})`;
    const [, , , , , [known], [taken], held] = await db.batch([
      insertBooking(db, booking, reference, limit),
      db.run(sql`insert into booking_history (id, booking_id, actor, action, to_status, created_at)
        select ${historyId}, ${booking.id}, 'customer', 'requested', 'pending', ${booking.at}
        where changes() > 0`),
      limit ? countUseOnlyIf(db, limit, made) : db.run(sql`select 1 where 0`),
      queueNotification(
        db,
        {
          userId: booking.professionalId,
          kind: "booking",
          title: news.title,
          body: news.body,
          link: news.link,
          about: booking.customerId,
          at: booking.at,
        },
        made,
      ),
      queueEmail(
        db,
        {
          kind: "booking-requested",
          about: booking.id,
          to: news.to,
          userId: booking.professionalId,
          emailContent: news.emailContent(reference),
          at: booking.at,
        },
        sql`${made} and ${wantsMail(booking.professionalId)}`,
      ),
      db.all<{ id: string }>(sql`select id from bookings
        where customer_id = ${booking.customerId} and idempotency_key = ${booking.key}`),
      db.all<{ id: string }>(sql`select id from bookings where reference = ${reference}`),
      selectHeld(db, sql`${booking.professionalId}`, booking.at, null),
    ]);
    if (known) return { id: known.id, held };
    if (!taken) return { id: null, held };
  }
  throw new Error("No free booking reference was found.");
}

/** What the guard has to look at. */
export function switchesForRequest(booking: NewBooking): Wanted {
  const { serviceId, professionalId, customerId, startsAt, endsAt, terms, at } = booking;
  const about = { serviceId, professionalId, customerId, bookingId: null };
  return { way: "create", ...about, startsAt, endsAt, terms, at };
}

function insertBooking(db: Database, booking: NewBooking, reference: string, limit: Use | null) {
  const { startsAt, endsAt, at } = booking;
  return db.run(sql`insert into bookings (id, reference, service_id, customer_id, professional_id,
      booking_date, booking_time, starts_at, ends_at, status, total_amount, price_type, location, region,
      landmark, notes, customer_phone, idempotency_key, expires_at, created_at, updated_at)
    select ${booking.id}, ${reference}, ${booking.serviceId}, ${booking.customerId}, ${booking.professionalId},
      ${dayOf(startsAt)}, ${clockOf(startsAt)}, ${startsAt}, ${endsAt}, 'pending',
      ${booking.totalAmount}, ${booking.priceType}, ${booking.location}, ${booking.region},
      nullif(${booking.landmark}, ''), nullif(${booking.notes}, ''), ${booking.phone}, ${booking.key},
      ${requestEndsAt(at, startsAt)}, ${at}, ${at}
    where ${isOpen(switchesForRequest(booking))} and ${limit ? withinLimit(limit) : sql`1`}
    on conflict do nothing`);
}
