import type { Marked } from "#db/messages/read-marks.ts";
import type { Rooms } from "#party/rooms.ts";

/** Tells the other one, and the person's own tabs, how far a conversation was seen; nothing when the mark did not move. */
export function announceRead(
  rooms: Pick<Rooms, "announce" | "refreshInbox">,
  { conversationId, userId }: { conversationId: string; userId: string },
  { moved, readSeq, audience }: Marked,
): void {
  if (!moved) return;
  rooms.announce(conversationId, { type: "read", userId, seq: readSeq }, audience);
  rooms.refreshInbox(userId, conversationId);
}
