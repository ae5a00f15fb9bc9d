import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { type Reader, readOrNull } from "#app/domain/json-reader.ts";
import {
  conversationSchema,
  missedSchema,
  readConversation,
  readMissed,
} from "#app/domain/messages/conversation.ts";
import { messageSchema, readMessage } from "#app/domain/messages/message.ts";
import {
  type ConversationFrame,
  conversationFrameSchema,
  inboxFrameSchema,
  readConversationFrame,
  readInboxFrame,
} from "#party/protocol.ts";

const MESSAGE = {
  id: "m1",
  clientId: "c1",
  conversationId: "k1",
  senderId: "u1",
  content: "Good day",
  seq: 1,
  createdAt: 1_700_000_000_000,
};
const CONVERSATION = {
  id: "k1",
  updatedAt: 1_700_000_000_000,
  other: {
    id: "u2",
    firstName: "Anita",
    lastName: "Persaud",
    businessName: null,
    picture: null,
    role: "professional",
    deleted: 0,
  },
  lastMessage: { content: "Good day", own: true },
  found: null,
  unread: 2,
  muted: false,
};

/** An example of each frame that a conversation's room sends. */
const CONVERSATION_FRAMES: {
  [Type in ConversationFrame["type"]]: Extract<ConversationFrame, { type: Type }>;
} = {
  hello: { type: "hello", present: true },
  message: { type: "message", message: MESSAGE },
  cards: { type: "cards" },
  read: { type: "read", userId: "u1", seq: 4 },
  typing: { type: "typing", userId: "u1" },
  presence: { type: "presence", userId: "u1", present: false },
};

const PAIRS: readonly (readonly [string, z.ZodType, Reader<unknown>, readonly unknown[]])[] = [
  ["a message", messageSchema, readMessage, [MESSAGE, { ...MESSAGE, senderId: null }]],
  [
    "a conversation",
    conversationSchema,
    readConversation,
    [CONVERSATION, { ...CONVERSATION, lastMessage: null }],
  ],
  [
    "missed messages",
    missedSchema,
    readMissed,
    [{ messages: [MESSAGE, MESSAGE], more: false, otherReadSeq: 0 }],
  ],
  [
    "a frame of a conversation",
    conversationFrameSchema,
    readConversationFrame,
    Object.values(CONVERSATION_FRAMES),
  ],
  [
    "a frame of an inbox",
    inboxFrameSchema,
    readInboxFrame,
    [
      { type: "news", unread: { messages: 1, notifications: 0 }, conversation: CONVERSATION },
      { type: "news", unread: { messages: 1, notifications: 0 }, conversation: null },
    ],
  ],
];

/** Values that fields of other types have, and the edges of their own. */
const OTHERS = [null, true, 0, 1, -1, 1.5, 2 ** 53, "", "1", "typing", [], {}, undefined];

/** A value with one of its fields, however deep, left out or replaced. */
function broken(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== "object" || value === null) return fc.constantFrom(...OTHERS);
  const entries = Object.entries(value);
  if (entries.length === 0) return fc.constantFrom(...OTHERS);
  const inside = fc
    .constantFrom(...entries)
    .chain(([name, field]) =>
      fc
        .oneof(broken(field), fc.constantFrom(...OTHERS))
        .map((other) =>
          Array.isArray(value)
            ? value.map((one, at) => (String(at) === name ? other : one))
            : { ...value, [name]: other },
        ),
    );
  const more = Array.isArray(value)
    ? fc.constant([...value, "more"])
    : fc.jsonValue().map((added) => ({ ...value, laterRelease: added }));
  return fc.oneof({ weight: 4, arbitrary: inside }, more, fc.constantFrom(...OTHERS));
}

/** As it comes over the line. */
const overTheLine = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? "null");

describe.each(PAIRS)("%s in the browser", (_, schema, read, good) => {
  const agree = (value: unknown) => {
    const sent = overTheLine(value);
    const parsed = schema.safeParse(sent);
    expect(readOrNull(read, sent)).toEqual(parsed.success ? parsed.data : null);
    return parsed.success;
  };

  test("is read as the server's schema reads it", () => {
    for (const value of good) expect(agree(value)).toBe(true);
  });

  test("is read or refused as by the server's schema when fields are missing, wrong or unknown", () => {
    const values = fc.constantFrom(...good).chain((value) => broken(value));
    const outcomes = new Set<boolean>();
    fc.assert(
      fc.property(values, (value) => {
        outcomes.add(agree(value));
      }),
      { numRuns: 2_000 },
    );
    expect(outcomes).toEqual(new Set([true, false]));
  });

  test("is refused like any other value of JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        agree(value);
      }),
    );
  });
});
