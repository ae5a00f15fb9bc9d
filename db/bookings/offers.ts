import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { BookingLocation } from "#app/domain/bookings/booking.ts";
import {
  type BookingOffer,
  cardText,
  OFFER_ENDS,
  type OfferEnd,
} from "#app/domain/bookings/offer.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import { clockOf, dayOf } from "#app/domain/guyana-day.ts";
import { conversationPath } from "#app/domain/messages/conversation.ts";
import type { NotificationBody } from "#app/domain/notifications/body.ts";
import { displayPreferencesColumns } from "#db/accounts/display-preferences.ts";
import type { Database } from "#db/client.ts";
import { displayName } from "#db/display-name.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { insertSelect } from "#db/insert-select.ts";
import { moveUp, nextSeq, OFFER } from "#db/messages/cards.ts";
import { isMember, mayWrite, otherOf } from "#db/messages/members.ts";
import { namedBatch } from "#db/named-batch.ts";
import { queueNotification } from "#db/notifications/notify.ts";
import { countUseOnlyIf, type Use, withinLimit } from "#db/rate-limit.ts";
import { settings, users } from "#db/schema/accounts.ts";
import { bookingOffers } from "#db/schema/booking-offers.ts";
import { bookingHistory, bookings } from "#db/schema/bookings.ts";
import { conversations, messages } from "#db/schema/messages.ts";
import { services } from "#db/schema/services.ts";
import { wantsBookingMail } from "#db/settings/notification-switches.ts";
import { selectReference, withFreeReference } from "./free-reference.ts";
import { scheduleOf, selectSchedule } from "./free-times.ts";
import { allowed, type GuardedChange } from "./guard.ts";
import { isInHistory } from "./write.ts";

const MOST_SERVICES = 100;

const others = alias(users, "others");
const customers = alias(users, "customers");
const professionals = alias(users, "professionals");

/**
 * What a professional can offer in one of their conversations, in one round trip: the other person, their own listed
 * services, and the times of the one that is asked for, else of the conversation's, else of the newest. Null to strangers.
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
  const chosen = sql<string | null>`(select ${services.id} from ${services} where ${isMine}
    order by ${services.id} is ${serviceId} desc, ${services.id} is ${about} desc, ${services.createdAt} desc, ${services.id} limit 1)`;
  const [[found], own, ...schedule] = await db.batch([
    db
      .select({
        id: conversations.id,
        mayWrite: sql`${mayWrite(me)}`.mapWith(Boolean),
        chosen,
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
    db
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
    ...selectSchedule(db, chosen, now, null),
  ]);
  if (!found) return null;
  const { chosen: chosenId, customer, preferences, ...conversation } = found;
  const service = own.find(({ id }) => id === chosenId) ?? null;
  return {
    ...conversation,
    customer: { ...customer, preferences },
    services: own,
    service,
    schedule: scheduleOf(...schedule),
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

/** What the guard has to look at when an offer is made or accepted. */
export function guardedOffer(
  offer: Pick<NewOffer, "serviceId" | "professionalId" | "customerId" | "startsAt" | "endsAt">,
  at: number,
): GuardedChange {
  const { serviceId, professionalId, customerId, startsAt, endsAt } = offer;
  const about = { serviceId, professionalId, customerId, bookingId: null };
  return { operation: "offer", ...about, startsAt, endsAt, terms: null, at };
}

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

/** An offer with what its page and its answer need, in one round trip; null to strangers (threat 32). */
export async function readOffered(db: Database, query: { id: string; me: string; now: number }) {
  const { id, me, now } = query;
  const service = sql`${db
    .select({ id: bookingOffers.serviceId })
    .from(bookingOffers)
    .where(eq(bookingOffers.id, id))}`;
  const [[found], ...schedule] = await db.batch([
    db
      .select({
        offer: OFFER,
        customer: {
          firstName: customers.firstName,
          lastName: customers.lastName,
          phone: customers.phone,
          region: customers.region,
        },
        professional: {
          name: displayName(professionals),
          firstName: professionals.firstName,
          email: professionals.email,
        },
        preferences: displayPreferencesColumns(settings),
      })
      .from(bookingOffers)
      .innerJoin(customers, eq(customers.id, bookingOffers.customerId))
      .innerJoin(professionals, eq(professionals.id, bookingOffers.professionalId))
      .leftJoin(settings, eq(settings.userId, bookingOffers.professionalId))
      .where(
        and(
          eq(bookingOffers.id, id),
          or(eq(bookingOffers.customerId, me), eq(bookingOffers.professionalId, me)),
        ),
      ),
    ...selectSchedule(db, service, now, null),
  ]);
  if (!found) return null;
  const { preferences, professional, ...offered } = found;
  return {
    ...offered,
    professional: { ...professional, preferences },
    schedule: scheduleOf(...schedule),
  };
}
export type Offered = NonNullable<Awaited<ReturnType<typeof readOffered>>>;

