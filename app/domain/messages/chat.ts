import type { Missed, OpenThread } from "./conversation.ts";
import type { Message } from "./message.ts";

/** An own message that is being sent: shown at once, in the order of sending. */
export type Pending = {
  clientId: string;
  content: string;
  /** When it was written, UTC milliseconds. */
  at: number;
  /**
   * "here": it is also on the device, where other tabs and the service worker can send it. "gone": it was sent or taken back
   * there; the next answer of the server shows which. Undefined: only this page has it.
   */
  kept?: "here" | "gone";
  /** Whether there was no connection when it was to be sent. */
  hasWaited?: boolean;
};

/** A message that is not sent yet, or whose sending failed. */
export type Unsent = { clientId: string; content: string };

/** What is in the input, and the client id with which it will be sent. */
type Draft = {
  clientId: string;
  text: string;
  /** The first text of the draft: a text that is changed back to it gets its client id again (decision 87). */
  original: Unsent;
};

/** Why sending failed: the sentence, and when the circuit breaker lets the next message through (UTC ms), if it is open. */
export type Problem = { sentence: string; retryAt: number | null };

/** One conversation in a client. The database always takes precedence; messages are ordered by `seq` alone. */
export type Chat = {
  me: string;
  /** Oldest first, without duplicates. */
  messages: readonly Message[];
  /** Whether the server has older ones. */
  hasOlder: boolean;
  /** No message is missing between the first of `messages` and this `seq`. */
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
  /** Whether own messages wait on the device for a connection, or until a limit ends (UTC ms); null when they are sent. */
  waits: "connection" | number | null;
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
  | { type: "waits"; for: "connection" | number }
  | { type: "kept"; kept: readonly Pending[] }
  | { type: "returned"; unsent: Unsent; problem: Problem | null; newId: string }
  | { type: "socket-open" }
  | { type: "socket-closed" }
  | { type: "outdated" }
  /** `gone`: the pending messages that were no longer on the device when the request was sent. */
  | { type: "missed"; missed: Missed; gone: readonly string[] }
  | { type: "older"; older: Missed }
  | { type: "older-failed" }
  | { type: "unreachable"; waits: boolean }
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

/** An empty draft; it gets a client id as soon as somebody types. */
const EMPTY = draftOf({ clientId: "", content: "" });

/** A conversation as a page of it was loaded, with the message of its form. */
export function chatOf(me: string, thread: OpenThread, unsent: Unsent): Chat {
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
    waits: null,
    otherPresent: false,
    typingUntil: 0,
    olderFailed: false,
  };
}

/** The state of the connection (decision 88); offline where messages wait on the device meanwhile. */
export function connectionOf({ reachable, waits, socket }: Chat) {
  if (waits === "connection") return "offline";
  if (!reachable) return "disconnected";
  return socket === "open" ? "connected" : "connecting";
}

/** The place to mark as read, or null when the other person has sent nothing new. */
export function toMarkRead({ messages, me, through, readSeq }: Chat): number | null {
  const isNew = messages.some(({ seq, senderId }) => seq > readSeq && senderId !== me);
  return isNew && through > readSeq ? through : null;
}

/** How many messages of the other person are new. */
export function newCount({ messages, me, readSeq }: Chat): number {
  return messages.filter(({ seq, senderId }) => seq > readSeq && senderId !== me).length;
}

