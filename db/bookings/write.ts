import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Actor, BookingStatus } from "#app/domain/bookings/booking.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { queueNotification } from "#db/notifications/notify.ts";
import { wantsMail, wantsReminders } from "#db/settings/notification-switches.ts";

/** What one person is told about a booking. */
export type News = {
  userId: string;
  title: string;
  body: string;
  /** A path on this site. */
  link: string;
  /** The other side, whom its words name; null when that account is gone. */
  about: string | null;
  /** The letter with its address; without one the person is only notified. */
  emailContent?: { to: string; emailContent: EmailContent };
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
  news: readonly News[];
  /** A letter that no setting of anybody holds back. */
  support?: { to: string; emailContent: EmailContent } | undefined;
  /** UTC milliseconds now. */
  at: number;
};

/**
 * A guarded write with everything that depends on it, in one batch: its history row, notifications and letters. False
 * when the guard matched nothing; then nothing at all is written (threat 65).
 */
export async function writeBooking(db: Database, write: BookingWrite): Promise<boolean> {
  const { guarded, history, news, support, at } = write;
  const historyId = crypto.randomUUID();
  const done = sql`exists (select 1 from booking_history where id = ${historyId})`;
  const kind = `booking-${history.action}` as const;
  const about = `${history.bookingId}:${historyId}`;
  const told = news.flatMap(({ emailContent, reminder, ...notification }) => {
    const { userId } = notification;
    const wanted = reminder ? sql`${done} and ${wantsReminders(userId)}` : done;
    const note = queueNotification(db, { ...notification, kind: "booking", at }, wanted);
    if (!emailContent) return [note];
    const mailed: SQL = sql`${wanted} and ${wantsMail(userId)}`;
    return [note, queueEmail(db, { kind, about, userId, ...emailContent, at }, mailed)];
  });
  const [, , outcome] = await db.batch([
    guarded,
    db.run(sql`insert into booking_history (id, booking_id, actor, action, from_status, to_status, reason, created_at)
      select ${historyId}, ${history.bookingId}, ${history.actor}, ${history.action}, ${history.from},
        ${history.to}, ${history.reason}, ${at} where changes() > 0`),
    // A retried call finds the history row of its first try, so that it is not taken for a lost race.
    db.all<{ done: number }>(sql`select ${done} as done`),
    ...told,
    ...(support ? [queueEmail(db, { kind, about, ...support, at }, done)] : []),
  ]);
  return outcome[0]?.done === 1;
}
