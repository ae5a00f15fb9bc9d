import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext, roomsContext } from "#app/context.ts";
import { HOUR_MS } from "#app/domain/durations.ts";
import { isId } from "#app/domain/id.ts";
import { type Message, sendSchema } from "#app/domain/messages/message.ts";
import { REFUSALS, type Refusal } from "#app/domain/messages/refusal.ts";
import { limitedUse } from "#app/http/limit.ts";
import { readForm } from "#app/http/read-form.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import type { Database } from "#db/client.ts";
import { type NewMessage, storeMessage } from "#db/messages/messages.ts";
import type { Rooms } from "#party/rooms.ts";

const LIMIT = { action: "message", most: 50, windowMs: HOUR_MS };

type SentMessage =
  | { ok: true; message: Message }
  | {
      ok: false;
      status: number;
      values: Record<string, string>;
      /** What is wrong with the fields. */
      errors: Record<string, string>;
      /** Why a valid message was not stored. */
      refusal: Refusal | null;
      waitSeconds?: number;
    };

/** Sends the message of a form, or says why not. */
export async function sendMessage(
  request: Request,
  context: Readonly<RouterContextProvider>,
  senderId: string,
  conversationId: string | null,
): Promise<SentMessage> {
  const form = await readForm(request, sendSchema);
  if (!form.ok) return { ...form, refusal: null };
  const { content, clientId } = form.data;
  const refused = (refusal: Refusal, waitSeconds?: number): SentMessage => ({
    ok: false,
    status: REFUSALS[refusal].status,
    // Under a client id that is in use for another text, this one could never be sent.
    values: refusal === "conflict" ? { content } : { content, clientId },
    errors: {},
    refusal,
    waitSeconds,
  });
  if (conversationId === null || !isId(conversationId)) return refused("not-found");
  const result = await tryDatabase(
    storeAndAnnounce(context.get(databaseContext), context.get(roomsContext), {
      clientId,
      conversationId,
      senderId,
      content,
      limit: limitedUse(context, LIMIT, senderId),
      now: context.get(clockContext)(),
    }),
  );
  if (!result.ok) return refused("network");
  const { value } = result;
  return value.ok ? value : refused(value.refusal, value.waitSeconds);
}

type Stored =
  | { ok: true; message: Message }
  | { ok: false; refusal: Refusal; waitSeconds?: number };

/**
 * Stores a message, then announces it to its conversation's room and to the inboxes of both people. A message sent again
 * under the same client id gives the stored one; with another text it is refused (threat 42). Only stored messages are
 * announced, and rooms that cannot be reached change nothing here.
 */
export async function storeAndAnnounce(
  db: Database,
  rooms: Pick<Rooms, "announce" | "refreshInbox">,
  sent: NewMessage,
): Promise<Stored> {
  const outcome = await storeMessage(db, sent);
  if (!outcome) return { ok: false, refusal: "not-found" };
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
