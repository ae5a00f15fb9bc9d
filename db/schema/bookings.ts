import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { atMost, moment, oneOf, within } from "./columns.ts";
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
    status: text("status", { enum: ["pending", "confirmed", "completed", "cancelled"] })
      .notNull()
      .default("pending"),
    endedBy: text("ended_by", { enum: ["customer", "professional", "system"] }),
    endReason: text("end_reason"),
    noShow: text("no_show", { enum: ["customer", "professional"] }),
    /** GYD cents as of the moment of booking, with the way it was meant. */
    totalAmount: integer("total_amount").notNull(),
    priceType: text("price_type", { enum: ["hourly", "fixed", "starting_at"] }).notNull(),
    location: text("location", { enum: ["customer", "professional", "other"] }).notNull(),
    region: text("region"),
    landmark: text("landmark"),
    notes: text("notes"),
    customerPhone: text("customer_phone"),
    /** The key of the form, so that one press twice makes one booking. */
    idempotencyKey: text("idempotency_key").notNull(),
    expiresAt: moment("expires_at"),
    proposedStartsAt: moment("proposed_starts_at"),
    proposedBy: text("proposed_by", { enum: ["customer", "professional"] }),
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
      .where(sql`status in ('pending', 'confirmed')`),
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
    oneOf("bookings_status", t.status, ["pending", "confirmed", "completed", "cancelled"]),
    oneOf("bookings_ended_by", t.endedBy, ["customer", "professional", "system"]),
    oneOf("bookings_no_show", t.noShow, ["customer", "professional"]),
    oneOf("bookings_proposed_by", t.proposedBy, ["customer", "professional"]),
    oneOf("bookings_price_type", t.priceType, ["hourly", "fixed", "starting_at"]),
    oneOf("bookings_location", t.location, ["customer", "professional", "other"]),
    within("bookings_amount", t.totalAmount, 0, 100_000_000_000),
    within("bookings_proposals", t.proposals, 0, 3),
    check("bookings_order", sql`ends_at > starts_at`),
    atMost("bookings_landmark", t.landmark, 200),
    atMost("bookings_notes", t.notes, 1000),
    atMost("bookings_end_reason", t.endReason, 300),
  ],
);

/** Who changed what and why; one row a step, never changed. */
export const bookingHistory = sqliteTable(
  "booking_history",
  {
    id: text("id").primaryKey(),
    bookingId: text("booking_id")
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    actor: text("actor", { enum: ["customer", "professional", "system"] }).notNull(),
    action: text("action").notNull(),
    fromStatus: text("from_status"),
    toStatus: text("to_status"),
    reason: text("reason"),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("booking_history_booking").on(t.bookingId, t.createdAt),
    oneOf("booking_history_actor", t.actor, ["customer", "professional", "system"]),
    atMost("booking_history_reason", t.reason, 300),
  ],
);
