import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { bookings } from "./bookings.ts";
import { atMost, flag, moment } from "./columns.ts";
import { services } from "./services.ts";

export const conversations = sqliteTable(
  "conversations",
  {
    id: text("id").primaryKey(),
    participant1: text("participant_1")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    participant2: text("participant_2")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The service on whose page it was started, if any. */
    serviceId: text("service_id").references(() => services.id, { onDelete: "set null" }),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (t) => [
    index("conversations_participant_1").on(t.participant1, t.updatedAt),
    index("conversations_participant_2").on(t.participant2, t.updatedAt),
    check("conversations_two_people", sql`participant_1 <> participant_2`),
  ],
);

export const conversationMembers = sqliteTable(
  "conversation_members",
  {
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    lastReadSeq: integer("last_read_seq").notNull().default(0),
    muted: flag("muted").notNull().default(false),
    mailedAt: moment("mailed_at"),
    /** When an e-mail about unread messages is due; null while none is (decision 98). */
    mailDueAt: moment("mail_due_at"),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.userId] }),
    index("conversation_members_user").on(t.userId),
    index("conversation_members_mail").on(t.mailDueAt).where(sql`mail_due_at is not null`),
    check("conversation_members_seq", sql`last_read_seq >= 0`),
  ],
);

export const messages = sqliteTable(
  "messages",
  {
    id: text("id").primaryKey(),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    senderId: text("sender_id").references(() => users.id, { onDelete: "set null" }),
    /** Made by the sender's page; a repeat returns the stored row (decision 86). */
    clientId: text("client_id").notNull(),
    /** 1, 2, 3 ... within the conversation; the only order. */
    seq: integer("seq").notNull(),
    content: text("content").notNull(),
    /** The booking that it shows as a card; `content` says the same in a sentence. */
    bookingId: text("booking_id").references(() => bookings.id, { onDelete: "set null" }),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("messages_order").on(t.conversationId, t.seq),
    uniqueIndex("messages_once").on(t.senderId, t.conversationId, t.clientId),
    index("messages_booking").on(t.bookingId).where(sql`booking_id is not null`),
    index("messages_cards").on(t.conversationId).where(sql`booking_id is not null`),
    check("messages_seq", sql`seq > 0`),
    atMost("messages_content", t.content, 5000),
  ],
);
