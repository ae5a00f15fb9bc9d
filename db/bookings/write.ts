import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Actor, BookingStatus } from "#app/domain/bookings/booking.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { NotificationBody } from "#app/domain/notifications/body.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { type NewCard, showBooking } from "#db/messages/cards.ts";
import { queueNotification } from "#db/notifications/notify.ts";
import { bookingHistory } from "#db/schema/bookings.ts";
import { wantsEmail, wantsReminders } from "#db/settings/notification-switches.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";

/** What one person is notified of about a booking. */
export type BookingNotification = {
  userId: string;
  title: string;
  body: NotificationBody;
  /** A path on this site. */
  link: string;
  /** The id of the other party, whom the text names; null when that account is deleted. */
  about: string | null;
  /** The e-mail with its address. */
  email: { to: string; emailContent: EmailContent };
  /** True for what people can switch off as reminders. */
  reminder?: boolean;
};

export type BookingWrite = {
  /** The statement that decides: it changes a row or nothing happens at all. */
  guarded: BatchItem<"sqlite">;
  history: {
    bookingId: string;
    actor: Actor;
    action: string;
    from: BookingStatus;
    to: BookingStatus;
    reason: string | null;
  };
  notifications: readonly BookingNotification[];
  /** An e-mail to support, which no setting holds back. */
  support?: { to: string; emailContent: EmailContent } | undefined;
  /** What the conversation of the two people shows from now on; without a client id, which the write gives it. */
  card?: Omit<NewCard, "clientId"> | null;
  /** UTC milliseconds now. */
  at: number;
};

/**
 * A guarded write with everything that depends on it, in one batch: its history row, notifications and e-mails. False
 * when the guard matched nothing; then nothing at all is written (threat 65).
 */
export async function writeBooking(db: Database, write: BookingWrite): Promise<boolean> {
  const { guarded, history, notifications, support, card, at } = write;
  const { bookingId, actor, action, from, to, reason } = history;
  const historyId = crypto.randomUUID();
  const isWritten = isInHistory(historyId);
  const kind = `booking-${action}` as const;
  const about = `${bookingId}:${historyId}`;
  const queued = notifications.flatMap(({ email, reminder, ...notification }) => {
    const { userId } = notification;
    const notifies = reminder ? sql`${isWritten} and ${wantsReminders(userId)}` : isWritten;
    const isWanted = wantsEmail(reminder ? "reminders" : "bookings", userId);
    const sendsEmail: SQL = sql`${notifies} and ${isWanted}`;
    // From nobody: both rely on the booking, so each step of it reaches the other whatever is between them (threat 95).
    return [
      queueNotification(db, { ...notification, kind: "booking", from: null, at }, notifies),
      queueEmail(db, { kind, about, userId, from: null, ...email, at }, sendsEmail),
    ];
  });
  const row = {
    id: historyId,
    bookingId,
    actor,
    action,
    fromStatus: from,
    toStatus: to,
    reason,
    createdAt: at,
  };
  const { outcome } = await namedBatch(db, {
    booking: guarded,
    history: db.run(insertSelect(bookingHistory, row, sql`where changes() > 0`)),
    // A retried call finds the history row of its first try, so that it is not taken for a lost race.
    outcome: db.all<{ isWritten: number }>(sql`select ${isWritten} as "isWritten"`),
    notifications: queued,
    supportEmail: support
      ? [queueEmail(db, { kind, about, ...support, from: null, at }, isWritten)]
      : [],
    card: card ? showBooking(db, { ...card, clientId: historyId }, isWritten) : [],
  });
  return outcome[0]?.isWritten === 1;
}

/**
 * The condition that the history has the row with this id, which is so once the write that it belongs to has happened.
 */
export function isInHistory(historyId: string): SQL {
  return sql`exists (select 1 from ${bookingHistory} where ${bookingHistory.id} = ${historyId})`;
}
