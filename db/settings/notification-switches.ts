import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { settings } from "#db/schema/accounts.ts";

/** The condition that a person gets e-mails about bookings, as by default (specification B, section 3). */
export function wantsMail(userId: string): SQL {
  return isOn(settings.emailNotifications, userId);
}

/** The condition that a person gets reminders of bookings, as by default. */
export function wantsReminders(userId: string): SQL {
  return isOn(settings.bookingReminders, userId);
}

const isOn = (setting: SQLiteColumn, userId: string) =>
  sql`coalesce((select ${setting} from ${settings} where ${settings.userId} = ${userId}), 1) = 1`;
