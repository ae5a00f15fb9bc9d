import { and, eq, exists, sql } from "drizzle-orm";
import type { BookingLocation } from "#app/domain/bookings/booking.ts";
import { requestEndsAt } from "#app/domain/bookings/request-end.ts";
import type { BookingTerms } from "#app/domain/bookings/terms.ts";
import type { Span } from "#app/domain/bookings/times.ts";
import { TRANSITIONS } from "#app/domain/bookings/transitions.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { PriceType } from "#app/domain/money/money.ts";
import type { NotificationBody } from "#app/domain/notifications/body.ts";
import { clockOf, dayOf } from "#app/domain/time/guyana-day.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { showBooking } from "#db/messages/cards.ts";
import { queueNotification } from "#db/notifications/notify.ts";
import { countUseOnlyIf, type Use, withinLimit } from "#db/rate-limit.ts";
import { bookingHistory, bookings } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";
import { wantsEmail } from "#db/settings/notification-switches.ts";
import { hasContent } from "#db/statements/has-content.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { deleteDraft } from "./drafts.ts";
import { selectReference, withFreeReference } from "./free-reference.ts";
import { selectHeld } from "./free-times.ts";
import { allowed, type GuardedChange } from "./guard.ts";
import { isInHistory } from "./write.ts";

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
  /** The browser, by its hash, whose draft of this request goes when it is sent; null for one without a cookie. */
  deviceHash: string | null;
  /** UTC milliseconds now. */
  at: number;
};

/** What the professional is notified of; `reference` is not known before it is stored. */
type RequestNotification = {
  title: string;
  body: NotificationBody;
  link: string;
  to: string;
  emailContent: (reference: string) => EmailContent;
};

/** The id of the booking, null when there is none, whether a conversation shows it, and the times that are held now. */
type Created = { id: string | null; isShown: boolean; held: Span[] };

/**
 * Stores a request with its history, notification and e-mail and gives its id, the same id when the form is sent again.
 * Null, with nothing written, when a rule of the guard is broken or the limit is reached (threats 36, 41, 65, 73 and
 * 75). One guarded statement decides, so that bookings of a professional never overlap.
 */
export async function createBooking(
  db: Database,
  booking: NewBooking,
  notification: RequestNotification,
  limit: Use | null,
): Promise<Created> {
  return withFreeReference(async (reference) => {
    const historyId = crypto.randomUUID();
    const isWritten = isInHistory(historyId);
    const { title, body, link, to, emailContent } = notification;
    const { professionalId: userId, customerId, key, deviceHash, at } = booking;
    const {
      existing: [existing],
      sameReference: [sameReference],
      held,
    } = await namedBatch(db, {
      booking: insertBooking(db, booking, reference, limit),
      history: insertHistory(db, booking, historyId),
      counted: countUseOnlyIf(db, limit, isWritten),
      notification: queueNotification(
        db,
        { userId, kind: "booking", title, body, link, about: customerId, from: customerId, at },
        isWritten,
      ),
      email: queueEmail(
        db,
        {
          kind: "booking-requested",
          about: booking.id,
          to,
          userId,
          from: customerId,
          emailContent: emailContent(reference),
          at,
        },
        sql`${isWritten} and ${wantsEmail("bookings", userId)}`,
      ),
      draft: deleteDraft(db, { userId: customerId, deviceHash, id: key }, isWritten),
      held: selectHeld(db, sql`${userId}`, at, null),
      card: showBooking(db, cardOf(booking), isWritten),
      existing: selectOfForm(db, customerId, key),
      sameReference: selectReference(db, reference),
    });
    if (existing) return { ...existing, held };
    return sameReference ? undefined : { id: null, isShown: false, held };
  });
}

/** The statement that writes the first line of the history, if the statement before it stored the booking. */
function insertHistory(db: Database, { id: bookingId, at }: NewBooking, id: string) {
  const line = { actor: "customer", action: "requested", toStatus: "pending" } as const;
  const row = { id, bookingId, ...line, createdAt: at };
  return db.run(insertSelect(bookingHistory, row, sql`where changes() > 0`));
}

/** The statement that reads the booking a form has made, and whether a conversation shows it. */
function selectOfForm(db: Database, customerId: string, key: string) {
  const card = db
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.bookingId, bookings.id));
  return db
    .select({ id: bookings.id, isShown: exists(card).mapWith(Boolean) })
    .from(bookings)
    .where(and(eq(bookings.customerId, customerId), eq(bookings.idempotencyKey, key)));
}

/** What a booking form asks for. */
type Requested = Pick<
  NewBooking,
  | "customerId"
  | "serviceId"
  | "startsAt"
  | "endsAt"
  | "location"
  | "region"
  | "landmark"
  | "notes"
  | "phone"
>;

/**
 * Whether a booking of this customer has what this form asks for. The start is not compared once the booking was moved; the
 * length always is.
 */
export async function isRequestOf(
  db: Database,
  bookingId: string,
  { customerId, startsAt, endsAt, phone, serviceId, location, region, landmark, notes }: Requested,
): Promise<boolean> {
  const isMove = eq(bookingHistory.action, TRANSITIONS["accept-proposal"].history);
  const moves = db
    .select({ id: bookingHistory.id })
    .from(bookingHistory)
    .where(and(eq(bookingHistory.bookingId, bookings.id), isMove));
  const [found] = await db
    .select({ booking: bookings, wasMoved: exists(moves).mapWith(Boolean) })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.customerId, customerId)));
  if (!found) return false;
  const { booking, wasMoved } = found;
  return (
    (wasMoved || booking.startsAt === startsAt) &&
    booking.endsAt - booking.startsAt === endsAt - startsAt &&
    hasContent(booking, {
      serviceId,
      location,
      region,
      landmark,
      notes,
      customerPhone: phone,
    })
  );
}

/** The request as the conversation of the two shows it; it is never stored without terms. */
function cardOf({ id, customerId, professionalId, startsAt, terms, at }: NewBooking) {
  const people = { senderId: customerId, otherId: professionalId };
  return { bookingId: id, ...people, clientId: id, serviceTitle: terms?.title ?? "", startsAt, at };
}

/** What the guard checks of a request for a booking. */
export function guardedRequest(booking: NewBooking): GuardedChange {
  const { serviceId, professionalId, customerId, startsAt, endsAt, terms, at } = booking;
  const about = { serviceId, professionalId, customerId, bookingId: null };
  return { operation: "create", ...about, startsAt, endsAt, terms, at };
}

function insertBooking(db: Database, booking: NewBooking, reference: string, limit: Use | null) {
  const { key, phone, terms, at, landmark, notes, deviceHash, ...columns } = booking;
  const row = {
    ...columns,
    reference,
    bookingDate: dayOf(booking.startsAt),
    bookingTime: clockOf(booking.startsAt),
    status: "pending",
    landmark: landmark || null,
    notes: notes || null,
    customerPhone: phone,
    idempotencyKey: key,
    expiresAt: requestEndsAt(at, booking.startsAt),
    createdAt: at,
    updatedAt: at,
  } as const;
  const guard = sql`where ${allowed(guardedRequest(booking))} and ${withinLimit(limit)}`;
  return db.run(insertSelect(bookings, row, sql`${guard} on conflict do nothing`));
}
