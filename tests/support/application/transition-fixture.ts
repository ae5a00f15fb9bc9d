import { emptyDatabase } from "#tests/support/database.ts";
import { addBookingOf, onMonday } from "#tests/support/records/bookings.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";
import { movableClock, rowsOf, type TestBrowser } from "./accounts.ts";
import { appOver } from "./app.ts";
import { addBookingAccounts, signedInBrowser } from "./booking-fixture.ts";
import { openAndPost } from "./versions.ts";

/** The list from which Ravi answers requests. */
export const LIST = "/dashboard/bookings?as=professional&tab=requests";

/** The page of a booking. */
export const pathOf = (id: string) => `/dashboard/bookings/${id}`;

/** A start on Monday, as the form of a proposed time sends it. */
export const slotOf = (minute: number) =>
  new Date(onMonday(minute)).toISOString().replace(".000", "");

/** Posts a transition to the page of a booking. */
export const submit = (
  who: TestBrowser,
  id: string,
  name: string,
  more: Record<string, string> = {},
) => who.post(pathOf(id), { step: name, ...more });

/** An answer to the proposal that stands on the page. */
export const answer = (who: TestBrowser, id: string, name: string) =>
  openAndPost(who, pathOf(id), { step: name });

/** An application with the bookings of Ravi's service, in which he and Anita are signed in. */
export async function transitionFixture() {
  const database = await emptyDatabase();
  const clock = movableClock();
  const recorded = recordedRooms();
  const app = appOver(database.db, { clock: clock.read, rooms: recorded.rooms });
  const parties = await addBookingAccounts(database.client);
  const anita = await signedInBrowser(app, "anita@kayap.test");
  const ravi = await signedInBrowser(app, "ravi@kayap.test");
  const add = (fields: Parameters<typeof addBookingOf>[2] = {}) =>
    addBookingOf(database.client, parties, fields);
  const statusOf = async (id: string) => {
    const rows = await rowsOf(database.client, "bookings");
    return rows.find((row) => row.id === id)?.status;
  };
  return { database, clock, app, recorded, parties, anita, ravi, add, statusOf };
}
