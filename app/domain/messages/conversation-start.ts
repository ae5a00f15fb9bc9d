import { z } from "zod";
import { idSchema } from "#app/domain/id.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { type OpenThread, otherName } from "./conversation.ts";

/** Why a conversation cannot start. */
export type StartRefusal = "self" | "unknown" | "blocked" | "direct-messages-off" | "too-many";

const SENTENCES: Record<StartRefusal, string> = {
  self: "You cannot message yourself",
  unknown: "User not found",
  blocked: "You cannot message this person.",
  "direct-messages-off": "{name} only accepts messages from customers with a confirmed booking.",
  "too-many": "You have started many conversations today. You can start more tomorrow.",
};
const STATUSES: Record<StartRefusal, number> = {
  self: 400,
  unknown: 404,
  blocked: 403,
  "direct-messages-off": 403,
  "too-many": 429,
};

/** Where the page of a new conversation cannot be read. */
export const START_FAILED = "Failed to start conversation. Please try again.";

/** Accounts younger than this may start only so many conversations a day (decision 97). */
export const NEW_ACCOUNT_MS = 7 * DAY_MS;
export const MOST_NEW_CONVERSATIONS = 10;

/** The sentence and the status of a refusal; `name` is the other person's. */
export function startRefused(refusal: StartRefusal, name: string) {
  return { message: SENTENCES[refusal].replace("{name}", () => name), status: STATUSES[refusal] };
}

const startSchema = z.object({ with: idSchema.optional(), service: idSchema.optional() });
/** Whom to start a conversation with: a person, the professional of a service, or both; neither is nobody. */
export type StartAbout = z.output<typeof startSchema>;

/** Whom an address starts a conversation with: null when it names nobody, empty when it cannot be read. */
export function startOf(query: URLSearchParams): StartAbout | null {
  if (!query.has("with") && !query.has("service")) return null;
  return startSchema.safeParse(Object.fromEntries(query)).data ?? {};
}

/** The conversation with a person that begins with its first message (decision 14). */
export function newThread({
  other,
  hasProfile,
  service,
}: Pick<OpenThread, "other" | "hasProfile" | "service">): OpenThread {
  return {
    id: null,
    other,
    hasProfile,
    service,
    ownService: false,
    messages: [],
    lastSeq: 0,
    readSeq: 0,
    otherReadSeq: 0,
    muted: false,
    blocking: false,
    mayWrite: true,
  };
}

/** What an empty conversation says above its field, also whether the other person usually replies within a day. */
export function firstMessageHint(
  { other }: Pick<OpenThread, "other">,
  repliesSoon: boolean,
): string {
  if (other.role !== "professional") return `Write your first message to ${otherName(other)}.`;
  const name = other.businessName ?? other.firstName;
  const soon = repliesSoon ? ` ${name} usually replies within a day.` : "";
  return `Say what you need, where and when.${soon}`;
}
