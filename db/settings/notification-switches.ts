import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { settings } from "#db/schema/accounts.ts";

/** An id, or the column of a statement that has it. */
type Person = string | SQLiteColumn;

/** The condition that a person gets e-mails at all, as by default. */
export function wantsMail(userId: Person): SQL {
  return isOn(settings.emailNotifications, userId);
}

/** The condition that a person gets e-mails about bookings, but for reminders, as by default. */
export function wantsBookingMail(userId: Person): SQL {
  return sql`(${wantsMail(userId)} and ${isOn(settings.bookingEmails, userId)})`;
}

/** The condition that a person gets reminders of bookings, as by default. */
export function wantsReminders(userId: string): SQL {
  return isOn(settings.bookingReminders, userId);
}

const isOn = (setting: SQLiteColumn, userId: Person) =>
  sql`coalesce((select ${setting} from ${settings} where ${settings.userId} = ${userId}), 1) = 1`;

/** The condition that a person gets e-mails about offers for their job, or about how a job ended. */
export function wantsJobMail(userId: Person): SQL {
  return sql`(${wantsMail(userId)} and coalesce((select ${settings.jobEmails} from ${settings}
    where ${settings.userId} = ${userId}), 'each') <> 'none')`;
}
