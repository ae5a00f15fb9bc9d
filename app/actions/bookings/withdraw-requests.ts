import { forEachSettled } from "#app/for-each-settled.ts";
import { storeTransition } from "#db/bookings/change.ts";
import { readWithdrawn } from "#db/bookings/due.ts";
import type { Database } from "#db/client.ts";
import type { Rooms } from "#party/rooms.ts";
import { newsOf } from "./change-booking.ts";
import { refreshInboxes } from "./refresh-inboxes.ts";

type Setting = {
  db: Database;
  rooms: Pick<Rooms, "refreshInbox">;
  appOrigin: string;
  /** UTC milliseconds now. */
  now: number;
};

/**
 * Ends the requests for services that are deleted and tells their customers (decision 48). It runs with the deletion,
 * and by the clock for what that could not finish.
 */
export async function withdrawRequests({ db, rooms, appOrigin, now }: Setting): Promise<void> {
  await forEachSettled(await readWithdrawn(db), async (found) => {
    const news = newsOf(appOrigin, found, { step: "withdraw", to: "customer" });
    const change = { booking: found.booking, step: "withdraw", actor: "system", at: now } as const;
    if (await storeTransition(db, change, news)) refreshInboxes(rooms, news);
  });
}
