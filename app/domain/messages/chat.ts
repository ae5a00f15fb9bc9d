import type { Missed, Thread } from "./conversation.ts";
import type { Message } from "./message.ts";

/** An own message that is being sent: shown at once, in the order of sending. */
export type Pending = { clientId: string; content: string; at: number };

/** A message that is not sent: not yet, or because sending it failed. */
export type Unsent = { clientId: string; content: string };

/** What is in the input, and the client id with which it will be sent. */
type Draft = {
  clientId: string;
  text: string;
  /** What the draft was at first: a text changed back to this one has its client id again (decision 87). */
  original: Unsent;
};

/** Why sending failed: the sentence, and when the circuit breaker lets the next message through (UTC ms), if it is open. */
export type Problem = { sentence: string; retryAt: number | null };

/** One conversation as a client knows it. What the database has always wins; the order is `seq` alone. */
export type Chat = {
  me: string;
  /** Oldest first, without duplicates. */
  messages: readonly Message[];
  /** Whether the server has older ones. */
  hasOlder: boolean;
  /** From the first message in `messages` to this place none is missing. */
  through: number;
  /** Whether messages may be missing: there is a gap, or there was no connection for a while. */
  behind: boolean;
  readSeq: number;
  otherReadSeq: number;
  pending: readonly Pending[];
  draft: Draft;
  /** Messages sent after one that failed: they are sent again after it. */
  held: readonly Pending[];
  problem: Problem | null;
  socket: "opening" | "open" | "closed";
  /** Whether the last request got a response. */
  reachable: boolean;
  otherPresent: boolean;
  /** Until when (UTC ms) the other person is shown as typing; 0 when they are not. */
  typingUntil: number;
  olderFailed: boolean;
};

const TYPING_MS = 4_000;

export type ChatEvent =
  | { type: "draft-changed"; text: string; clientId: string }
  | { type: "send"; at: number }
  | { type: "sent"; message: Message }
  | { type: "not-sent"; clientId: string; problem: Problem; reachable: boolean }
  | { type: "discard" }
  | { type: "socket-open" }
  | { type: "socket-closed" }
  | { type: "outdated" }
  | { type: "missed"; missed: Missed }
  | { type: "older"; older: Missed }
  | { type: "older-failed" }
  | { type: "unreachable" }
  | { type: "message"; message: Message }
  | { type: "read"; userId: string; seq: number }
  | { type: "presence"; present: boolean }
  | { type: "typing"; at: number }
  | { type: "time"; now: number };

const draftOf = (original: Unsent): Draft => ({
  clientId: original.clientId,
  text: original.content,
  original,
});

/** Typing gives it a client id. */
const EMPTY = draftOf({ clientId: "", content: "" });

/** A conversation as a page of it was loaded, with the message of its form. */
export function chatOf(me: string, thread: Thread, unsent: Unsent): Chat {
  const { messages, readSeq, otherReadSeq } = thread;
  return {
    me,
    messages,
    hasOlder: (messages[0]?.seq ?? 1) > 1,
    through: messages.at(-1)?.seq ?? 0,
    behind: false,
    readSeq,
    otherReadSeq,
    pending: [],
    draft: draftOf(unsent),
    held: [],
    problem: null,
    socket: "opening",
    reachable: true,
    otherPresent: false,
    typingUntil: 0,
    olderFailed: false,
  };
}

/** The specification's connection state (section 4, decision 88). */
export function connectionOf({ reachable, socket }: Chat) {
  if (!reachable) return "disconnected";
  return socket === "open" ? "connected" : "connecting";
}

/** The place to mark as read, or null when the other person has sent nothing new. */
export function toMarkRead({ messages, me, through, readSeq }: Chat): number | null {
  const isNew = messages.some(({ seq, senderId }) => seq > readSeq && senderId !== me);
  return isNew && through > readSeq ? through : null;
}