/** What the customer adds to an offer with accepting it. */
export type Acceptance = {
  location: BookingLocation;
  region: string;
  landmark: string;
  notes: string;
  phone: string;
};

/**
 * Makes a confirmed booking of an open offer and notifies the professional: its id, the same when it is accepted again;
 * null, with nothing written, when the offer is not open any more, the service has another name, or a rule of the guard is
 * broken. Of two people at once one succeeds (threats 37, 65, 73 and 75).
 */
export async function acceptOffer(
  db: Database,
  offer: BookingOffer,
  acceptance: Acceptance,
  notification: Omit<Notification, "emailContent"> & {
    link: string;
    bookingId: string;
    /** The e-mail with the reference, which is not known before. */
    emailContent: (reference: string) => EmailContent;
  },
  at: number,
): Promise<string | null> {
  const { bookingId, title, body, link, to, emailContent } = notification;
  const { customerId, professionalId } = offer;
  return withFreeReference(async (reference) => {
    const historyId = crypto.randomUUID();
    const written = isInHistory(historyId);
    const history = {
      id: historyId,
      bookingId,
      actor: "customer",
      action: "offer_accepted",
      toStatus: "confirmed",
      createdAt: at,
    } as const;
    const about = {
      kind: "booking",
      title,
      body,
      link,
      about: customerId,
      from: null,
      at,
    } as const;
    const email = { kind: "booking-offer_accepted", about: bookingId, to, from: null, at } as const;
    // A booking of this customer may have the offer's id as its key without being made of it (threat 96).
    const accepted = db
      .select({ bookingId: bookingOffers.bookingId })
      .from(bookingOffers)
      .where(eq(bookingOffers.id, offer.id));
    const isOfOffer = and(eq(bookings.customerId, customerId), inArray(bookings.id, accepted));
    const {
      known: [known],
      taken: [taken],
    } = await namedBatch(db, {
      booking: insertAccepted(db, offer, { ...acceptance, bookingId, reference, at }),
      history: db.run(insertSelect(bookingHistory, history, sql`where changes() > 0`)),
      offer: db
        .update(bookingOffers)
        .set({ status: "accepted", bookingId, updatedAt: at })
        .where(and(eq(bookingOffers.id, offer.id), written)),
      message: db
        .update(messages)
        .set({ bookingId })
        .where(and(eq(messages.id, offer.id), written)),
      notification: queueNotification(db, { userId: professionalId, ...about }, written),
      email: queueEmail(
        db,
        { ...email, userId: professionalId, emailContent: emailContent(reference) },
        sql`${written} and ${wantsBookingMail(professionalId)}`,
      ),
      known: db.select({ id: bookings.id }).from(bookings).where(isOfOffer),
      taken: selectReference(db, reference),
    });
    if (known) return known.id;
    return taken ? undefined : null;
  });
}

type Accepted = Acceptance & { bookingId: string; reference: string; at: number };

function insertAccepted(db: Database, offer: BookingOffer, accepted: Accepted) {
  const { bookingId: id, reference, at, location, region, landmark, notes, phone } = accepted;
  const { serviceId, customerId, professionalId, startsAt, endsAt, totalAmount, priceType } = offer;
  const row = {
    id,
    reference,
    serviceId,
    customerId,
    professionalId,
    bookingDate: dayOf(startsAt),
    bookingTime: clockOf(startsAt),
    startsAt,
    endsAt,
    status: "confirmed",
    totalAmount,
    priceType,
    location,
    region,
    landmark: landmark || null,
    notes: notes || null,
    customerPhone: phone,
    idempotencyKey: offer.id,
    createdAt: at,
    updatedAt: at,
  } as const;
  const isOpen = and(
    eq(bookingOffers.id, offer.id),
    isOpenAt(at),
    sql`exists (select 1 from ${services}
      where ${services.id} = ${serviceId} and ${services.title} = ${bookingOffers.serviceTitle})`,
    allowed(guardedOffer(offer, at)),
  );
  return db.run(
    insertSelect(bookings, row, sql`from ${bookingOffers} where ${isOpen} on conflict do nothing`),
  );
}

const isOpenAt = (at: number): SQL =>
  sql`(${bookingOffers.status} = 'open' and ${bookingOffers.expiresAt} > ${at})`;

/** Declines an offer as its customer, or withdraws it as its professional; false when it is not open or not theirs. */
export async function endOffer(
  db: Database,
  { id, me, end, at }: { id: string; me: string; end: OfferEnd; at: number },
): Promise<boolean> {
  const { by, status } = OFFER_ENDS[end];
  const whose = by === "customer" ? bookingOffers.customerId : bookingOffers.professionalId;
  const { rowsAffected } = await db
    .update(bookingOffers)
    .set({ status, updatedAt: at })
    .where(
      and(eq(bookingOffers.id, id), eq(whose, me), isOpenAt(at), isNull(bookingOffers.bookingId)),
    );
  return rowsAffected === 1;
}
