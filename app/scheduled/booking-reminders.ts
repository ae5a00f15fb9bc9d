import { notificationsOf, refreshInboxes } from "#app/actions/bookings/notify.ts";
import { answerer } from "#app/domain/bookings/answerer.ts";
import { PARTIES, type Party } from "#app/domain/bookings/booking.ts";
import { REMINDERS, type Reminder } from "#app/domain/bookings/reminder.ts";
import { reminderNotification } from "#app/email/booking-emails.ts";
import { forEachSettled } from "#app/for-each-settled.ts";
import type { BookingToChange } from "#db/bookings/booking-to-change.ts";
import { readToRemind, storeReminder } from "#db/bookings/due.ts";
import type { Database } from "#db/connection/client.ts";
import type { Rooms } from "#party/rooms.ts";

type Dependencies = {
  db: Database;
  rooms: Pick<Rooms, "refreshInbox">;
  appOrigin: string;
  /** UTC milliseconds now. */
  now: number;
};

function remindedOf(reminder: Reminder, { booking }: BookingToChange): readonly Party[] {
  if (reminder !== "answer") return PARTIES;
  const waitsFor = answerer(booking);
  return waitsFor ? [waitsFor] : [];
}

/** Sends every reminder about bookings that is due, each only once (decisions 68 and 72). */
export async function remindOfBookings(dependencies: Dependencies): Promise<void> {
  const { db, rooms, appOrigin, now } = dependencies;
  await forEachSettled(REMINDERS, async (reminder) => {
    await forEachSettled(await readToRemind(db, reminder, now), async (found) => {
      const notifications = remindedOf(reminder, found).flatMap((to) =>
        notificationsOf(appOrigin, found, {
          to,
          write: (about) => reminderNotification(reminder, about),
          status: null,
        }).map((notification) => ({ ...notification, reminder: true })),
      );
      const change = { booking: found.booking, reminder, at: now };
      const stored = await storeReminder(db, change, notifications);
      if (stored) refreshInboxes(rooms, notifications);
    });
  });
}
