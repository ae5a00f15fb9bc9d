import { z } from "zod";
import { conversationSchema } from "#app/domain/messages/conversation.ts";
import { messageSchema } from "#app/domain/messages/message.ts";

/** Answered by the platform itself, so that a sleeping room is not woken. */
export const PING = "ping";
export const PONG = "pong";

/** Why a room closes a socket, beyond the codes of the protocol itself. */
export const CLOSED = {
  /** Not text, or not one of the frames below. */
  unreadable: 1003,
  tooLong: 1009,
  /** The room cannot look anything up at the moment. */
  tryAgain: 1013,
  /** The oldest of too many sockets of one person. It comes again when somebody looks, not by itself (threat 81). */
  tooMany: 4008,
  /** The session ended, or is to be shown again. */
  session: 4401,
  /** One of the two people has blocked the other. */
  blocked: 4403,
} as const;

/** How many sockets a person may have open, over all rooms (threat 81). */
export const MOST_SOCKETS = 10;

/** What a conversation's room tells those in it. */
export const conversationFrameSchema = z.discriminatedUnion("type", [
  /** The first frame: whether the other one is here, as far as they let it be seen. */
  z.object({ type: z.literal("hello"), present: z.boolean() }),
  z.object({ type: z.literal("message"), message: messageSchema }),
  z.object({ type: z.literal("read"), userId: z.string(), seq: z.number() }),
  z.object({ type: z.literal("typing"), userId: z.string() }),
  z.object({ type: z.literal("presence"), userId: z.string(), present: z.boolean() }),
]);
export type ConversationFrame = z.output<typeof conversationFrameSchema>;

/** What those in a conversation may tell its room. Messages are not among it: they are sent over HTTP. */
export const memberFrameSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("typing") }),
]);

/** What a person may tell their inbox: nothing yet. */
export const inboxMemberFrameSchema = z.never();

/** What a person's inbox tells every tab: what is unread, and the conversation that changed, if one did. */
export const inboxFrameSchema = z.object({
  type: z.literal("news"),
  unread: z.object({ messages: z.number(), notifications: z.number() }),
  conversation: conversationSchema.nullable(),
});
export type InboxFrame = z.output<typeof inboxFrameSchema>;

const LONGEST_FRAME = 1_000;

/** What every frame has, those of releases to come as well. */
const anyFrameSchema = z.object({ type: z.string() });

/**
 * A frame as it came over a socket: what it says, null for one of a newer release, which is ignored (threat 84), or the
 * code to close with (threat 50).
 */
export function readFrame<S extends z.ZodType>(
  schema: S,
  data: unknown,
): { ok: true; frame: z.output<S> | null } | { ok: false; code: number } {
  if (typeof data !== "string") return { ok: false, code: CLOSED.unreadable };
  if (data.length > LONGEST_FRAME) return { ok: false, code: CLOSED.tooLong };
  const json = jsonOf(data);
  const frame = schema.safeParse(json);
  if (frame.success) return { ok: true, frame: frame.data };
  if (anyFrameSchema.safeParse(json).success) return { ok: true, frame: null };
  return { ok: false, code: CLOSED.unreadable };
}

/** A frame of a room as a client reads it; null for one it does not know, from a newer release perhaps. */
export function readNews<S extends z.ZodType>(schema: S, data: unknown): z.output<S> | null {
  const frame = schema.safeParse(typeof data === "string" ? jsonOf(data) : null);
  return frame.success ? frame.data : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
