import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CONTACT_MOST, CONTACT_TOPICS } from "#app/domain/support/contact.ts";
import { TICKET_STATES } from "#app/domain/team/tickets.ts";
import { users } from "./accounts.ts";
import { atMost, moment, oneOf } from "./columns.ts";

export const contactMessages = sqliteTable(
  "contact_messages",
  {
    id: text("id").primaryKey(),
    ticket: text("ticket").notNull(),
    topic: text("topic", { enum: CONTACT_TOPICS }).notNull(),
    /** "" after 180 days, or once the sender is erased (threat 78). */
    email: text("email").notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    message: text("message").notNull(),
    state: text("state", { enum: TICKET_STATES }).notNull().default("open"),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("contact_messages_ticket").on(t.ticket),
    index("contact_messages_open").on(t.createdAt).where(sql`state = 'open'`),
    oneOf("contact_messages_state", t.state, TICKET_STATES),
    index("contact_messages_newest").on(t.createdAt),
    index("contact_messages_address").on(t.createdAt).where(sql`email <> ''`),
    oneOf("contact_messages_topic", t.topic, CONTACT_TOPICS),
    atMost("contact_messages_message", t.message, CONTACT_MOST),
  ],
);

/** The condition that a ticket still has the address of its sender, in the words of the index that serves it. */
export const HAS_ADDRESS = sql`${contactMessages.email} <> ''`;

const ANSWER_KINDS = ["answer", "note"] as const;

/** What the team wrote about a contact message: answers, which went to the sender by e-mail, and notes for the team alone. */
export const contactAnswers = sqliteTable(
  "contact_answers",
  {
    id: text("id").primaryKey(),
    contactMessageId: text("contact_message_id")
      .notNull()
      .references(() => contactMessages.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ANSWER_KINDS }).notNull(),
    /** Null once they are erased. */
    staffId: text("staff_id").references(() => users.id, { onDelete: "set null" }),
    content: text("content").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("contact_answers_message").on(t.contactMessageId, t.createdAt),
    index("contact_answers_staff").on(t.staffId),
    oneOf("contact_answers_kind", t.kind, ANSWER_KINDS),
    atMost("contact_answers_content", t.content, 5000),
  ],
);
