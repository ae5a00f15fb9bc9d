import { announceCard } from "#app/actions/messages/announce-card.ts";
import { PARTIES, type Party } from "#app/domain/bookings/booking.ts";
import { TRANSITIONS } from "#app/domain/bookings/transitions.ts";
import { transitionNotification } from "#app/email/booking-emails.ts";
import { forEachSettled } from "#app/for-each-settled.ts";
import type { BookingToChange } from "#db/bookings/booking-to-change.ts";
import { storeTransition } from "#db/bookings/change.ts";
import { readExpired, readWithdrawn } from "#db/bookings/due.ts";
import type { Database } from "#db/connection/client.ts";
import type { Rooms } from "#party/rooms.ts";
import { notificationsOf, refreshInboxes } from "./notify.ts";

type Dependencies = {
  db: Database;
  rooms: Pick<Rooms, "announce" | "refreshInbox">;
  appOrigin: string;
  /** UTC milliseconds now. */
  now: number;
};

/** Ends the requests that were not answered in time, frees their times, and notifies both sides (decision 68). */
export async function expireRequests(dependencies: Dependencies): Promise<void> {
  const { db, now } = dependencies;
  await endRequests(dependencies, await readExpired(db, now), { by: "expire", notify: PARTIES });
}

/**
 * Ends the requests for services that are deleted and notifies their customers (decision 48). It runs with the
 * deletion, and later as a job for the requests that are left.
 */
export async function withdrawRequests(dependencies: Dependencies): Promise<void> {
  const requests = await readWithdrawn(dependencies.db);
  await endRequests(dependencies, requests, { by: "withdraw", notify: ["customer"] });
}

async function endRequests(
  { db, rooms, appOrigin, now: at }: Dependencies,
  requests: readonly BookingToChange[],
  { by: transition, notify }: { by: "expire" | "withdraw"; notify: readonly Party[] },
): Promise<void> {
  await forEachSettled(requests, async (request) => {
    const notifications = notify.flatMap((to) =>
      notificationsOf(appOrigin, request, {
        to,
        write: (about) => transitionNotification(transition, about),
        status: TRANSITIONS[transition].to,
      }),
    );
    const change = { booking: request.booking, transition, actor: "system", at } as const;
    if (!(await storeTransition(db, change, notifications))) return;
    refreshInboxes(rooms, notifications);
    await announceCard(db, rooms, { bookingId: change.booking.id }, at);
  });
}
