import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { EmailKind } from "#app/domain/email/kinds.ts";
import { settings } from "#db/schema/accounts.ts";

/** What stored settings say of each kind of e-mail, beside the switch for all of them. */
const IS_ON: Record<EmailKind, SQL> = {
  bookings: sql`${settings.bookingEmails}`,
  reminders: sql`${settings.bookingReminders}`,
  messages: sql`${settings.messageNotifications}`,
  reviews: sql`${settings.reviewNotifications}`,
  jobs: sql`${settings.jobEmails} <> 'none'`,
};

/** The condition that a person gets e-mails of a kind, as they do without stored settings (decision 59). */
export function wantsEmail(kind: EmailKind, userId: SQLWrapper | string | null): SQL {
  return sql`coalesce((select ${settings.emailNotifications} and ${IS_ON[kind]} from ${settings}
    where ${settings.userId} = ${userId}), 1)`;
}

/** The condition that a person gets reminders of bookings, as by default. */
export function wantsReminders(userId: string): SQL {
  return sql`coalesce((select ${settings.bookingReminders} from ${settings}
    where ${settings.userId} = ${userId}), 1)`;
}
