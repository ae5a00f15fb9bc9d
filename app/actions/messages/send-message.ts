import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext, roomsContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { type Message, sendSchema } from "#app/domain/messages/message.ts";
import { REFUSALS, type Refusal, screenSentence } from "#app/domain/messages/refusal.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { jsonError } from "#app/http/responses/json-response.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { limitedUse } from "#app/http/security/limit.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import type { Database } from "#db/connection/client.ts";
import { type NewMessage, type Stored, storeMessage } from "#db/messages/messages.ts";
import type { Rooms } from "#party/rooms.ts";

const LIMIT = { action: "message", most: 50, windowMs: HOUR_MS };

/** Why a message was not stored: in the words of a JSON response, and in those of a page. */
export type NotSent = { status: number; service: string; screen: string; waitSeconds?: number };

type RefusedMessage = {
  ok: false;
  status: number;
  values: Record<string, string>;
  /** What is wrong with the fields. */
  errors: Record<string, string>;
  /** Why a valid message was not stored. */
  refusal: NotSent | null;
};
export type SentMessage = { ok: true; message: Message } | RefusedMessage;

/** A message whose conversation is not known yet. */
export type WrittenMessage = Omit<NewMessage, "conversationId">;

/** Sends the message of a form, or says why not. */
export function sendMessage(
  request: Request,
  context: Readonly<RouterContextProvider>,
  conversationId: string | null,
): Promise<SentMessage> {
  return sendForm(request, context, async (message) => {
    if (conversationId === null || !isId(conversationId)) return notSent("not-found");
    const db = context.get(databaseContext);
    const result = await storeAndAnnounce(db, context.get(roomsContext), {
      ...message,
      conversationId,
    });
    return result.ok ? result.message : notSent(result.refusal, result.waitSeconds);
  });
}

/** Sends the message of a form by `store`, which says why one is not stored. */
export async function sendForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  store: (message: WrittenMessage) => Promise<Message | NotSent>,
): Promise<SentMessage> {
  const form = await readForm(request, sendSchema);
  if (!form.ok) return { ...form, refusal: null };
  const { content, clientId } = form.data;
  const { id: senderId } = signedIn(context);
  const limit = limitedUse(context, LIMIT, senderId);
  const now = context.get(clockContext)();
  const result = await tryDatabase(store({ clientId, senderId, content, limit, now }));
  const outcome = result.ok ? result.value : notSent("network");
  if ("id" in outcome) return { ok: true, message: outcome };
  const { status } = outcome;
  // With a client id that another text already has, this text could never be sent.
  const id = status === REFUSALS.conflict.status ? null : { clientId };
  return { ok: false, status, values: { content, ...id }, errors: {}, refusal: outcome };
}

/** The response of a refused message to a script. */
export function notSentAsJson({ status, errors, refusal }: RefusedMessage): Response {
  const error = refusal?.service ?? Object.values(errors)[0] ?? "";
  return jsonError(status, error, refusal?.waitSeconds);
}

/** Why a message was not stored, from one of the refusals. */
export function notSent(refusal: Refusal, waitSeconds?: number): NotSent {
  const { status, service } = REFUSALS[refusal];
  return { status, service, screen: screenSentence(refusal, waitSeconds), waitSeconds };
}

type AnnounceResult =
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
): Promise<AnnounceResult> {
  return announceStored(rooms, sent, await storeMessage(db, sent));
}

/** Announces a message that `storeMessage` has tried to store. */
export function announceStored(
  rooms: Pick<Rooms, "announce" | "refreshInbox">,
  sent: NewMessage,
  outcome: Stored | null,
): AnnounceResult {
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
