import type { Marked } from "#db/messages/read-marks.ts";
import type { Rooms } from "#party/rooms.ts";

/**
 * Announces a read mark to the person's own tabs, and to the other person unless one blocks the other (threat 98); nothing
 * when the mark did not move.
 */
export function announceReadMark(
  rooms: Pick<Rooms, "announce" | "refreshInbox">,
  { conversationId, userId }: { conversationId: string; userId: string },
  { moved, readSeq, blocked, audience }: Marked,
): void {
  if (!moved) return;
  if (!blocked) rooms.announce(conversationId, { type: "read", userId, seq: readSeq }, audience);
  rooms.refreshInbox(userId, conversationId);
}
