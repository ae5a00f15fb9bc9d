import { tryDatabase } from "#app/http/responses/try-database.ts";
import type { Database } from "#db/connection/client.ts";
import { readShown } from "#db/messages/cards.ts";
import type { Rooms } from "#party/rooms.ts";

/**
 * Makes the pages of both people load the cards of a conversation again, after a booking or an offer in it was made or
 * changed. When that fails, the next load of the page shows the change. `now` in UTC ms.
 */
export async function announceCard(
  db: Database,
  rooms: Pick<Rooms, "announce" | "refreshInbox">,
  card: { bookingId: string } | { messageId: string },
  now: number,
): Promise<void> {
  const result = await tryDatabase(readShown(db, card, now));
  if (!result.ok || !result.value) return;
  const { conversationId, audience } = result.value;
  rooms.announce(conversationId, { type: "cards" }, audience);
  for (const member of audience.members) rooms.refreshInbox(member, conversationId);
}