/** The conversation after an event. Repeated, late and reordered frames change nothing twice (threat 44). */
export function nextChat(chat: Chat, event: ChatEvent): Chat {
  switch (event.type) {
    case "draft-changed":
      return { ...chat, draft: changedDraft(chat.draft, event) };
    case "send":
      return withSending(chat, event);
    case "sent":
      return { ...withResponse(withMessages(chat, [event.message])), waits: null };
    case "not-sent":
      return withFailure(chat, event);
    case "discard":
      return { ...chat, draft: EMPTY, held: [], problem: null };
    case "waits":
      return withWait(chat, event.for);
    case "kept":
      return withKept(chat, event.kept);
    case "returned":
      return withReturned(chat, event);
    case "time":
      return afterTime(chat, event.now);
    case "socket-open":
      return { ...chat, socket: "open", behind: true };
    case "socket-closed":
      return { ...chat, socket: "closed", otherPresent: false, typingUntil: 0 };
    case "outdated":
      return { ...chat, behind: true };
    case "missed":
      return withMissed(chat, event);
    case "older":
      return withOlder(chat, event.older);
    case "older-failed":
      return { ...chat, olderFailed: true };
    case "unreachable":
      return { ...withoutResponse(chat), waits: event.waits ? "connection" : chat.waits };
    case "message":
      return withReceived(chat, event.message);
    case "read":
      return withReadMark(chat, event);
    case "presence":
      return { ...chat, otherPresent: event.present, typingUntil: 0 };
    case "typing":
      return { ...chat, otherPresent: true, typingUntil: event.at + TYPING_MS };
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

function withSending(chat: Chat, { at }: { at: number }): Chat {
  const newMessages = [pendingOf(chat.draft, at), ...chat.held].map((message, i) => ({
    ...message,
    at: at + i,
  }));
  return {
    ...chat,
    pending: [...chat.pending, ...newMessages],
    draft: EMPTY,
    held: [],
    problem: null,
  };
}

/** The first message that has to be sent, or null. */
export function nextToSend({ pending, waits }: Chat): Pending | null {
  return waits === null ? (pending.find(({ kept }) => kept !== "gone") ?? null) : null;
}

function withResponse(chat: Chat): Chat {
  return { ...chat, reachable: true, waits: chat.waits === "connection" ? null : chat.waits };
}

function withoutResponse(chat: Chat): Chat {
  return { ...chat, reachable: false, behind: true };
}

function withWait(chat: Chat, until: "connection" | number): Chat {
  const pending = chat.pending.map((message) => ({ ...message, hasWaited: true }));
  const next = { ...chat, pending, waits: until };
  return until === "connection" ? withoutResponse(next) : next;
}

function afterTime(chat: Chat, now: number): Chat {
  return {
    ...chat,
    typingUntil: chat.typingUntil > now ? chat.typingUntil : 0,
    waits: typeof chat.waits === "number" && chat.waits <= now ? null : chat.waits,
  };
}

/** The chat with the messages that wait on the device, where other tabs add and remove messages. */
function withKept(chat: Chat, kept: readonly Pending[]): Chat {
  const isKept = (clientId: string) => kept.some((message) => message.clientId === clientId);
  const knownIds = new Set(
    [...chat.pending, ...chat.held, chat.draft, ...ownMessages(chat)].map(
      (message) => message.clientId,
    ),
  );
  const ownPending = chat.pending.map((message): Pending => {
    if (isKept(message.clientId)) return { ...message, kept: "here" };
    return message.kept ? { ...message, kept: "gone" } : message;
  });
  const newPending = kept
    .filter(({ clientId }) => !knownIds.has(clientId))
    .map((message): Pending => ({ ...message, kept: "here", hasWaited: true }));
  const pending = [...ownPending, ...newPending].sort((a, b) => a.at - b.at);
  return {
    ...chat,
    pending,
    behind: chat.behind || pending.some((message) => message.kept === "gone"),
  };
}

const ownMessages = ({ messages, me }: Chat) => messages.filter(({ senderId }) => senderId === me);

/** The chat with an own message back in the input, because it was taken back, or refused after it had waited. */
function withReturned(
  chat: Chat,
  { unsent, problem, newId }: Extract<ChatEvent, { type: "returned" }>,
): Chat {
  const pending = chat.pending.filter(({ clientId }) => clientId !== unsent.clientId);
  const draftText = chat.draft.text.trim() === "" ? "" : chat.draft.text;
  const draft = draftText
    ? draftOf({ clientId: newId, content: `${unsent.content}\n${draftText}` })
    : draftOf(unsent);
  return { ...chat, pending, draft, problem: problem ?? chat.problem };
}

/** The chat after a failure: the first unsent message returns to the input; the others and the new text wait behind it in order. */
function withFailure(
  chat: Chat,
  { clientId, problem, reachable }: Extract<ChatEvent, { type: "not-sent" }>,
): Chat {
  // Without a response it is unknown whether the message was stored; the next response shows it.
  const next = { ...chat, reachable, behind: chat.behind || !reachable };
  if (!chat.pending.some((message) => message.clientId === clientId)) return next;
  const drafts = chat.draft.text.trim() === "" ? [] : [pendingOf(chat.draft, 0)];
  // These messages are no longer on the device.
  const unsent = [...chat.pending, ...drafts, ...chat.held].map(
    ({ clientId, content, at }): Pending => ({ clientId, content, at }),
  );
  const [first, ...held] = unsent;
  return { ...next, problem, pending: [], held, draft: first ? draftOf(first) : EMPTY };
}

/** The client ids of messages that another tab has sent, or that were taken back there. */
export function goneIn({ pending }: Chat): string[] {
  return pending.filter(({ kept }) => kept === "gone").map(({ clientId }) => clientId);
}

function withMissed(
  chat: Chat,
  { missed: { messages, more, otherReadSeq }, gone }: Extract<ChatEvent, { type: "missed" }>,
): Chat {
  const next = withMessages(chat, messages);
  // What another tab has sent is among the messages now; what it sends during this request is in the next answer.
  const pending = more
    ? next.pending
    : next.pending.filter(({ kept, clientId }) => kept !== "gone" || !gone.includes(clientId));
  return {
    ...withResponse(next),
    pending,
    behind: more || hasGap(next) || pending.some(({ kept }) => kept === "gone"),
    otherReadSeq: Math.max(next.otherReadSeq, otherReadSeq),
  };
}

function withOlder(chat: Chat, { messages, more }: Missed): Chat {
  return { ...withMessages(chat, messages), hasOlder: more, olderFailed: false };
}

function withReceived(chat: Chat, message: Message): Chat {
  const next = withMessages(chat, [message]);
  const typingUntil = message.senderId === chat.me ? next.typingUntil : 0;
  return { ...next, typingUntil, behind: next.behind || hasGap(next) };
}

function withReadMark(chat: Chat, { userId, seq }: { userId: string; seq: number }): Chat {
  if (userId === chat.me) return { ...chat, readSeq: Math.max(chat.readSeq, seq) };
  return { ...chat, otherReadSeq: Math.max(chat.otherReadSeq, seq) };
}

function hasGap({ messages, through }: Chat): boolean {
  return (messages.at(-1)?.seq ?? 0) > through;
}

/** The chat with stored messages in their order; own messages among them are no longer pending or in the input. */
function withMessages(chat: Chat, stored: readonly Message[]): Chat {
  const bySeq = new Map(chat.messages.map((message) => [message.seq, message]));
  for (const message of stored) bySeq.set(message.seq, message);
  const messages = [...bySeq.values()].sort((a, b) => a.seq - b.seq);
  let { through } = chat;
  while (bySeq.has(through + 1)) through += 1;
  return withoutStored({ ...chat, messages, through }, stored);
}

function withoutStored(chat: Chat, stored: readonly Message[]): Chat {
  const ownStored = stored.filter(({ senderId }) => senderId === chat.me);
  if (ownStored.length === 0) return chat;
  const isStored = (clientId: string) => ownStored.some((message) => message.clientId === clientId);
  const unstored = (list: readonly Pending[]) => list.filter(({ clientId }) => !isStored(clientId));
  const next = { ...chat, pending: unstored(chat.pending), held: unstored(chat.held) };
  if (!isStored(chat.draft.clientId)) return next;
  // The message in the input was stored although sending it seemed to fail, so the next unsent message moves into the input.
  const [first, ...rest] = next.held;
  if (!first) return { ...next, draft: EMPTY, problem: null };
  return { ...next, held: rest, draft: draftOf(first) };
}
