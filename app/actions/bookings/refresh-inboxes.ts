import type { News } from "#db/bookings/write.ts";
import type { Rooms } from "#party/rooms.ts";

/** Has the inbox of everybody who was told something look again. */
export function refreshInboxes(rooms: Pick<Rooms, "refreshInbox">, news: readonly News[]): void {
  for (const { userId } of news) rooms.refreshInbox(userId);
}
