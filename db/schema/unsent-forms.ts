import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { atMost, moment } from "./columns.ts";

/** The form a person sent after their session had ended (decision 24); one per person and browser (threat 89). */
export const unsentForms = sqliteTable(
  "unsent_forms",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The browser that sent it, by the hash of its device cookie. */
    deviceId: text("device_id").notNull(),
    /** The address the form was sent to. */
    path: text("path").notNull(),
    /** As a browser sends them, without passwords, files and what protects the account. */
    fields: text("fields").notNull(),
    /** A JSON list of what was left out of it: "passwords", "files", "protection". */
    omitted: text("omitted", { mode: "json" }).$type<string[]>().notNull().default([]),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.deviceId] }),
    index("unsent_forms_expiry").on(t.expiresAt),
    atMost("unsent_forms_path", t.path, 2000),
    atMost("unsent_forms_fields", t.fields, 65_536),
  ],
);

/** Where the release before this one keeps them, one per person; the next release drops it. */
export const typedForms = sqliteTable(
  "typed_forms",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    path: text("path").notNull(),
    fields: text("fields").notNull(),
    omitted: text("omitted", { mode: "json" }).$type<string[]>().notNull().default([]),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [
    index("typed_forms_expiry").on(t.expiresAt),
    atMost("typed_forms_path", t.path, 2000),
    atMost("typed_forms_fields", t.fields, 65_536),
  ],
);
