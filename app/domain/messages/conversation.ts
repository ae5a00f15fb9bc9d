import { z } from "zod";
import { professionalName } from "#app/domain/profiles/public-profile.ts";
import type { WrittenPath } from "#app/domain/safe-path.ts";
import { sqlBoolean } from "#app/domain/sql-boolean.ts";
import { messageSchema } from "./message.ts";

/** The other one of the two people in a conversation. */
const otherPersonSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  businessName: z.string().nullable(),
  role: z.enum(["customer", "professional"]),
  /** Whether the account is gone. */
  deleted: sqlBoolean,
});
export type OtherPerson = z.output<typeof otherPersonSchema>;

/** A conversation as a list shows it, to one of its two people. */
export const conversationSchema = z.object({
  id: z.string(),
  /** UTC milliseconds; the newest stands first. */
  updatedAt: z.number(),
  other: otherPersonSchema,
  /** The beginning of the last message, or null before the first. */
  lastMessage: z.object({ content: z.string(), own: sqlBoolean }).nullable(),
  unread: z.number(),
});
export type Conversation = z.output<typeof conversationSchema>;

/** One open conversation with the messages of one page of it, to one of its two people. */
export const threadSchema = z.object({
  id: z.string(),
  other: otherPersonSchema,
  service: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** Oldest first. */
  messages: z.array(messageSchema),
  /** The place of the newest message of the whole conversation, 0 before the first. */
  lastSeq: z.number(),
  /** How far this person has read, and how far the other one. */
  readSeq: z.number(),
  otherReadSeq: z.number(),
  muted: sqlBoolean,
  /** Whether this person blocks the other. */
  blocking: sqlBoolean,
  /** Whether a message of this person would be taken. */
  mayWrite: sqlBoolean,
});
export type Thread = z.output<typeof threadSchema>;

/** What a client asks for after a gap: what it missed, and how far the other one has read. */
export const missedSchema = z.object({
  messages: z.array(messageSchema),
  /** Whether there is more behind these. */
  more: z.boolean(),
  otherReadSeq: z.number(),
});
export type Missed = z.output<typeof missedSchema>;

/** The address of a conversation on this site. */
export const conversationPath = (id: string): WrittenPath =>
  `/dashboard/messages?conversation=${id}`;

/** How many messages a page shows, and how many one answer brings after a gap (decision 96). */
export const PAGE_OF_MESSAGES = 30;
export const MOST_MISSED = 200;

/** The name people know the other one by. */
export function otherName(other: OtherPerson): string {
  return other.deleted ? "Deleted user" : professionalName(other);
}

/** What the other one is here for, in one word. */
export const ROLE_NAME = { customer: "Customer", professional: "Professional" } as const;

export const CONVERSATIONS_NOT_LOADED = "Failed to load conversations. Retrying...";
export const MESSAGES_NOT_LOADED = "Failed to load messages. Please try refreshing the page.";

/** A list with what has changed since it was loaded, newest first. What was loaded later than it changed stands. */
export function withChanges(
  loaded: readonly Conversation[],
  changed: Iterable<Conversation>,
): Conversation[] {
  const list = new Map(loaded.map((one) => [one.id, one]));
  for (const one of changed) {
    const known = list.get(one.id);
    if (!known || one.updatedAt >= known.updatedAt) list.set(one.id, one);
  }
  return [...list.values()].sort((a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? -1 : 1));
}
