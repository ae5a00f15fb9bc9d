import { z } from "zod";
import {
  type Reader,
  readBoolean,
  readNullable,
  readNumber,
  readObject,
  readOneOf,
  readOrNull,
  readText,
  Unreadable,
} from "#app/domain/json-reader.ts";
import { conversationSchema, readConversation } from "#app/domain/messages/conversation.ts";
import { messageSchema, readMessage } from "#app/domain/messages/message.ts";

/** The platform itself answers a ping, so that a hibernating room does not wake up. */
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
  /** A booking or an offer that the conversation shows is new or has changed. */
  z.object({ type: z.literal("cards") }),
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

/** What every frame has, also a frame of a later release. */
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

type FrameOf<Type extends ConversationFrame["type"]> = Extract<ConversationFrame, { type: Type }>;

const CONVERSATION_FRAMES: { [Type in ConversationFrame["type"]]: Reader<FrameOf<Type>> } = {
  hello: readObject({ type: readOneOf(["hello"]), present: readBoolean }),
  message: readObject({ type: readOneOf(["message"]), message: readMessage }),
  cards: readObject({ type: readOneOf(["cards"]) }),
  read: readObject({ type: readOneOf(["read"]), userId: readText, seq: readNumber }),
  typing: readObject({ type: readOneOf(["typing"]), userId: readText }),
  presence: readObject({ type: readOneOf(["presence"]), userId: readText, present: readBoolean }),
};

const readType = readObject<{ type: string }>({ type: readText });

const isFrameType = (type: string): type is ConversationFrame["type"] =>
  Object.hasOwn(CONVERSATION_FRAMES, type);

/** Reads a frame of a conversation's room in the browser. */
export const readConversationFrame: Reader<ConversationFrame> = (value) => {
  const { type } = readType(value);
  if (!isFrameType(type)) throw new Unreadable();
  return CONVERSATION_FRAMES[type](value);
};

/** Reads a frame of an inbox in the browser. */
export const readInboxFrame = readObject<InboxFrame>({
  type: readOneOf(["news"]),
  unread: readObject<InboxFrame["unread"]>({ messages: readNumber, notifications: readNumber }),
  conversation: readNullable(readConversation),
});

/** The frame of a room in a text; null for an unknown one, which a newer release may send. */
export function frameIn<Frame>(read: Reader<Frame>, data: unknown): Frame | null {
  return typeof data === "string" ? readOrNull(read, jsonOf(data)) : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
