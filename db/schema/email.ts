import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { EMAIL_STATUSES } from "#app/domain/email/email.ts";
import { users } from "./accounts.ts";
import { moment, oneOf, within } from "./columns.ts";

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
    status: text("status", { enum: EMAIL_STATUSES }).notNull().default("queued"),
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
    index("mail_outbox_user").on(t.userId).where(sql`user_id is not null`),
    oneOf("mail_outbox_status", t.status, EMAIL_STATUSES),
    within("mail_outbox_attempts", t.attempts, 0, 5),
  ],
);
