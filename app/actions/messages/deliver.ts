import type { Message } from "#app/domain/messages/message.ts";
import type { Refusal } from "#app/domain/messages/refusal.ts";
import type { Database } from "#db/client.ts";
import { type NewMessage, storeMessage } from "#db/messages/messages.ts";
import type { Rooms } from "#party/rooms.ts";

type Delivered =
  | { ok: true; message: Message }
  | { ok: false; refusal: Refusal; waitSeconds?: number };

/**
 * The one way a message takes: stored first, then told to its conversation's room and to the inboxes of both people.
 * Sending it again under the same client id gives the stored message; with another text it is refused (threat 42).
 * Nothing is told that is not stored, and a room that cannot be reached does not matter here.
 */
export async function deliver(db: Database, rooms: Rooms, sent: NewMessage): Promise<Delivered> {
  const outcome = await storeMessage(db, sent);
  if (!outcome) return { ok: false, refusal: "gone" };
  const { message, mayWrite, windowEndsAt, audience } = outcome;
  if (message) {
    if (message.content !== sent.content) return { ok: false, refusal: "conflict" };
    rooms.announce(message.conversationId, { type: "message", message }, audience);
    for (const member of audience.members) rooms.refreshInbox(member, message.conversationId);
    return { ok: true, message };
  }
  if (!mayWrite) return { ok: false, refusal: "blocked" };
  const waitMs = (windowEndsAt ?? sent.now) - sent.now;
  return { ok: false, refusal: "limited", waitSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
}
