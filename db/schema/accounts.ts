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

/** The regions a professional also works in, beside their own. */
export const workRegions = sqliteTable(
  "work_regions",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    region: text("region").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.region] })],
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
