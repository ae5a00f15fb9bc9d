import { and, eq, type SQL, sql } from "drizzle-orm";
import { type BookingOffer, cardText } from "#app/domain/bookings/offer.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import { conversationPath } from "#app/domain/messages/conversation.ts";
import type { NotificationBody } from "#app/domain/notifications/body.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { moveUp, nextSeq } from "#db/messages/cards.ts";
import { isMember, mayWrite, otherOf } from "#db/messages/members.ts";
import { isSent } from "#db/messages/messages.ts";
import { queueNotification } from "#db/notifications/notify.ts";
import { countUseOnlyIf, type Use, withinLimit } from "#db/rate-limit.ts";
import { bookingOffers } from "#db/schema/booking-offers.ts";
import { conversations, messages } from "#db/schema/messages.ts";
import { services } from "#db/schema/services.ts";
import { wantsEmail } from "#db/settings/notification-switches.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { allowed, guardedOffer } from "./guard.ts";

/** How the other person is notified. */
type Notification = {
  title: string;
  body: NotificationBody;
  to: string;
  emailContent: EmailContent;
};

export type NewBookingOffer = Pick<
  BookingOffer,
  | "id"
  | "conversationId"
  | "serviceId"
  | "serviceTitle"
  | "professionalId"
  | "customerId"
  | "startsAt"
  | "endsAt"
  | "totalAmount"
  | "priceType"
  | "note"
  | "expiresAt"
> & {
  /** The key of the form: the offer that was made with it already is the answer. */
  key: string;
  /** The version of the service whose price it has, UTC milliseconds. */
  serviceVersion: number;
  /** UTC milliseconds now. */
  at: number;
};

/**
 * Stores an offer with the message that shows it and notifies the customer; true also when the form is sent again. False,
 * with nothing written, when the sender may not write here, the limit is reached, the service has changed or a rule of the
 * guard is broken (threats 65 and 75).
 */
export async function createOffer(
  db: Database,
  offer: NewBookingOffer,
  notification: Notification,
  limit: Use | null,
): Promise<boolean> {
  const { id, key, conversationId, professionalId, at } = offer;
  const isStored = sql`exists (select 1 from ${messages} where ${messages.id} = ${id})`;
  const sent = { clientId: key, conversationId, senderId: professionalId };
  const {
    known: [known],
  } = await namedBatch(db, {
    message: insertCard(db, offer, limit),
    offer: insertOffer(db, offer, isStored),
    counted: countUseOnlyIf(db, limit, isStored),
    conversation: moveUp(db, id, at),
    notices: notifyCustomer(db, offer, notification, isStored),
    known: db.select({ id: messages.id }).from(messages).where(isSent(sent)),
  });
  return known !== undefined;
}

/** The guarded statement: the message of the conversation that shows the offer. */
function insertCard(db: Database, offer: NewBookingOffer, limit: Use | null) {
  const { id, key, conversationId, professionalId, customerId, at } = offer;
  const me = sql`${professionalId}`;
  const mayOffer = and(
    eq(conversations.id, conversationId),
    isMember(me),
    eq(otherOf(me), customerId),
    mayWrite(me),
    allowed(guardedOffer(offer, at)),
    sql`exists (select 1 from ${services}
      where ${services.id} = ${offer.serviceId} and ${services.updatedAt} = ${offer.serviceVersion})`,
    withinLimit(limit),
  );
  return db.run(
    insertSelect(
      messages,
      {
        id,
        conversationId,
        senderId: professionalId,
        clientId: key,
        seq: nextSeq(db),
        content: cardText(offer.serviceTitle, offer.startsAt),
        createdAt: at,
        updatedAt: at,
      },
      sql`from ${conversations} where ${mayOffer} on conflict do nothing`,
    ),
  );
}

function insertOffer(
  db: Database,
  { key: _, serviceVersion: __, at, ...columns }: NewBookingOffer,
  isStored: SQL,
) {
  return db.run(
    insertSelect(
      bookingOffers,
      { ...columns, createdAt: at, updatedAt: at },
      sql`where ${isStored} on conflict do nothing`,
    ),
  );
}

/** The notification of the customer, and the e-mail if they want it. */
function notifyCustomer(
  db: Database,
  { id, conversationId, professionalId, customerId, at }: NewBookingOffer,
  { title, body, to, emailContent }: Notification,
  isStored: SQL,
) {
  return [
    queueNotification(
      db,
      {
        userId: customerId,
        kind: "booking",
        title,
        body,
        link: conversationPath(conversationId),
        about: professionalId,
        from: professionalId,
        at,
      },
      isStored,
    ),
    queueEmail(
      db,
      {
        kind: "booking-offered",
        about: id,
        to,
        userId: customerId,
        from: professionalId,
        emailContent,
        at,
      },
      sql`${isStored} and ${wantsEmail("bookings", customerId)}`,
    ),
  ] as const;
}
