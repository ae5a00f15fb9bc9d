import { newsOf } from "#app/actions/bookings/change-booking.ts";
import { refreshInboxes } from "#app/actions/bookings/refresh-inboxes.ts";
import { otherParty, PARTIES, type Party } from "#app/domain/bookings/booking.ts";
import { REMINDERS, type Reminder } from "#app/domain/bookings/reminder.ts";
import { bookingEmail, reminderNotification } from "#app/email/booking-emails.ts";
import { forEachSettled } from "#app/for-each-settled.ts";
import { paths } from "#app/links.ts";
import type { BookingToChange } from "#db/bookings/booking.ts";
import { storeTransition } from "#db/bookings/change.ts";
import { readExpired, readToRemind, storeReminder } from "#db/bookings/due.ts";
import type { News } from "#db/bookings/write.ts";
import type { Database } from "#db/client.ts";
import type { Rooms } from "#party/rooms.ts";

type Setting = {
  db: Database;
  rooms: Pick<Rooms, "refreshInbox">;
  appOrigin: string;
  /** UTC milliseconds now. */
  now: number;
};

/** Ends the requests nobody answered in time: the time is free again, both are told (decision 68). */
export async function expireRequests({ db, rooms, appOrigin, now }: Setting): Promise<void> {
  await forEachSettled(await readExpired(db, now), async (found) => {
    const news = PARTIES.flatMap((to) => newsOf(appOrigin, found, { step: "expire", to }));
    const change = { booking: found.booking, step: "expire", actor: "system", at: now } as const;
    if (await storeTransition(db, change, news)) refreshInboxes(rooms, news);
  });
}

const REMINDED: Record<Reminder, readonly Party[]> = {
  answer: ["professional"],
  day: PARTIES,
  hour: PARTIES,
  completion: PARTIES,
};

/** Sends every reminder about bookings that is due, each only once (decisions 68 and 72). */
export async function remindOfBookings({ db, rooms, appOrigin, now }: Setting): Promise<void> {
  await forEachSettled(REMINDERS, async (reminder) => {
    await forEachSettled(await readToRemind(db, reminder, now), async (found) => {
      const news = REMINDED[reminder].flatMap((to) => reminderNews(appOrigin, found, reminder, to));
      const stored = await storeReminder(db, { booking: found.booking, reminder, at: now }, news);
      if (stored) refreshInboxes(rooms, news);
    });
  });
}

function reminderNews(
  appOrigin: string,
  found: BookingToChange,
  reminder: Reminder,
  to: Party,
): News[] {
  const { booking } = found;
  const person = found[to];
  if (!person) return [];
  const notification = reminderNotification(reminder, { booking, to, reader: person.reader });
  const emailContent = bookingEmail(appOrigin, notification, booking, person.reader);
  return [
    {
      userId: person.id,
      ...notification,
      link: paths.booking(booking.id),
      about: found[otherParty(to)]?.id ?? null,
      emailContent: { to: person.email, emailContent },
      reminder: true,
    },
  ];
}