/** The conversation after an event. Repeated, late and reordered frames change nothing twice (threat 44). */
export function nextChat(chat: Chat, event: ChatEvent): Chat {
  switch (event.type) {
    case "draft-changed":
      return { ...chat, draft: changedDraft(chat.draft, event) };
    case "send":
      return send(chat, event);
    case "sent":
      return { ...merged(chat, [event.message]), reachable: true };
    case "not-sent":
      return notSent(chat, event);
    case "discard":
      return { ...chat, draft: EMPTY, held: [], problem: null };
    case "socket-open":
      return { ...chat, socket: "open", behind: true };
    case "socket-closed":
      return { ...chat, socket: "closed", otherPresent: false, typingUntil: 0 };
    case "outdated":
      return { ...chat, behind: true };
    case "missed":
      return missed(chat, event.missed);
    case "older":
      return older(chat, event.older);
    case "older-failed":
      return { ...chat, olderFailed: true };
    case "unreachable":
      return { ...chat, reachable: false, behind: true };
    case "message":
      return received(chat, event.message);
    case "read":
      return read(chat, event);
    case "presence":
      return { ...chat, otherPresent: event.present, typingUntil: 0 };
    case "typing":
      return { ...chat, otherPresent: true, typingUntil: event.at + TYPING_MS };
    case "time":
      return chat.typingUntil > event.now ? chat : { ...chat, typingUntil: 0 };
  }
}

function changedDraft(
  { original }: Draft,
  { text, clientId }: { text: string; clientId: string },
): Draft {
  return text === original.content ? draftOf(original) : { clientId, text, original };
}

/** The draft as a message to send. */
function pendingOf({ clientId, text }: Draft, at: number): Pending {
  return { clientId, content: text, at };
}

function send(chat: Chat, { at }: { at: number }): Chat {
  const pending = [...chat.pending, pendingOf(chat.draft, at), ...chat.held];
  return { ...chat, pending, draft: EMPTY, held: [], problem: null };
}

/** The first unsent message returns to the input; the others, and what was typed meanwhile, wait behind it in order. */
function notSent(
  chat: Chat,
  { clientId, problem, reachable }: Extract<ChatEvent, { type: "not-sent" }>,
): Chat {
  // Without a response it is unknown what was stored: the next response says.
  const next = { ...chat, reachable, behind: chat.behind || !reachable };
  if (!chat.pending.some((one) => one.clientId === clientId)) return next;
  const drafts = chat.draft.text.trim() === "" ? [] : [pendingOf(chat.draft, 0)];
  const [first, ...held] = [...chat.pending, ...drafts, ...chat.held];
  return { ...next, problem, pending: [], held, draft: first ? draftOf(first) : EMPTY };
}

function missed(chat: Chat, { messages, more, otherReadSeq }: Missed): Chat {
  const next = merged(chat, messages);
  return {
    ...next,
    reachable: true,
    behind: more || hasGap(next),
    otherReadSeq: Math.max(next.otherReadSeq, otherReadSeq),
  };
}

function older(chat: Chat, { messages, more }: Missed): Chat {
  return { ...merged(chat, messages), hasOlder: more, olderFailed: false };
}

function received(chat: Chat, message: Message): Chat {
  const next = merged(chat, [message]);
  const typingUntil = message.senderId === chat.me ? next.typingUntil : 0;
  return { ...next, typingUntil, behind: next.behind || hasGap(next) };
}

function read(chat: Chat, { userId, seq }: { userId: string; seq: number }): Chat {
  if (userId === chat.me) return { ...chat, readSeq: Math.max(chat.readSeq, seq) };
  return { ...chat, otherReadSeq: Math.max(chat.otherReadSeq, seq) };
}

function hasGap({ messages, through }: Chat): boolean {
  return (messages.at(-1)?.seq ?? 0) > through;
}

/** The chat with stored messages in their places; own ones among them are no longer pending, nor in the input. */
function merged(chat: Chat, stored: readonly Message[]): Chat {
  const bySeq = new Map(chat.messages.map((message) => [message.seq, message]));
  for (const message of stored) bySeq.set(message.seq, message);
  const messages = [...bySeq.values()].sort((a, b) => a.seq - b.seq);
  let { through } = chat;
  while (bySeq.has(through + 1)) through += 1;
  return withoutStored({ ...chat, messages, through }, stored);
}

function withoutStored(chat: Chat, stored: readonly Message[]): Chat {
  const own = stored.filter(({ senderId }) => senderId === chat.me);
  if (own.length === 0) return chat;
  const isStored = (clientId: string) => own.some((message) => message.clientId === clientId);
  const left = (list: readonly Pending[]) => list.filter(({ clientId }) => !isStored(clientId));
  const next = { ...chat, pending: left(chat.pending), held: left(chat.held) };
  if (!isStored(chat.draft.clientId)) return next;
  // The message in the input was stored although sending it seemed to fail: the one behind it takes its place.
  const [first, ...rest] = next.held;
  if (!first) return { ...next, draft: EMPTY, problem: null };
  return { ...next, held: rest, draft: draftOf(first) };
}
