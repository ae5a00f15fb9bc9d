import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment, within } from "./columns.ts";

/** Counters of the rate limits (decision 26); a window restarts when it expires. */
export const rateLimits = sqliteTable(
  "rate_limits",
  {
    /** What is limited, for example "booking". */
    action: text("action").notNull(),
    /** Whose uses are counted: a user, a device, an address; hashed where it is personal. */
    subject: text("subject").notNull(),
    count: integer("count").notNull(),
    windowEndsAt: moment("window_ends_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.action, t.subject] }),
    index("rate_limits_expiry").on(t.windowEndsAt),
    within("rate_limits_count", t.count, 0, 1_000_000),
  ],
);
