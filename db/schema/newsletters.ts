import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { MOST_CONTENT, MOST_SUBJECT, NEWSLETTER_STATES } from "#app/domain/team/newsletters.ts";
import { atMost, moment, oneOf } from "./columns.ts";

export const newsletterSubscriptions = sqliteTable(
  "newsletter_subscriptions",
  {
    email: text("email").primaryKey(),
    confirmHash: text("confirm_hash"),
    unsubscribeHash: text("unsubscribe_hash").notNull(),
    /** The name of the region to hear from; "" for the whole country. */
    region: text("region").notNull().default(""),
    confirmedAt: moment("confirmed_at"),
    unsubscribedAt: moment("unsubscribed_at"),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("newsletter_confirm").on(t.confirmHash),
    uniqueIndex("newsletter_unsubscribe").on(t.unsubscribeHash),
  ],
);

/** Newsletters that the team writes; each is sent once, to the subscribers in the order of their addresses. */
export const newsletters = sqliteTable(
  "newsletters",
  {
    id: text("id").primaryKey(),
    subject: text("subject").notNull(),
    content: text("content").notNull(),
    /** The region whose subscribers get it; "" for everybody. */
    region: text("region").notNull().default(""),
    state: text("state", { enum: NEWSLETTER_STATES }).notNull().default("draft"),
    /** The last address that has been queued; "" before the first. */
    lastEmail: text("last_email").notNull().default(""),
    /** How many e-mails of it were queued, sent and given up, maintained by triggers of `mail_outbox`. */
    queuedCount: integer("queued_count").notNull().default(0),
    sentCount: integer("sent_count").notNull().default(0),
    failedCount: integer("failed_count").notNull().default(0),
    /** How many unsubscribed by a link of it. */
    unsubscribedCount: integer("unsubscribed_count").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    sendingSince: moment("sending_since"),
    endedAt: moment("ended_at"),
  },
  (t) => [
    index("newsletters_newest").on(t.createdAt),
    index("newsletters_sending").on(t.sendingSince).where(sql`state = 'sending'`),
    oneOf("newsletters_state", t.state, NEWSLETTER_STATES),
    atMost("newsletters_subject", t.subject, MOST_SUBJECT),
    atMost("newsletters_content", t.content, MOST_CONTENT),
  ],
);
