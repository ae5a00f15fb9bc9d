import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { moment, within } from "./columns.ts";

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
