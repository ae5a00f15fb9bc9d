import { tryDatabase } from "#app/http/try-database.ts";
import type { Database } from "#db/client.ts";
import { readShown } from "#db/messages/cards.ts";
import type { Rooms } from "#party/rooms.ts";

/**
 * Has both people's pages load the cards of a conversation again, after a booking or an offer that it shows was made or
 * has changed. What cannot be announced is found by the next load. `now` in UTC ms.
 */
export async function announceCard(
  db: Database,
  rooms: Pick<Rooms, "announce" | "refreshInbox">,
  card: { bookingId: string } | { messageId: string },
  now: number,
): Promise<void> {
  const shown = await tryDatabase(readShown(db, card, now));
  if (!shown.ok || !shown.value) return;
  const { conversationId, audience } = shown.value;
  rooms.announce(conversationId, { type: "cards" }, audience);
  for (const member of audience.members) rooms.refreshInbox(member, conversationId);
}
