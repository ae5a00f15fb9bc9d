import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { KEPT_CONVERSATIONS, KEPT_MESSAGES } from "#app/domain/offline/copy.ts";
import { displayName } from "#db/accounts/display-name.ts";
import { bookingOnDayFor, customers, ON, professionals } from "#db/bookings/booking-columns.ts";
import type { Database } from "#db/connection/client.ts";
import { OTHER, on, others } from "#db/messages/other-person.ts";
import { users } from "#db/schema/accounts.ts";
import { bookingOffers } from "#db/schema/booking-offers.ts";
import { bookings } from "#db/schema/bookings.ts";
import { offers } from "#db/schema/jobs.ts";
import { conversationMembers, conversations, messages } from "#db/schema/messages.ts";
import { savedServices, services } from "#db/schema/services.ts";
import { namedBatch } from "#db/statements/named-batch.ts";

const MOST_SAVED = 50;

type Period = { userId: string; from: number; to: number };

/**
 * What a phone keeps of a person's day, in one round trip: their bookings that begin between two moments, the last messages
 * of their last conversations, and their saved services that can be booked. Phone and exact place are there when the pages
 * show them (decision 73).
 */
export async function readOfflineCopy(db: Database, { userId, from, to }: Period) {
  const me = sql<string>`${userId}`;
  const rows = await namedBatch(db, {
    bookings: selectBookings(db, me, { from, to }),
    conversations: selectConversations(db, me),
    messages: selectMessages(db, me),
    saved: selectSaved(db, me),
  });
  const ofConversations = Map.groupBy(rows.messages, ({ conversationId }) => conversationId);
  return {
    bookings: rows.bookings,
    conversations: rows.conversations.map(({ id, other }) => ({
      id,
      other,
      messages: ofConversations.get(id) ?? [],
    })),
    saved: rows.saved,
  };
}

/** The statement that reads a person's bookings on either side that begin in a period and are not cancelled. */
function selectBookings(db: Database, me: SQL<string>, { from, to }: Omit<Period, "userId">) {
  const { startsAt, status, customerId, professionalId } = bookings;
  return db
    .select({ ...bookingOnDayFor(me), offer: offers.message })
    .from(bookings)
    .innerJoin(services, ON.service)
    .innerJoin(professionals, ON.professional)
    .leftJoin(customers, ON.customer)
    .leftJoin(offers, and(eq(offers.bookingId, bookings.id), isNull(offers.hiddenAt)))
    .where(
      and(
        or(eq(customerId, me), eq(professionalId, me)),
        ne(status, "cancelled"),
        gte(startsAt, from),
        lt(startsAt, to),
      ),
    )
    .orderBy(asc(startsAt), asc(bookings.id));
}

/** The ids of a person's last conversations, for `inArray`. */
function lastConversations(db: Database, me: SQL<string>) {
  return db
    .select({ id: conversationMembers.conversationId })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(eq(conversationMembers.userId, me))
    .orderBy(desc(conversations.updatedAt), asc(conversations.id))
    .limit(KEPT_CONVERSATIONS);
}

function selectConversations(db: Database, me: SQL<string>) {
  return db
    .select({ id: conversations.id, other: OTHER })
    .from(conversations)
    .innerJoin(others, on(me).other)
    .where(inArray(conversations.id, lastConversations(db, me)))
    .orderBy(desc(conversations.updatedAt), asc(conversations.id));
}

/** The statement that reads the last messages of each of these conversations, oldest first. */
function selectMessages(db: Database, me: SQL<string>) {
  const lastSeq = sql`(select max(seq) from messages as newer
    where newer.conversation_id = ${messages.conversationId})`;
  return db
    .select({
      conversationId: messages.conversationId,
      isOwn: sql`${messages.senderId} is ${me}`.mapWith(Boolean),
      content: messages.content,
      bookingId: messages.bookingId,
      createdAt: messages.createdAt,
      booking: {
        status: bookings.status,
        startsAt: bookings.startsAt,
        proposedStartsAt: bookings.proposedStartsAt,
        proposals: bookings.proposals,
      },
      bookedTitle: services.title,
      offer: {
        status: bookingOffers.status,
        startsAt: bookingOffers.startsAt,
        expiresAt: bookingOffers.expiresAt,
        serviceTitle: bookingOffers.serviceTitle,
      },
    })
    .from(messages)
    .leftJoin(bookings, eq(bookings.id, messages.bookingId))
    .leftJoin(services, eq(services.id, bookings.serviceId))
    .leftJoin(bookingOffers, eq(bookingOffers.id, messages.id))
    .where(
      and(
        inArray(messages.conversationId, lastConversations(db, me)),
        sql`${messages.seq} > ${lastSeq} - ${KEPT_MESSAGES}`,
      ),
    )
    .orderBy(asc(messages.conversationId), asc(messages.seq));
}

/** The statement that reads the services a person saved last, of those that can be booked. */
function selectSaved(db: Database, me: SQL<string>) {
  return db
    .select({
      id: services.id,
      title: services.title,
      professional: displayName(users),
      priceAmount: services.priceAmount,
      priceType: services.priceType,
    })
    .from(savedServices)
    .innerJoin(services, eq(services.id, savedServices.serviceId))
    .innerJoin(users, eq(users.id, services.proId))
    .where(and(eq(savedServices.userId, me), eq(services.listed, 1)))
    .orderBy(desc(savedServices.createdAt), asc(services.number))
    .limit(MOST_SAVED);
}
