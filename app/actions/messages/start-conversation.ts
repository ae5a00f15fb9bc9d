import type { RouterContextProvider } from "react-router";
import { clockContext, configContext, databaseContext, roomsContext } from "#app/context.ts";
import {
  type StartAbout,
  type StartRefusal,
  startRefused,
} from "#app/domain/messages/conversation-start.ts";
import { secondsUntil } from "#app/http/security/limit.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import type { Stored } from "#db/messages/messages.ts";
import { readStartTarget, startConversation, startRefusal } from "#db/messages/start.ts";
import { limitedUntil } from "#db/rate-limit.ts";
import {
  announceStored,
  type NotSent,
  notSent,
  type SentMessage,
  sendForm,
  storeAndAnnounce,
  type WrittenMessage,
} from "./send-message.ts";

type Context = Readonly<RouterContextProvider>;

/** The conversation that the signed-in person wants to start. */
export function newConversation(context: Context, about: StartAbout) {
  const limited = !context.get(configContext).relaxedLimits.includes("conversation");
  return { ...about, me: signedIn(context).id, now: context.get(clockContext)(), limited };
}

/**
 * Sends a message that starts a conversation (decision 14). When the conversation exists already, or the other person starts
 * it at the same time, the message goes there (decision 91).
 */
export function sendFirstMessage(
  request: Request,
  context: Context,
  about: StartAbout,
): Promise<SentMessage> {
  return sendForm(request, context, async (message) => {
    const conversation = await startOrFind(context, about, message);
    if ("status" in conversation) return conversation;
    const db = context.get(databaseContext);
    const rooms = context.get(roomsContext);
    const firstMessage = { ...message, conversationId: conversation.id };
    const result = conversation.stored
      ? announceStored(rooms, firstMessage, conversation.stored)
      : await storeAndAnnounce(db, rooms, firstMessage);
    return result.ok ? result.message : notSent(result.refusal, result.waitSeconds);
  });
}

async function startOrFind(
  context: Context,
  about: StartAbout,
  message: WrittenMessage,
): Promise<{ id: string; stored: Stored | null } | NotSent> {
  const db = context.get(databaseContext);
  const conversation = newConversation(context, about);
  const target = await readStartTarget(db, conversation);
  if (target?.conversationId) return { id: target.conversationId, stored: null };
  const refusal = startRefusal(target, conversation.me);
  if (!target || refusal) return notStarted(refusal ?? "unknown", target?.name ?? "");
  const { other, earlier } = target;
  const start = await startConversation(db, { ...conversation, other: other.id, earlier }, message);
  if (start) return start;
  // Something changed between the read and the write, or the sender has reached the limit; a second read shows which.
  const newRefusal = startRefusal(await readStartTarget(db, conversation), conversation.me);
  if (newRefusal) return notStarted(newRefusal, target.name);
  const { limit, now } = message;
  const until = limit && (await limitedUntil(db, limit));
  return notSent("limited", until ? secondsUntil(until, now) : undefined);
}

function notStarted(refusal: StartRefusal, name: string): NotSent {
  const { message, status } = startRefused(refusal, name);
  return { status, service: message, screen: message };
}
