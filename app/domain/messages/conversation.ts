import { z } from "zod";
import { ROLES } from "#app/domain/accounts/role.ts";
import {
  readBoolean,
  readList,
  readNullable,
  readNumber,
  readObject,
  readOneOf,
  readSqlBoolean,
  readText,
  readWithDefault,
} from "#app/domain/json-reader.ts";
import type { WrittenPath } from "#app/domain/paths/safe-path.ts";
import { professionalName } from "#app/domain/profiles/public-profile.ts";
import { messageSchema, readMessage } from "./message.ts";

/** A boolean, which the release before this one sends as SQLite stores it: 0 or 1. */
const flag = z.union([z.literal([0, 1]), z.boolean()]).transform(Boolean);

/** The other person of a conversation. */
const otherPersonSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  businessName: z.string().nullable(),
  /** The id of their picture, or null. */
  picture: z.string().nullable().default(null),
  role: z.enum(ROLES),
  /** Whether the account is deleted. */
  deleted: flag,
});
export type OtherPerson = z.output<typeof otherPersonSchema>;

/** A conversation in the list of one of its two people. */
export const conversationSchema = z.object({
  id: z.string(),
  /** UTC milliseconds; the list has the newest first. */
  updatedAt: z.number(),
  other: otherPersonSchema,
  /** The beginning of the last message, or null before the first. */
  lastMessage: z.object({ content: z.string(), own: flag }).nullable(),
  /** In a search, the part of its newest message that was found; null where only its names were. */
  found: z.string().nullable().default(null),
  unread: z.number(),
  /** Whether this person has muted it. */
  muted: flag.default(false),
});
export type Conversation = z.output<typeof conversationSchema>;

/** Reads a conversation of the list in the browser. */
export const readConversation = readObject<Conversation>({
  id: readText,
  updatedAt: readNumber,
  other: readObject<OtherPerson>({
    id: readText,
    firstName: readText,
    lastName: readText,
    businessName: readNullable(readText),
    picture: readWithDefault(readNullable(readText), null),
    role: readOneOf(ROLES),
    deleted: readSqlBoolean,
  }),
  lastMessage: readNullable(
    readObject<NonNullable<Conversation["lastMessage"]>>({
      content: readText,
      own: readSqlBoolean,
    }),
  ),
  found: readWithDefault(readNullable(readText), null),
  unread: readNumber,
  muted: readWithDefault(readSqlBoolean, false),
});

/** An open conversation, with one page of its messages, for one of its two people. */
export const threadSchema = z.object({
  id: z.string(),
  other: otherPersonSchema,
  /** Whether the other person has a profile that this one may open. */
  hasProfile: flag.default(false),
  service: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** Whether the service is this person's own. */
  ownService: flag.default(false),
  /** Oldest first. */
  messages: z.array(messageSchema),
  /** The place of the newest message of the whole conversation, 0 before the first. */
  lastSeq: z.number(),
  /** The places up to which this person and the other have read. */
  readSeq: z.number(),
  otherReadSeq: z.number(),
  muted: flag,
  /** Whether this person blocks the other. */
  blocking: flag,
  /** Whether this person may send a message. */
  mayWrite: flag,
});
export type Thread = z.output<typeof threadSchema>;

/** A conversation as its page shows it: one that has no message yet has no id either, and is known to its starter alone. */
export type OpenThread = Omit<Thread, "id"> & { id: string | null };

/** What a client requests after a gap: the missed messages, and the place up to which the other person has read. */
export const missedSchema = z.object({
  messages: z.array(messageSchema),
  /** Whether there are more after these. */
  more: z.boolean(),
  otherReadSeq: z.number(),
});
export type Missed = z.output<typeof missedSchema>;

/** Reads missed messages in the browser. */
export const readMissed = readObject<Missed>({
  messages: readList(readMessage),
  more: readBoolean,
  otherReadSeq: readNumber,
});

/** The path of a conversation's page. */
export const conversationPath = (id: string): WrittenPath =>
  `/dashboard/messages?conversation=${id}`;

/** The same with a message that somebody is late for a booking. */
export const conversationWhenLate = (id: string, bookingId: string): WrittenPath =>
  `${conversationPath(id)}&late=${bookingId}`;

/** How many characters of its last message a conversation shows in a list. */
export const PREVIEW_CHARACTERS = 120;

/** How many messages a page has, and how many one response after a gap has at most (decision 96). */
export const PAGE_OF_MESSAGES = 30;
export const MOST_MISSED = 200;

/** Who the other person of a conversation is called when their account is deleted. */
export const DELETED_USER = "Deleted user";

/** The displayed name of the other person. */
export function otherName(other: OtherPerson): string {
  return other.deleted ? DELETED_USER : professionalName(other);
}

/** The displayed name of a role. */
export const ROLE_NAME = { customer: "Customer", professional: "Professional" } as const;

export const CONVERSATIONS_NOT_LOADED = "Failed to load conversations. Retrying...";
export const MESSAGES_NOT_LOADED = "Failed to load messages. Please try refreshing the page.";

/** The longest text that conversations are searched for. */
export const MOST_SEARCHED = 100;

/**
 * A loaded list with later changes, newest first. A change that is older than the loaded conversation is ignored, and in a
 * search one of a conversation that was not found.
 */
export function withChanges(
  loaded: readonly Conversation[],
  changed: Iterable<Conversation>,
  isSearch = false,
): Conversation[] {
  const list = new Map(loaded.map((one) => [one.id, one]));
  for (const one of changed) {
    const loadedOne = list.get(one.id);
    if (loadedOne ? one.updatedAt < loadedOne.updatedAt : isSearch) continue;
    list.set(one.id, { ...one, found: loadedOne?.found ?? null });
  }
  return [...list.values()].sort((a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? -1 : 1));
}

/** The title of the notification about a message, before the name of its sender. */
export const NEW_MESSAGE_FROM = "New message from";
