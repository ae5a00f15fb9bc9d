import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  type SQLiteColumn,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { ROLES } from "#app/domain/accounts/role.ts";
import { JOB_EMAILS } from "#app/domain/jobs/notices.ts";
import type { Profession } from "#app/domain/profiles/profile.ts";
import {
  CURRENCIES,
  DATE_FORMATS,
  LANGUAGES,
  PROFILE_VISIBILITIES,
  THEMES,
  TIMEZONES,
} from "#app/domain/settings/settings.ts";
import { atMost, flag, moment, oneOf, within } from "./columns.ts";

export const users = sqliteTable(
  "users",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    emailVerifiedAt: moment("email_verified_at"),
    role: text("role", { enum: ROLES }).notNull().default("customer"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    phone: text("phone"),
    profilePicture: text("profile_picture"),
    bio: text("bio"),
    dateOfBirth: text("date_of_birth"),
    city: text("location_city"),
    region: text("location_state").notNull().default("Guyana"),
    postalCode: text("location_zipcode"),
    businessName: text("business_name"),
    website: text("website"),
    /** A JSON list of category names. */
    specialties: text("specialties", { mode: "json" }).$type<string[]>().notNull().default([]),
    yearsOfExperience: integer("years_of_experience"),
    /** GYD cents. */
    hourlyRate: integer("hourly_rate"),
    availabilityWeekdays: flag("availability_weekdays").notNull().default(false),
    availabilityWeekends: flag("availability_weekends").notNull().default(false),
    availabilityEvenings: flag("availability_evenings").notNull().default(false),
    /** Sum and count over the reviews this person received, kept by triggers. */
    ratingSum: integer("rating_sum").notNull().default(0),
    reviewCount: integer("review_count").notNull().default(0),
    rating: real("rating").generatedAlwaysAs(
      sql`case when review_count = 0 then 0 else round(1.0 * rating_sum / review_count, 1) end`,
      { mode: "virtual" },
    ),
    /** The rating, weighted towards a good average while reviews are few: decides who counts as top rated. */
    ratingScore: real("rating_score").generatedAlwaysAs(
      sql`(rating_sum + 22.5) / (review_count + 5)`,
      { mode: "virtual" },
    ),
    /** The hash of the browser that registered the address; null once a second one did, before it was confirmed. */
    registeredDevice: text("registered_device"),
    termsVersion: text("terms_version"),
    termsAcceptedAt: moment("terms_accepted_at"),
    deactivatedAt: moment("deactivated_at"),
    deletionRequestedAt: moment("deletion_requested_at"),
    deletedAt: moment("deleted_at"),
    /** Set by a moderator; the person and their services disappear from the public pages. */
    hiddenAt: moment("hidden_at"),
    /** When a suspension ends by itself; null for a ban, and for who is not hidden. */
    hiddenUntil: moment("hidden_until"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("users_email").on(sql`lower(${t.email})`),
    index("users_top_rated")
      .on(t.ratingScore)
      .where(sql`role = 'professional' and review_count >= 3`),
    index("users_created").on(t.createdAt),
    index("users_hidden_until").on(t.hiddenUntil).where(sql`hidden_until is not null`),
    index("users_deletion").on(t.deletionRequestedAt).where(sql`deletion_requested_at is not null`),
    oneOf("users_role", t.role, ROLES),
    within("users_years", t.yearsOfExperience, 0, 50),
    within("users_hourly_rate", t.hourlyRate, 0, 1_000_000_000),
    within("users_rating_sum", t.ratingSum, 0, 5_000_000_000),
    within("users_review_count", t.reviewCount, 0, 1_000_000_000),
    atMost("users_first_name", t.firstName, 50),
    atMost("users_last_name", t.lastName, 50),
    atMost("users_business_name", t.businessName, 100),
    atMost("users_bio", t.bio, 1000),
  ],
);

/** What a professional says of their work (`Profession`), which is read and exported as a whole. */
export const PROFESSION = {
  businessName: users.businessName,
  website: users.website,
  specialties: users.specialties,
  yearsOfExperience: users.yearsOfExperience,
  hourlyRate: users.hourlyRate,
} satisfies Record<keyof Profession, SQLiteColumn>;

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

/** One row per person; a missing row means `DEFAULT_SETTINGS`. */
export const settings = sqliteTable(
  "settings",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    theme: text("theme", { enum: THEMES }).notNull().default("system"),
    language: text("language", { enum: LANGUAGES }).notNull().default("en"),
    timezone: text("timezone", { enum: TIMEZONES }).notNull().default("America/Guyana"),
    dateFormat: text("date_format", { enum: DATE_FORMATS }).notNull().default("DD/MM/YYYY"),
    currency: text("currency", { enum: CURRENCIES }).notNull().default("GYD"),
    emailNotifications: flag("email_notifications").notNull().default(true),
    bookingEmails: flag("booking_emails").notNull().default(true),
    pushNotifications: flag("push_notifications").notNull().default(true),
    smsNotifications: flag("sms_notifications").notNull().default(false),
    marketingEmails: flag("marketing_emails").notNull().default(false),
    bookingReminders: flag("booking_reminders").notNull().default(true),
    messageNotifications: flag("message_notifications").notNull().default(true),
    reviewNotifications: flag("review_notifications").notNull().default(true),
    jobNotifications: flag("job_notifications").notNull().default(true),
    jobEmails: text("job_emails", { enum: JOB_EMAILS }).notNull().default("each"),
    profileVisibility: text("profile_visibility", { enum: PROFILE_VISIBILITIES })
      .notNull()
      .default("public"),
    showEmail: flag("show_email").notNull().default(false),
    showPhone: flag("show_phone").notNull().default(false),
    allowDirectMessages: flag("allow_direct_messages").notNull().default(true),
    showOnlineStatus: flag("show_online_status").notNull().default(true),
    loginAlerts: flag("login_alerts").notNull().default(true),
    /** Minutes; 0 means never. */
    sessionTimeout: integer("session_timeout").notNull().default(30),
    updatedAt: moment("updated_at").notNull(),
  },
  (t) => [
    oneOf("settings_theme", t.theme, THEMES),
    oneOf("settings_language", t.language, LANGUAGES),
    oneOf("settings_timezone", t.timezone, TIMEZONES),
    oneOf("settings_date_format", t.dateFormat, DATE_FORMATS),
    oneOf("settings_currency", t.currency, CURRENCIES),
    oneOf("settings_visibility", t.profileVisibility, PROFILE_VISIBILITIES),
    oneOf("settings_job_emails", t.jobEmails, JOB_EMAILS),
    check("settings_timeout", sql`session_timeout in (0, 15, 30, 60, 120)`),
  ],
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

/** The link to an archive of all data of a person, by its SHA-256; one per person (decision 63). */
export const dataLinks = sqliteTable(
  "data_links",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    hash: text("hash").notNull(),
    askedAt: moment("asked_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  () => [check("data_links_order", sql`expires_at > asked_at`)],
);

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

/** Weekly hours of a professional, at most three windows a day (decision 66). Minutes after midnight, Guyana time. */
export const availability = sqliteTable(
  "availability",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    weekday: integer("weekday").notNull(),
    startsMinute: integer("starts_minute").notNull(),
    endsMinute: integer("ends_minute").notNull(),
  },
  (t) => [
    uniqueIndex("availability_window").on(t.userId, t.weekday, t.startsMinute),
    within("availability_weekday", t.weekday, 0, 6),
    within("availability_start", t.startsMinute, 0, 1439),
    within("availability_end", t.endsMinute, 1, 1440),
  ],
);

export const daysOff = sqliteTable(
  "days_off",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** A local date, YYYY-MM-DD. */
    day: text("day").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
);

/** How a professional takes bookings; a missing row means the defaults of decision 66. */
export const bookingRules = sqliteTable(
  "booking_rules",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    bufferMinutes: integer("buffer_minutes").notNull().default(0),
    minimumNoticeHours: integer("minimum_notice_hours").notNull().default(2),
    horizonDays: integer("horizon_days").notNull().default(60),
    maxPerDay: integer("max_per_day"),
    /** SHA-256 of the secret in the calendar feed's address; null when there is no feed. */
    feedHash: text("feed_hash"),
    /** When the weekly hours and these rules were last changed; 0 before. */
    hoursUpdatedAt: moment("hours_updated_at").notNull().default(0),
    /** When the calendar address was last made or ended; 0 before. */
    feedUpdatedAt: moment("feed_updated_at").notNull().default(0),
  },
  (t) => [
    uniqueIndex("booking_rules_feed").on(t.feedHash),
    within("booking_rules_buffer", t.bufferMinutes, 0, 120),
    within("booking_rules_notice", t.minimumNoticeHours, 0, 72),
    within("booking_rules_horizon", t.horizonDays, 1, 60),
    within("booking_rules_max", t.maxPerDay, 1, 48),
  ],
);

/** Who must not reach whom. */
export const blocks = sqliteTable(
  "blocks",
  {
    blockerId: text("blocker_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    blockedId: text("blocked_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    index("blocks_blocked").on(t.blockedId),
  ],
);
