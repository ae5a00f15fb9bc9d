import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { DEFAULT_RULES } from "#app/domain/bookings/times.ts";
import { services } from "./services.ts";

/**
 * When a service can be booked: its free half-hour starts of the next weeks, encoded as `app/domain/bookings/free-starts.ts`
 * says. One row a service, made and marked as stale by triggers, so that no Worker can change a schedule without it.
 */
export const freeStarts = sqliteTable(
  "free_starts",
  {
    serviceNumber: integer("service_number")
      .primaryKey()
      .references(() => services.number, { onDelete: "cascade" }),
    proId: text("pro_id").notNull(),
    /** The number of the first day, as `dayNumber` counts. */
    firstDay: integer("first_day").notNull().default(0),
    morning: text("morning").notNull().default(""),
    afternoon: text("afternoon").notNull().default(""),
    evening: text("evening").notNull().default(""),
    /** The rules that depend on when the row is read. */
    noticeHours: integer("notice_hours").notNull().default(DEFAULT_RULES.minimumNoticeHours),
    horizonDays: integer("horizon_days").notNull().default(DEFAULT_RULES.horizonDays),
    /** Triggers add 1 with every change of the schedule; the row is stale while `counted_version` is another. */
    version: integer("version").notNull().default(1),
    countedVersion: integer("counted_version").notNull().default(0),
    /** `first_day`, or 0 while the row is stale: rows to count again are those with the lowest. */
    countedDay: integer("counted_day").generatedAlwaysAs(
      sql`iif(version = counted_version, first_day, 0)`,
      { mode: "virtual" },
    ),
  },
  (t) => [index("free_starts_professional").on(t.proId), index("free_starts_due").on(t.countedDay)],
);
