import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { CARD_SUBJECT_AT } from "#app/domain/bookings/offer.ts";
import {
  type Conversation,
  type OtherPerson,
  PREVIEW_CHARACTERS,
} from "#app/domain/messages/conversation.ts";
import { previewOf, type StoredCard } from "#app/domain/messages/preview.ts";
import { bookingOffers } from "#db/schema/booking-offers.ts";
import { bookings } from "#db/schema/bookings.ts";
import { conversationMembers, conversations, messages } from "#db/schema/messages.ts";
import { services } from "#db/schema/services.ts";
import { contains } from "#db/statements/contains.ts";
import type { Builder } from "#db/statements/prepared.ts";
import type { Viewer } from "#db/viewer.ts";
import { OTHER, on, others } from "./other-person.ts";

/** The message that a list shows of a conversation, and the service of the booking that it shows. */
const last = alias(messages, "last");
const bookedServices = alias(services, "booked_services");

/** The columns of a conversation in the list of its member `me`, for `conversationOf`. */
const listedFor = (db: Builder, me: SQL, words: SQL<string> | null) => {
  const ofConversation = eq(messages.conversationId, conversations.id);
  const unread = db
    .select({ count: sql`count(*)`.as("unread") })
    .from(messages)
    .where(
      and(
        ofConversation,
        gt(messages.seq, conversationMembers.lastReadSeq),
        sql`${messages.senderId} is not ${me}`,
      ),
    );
  return {
    id: conversations.id,
    updatedAt: conversations.updatedAt,
    other: OTHER,
    lastContent: sql<string | null>`substr(${last.content}, 1, ${PREVIEW_CHARACTERS})`,
    lastIsOwn: sql`${last.senderId} is ${me}`.mapWith(Boolean),
    booking: {
      status: bookings.status,
      startsAt: bookings.startsAt,
      proposedStartsAt: bookings.proposedStartsAt,
    },
    bookedTitle: bookedServices.title,
    offer: {
      status: bookingOffers.status,
      startsAt: bookingOffers.startsAt,
      expiresAt: bookingOffers.expiresAt,
      serviceTitle: bookingOffers.serviceTitle,
    },
    found: words
      ? sql<string | null>`(${db
          .select({ part: excerpt(shownText, words).as("part") })
          .from(messages)
          .where(and(ofConversation, contains(messages.content, words)))
          .orderBy(desc(messages.seq))
          .limit(1)})`
      : sql<null>`null`,
    unread: sql<number>`${unread}`,
    muted: conversationMembers.muted,
  };
};

/** What a search shows of a message: of a card what it is of and when, since what it stored of its state may be over. */
const shownText = sql`case when ${messages.bookingId} is not null
    or exists (select 1 from ${bookingOffers} where ${bookingOffers.id} = ${messages.id})
  then substr(${messages.content}, ${CARD_SUBJECT_AT + 1}) else ${messages.content} end`;

/** The join condition of the last message that somebody typed, else of the last one of a booking. */
function isLast(db: Builder): SQL | undefined {
  const newest = (isAmong?: SQL) =>
    sql`${db
      .select({ seq: sql`max(${messages.seq})`.as("newest") })
      .from(messages)
      .where(and(eq(messages.conversationId, conversations.id), isAmong))}`;
  const typed = newest(isNull(messages.bookingId));
  return and(
    eq(last.conversationId, conversations.id),
    eq(last.seq, sql`coalesce(${typed}, ${newest()})`),
  );
}

/** The words of a search for `selectList`; null where nothing is searched for. */
export function wordsOf(words: string): SQL<string> | null {
  return words === "" ? null : sql<string>`${words}`;
}

/** How much of a message stands before the words that were found. */
const LEAD_CHARACTERS = 12;

/** The part of a text in which the words are. */
function excerpt(text: SQLWrapper, words: SQL<string>): SQL {
  const place = sql`instr(lower(${text}), lower(${words}))`;
  return sql`case when ${place} > ${LEAD_CHARACTERS + 1}
    then '…' || substr(${text}, ${place} - ${LEAD_CHARACTERS}, ${PREVIEW_CHARACTERS})
    else substr(${text}, 1, ${PREVIEW_CHARACTERS}) end`;
}

/** The condition that a conversation has the words in the other person's name, its service or a message. */
function isFound(db: Builder, words: SQL<string>): SQL {
  const names = sql`${others.firstName} || ' ' || ${others.lastName} || ' ' || coalesce(${others.businessName}, '')`;
  const ofService = db
    .select({ id: services.id })
    .from(services)
    .where(
      and(
        eq(services.id, conversations.serviceId),
        eq(services.listed, 1),
        contains(services.title, words),
      ),
    );
  const ofMessage = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.conversationId, conversations.id), contains(messages.content, words)));
  return sql`(${others.deletedAt} is null and ${contains(names, words)}
    or ${exists(ofService)} or ${exists(ofMessage)})`;
}

export type ListedRow = StoredCard & {
  id: string;
  updatedAt: number;
  other: OtherPerson;
  lastContent: string | null;
  lastIsOwn: boolean;
  found: string | null;
  unread: number;
  muted: boolean;
};

/** A conversation from a row of `selectConversations`, as it is at `now`, UTC milliseconds. */
export function conversationOf(row: ListedRow, now: number): Conversation {
  const { lastContent: content, lastIsOwn: own, booking, bookedTitle, offer, ...listed } = row;
  const lastMessage =
    content === null ? null : previewOf({ content, own, booking, bookedTitle, offer }, now);
  return { ...listed, lastMessage };
}

/**
 * The statement that reads those of a person's conversations that meet a condition, the newest first; never those of
 * other people. With `words` only conversations that contain them.
 */
export function selectConversations(
  db: Builder,
  userId: Viewer,
  condition: SQL,
  words: SQL<string> | null = null,
) {
  const me = sql`${userId}`;
  return db
    .select(listedFor(db, me, words))
    .from(conversations)
    .innerJoin(others, on(me).other)
    .innerJoin(conversationMembers, on(me).member)
    .leftJoin(last, isLast(db))
    .leftJoin(bookings, eq(bookings.id, last.bookingId))
    .leftJoin(bookedServices, eq(bookedServices.id, bookings.serviceId))
    .leftJoin(bookingOffers, eq(bookingOffers.id, last.id))
    .where(and(condition, words ? isFound(db, words) : undefined))
    .orderBy(desc(conversations.updatedAt), asc(conversations.id));
}

/**
 * The statement that reads a person's newest conversations, at most `most`; with `words` the newest that contain them.
 * A conversation without a message is listed only for who started it.
 */
export function selectList(
  db: Builder,
  userId: Viewer,
  most: number,
  words: SQL<string> | null = null,
) {
  const me = sql`${userId}`;
  // A search goes through all of them.
  const read = words ? -1 : most;
  const newest = desc(conversations.updatedAt);
  const started = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.participant1, me))
    .orderBy(newest)
    .limit(read);
  const anyMessage = db
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.conversationId, conversations.id));
  const received = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.participant2, me), exists(anyMessage)))
    .orderBy(newest)
    .limit(read);
  const ids = sql`(select * from ${started} union all select * from ${received})`;
  return selectConversations(db, userId, inArray(conversations.id, ids), words).limit(most);
}
