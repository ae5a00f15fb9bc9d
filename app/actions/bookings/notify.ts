import {
  type BookingDetails,
  type BookingStatus,
  otherParty,
  type Party,
} from "#app/domain/bookings/booking.ts";
import { bookingEmail, type NotificationText } from "#app/email/booking-emails.ts";
import { paths } from "#app/links.ts";
import type { BookingToChange } from "#db/bookings/booking-to-change.ts";
import type { BookingNotification } from "#db/bookings/write.ts";
import type { Rooms } from "#party/rooms.ts";

type About = { booking: BookingDetails; to: Party };

type Notified = {
  to: Party;
  write: (about: About) => NotificationText;
  /** What the booking becomes by what they are told about; null where that stays. */
  status: BookingStatus | null;
};

/** The notification of one side, on the site and by e-mail, with the text that `write` makes; none for a deleted account. */
export function notificationsOf(
  appOrigin: string,
  current: BookingToChange,
  { to, write, status }: Notified,
): BookingNotification[] {
  const { booking } = current;
  const person = current[to];
  if (!person) return [];
  const { preferences } = person;
  const notification = write({ booking, to });
  const changed = { ...booking, status: status ?? booking.status };
  const emailContent = bookingEmail(appOrigin, notification, changed, preferences);
  return [
    {
      userId: person.id,
      ...notification,
      link: paths.booking(booking.id),
      about: current[otherParty(to)]?.id ?? null,
      email: { to: person.email, emailContent },
    },
  ];
}

/** Makes the inboxes of everyone who was notified refresh. */
export function refreshInboxes(
  rooms: Pick<Rooms, "refreshInbox">,
  notifications: readonly BookingNotification[],
): void {
  for (const { userId } of notifications) rooms.refreshInbox(userId);
}
