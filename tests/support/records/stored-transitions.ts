import type { Party } from "#app/domain/bookings/booking.ts";
import type { BookingTransition } from "#app/domain/bookings/transitions.ts";
import { readBookingToChange } from "#db/bookings/booking-to-change.ts";
import { type BookingChange, storeTransition } from "#db/bookings/change.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { addParties } from "./bookings.ts";

/** What one person is told of a transition. */
export const NOTIFICATIONS = (userId: string) => [
  {
    userId,
    title: "News",
    body: [],
    link: "/",
    about: null,
    from: null,
    email: {
      to: `${userId}@kayap.test`,
      emailContent: { subject: "S", text: "T", html: "H" },
    },
  },
];

/** A database with the two people of a booking, to which transitions are applied. */
export async function storedTransitions() {
  const database = await emptyDatabase();
  const parties = await addParties(database.client);

  async function found(id: string) {
    const one = await readBookingToChange(database.db, { id, userId: parties.proId });
    if (!one) throw new Error("No such booking");
    return one.booking;
  }

  /** Applies a transition to a booking as it is stored now. */
  async function apply(
    id: string,
    transition: BookingTransition,
    actor: Party,
    more: Partial<BookingChange> = {},
  ) {
    const booking = await found(id);
    return storeTransition(
      database.db,
      { booking, transition, actor, at: NOW, ...more },
      NOTIFICATIONS(parties.customerId),
    );
  }

  async function stored(id: string) {
    const sql = "select * from bookings where id = ?";
    return (await database.client.execute({ sql, args: [id] })).rows[0];
  }

  return { database, parties, found, apply, stored };
}
