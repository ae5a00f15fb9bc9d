import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { NotificationBody } from "#app/domain/notifications/body.ts";
import { NEWSLETTER_STATES } from "#app/domain/team/newsletters.ts";
import { users } from "./accounts.ts";
import { atMost, flag, moment, oneOf, within } from "./columns.ts";

const NOTIFICATION_KINDS = ["booking", "message", "review", "account", "job"] as const;

export const notifications = sqliteTable(
  "notifications",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: NOTIFICATION_KINDS }).notNull(),
    title: text("title").notNull(),
    body: text("body").notNull().default(""),
    /** The body where it names moments, which are written for whoever reads it; `body` is empty then. */
    bodyParts: text("body_parts", { mode: "json" }).$type<NotificationBody>(),
    /** A path on this site. */
    link: text("link").notNull(),
    readAt: moment("read_at"),
    /** The other person whom its text names; it is deleted with their account (threat 78). */
    aboutUserId: text("about_user_id"),
    /** Whom it comes from: it is not pushed where they may not reach (threat 95). Null for what reaches always. */
    fromUserId: text("from_user_id"),
    createdAt: moment("created_at").notNull(),
    /** About the security of the account: pushed whatever the settings (threat 69). */
    security: flag("security").notNull().default(false),
  },
  (t) => [
    index("notifications_user").on(t.userId, t.createdAt),
    index("notifications_unread").on(t.userId).where(sql`read_at is null`),
    index("notifications_age").on(t.createdAt),
    index("notifications_about").on(t.aboutUserId).where(sql`about_user_id is not null`),
    oneOf("notifications_kind", t.kind, NOTIFICATION_KINDS),
  ],
);

/** E-mails, written in the same batch as the change that causes them (decision 106). */
export const mailOutbox = sqliteTable(
  "mail_outbox",
  {
    id: text("id").primaryKey(),
    /** Kind, object and recipient: the same e-mail is never queued twice. */
    dedupeKey: text("dedupe_key").notNull(),
    kind: text("kind").notNull(),
    recipient: text("recipient").notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** The browser that requested it, by the hash of its device cookie; null where none did (threat 80). */
    deviceId: text("device_id"),
    /** Whom it comes from: it is not sent where they may not reach (threat 95). Null for what reaches always. */
    fromUserId: text("from_user_id"),
    subject: text("subject").notNull(),
    textBody: text("text_body").notNull(),
    htmlBody: text("html_body").notNull(),
    /** Extra headers by name, such as List-Unsubscribe. */
    headers: text("headers", { mode: "json" })
      .$type<Record<string, string>>()
      .notNull()
      .default({}),
    status: text("status", { enum: ["queued", "sent", "failed"] })
      .notNull()
      .default("queued"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: moment("next_attempt_at").notNull(),
    lastError: text("last_error"),
    createdAt: moment("created_at").notNull(),
    sentAt: moment("sent_at"),
  },
  (t) => [
    uniqueIndex("mail_outbox_dedupe").on(t.dedupeKey),
    index("mail_outbox_due").on(t.nextAttemptAt).where(sql`status = 'queued'`),
    index("mail_outbox_recipient").on(t.recipient, t.createdAt),
    oneOf("mail_outbox_status", t.status, ["queued", "sent", "failed"]),
    within("mail_outbox_attempts", t.attempts, 0, 5),
  ],
);

/** The push addresses of a person's browsers. */
export const pushEndpoints = sqliteTable(
  "push_endpoints",
  {
    endpoint: text("endpoint").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The hash of the browser's device cookie, as its sessions carry it. */
    deviceId: text("device_id").notNull().default(""),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [index("push_endpoints_user").on(t.userId)],
);

/** Notifications still to be pushed, one row for each browser, written by a trigger of `notifications`. */
export const pushOutbox = sqliteTable(
  "push_outbox",
  {
    notificationId: text("notification_id")
      .notNull()
      .references(() => notifications.id, { onDelete: "cascade" }),
    endpoint: text("endpoint")
      .notNull()
      .references(() => pushEndpoints.endpoint, { onDelete: "cascade" }),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: moment("next_attempt_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.notificationId, t.endpoint] }),
    index("push_outbox_due").on(t.nextAttemptAt),
    index("push_outbox_endpoint").on(t.endpoint),
    within("push_outbox_attempts", t.attempts, 0, 5),
  ],
);

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
    atMost("newsletters_subject", t.subject, 150),
    atMost("newsletters_content", t.content, 20_000),
  ],
);

const CONTACT_STATES = ["open", "answered", "closed"] as const;
const CONTACT_TOPICS = ["general", "customer", "professional", "safety", "business"] as const;

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
    state: text("state", { enum: CONTACT_STATES }).notNull().default("open"),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("contact_messages_ticket").on(t.ticket),
    index("contact_messages_open").on(t.createdAt).where(sql`state = 'open'`),
    oneOf("contact_messages_state", t.state, CONTACT_STATES),
    index("contact_messages_newest").on(t.createdAt),
    index("contact_messages_address").on(t.createdAt).where(sql`email <> ''`),
    oneOf("contact_messages_topic", t.topic, CONTACT_TOPICS),
    atMost("contact_messages_message", t.message, 2000),
  ],
);

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

/** Counters of the rate limits (decision 26); a window restarts when it expires. */
export const rateLimits = sqliteTable(
  "rate_limits",
  {
    /** What is limited, for example "booking". */
    action: text("action").notNull(),
    /** Whose uses are counted: a user, a device, an address; hashed where it is personal. */
    subject: text("subject").notNull(),
    count: integer("count").notNull(),
    windowEndsAt: moment("window_ends_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.action, t.subject] }),
    index("rate_limits_expiry").on(t.windowEndsAt),
    within("rate_limits_count", t.count, 0, 1_000_000),
  ],
);
