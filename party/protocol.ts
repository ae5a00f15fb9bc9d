import { z } from "zod";
import { conversationSchema } from "#app/domain/messages/conversation.ts";
import { messageSchema } from "#app/domain/messages/message.ts";

/** Answered by the platform itself, so that a hibernating room does not wake up. */
export const PING = "ping";
export const PONG = "pong";

/** The codes with which a room closes a socket. */
export const CLOSED = {
  /** Not text, or not one of the frames below. */
  unreadable: 1003,
  tooLong: 1009,
  /** The room cannot read the database at the moment. */
  tryAgain: 1013,
  /** The oldest of too many sockets of one person. Its page reconnects when it becomes visible, not before (threat 81). */
  tooMany: 4008,
  /** The session ended, or has to be authenticated again. */
  session: 4401,
  /** One of the two people has blocked the other. */
  blocked: 4403,
} as const;

/** How many sockets a person may have open, over all rooms (threat 81). */
export const MOST_SOCKETS = 10;

/** The frames that a conversation's room sends. */
export const conversationFrameSchema = z.discriminatedUnion("type", [
  /** The first frame: whether the other person is online, if their settings show it. */
  z.object({ type: z.literal("hello"), present: z.boolean() }),
  z.object({ type: z.literal("message"), message: messageSchema }),
  z.object({ type: z.literal("read"), userId: z.string(), seq: z.number() }),
  z.object({ type: z.literal("typing"), userId: z.string() }),
  z.object({ type: z.literal("presence"), userId: z.string(), present: z.boolean() }),
]);
export type ConversationFrame = z.output<typeof conversationFrameSchema>;

/** The frames that a client may send to a conversation's room. Messages are sent over HTTP instead. */
export const memberFrameSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("typing") }),
]);

/** The frames that a client may send to an inbox: none yet. */
export const inboxMemberFrameSchema = z.never();

/** The frame that an inbox sends to every tab: the unread counts, and the conversation that changed, if one did. */
export const inboxFrameSchema = z.object({
  type: z.literal("news"),
  unread: z.object({ messages: z.number(), notifications: z.number() }),
  conversation: conversationSchema.nullable(),
});
export type InboxFrame = z.output<typeof inboxFrameSchema>;

const LONGEST_FRAME = 1_000;

/** What every frame has, those of later releases too. */
const anyFrameSchema = z.object({ type: z.string() });

/**
 * Parses a frame of a client. Gives null for a frame of a newer release, which is ignored (threat 84), or the code to
 * close the socket with (threat 50).
 */
export function parseClientFrame<S extends z.ZodType>(
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

/** Parses a frame of a room; null for an unknown one, which a newer release may send. */
export function parseRoomFrame<S extends z.ZodType>(schema: S, data: unknown): z.output<S> | null {
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
