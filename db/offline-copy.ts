import { and, asc, desc, eq, gte, inArray, lt, ne, or, sql } from "drizzle-orm";
import { KEPT_CONVERSATIONS, KEPT_MESSAGES } from "#app/domain/offline/copy.ts";
import { bookingOnDayFor, customers, ON, professionals } from "#db/bookings/booking.ts";
import { OTHER, on, others } from "#db/messages/other-person.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { conversationMembers, conversations, messages } from "#db/schema/messages.ts";
import { savedServices, services } from "#db/schema/services.ts";
import { displayName } from "./accounts/display-name.ts";
import type { Database } from "./connection/client.ts";
import { namedBatch } from "./statements/named-batch.ts";

const MOST_SAVED = 50;

type Period = { userId: string; from: number; to: number };

/**
 * What a phone keeps of a person's day, in one round trip: their bookings that begin between two moments, the last messages
 * of their last conversations, and their saved services that can be booked. Phone and exact place are there when the pages
 * show them (decision 73).
 */
export async function readOfflineCopy(db: Database, { userId, from, to }: Period) {
  const me = sql<string>`${userId}`;
  const { startsAt, status, customerId, professionalId } = bookings;
  const mine = db
    .select({ id: conversationMembers.conversationId })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(eq(conversationMembers.userId, me))
    .orderBy(desc(conversations.updatedAt), asc(conversations.id))
    .limit(KEPT_CONVERSATIONS);
  const lastSeq = sql`(select max(seq) from messages as newer
    where newer.conversation_id = ${messages.conversationId})`;
  const rows = await namedBatch(db, {
    bookings: db
      .select(bookingOnDayFor(me))
      .from(bookings)
      .innerJoin(services, ON.service)
      .innerJoin(professionals, ON.professional)
      .leftJoin(customers, ON.customer)
      .where(
        and(
          or(eq(customerId, me), eq(professionalId, me)),
          ne(status, "cancelled"),
          gte(startsAt, from),
          lt(startsAt, to),
        ),
      )
      .orderBy(asc(startsAt), asc(bookings.id)),
    conversations: db
      .select({ id: conversations.id, other: OTHER })
      .from(conversations)
      .innerJoin(others, on(me).other)
      .where(inArray(conversations.id, mine))
      .orderBy(desc(conversations.updatedAt), asc(conversations.id)),
    messages: db
      .select({
        conversationId: messages.conversationId,
        isOwn: sql`${messages.senderId} is ${me}`.mapWith(Boolean),
        content: messages.content,
        createdAt: messages.createdAt,
      })
      .from(messages)
      .where(
        and(
          inArray(messages.conversationId, mine),
          sql`${messages.seq} > ${lastSeq} - ${KEPT_MESSAGES}`,
        ),
      )
      .orderBy(asc(messages.conversationId), asc(messages.seq)),
    saved: db
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
      .limit(MOST_SAVED),
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
