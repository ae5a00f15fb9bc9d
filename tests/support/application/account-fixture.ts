import { emptyDatabase } from "#tests/support/database.ts";
import type { PersonFields } from "#tests/support/fixtures.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";
import { addAccount, movableClock } from "./accounts.ts";
import { appOver } from "./app.ts";

/** The app over a database that holds one account, at a clock that can be moved, with rooms that record their calls. */
export async function accountFixture(fields: PersonFields = {}) {
  const database = await emptyDatabase();
  const clock = movableClock();
  const live = recordedRooms();
  const app = appOver(database.db, { clock: clock.read, rooms: live.rooms });
  const userId = await addAccount(database.client, fields);
  return { database, clock, live, app, userId };
}
export type AccountFixture = Awaited<ReturnType<typeof accountFixture>>;
