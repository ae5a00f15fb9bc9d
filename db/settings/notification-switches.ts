import { type SQL, sql } from "drizzle-orm";

/** The condition that a person wants mails about bookings; who has set nothing does (specification B, section 3). */
export function wantsMail(userId: string): SQL {
  return sql`coalesce((select email_notifications from settings where user_id = ${userId}), 1) = 1`;
}

/** The condition that a person wants to be reminded of bookings. */
export function wantsReminders(userId: string): SQL {
  return sql`coalesce((select booking_reminders from settings where user_id = ${userId}), 1) = 1`;
}
