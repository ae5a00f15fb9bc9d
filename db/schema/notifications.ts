import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { NotificationBody } from "#app/domain/notifications/body.ts";
import { users } from "./accounts.ts";
import { flag, moment, oneOf, within } from "./columns.ts";

// The kinds of the domain, in the order of the stored CHECK: the order of the filters would rebuild the table.
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
