import { type SQL, sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import {
  ACTORS,
  BOOKING_STATUSES,
  type BookingStatus,
  HOLDING_STATUSES,
  LOCATIONS,
  OPEN_STATUSES,
  PARTIES,
} from "#app/domain/bookings/booking.ts";
import { MOST_LANDMARK, MOST_NOTES } from "#app/domain/bookings/form.ts";
import { MOST_PROPOSALS, MOST_REASON } from "#app/domain/bookings/transitions.ts";
import { PRICE_TYPES } from "#app/domain/money/money.ts";
import { users } from "./accounts.ts";
import { atMost, literals, moment, oneOf, within } from "./columns.ts";
import { services } from "./services.ts";

export const bookings = sqliteTable(
  "bookings",
  {
    id: text("id").primaryKey(),
    /** What people say on the phone, for example KY-7F3K2. */
    reference: text("reference").notNull(),
    serviceId: text("service_id")
      .notNull()
      .references(() => services.id),
    customerId: text("customer_id").references(() => users.id, { onDelete: "set null" }),
    professionalId: text("professional_id")
      .notNull()
      .references(() => users.id),
    /** Local date and time in Guyana, for people and exports; `starts_at` decides. */
    bookingDate: text("booking_date").notNull(),
    bookingTime: text("booking_time").notNull(),
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    status: text("status", { enum: BOOKING_STATUSES }).notNull().default("pending"),
    endedBy: text("ended_by", { enum: ACTORS }),
    endReason: text("end_reason"),
    noShow: text("no_show", { enum: PARTIES }),
    /** GYD cents as of the request, with the type of the price. */
    totalAmount: integer("total_amount").notNull(),
    priceType: text("price_type", { enum: PRICE_TYPES }).notNull(),
    location: text("location", { enum: LOCATIONS }).notNull(),
    region: text("region"),
    landmark: text("landmark"),
    notes: text("notes"),
    customerPhone: text("customer_phone"),
    /** The key of the form, so that a form sent twice makes one booking. */
    idempotencyKey: text("idempotency_key").notNull(),
    expiresAt: moment("expires_at"),
    proposedStartsAt: moment("proposed_starts_at"),
    proposedBy: text("proposed_by", { enum: PARTIES }),
    proposals: integer("proposals").notNull().default(0),
    /** The SEQUENCE of its calendar file. */
    sequence: integer("sequence").notNull().default(0),
    dayReminderSentAt: moment("day_reminder_sent_at"),
    hourReminderSentAt: moment("hour_reminder_sent_at"),
    /** When the professional was reminded of an unanswered request. */
    answerReminderSentAt: moment("answer_reminder_sent_at"),
    /** When both were asked to mark it as completed. */
    completionAskedAt: moment("completion_asked_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("bookings_reference").on(t.reference),
    uniqueIndex("bookings_idempotency").on(t.customerId, t.idempotencyKey),
    uniqueIndex("bookings_slot")
      .on(t.professionalId, t.startsAt)
      .where(sql`status in (${literals(OPEN_STATUSES)})`),
    index("bookings_created").on(t.createdAt),
    index("bookings_professional").on(t.professionalId, t.startsAt),
    index("bookings_customer").on(t.customerId, t.startsAt),
    index("bookings_service").on(t.serviceId, t.status),
    index("bookings_expiry").on(t.expiresAt).where(sql`status = 'pending'`),
    index("bookings_open_end")
      .on(t.endsAt)
      .where(sql`status = 'confirmed' and completion_asked_at is null`),
    index("bookings_completed_early")
      .on(t.endsAt)
      .where(sql`status = 'completed' and ends_at > updated_at`),
    index("bookings_upcoming").on(t.startsAt).where(sql`status = 'confirmed'`),
    oneOf("bookings_status", t.status, BOOKING_STATUSES),
    oneOf("bookings_ended_by", t.endedBy, ACTORS),
    oneOf("bookings_no_show", t.noShow, PARTIES),
    oneOf("bookings_proposed_by", t.proposedBy, PARTIES),
    oneOf("bookings_price_type", t.priceType, PRICE_TYPES),
    oneOf("bookings_location", t.location, LOCATIONS),
    within("bookings_amount", t.totalAmount, 0, 100_000_000_000),
    within("bookings_proposals", t.proposals, 0, MOST_PROPOSALS),
    check("bookings_order", sql`ends_at > starts_at`),
    atMost("bookings_landmark", t.landmark, MOST_LANDMARK),
    atMost("bookings_notes", t.notes, MOST_NOTES),
    atMost("bookings_end_reason", t.endReason, MOST_REASON),
  ],
);

/** The condition that a booking has one of these statuses. */
export function hasStatus(...statuses: readonly BookingStatus[]): SQL {
  return statuses.length === 1
    ? sql`${bookings.status} = ${literals(statuses)}`
    : sql`${bookings.status} in (${literals(statuses)})`;
}
/** The condition that no other booking of the professional can have its time. */
export const holdsTime = hasStatus(...HOLDING_STATUSES);
/** The condition that a booking is requested or confirmed. */
export const isOpen = hasStatus(...OPEN_STATUSES);

/** Who changed what and why; one row a transition, never changed. */
export const bookingHistory = sqliteTable(
  "booking_history",
  {
    id: text("id").primaryKey(),
    bookingId: text("booking_id")
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    actor: text("actor", { enum: ACTORS }).notNull(),
    action: text("action").notNull(),
    fromStatus: text("from_status"),
    toStatus: text("to_status"),
    reason: text("reason"),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("booking_history_booking").on(t.bookingId, t.createdAt),
    oneOf("booking_history_actor", t.actor, ACTORS),
    atMost("booking_history_reason", t.reason, MOST_REASON),
  ],
);

/**
 * A booking form that was checked and not sent yet, for a day (decisions 65 and 122). It belongs to the person who was signed
 * in, to the browser of a visitor, or to somebody in the browser in which their session ended; two tabs have one each.
 */
export const requestDrafts = sqliteTable(
  "request_drafts",
  {
    /** The id of a person, the hash of a browser's device cookie, or both (`personInBrowser`). */
    owner: text("owner").notNull(),
    /** The key of the form. */
    id: text("id").notNull(),
    serviceId: text("service_id")
      .notNull()
      .references(() => services.id, { onDelete: "cascade" }),
    /** The fields by name, as they were typed. */
    fields: text("fields", { mode: "json" }).$type<Record<string, string>>().notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.owner, t.id] }),
    index("request_drafts_expiry").on(t.expiresAt),
    atMost("request_drafts_fields", t.fields, 20_000),
  ],
);

/** Where the release before this one keeps them, one a service and browser; the next release drops it. */
export const bookingDrafts = sqliteTable(
  "booking_drafts",
  {
    /** Hash of the device cookie. */
    deviceHash: text("device_hash").notNull(),
    serviceId: text("service_id")
      .notNull()
      .references(() => services.id, { onDelete: "cascade" }),
    /** The fields by name, as they were typed. */
    fields: text("fields", { mode: "json" }).$type<Record<string, string>>().notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.deviceHash, t.serviceId] }),
    index("booking_drafts_expiry").on(t.expiresAt),
    atMost("booking_drafts_fields", t.fields, 20_000),
  ],
);
