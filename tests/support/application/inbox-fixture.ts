import { emptyDatabase } from "#tests/support/database.ts";
import { addCustomer, addProfessional } from "#tests/support/fixtures.ts";
import { type Element, element, having } from "#tests/support/html.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";
import { browserOf } from "./accounts.ts";
import { appOver } from "./app.ts";

export const INBOX = "/dashboard/messages";

/** The path of a conversation's page. */
export const pathOf = (conversationId: string) => `${INBOX}?conversation=${conversationId}`;

/** What a field of a page holds, by its name. */
export const fieldValue = (page: Element, name: string) =>
  element(page, having("name", name)).attributes.value ?? "";

/** Anita, signed in in her browser, and Ravi, a professional, with rooms that record their calls. */
export async function inboxFixture() {
  const database = await emptyDatabase();
  const recorded = recordedRooms();
  const app = appOver(database.db, { rooms: recorded.rooms });
  const anita = await addCustomer(database.client);
  const ravi = await addProfessional(database.client);
  const browser = await browserOf(database.client, app, anita);
  return { database, recorded, app, anita, ravi, browser };
}
export type InboxFixture = Awaited<ReturnType<typeof inboxFixture>>;
