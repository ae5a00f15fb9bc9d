import { and, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { BookingOffer } from "#app/domain/bookings/offer.ts";
import { cardText } from "#app/domain/bookings/offer.ts";
import type { CardRow } from "#app/domain/messages/card.ts";
import type { Database } from "#db/connection/client.ts";
import { bookingOffers } from "#db/schema/booking-offers.ts";
import { bookings } from "#db/schema/bookings.ts";
import { conversations, messages } from "#db/schema/messages.ts";
import { services } from "#db/schema/services.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import type { Builder } from "#db/statements/prepared.ts";
import { type Audience, audienceOf, selectAudience } from "./audience.ts";
import { isMember, isOfPair } from "./members.ts";

const MOST_CARDS = 50;

/** A booking that a message shows from now on. */
export type NewCard = {
  bookingId: string;
  /** Who proposes the time, and the other one. */
  senderId: string;
  otherId: string;
  /** The message is stored once under it. */
  clientId: string;
  serviceTitle: string;
  /** The proposed time, UTC milliseconds. */
  startsAt: number;
  /** UTC milliseconds now. */
  at: number;
};

/**
 * The statements that show a booking in the conversation of its two people, if they have one and `isWritten` holds, once
 * for a client id. It causes no e-mail: the booking has its own.
 */
export function showBooking(db: Database, card: NewCard, isWritten: SQL) {
  const { bookingId, senderId, otherId, clientId, serviceTitle, startsAt, at } = card;
  const id = crypto.randomUUID();
  const row = {
    id,
    conversationId: sql`${conversations.id}`,
    senderId,
    clientId,
    seq: nextSeq(db),
    content: cardText(serviceTitle, startsAt),
    bookingId,
    createdAt: at,
    updatedAt: at,
  };
  const isTheirs = isOfPair(sql`${senderId}`, sql`${otherId}`);
  return [
    db.run(
      insertSelect(
        messages,
        row,
        sql`from ${conversations} where ${isTheirs} and ${isWritten} on conflict do nothing`,
      ),
    ),
    moveUp(db, id, at),
  ] as const;
}

/** The expression of the place after the last message of the conversation that the outer statement reads. */
export function nextSeq(db: Database): SQL {
  return sql`${db
    .select({ seq: sql`coalesce(max(${messages.seq}), 0) + 1`.as("next_seq") })
    .from(messages)
    .where(eq(messages.conversationId, conversations.id))}`;
}

/**
 * The statement that moves the conversation of a message to the top of both lists, if the message is stored. `at` in
 * UTC milliseconds.
 */
export function moveUp(db: Database, messageId: string, at: number) {
  const ofMessage = db
    .select({ id: messages.conversationId })
    .from(messages)
    .where(eq(messages.id, messageId));
  return db
    .update(conversations)
    .set({ updatedAt: sql`max(${conversations.updatedAt}, ${at})` })
    .where(inArray(conversations.id, ofMessage));
}

/** The statements that read what the cards of a conversation show, for `cardsFrom`; nothing to strangers. */
export function selectCards(db: Builder, me: SQL, conversationId: string | SQL) {
  const isMine = and(eq(conversations.id, conversationId), isMember(me));
  return {
    bookings: db
      .select({
        messageId: messages.id,
        booking: {
          id: bookings.id,
          status: bookings.status,
          startsAt: bookings.startsAt,
          endsAt: bookings.endsAt,
          totalAmount: bookings.totalAmount,
          priceType: bookings.priceType,
          expiresAt: bookings.expiresAt,
          proposedStartsAt: bookings.proposedStartsAt,
          proposedBy: bookings.proposedBy,
          proposals: bookings.proposals,
          noShow: bookings.noShow,
          updatedAt: bookings.updatedAt,
          serviceId: services.id,
          serviceTitle: services.title,
          customerId: bookings.customerId,
          serviceDeleted: sql`${services.deletedAt} is not null`.mapWith(Boolean),
        },
      })
      .from(conversations)
      .innerJoin(
        messages,
        and(eq(messages.conversationId, conversations.id), isNotNull(messages.bookingId)),
      )
      .innerJoin(bookings, eq(bookings.id, messages.bookingId))
      .innerJoin(services, eq(services.id, bookings.serviceId))
      .where(isMine)
      // With the plus SQLite sorts the few cards, in place of reading every message of the conversation in this order.
      .orderBy(sql`+${messages.seq} desc`)
      .limit(MOST_CARDS),
    offers: db
      .select(BOOKING_OFFER)
      .from(conversations)
      .innerJoin(bookingOffers, eq(bookingOffers.conversationId, conversations.id))
      .where(isMine)
      .orderBy(desc(bookingOffers.createdAt))
      .limit(MOST_CARDS),
  };
}

/** The columns of an offer, in a conversation and on its page. */
export const BOOKING_OFFER = {
  id: bookingOffers.id,
  conversationId: bookingOffers.conversationId,
  serviceId: bookingOffers.serviceId,
  professionalId: bookingOffers.professionalId,
  customerId: bookingOffers.customerId,
  serviceTitle: bookingOffers.serviceTitle,
  startsAt: bookingOffers.startsAt,
  endsAt: bookingOffers.endsAt,
  totalAmount: bookingOffers.totalAmount,
  priceType: bookingOffers.priceType,
  note: bookingOffers.note,
  status: bookingOffers.status,
  bookingId: bookingOffers.bookingId,
  expiresAt: bookingOffers.expiresAt,
};

/** What the cards of a conversation show, newest first. */
export type CardRows = { bookings: CardRow[]; offers: BookingOffer[] };

/** A conversation that shows a booking or an offer, with whom to announce a change of it to. */
type Shown = { conversationId: string; audience: Audience };

/**
 * The conversation that shows a message or the cards of a booking, with whom to announce a change of it to; null where
 * none does. `now` in UTC milliseconds.
 */
export async function readShown(
  db: Database,
  card: { bookingId: string } | { messageId: string },
  now: number,
): Promise<Shown | null> {
  const isCard =
    "bookingId" in card ? eq(messages.bookingId, card.bookingId) : eq(messages.id, card.messageId);
  const shown = db.select({ id: messages.conversationId }).from(messages).where(isCard).limit(1);
  const isShown = inArray(conversations.id, shown);
  const { id, participant1, participant2 } = conversations;
  const [[found], live] = await db.batch([
    db.select({ id, participant1, participant2 }).from(conversations).where(isShown),
    selectAudience(db, isShown, now),
  ]);
  return found ? { conversationId: found.id, audience: audienceOf(found, live) } : null;
}
