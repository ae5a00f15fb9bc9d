import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { MOST_NOTES } from "#app/domain/bookings/form.ts";
import { OFFER_STATUSES } from "#app/domain/bookings/offer-state.ts";
import { PRICE_TYPES } from "#app/domain/money/money.ts";
import { users } from "./accounts.ts";
import { bookings } from "./bookings.ts";
import { atMost, moment, oneOf, within } from "./columns.ts";
import { conversations, messages } from "./messages.ts";
import { services } from "./services.ts";

/** Times that professionals offer in a conversation. An offer never changes; accepting it makes a confirmed booking. */
export const bookingOffers = sqliteTable(
  "booking_offers",
  {
    /** The id of the message that shows it. */
    id: text("id")
      .primaryKey()
      .references(() => messages.id, { onDelete: "cascade" }),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    serviceId: text("service_id")
      .notNull()
      .references(() => services.id, { onDelete: "cascade" }),
    professionalId: text("professional_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    customerId: text("customer_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** As of the offer, like the price: accepting agrees to these (threat 73). */
    serviceTitle: text("service_title").notNull(),
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    /** GYD cents. */
    totalAmount: integer("total_amount").notNull(),
    priceType: text("price_type", { enum: PRICE_TYPES }).notNull(),
    note: text("note"),
    status: text("status", { enum: OFFER_STATUSES }).notNull().default("open"),
    /** The booking that it became. */
    bookingId: text("booking_id").references(() => bookings.id, { onDelete: "set null" }),
    expiresAt: moment("expires_at").notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (t) => [
    index("booking_offers_conversation").on(t.conversationId, t.createdAt),
    index("booking_offers_booking").on(t.bookingId).where(sql`booking_id is not null`),
    index("booking_offers_professional").on(t.professionalId),
    index("booking_offers_customer").on(t.customerId),
    oneOf("booking_offers_status", t.status, OFFER_STATUSES),
    oneOf("booking_offers_price_type", t.priceType, PRICE_TYPES),
    within("booking_offers_amount", t.totalAmount, 0, 100_000_000_000),
    check("booking_offers_order", sql`ends_at > starts_at`),
    atMost("booking_offers_note", t.note, MOST_NOTES),
  ],
);
