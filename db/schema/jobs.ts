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
import { MOST_LANDMARK } from "#app/domain/bookings/form.ts";
import { CLOSE_REASONS, JOB_STATUSES, JOB_WHENS, MOST_OFFERS } from "#app/domain/jobs/job.ts";
import { JOB_EMAILS } from "#app/domain/jobs/notices.ts";
import { JOB_OFFER_STATUSES } from "#app/domain/jobs/offer.ts";
import { PRICE_TYPES } from "#app/domain/money/money.ts";
import { users } from "./accounts.ts";
import { bookings } from "./bookings.ts";
import { atMost, moment, oneOf, within } from "./columns.ts";
import { services } from "./services.ts";

const PARTS = ["morning", "afternoon", "evening"] as const;

/** What customers need done; professionals of the trade in the region send offers. */
export const jobs = sqliteTable(
  "jobs",
  {
    id: text("id").primaryKey(),
    customerId: text("customer_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    what: text("what").notNull(),
    details: text("details").notNull(),
    categoryId: text("category_id").notNull(),
    subcategoryId: text("subcategory_id"),
    /** What it is matched by: the subcategory, or the category where none fits. */
    trade: text("trade").notNull(),
    region: text("region").notNull(),
    city: text("city").notNull(),
    /** Street and landmark; nobody sees it before an offer is accepted. */
    landmark: text("landmark"),
    when: text("wanted_when", { enum: JOB_WHENS }).notNull(),
    /** A local date, where a day is wanted. */
    day: text("wanted_day"),
    part: text("wanted_part", { enum: PARTS }),
    /** GYD cents. */
    budget: integer("budget"),
    offersWanted: integer("offers_wanted").notNull(),
    status: text("status", { enum: JOB_STATUSES }).notNull().default("open"),
    closeReason: text("close_reason", { enum: CLOSE_REASONS }),
    /** The booking that it became. */
    bookingId: text("booking_id").references(() => bookings.id, { onDelete: "set null" }),
    /** The key of the form, so that a form sent twice posts one job. */
    idempotencyKey: text("idempotency_key").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** When professionals were chosen who hear of it. */
    matchedAt: moment("matched_at"),
    reminderSentAt: moment("reminder_sent_at"),
    hiddenAt: moment("hidden_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("jobs_idempotency").on(t.customerId, t.idempotencyKey),
    index("jobs_customer").on(t.customerId, t.createdAt),
    index("jobs_created").on(t.createdAt),
    index("jobs_board").on(t.trade, t.region, t.createdAt).where(sql`status = 'open'`),
    index("jobs_ends").on(t.expiresAt).where(sql`status = 'open'`),
    index("jobs_booking").on(t.bookingId).where(sql`booking_id is not null`),
    oneOf("jobs_status", t.status, JOB_STATUSES),
    oneOf("jobs_when", t.when, JOB_WHENS),
    oneOf("jobs_part", t.part, PARTS),
    oneOf("jobs_close_reason", t.closeReason, CLOSE_REASONS),
    within("jobs_offers_wanted", t.offersWanted, 1, MOST_OFFERS),
    within("jobs_budget", t.budget, 1, 1_000_000_000),
    check("jobs_day", sql`(wanted_when = 'day') = (wanted_day is not null)`),
    atMost("jobs_what", t.what, 100),
    atMost("jobs_details", t.details, 2000),
    atMost("jobs_landmark", t.landmark, MOST_LANDMARK),
  ],
);

/** What professionals offer for a job, one each. */
export const offers = sqliteTable(
  "offers",
  {
    id: text("id").primaryKey(),
    jobId: text("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    professionalId: text("professional_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    serviceId: text("service_id")
      .notNull()
      .references(() => services.id, { onDelete: "cascade" }),
    /** GYD cents. */
    priceAmount: integer("price_amount").notNull(),
    priceType: text("price_type", { enum: PRICE_TYPES }).notNull(),
    /** How long the booking takes, in minutes. */
    minutes: integer("minutes").notNull(),
    message: text("message").notNull(),
    /** The start times to choose from, UTC milliseconds, soonest first. */
    times: text("times", { mode: "json" }).$type<number[]>().notNull(),
    status: text("status", { enum: JOB_OFFER_STATUSES }).notNull().default("open"),
    /** The booking that it became. */
    bookingId: text("booking_id").references(() => bookings.id, { onDelete: "set null" }),
    hiddenAt: moment("hidden_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("offers_once").on(t.jobId, t.professionalId),
    index("offers_professional").on(t.professionalId, t.createdAt),
    index("offers_service").on(t.serviceId),
    index("offers_booking").on(t.bookingId).where(sql`booking_id is not null`),
    oneOf("offers_status", t.status, JOB_OFFER_STATUSES),
    oneOf("offers_price_type", t.priceType, PRICE_TYPES),
    within("offers_price", t.priceAmount, 1, 1_000_000_000),
    within("offers_minutes", t.minutes, 15, 480),
    atMost("offers_message", t.message, 1000),
  ],
);

/** Who was notified of a job, and which e-mail they get of it. */
export const jobNotices = sqliteTable(
  "job_notices",
  {
    jobId: text("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    professionalId: text("professional_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text("email", { enum: JOB_EMAILS }).notNull(),
    /** When its e-mail was put into the outbox. */
    emailedAt: moment("emailed_at"),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.professionalId] }),
    index("job_notices_professional").on(t.professionalId, t.createdAt),
    index("job_notices_email")
      .on(t.email, t.createdAt)
      .where(sql`emailed_at is null and email <> 'none'`),
    oneOf("job_notices_email_kind", t.email, JOB_EMAILS),
  ],
);

/**
 * Who does a trade where: a row for each trade and region of a professional with a listed service, maintained by triggers.
 * Who was notified longest ago stands first, then who has the better standing, so that 30 rows are read for a job.
 */
export const tradeWorkers = sqliteTable(
  "trade_workers",
  {
    trade: text("trade").notNull(),
    region: text("region").notNull(),
    professionalId: text("professional_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** When they last heard of a job, UTC milliseconds; 0 for never. */
    notifiedAt: moment("notified_at").notNull().default(0),
    /** The smallest `rank_standing` of their services of the trade. */
    standing: integer("standing").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.trade, t.region, t.professionalId] }),
    // All that the choice reads, so that it does not read the rows as well.
    index("trade_workers_order").on(t.trade, t.region, t.notifiedAt, t.standing, t.professionalId),
    index("trade_workers_professional").on(t.professionalId),
  ],
);

/** A job form that waits for its person to sign in, for a day; it belongs to the person, or to the browser. */
export const jobDrafts = sqliteTable(
  "job_drafts",
  {
    /** The hash of a browser's device cookie, alone or with the id of a person (`personInBrowser`). */
    owner: text("owner").notNull(),
    /** The key of the form. */
    id: text("id").notNull(),
    /** The fields by name, as they were typed. */
    fields: text("fields", { mode: "json" }).$type<Record<string, string>>().notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.owner, t.id] }),
    index("job_drafts_expiry").on(t.expiresAt),
    atMost("job_drafts_fields", t.fields, 20_000),
  ],
);
