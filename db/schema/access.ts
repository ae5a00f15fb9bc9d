import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { flag, moment, oneOf } from "./columns.ts";

/** Sessions by the SHA-256 of their id; the id itself is only in the person's cookie. */
export const sessions = sqliteTable(
  "sessions",
  {
    idHash: text("id_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
    remember: flag("remember").notNull().default(false),
    lastSeenAt: moment("last_seen_at").notNull(),
    createdAt: moment("created_at").notNull(),
    ipPrefix: text("ip_prefix"),
    userAgent: text("user_agent"),
    deviceId: text("device_id"),
    /** When its person last gave the password or a code (threat 69). */
    confirmedAt: moment("confirmed_at"),
  },
  (t) => [index("sessions_user").on(t.userId), index("sessions_expiry").on(t.expiresAt)],
);

const TOKEN_KINDS = [
  "verify-email",
  "reset-password",
  "change-email",
  "not-me",
  "stop-email-change",
  "recover-two-factor",
] as const;

/** One-time tokens of links in e-mails, by their SHA-256. */
export const tokens = sqliteTable(
  "tokens",
  {
    hash: text("hash").primaryKey(),
    kind: text("kind", { enum: TOKEN_KINDS }).notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("tokens_user").on(t.userId, t.kind),
    index("tokens_email").on(t.email),
    index("tokens_expiry").on(t.expiresAt),
    oneOf("tokens_kind", t.kind, TOKEN_KINDS),
  ],
);

/** Browsers a person has signed in from, by the hash of their device cookie (decisions 26 and 62). */
export const devices = sqliteTable(
  "devices",
  {
    idHash: text("id_hash").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    firstSeenAt: moment("first_seen_at").notNull(),
    lastSeenAt: moment("last_seen_at").notNull(),
    /** False from an event that ends what the browser may, until it signs in again; since when it is known stays (threat 86). */
    known: flag("known").notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.idHash, t.userId] }), index("devices_user").on(t.userId)],
);

export const twoFactor = sqliteTable("two_factor", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Encrypted with the key from the secrets. */
  secret: text("secret").notNull(),
  confirmedAt: moment("confirmed_at"),
  /** The session that began it, by its hash, and when: until it is confirmed it is shown there alone (threat 88). */
  begunIn: text("begun_in"),
  begunAt: moment("begun_at"),
  /** The last accepted TOTP step, so that a code works once. */
  lastStep: integer("last_step").notNull().default(0),
  /** The random id of the call that used it up, which recognises its own write by it when the answer was lost. */
  lastStepBy: text("last_step_by"),
  /** When the first wait for its removal began, where it was younger than 30 days then (threat 86). */
  disputedAt: moment("disputed_at"),
  /** How many waits its codes have cancelled. */
  cancelledWaits: integer("cancelled_waits").notNull().default(0),
});

export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    hash: text("hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    usedAt: moment("used_at"),
    /** The random id of the call that used it up, as of a step. */
    usedBy: text("used_by"),
  },
  (t) => [index("recovery_codes_user").on(t.userId)],
);

/** A second factor that will be removed because its owner cannot give a code; one per person (threat 69). */
export const twoFactorRecoveries = sqliteTable(
  "two_factor_recoveries",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Which factor it is about: a new one has a new time. */
    factorConfirmedAt: moment("factor_confirmed_at").notNull(),
    startedAt: moment("started_at").notNull(),
    dueAt: moment("due_at").notNull(),
    /** How many notices the owner got, and when the last: nothing is removed unannounced. */
    notices: integer("notices").notNull().default(1),
    noticedAt: moment("noticed_at").notNull(),
  },
  (t) => [
    index("two_factor_recoveries_notice").on(t.noticedAt),
    check("two_factor_recoveries_order", sql`due_at > started_at`),
  ],
);

/** Browsers in which the second factor was passed, by the hash of their device cookie (threat 69). */
export const twoFactorDevices = sqliteTable(
  "two_factor_devices",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    deviceId: text("device_id").notNull(),
    passedAt: moment("passed_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.deviceId] })],
);

/** Append-only (decision 27): never passwords, tokens or whole addresses. */
export const securityEvents = sqliteTable(
  "security_events",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    event: text("event").notNull(),
    details: text("details"),
    ipPrefix: text("ip_prefix"),
    userAgent: text("user_agent"),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("security_events_user").on(t.userId, t.id),
    index("security_events_age").on(t.createdAt),
  ],
);
