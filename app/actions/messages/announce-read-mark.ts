import type { Marked } from "#db/messages/read-marks.ts";
import type { Rooms } from "#party/rooms.ts";

/** Announces a read mark to the other person and to the person's own tabs; nothing when it did not move. */
export function announceReadMark(
  rooms: Pick<Rooms, "announce" | "refreshInbox">,
  { conversationId, userId }: { conversationId: string; userId: string },
  { moved, readSeq, audience }: Marked,
): void {
  if (!moved) return;
  rooms.announce(conversationId, { type: "read", userId, seq: readSeq }, audience);
  rooms.refreshInbox(userId, conversationId);
}
