import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type BookingOffer, cardText } from "#app/domain/bookings/offer.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import { conversationPath } from "#app/domain/messages/conversation.ts";
import type { NotificationBody } from "#app/domain/notifications/body.ts";
import { displayName } from "#db/accounts/display-name.ts";
import { displayPreferencesColumns } from "#db/accounts/display-preferences.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { moveUp, nextSeq } from "#db/messages/cards.ts";
import { isMember, mayWrite, otherOf } from "#db/messages/members.ts";
import { queueNotification } from "#db/notifications/notify.ts";
import { countUseOnlyIf, type Use, withinLimit } from "#db/rate-limit.ts";
import { settings, users } from "#db/schema/accounts.ts";
import { bookingOffers } from "#db/schema/booking-offers.ts";
import { conversations, messages } from "#db/schema/messages.ts";
import { services } from "#db/schema/services.ts";
import { wantsBookingMail } from "#db/settings/notification-switches.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { scheduleOf, selectSchedule } from "./free-times.ts";
import { allowed, guardedOffer } from "./guard.ts";

const MOST_SERVICES = 100;

const others = alias(users, "others");

/**
 * What a professional can offer in one of their conversations, in one round trip: the other person, their own listed
 * services, and the free times of the service that the query names, else of the conversation's, else of the newest.
 * Null to strangers.
 */
export async function readOfferable(
  db: Database,
  query: { conversationId: string; me: string; serviceId: string | null; now: number },
) {
  const { conversationId, serviceId, now } = query;
  const me = sql`${query.me}`;
  const isMine = and(eq(services.proId, me), eq(services.listed, 1));
  const about = db
    .select({ id: conversations.serviceId })
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  const chosenService = sql<string | null>`(select ${services.id} from ${services} where ${isMine}
    order by ${services.id} is ${serviceId} desc, ${services.id} is ${about} desc, ${services.createdAt} desc, ${services.id} limit 1)`;
  const {
    conversation: [found],
    services: own,
    ...schedule
  } = await namedBatch(db, {
    conversation: db
      .select({
        id: conversations.id,
        mayWrite: sql`${mayWrite(me)}`.mapWith(Boolean),
        chosenService,
        customer: {
          id: others.id,
          firstName: others.firstName,
          lastName: others.lastName,
          email: others.email,
        },
        preferences: displayPreferencesColumns(settings),
        professionalName: displayName(users),
      })
      .from(conversations)
      .innerJoin(others, eq(others.id, otherOf(me)))
      .innerJoin(users, eq(users.id, me))
      .leftJoin(settings, eq(settings.userId, others.id))
      .where(and(eq(conversations.id, conversationId), isMember(me))),
    services: db
      .select({
        id: services.id,
        title: services.title,
        priceAmount: services.priceAmount,
        priceType: services.priceType,
        visitMinutes: services.visitMinutes,
        /** When it was last changed, UTC milliseconds. */
        version: services.updatedAt,
      })
      .from(services)
      .where(isMine)
      .orderBy(services.title, services.id)
      .limit(MOST_SERVICES),
    ...selectSchedule(db, chosenService, now, null),
  });
  if (!found) return null;
  const { chosenService: chosenId, customer, preferences, ...conversation } = found;
  const service = own.find(({ id }) => id === chosenId) ?? null;
  return {
    ...conversation,
    customer: { ...customer, preferences },
    services: own,
    service,
    schedule: scheduleOf(schedule),
  };
}

/** How the other person is notified. */
type Notification = {
  title: string;
  body: NotificationBody;
  to: string;
  emailContent: EmailContent;
};

export type NewOffer = Pick<
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
  offer: NewOffer,
  notification: Notification,
  limit: Use | null,
): Promise<boolean> {
  const { key, serviceVersion, at, ...columns } = offer;
  const { id, conversationId, professionalId, customerId, serviceTitle, startsAt } = offer;
  const me = sql`${professionalId}`;
  const isStored = sql`exists (select 1 from ${messages} where ${messages.id} = ${id})`;
  const mayOffer = and(
    eq(conversations.id, conversationId),
    isMember(me),
    eq(otherOf(me), customerId),
    mayWrite(me),
    allowed(guardedOffer(offer, at)),
    sql`exists (select 1 from ${services}
      where ${services.id} = ${offer.serviceId} and ${services.updatedAt} = ${serviceVersion})`,
    withinLimit(limit),
  );
  const { title, body, to, emailContent } = notification;
  const link = conversationPath(conversationId);
  const {
    known: [known],
  } = await namedBatch(db, {
    message: db.run(
      insertSelect(
        messages,
        {
          id,
          conversationId,
          senderId: professionalId,
          clientId: key,
          seq: nextSeq(db),
          content: cardText(serviceTitle, startsAt),
          createdAt: at,
          updatedAt: at,
        },
        sql`from ${conversations} where ${mayOffer} on conflict do nothing`,
      ),
    ),
    offer: db.run(
      insertSelect(
        bookingOffers,
        { ...columns, createdAt: at, updatedAt: at },
        sql`where ${isStored} on conflict do nothing`,
      ),
    ),
    counted: countUseOnlyIf(db, limit, isStored),
    conversation: moveUp(db, id, at),
    notification: queueNotification(
      db,
      {
        userId: customerId,
        kind: "booking",
        title,
        body,
        link,
        about: professionalId,
        from: professionalId,
        at,
      },
      isStored,
    ),
    email: queueEmail(
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
      sql`${isStored} and ${wantsBookingMail(customerId)}`,
    ),
    known: db
      .select({ id: messages.id })
      .from(messages)
      .where(
        and(
          eq(messages.conversationId, conversationId),
          eq(messages.senderId, professionalId),
          eq(messages.clientId, key),
        ),
      ),
  });
  return known !== undefined;
}
