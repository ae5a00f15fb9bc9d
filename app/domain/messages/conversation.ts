import { z } from "zod";
import { professionalName } from "#app/domain/profiles/public-profile.ts";
import type { WrittenPath } from "#app/domain/safe-path.ts";
import { sqlBoolean } from "#app/domain/sql-boolean.ts";
import { messageSchema } from "./message.ts";

/** The other person of a conversation. */
const otherPersonSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  businessName: z.string().nullable(),
  role: z.enum(["customer", "professional"]),
  /** Whether the account is deleted. */
  deleted: sqlBoolean,
});
export type OtherPerson = z.output<typeof otherPersonSchema>;

/** A conversation in the list of one of its two people. */
export const conversationSchema = z.object({
  id: z.string(),
  /** UTC milliseconds; the list has the newest first. */
  updatedAt: z.number(),
  other: otherPersonSchema,
  /** The beginning of the last message, or null before the first. */
  lastMessage: z.object({ content: z.string(), own: sqlBoolean }).nullable(),
  unread: z.number(),
});
export type Conversation = z.output<typeof conversationSchema>;

/** An open conversation, with one page of its messages, for one of its two people. */
export const threadSchema = z.object({
  id: z.string(),
  other: otherPersonSchema,
  service: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** Oldest first. */
  messages: z.array(messageSchema),
  /** The place of the newest message of the whole conversation, 0 before the first. */
  lastSeq: z.number(),
  /** The places up to which this person and the other have read. */
  readSeq: z.number(),
  otherReadSeq: z.number(),
  muted: sqlBoolean,
  /** Whether this person blocks the other. */
  blocking: sqlBoolean,
  /** Whether this person may send a message. */
  mayWrite: sqlBoolean,
});
export type Thread = z.output<typeof threadSchema>;

/** What a client requests after a gap: the missed messages, and the place up to which the other person has read. */
export const missedSchema = z.object({
  messages: z.array(messageSchema),
  /** Whether there are more after these. */
  more: z.boolean(),
  otherReadSeq: z.number(),
});
export type Missed = z.output<typeof missedSchema>;

/** The path of a conversation's page. */
export const conversationPath = (id: string): WrittenPath =>
  `/dashboard/messages?conversation=${id}`;

/** How many messages a page has, and how many one response after a gap has at most (decision 96). */
export const PAGE_OF_MESSAGES = 30;
export const MOST_MISSED = 200;

/** The displayed name of the other person. */
export function otherName(other: OtherPerson): string {
  return other.deleted ? "Deleted user" : professionalName(other);
}

/** The displayed name of a role. */
export const ROLE_NAME = { customer: "Customer", professional: "Professional" } as const;

export const CONVERSATIONS_NOT_LOADED = "Failed to load conversations. Retrying...";
export const MESSAGES_NOT_LOADED = "Failed to load messages. Please try refreshing the page.";

/** A loaded list with later changes, newest first. A change that is older than the loaded conversation is ignored. */
export function withChanges(
  loaded: readonly Conversation[],
  changed: Iterable<Conversation>,
): Conversation[] {
  const list = new Map(loaded.map((one) => [one.id, one]));
  for (const one of changed) {
    const loadedOne = list.get(one.id);
    if (!loadedOne || one.updatedAt >= loadedOne.updatedAt) list.set(one.id, one);
  }
  return [...list.values()].sort((a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? -1 : 1));
}
