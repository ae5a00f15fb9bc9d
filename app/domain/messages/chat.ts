import type { Missed, Thread } from "./conversation.ts";
import type { Message } from "./message.ts";

/** A message of mine on its way: shown at once, in the order it was sent. */
export type Pending = { clientId: string; content: string; at: number };

/** What stands in the input. A text that came back keeps its client id as long as it is not changed (decision 87). */
type Draft = { text: string; returned: Pending | null };

/** Why messages came back: the sentence, and when the circuit breaker lets the next through (UTC ms), if it is open. */
export type Problem = { sentence: string; retryAt: number | null };

/** One conversation as a client knows it. What the database holds always wins; order is `seq` alone. */
export type Chat = {
  me: string;
  /** Oldest first, each once. */
  messages: readonly Message[];
  /** Whether older ones can be asked for. */
  hasOlder: boolean;
  /** From the first held message to this place none is missing. */
  through: number;
  /** Whether there is something to ask the server for: a gap, or a time without news. */
  behind: boolean;
  readSeq: number;
  otherReadSeq: number;
  pending: readonly Pending[];
  draft: Draft;
  /** Sent behind one that failed: they came back too and go out again after it. */
  held: readonly Pending[];
  problem: Problem | null;
  socket: "opening" | "open" | "closed";
  /** Whether the last call over HTTP got an answer. */
  answered: boolean;
  otherPresent: boolean;
  /** Until when (UTC ms) the other one counts as typing; 0 when they do not. */
  typingUntil: number;
  olderFailed: boolean;
};

const TYPING_MS = 4_000;

export type ChatEvent =
  | { type: "typed"; text: string }
  | { type: "send"; clientId: string; at: number }
  | { type: "sent"; message: Message }
  | { type: "not-sent"; clientId: string; problem: Problem; answered: boolean; draftId: string }
  | { type: "discard" }
  | { type: "socket-open" }
  | { type: "socket-closed" }
  | { type: "woke" }
  | { type: "missed"; missed: Missed }
  | { type: "older"; older: Missed }
  | { type: "older-failed" }
  | { type: "unanswered" }
  | { type: "message"; message: Message }
  | { type: "read"; userId: string; seq: number }
  | { type: "presence"; present: boolean }
  | { type: "typing"; at: number }
  | { type: "time"; now: number };

const EMPTY: Draft = { text: "", returned: null };

/** A conversation as a page of it was loaded. */
export function chatOf(me: string, thread: Thread): Chat {
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
    draft: EMPTY,
    held: [],
    problem: null,
    socket: "opening",
    answered: true,
    otherPresent: false,
    typingUntil: 0,
    olderFailed: false,
  };
}

/** What the specification calls the connection state (section 4, decision 88). */
export function connectionOf({ answered, socket }: Chat) {
  if (!answered) return "disconnected";
  return socket === "open" ? "connected" : "connecting";
}

/** The place to mark as read, or null when nothing of the other one is new. */
export function toMarkRead({ messages, me, through, readSeq }: Chat): number | null {
  const isNew = messages.some(({ seq, senderId }) => seq > readSeq && senderId !== me);
  return isNew && through > readSeq ? through : null;
}

/** The client id a text goes out under: its old one when it came back and was not changed. */
function draftClientId({ draft }: Chat, fresh: string): string {
  return draft.returned?.content === draft.text ? draft.returned.clientId : fresh;
}

/** The conversation after something happened. Repeated, late and reordered news change nothing twice (threat 44). */
export function nextChat(chat: Chat, event: ChatEvent): Chat {
  switch (event.type) {
    case "typed":
      return { ...chat, draft: { ...chat.draft, text: event.text } };
    case "send":
      return send(chat, event);
    case "sent":
      return { ...merged(chat, [event.message]), answered: true };
    case "not-sent":
      return notSent(chat, event);
    case "discard":
      return { ...chat, draft: EMPTY, held: [], problem: null };
    case "socket-open":
      return { ...chat, socket: "open", behind: true };
    case "socket-closed":
      return { ...chat, socket: "closed", otherPresent: false, typingUntil: 0 };
    case "woke":
      return { ...chat, behind: true };
    case "missed":
      return missed(chat, event.missed);
    case "older":
      return older(chat, event.older);
    case "older-failed":
      return { ...chat, olderFailed: true };
    case "unanswered":
      return { ...chat, answered: false, behind: true };
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

function send(chat: Chat, { clientId, at }: { clientId: string; at: number }): Chat {
  const content = chat.draft.text;
  const first = { clientId: draftClientId(chat, clientId), content, at };
  const pending = [...chat.pending, first, ...chat.held];
  return { ...chat, pending, draft: EMPTY, held: [], problem: null };
}

/** Everything on its way comes back, in order; what was typed meanwhile waits behind it. */
function notSent(
  chat: Chat,
  { clientId, problem, answered, draftId }: Extract<ChatEvent, { type: "not-sent" }>,
): Chat {
  // Without an answer nobody knows what was stored: it is asked for as soon as somebody answers.
  const heard = { ...chat, answered, behind: chat.behind || !answered };
  if (!chat.pending.some((one) => one.clientId === clientId)) return heard;
  const typed = chat.draft.text.trim() !== "";
  const draft = { clientId: draftClientId(chat, draftId), content: chat.draft.text, at: 0 };
  const back = [...chat.pending, ...(typed ? [draft] : []), ...chat.held];
  const [first, ...held] = back;
  return {
    ...heard,
    problem,
    pending: [],
    held,
    draft: first ? { text: first.content, returned: first } : EMPTY,
  };
}

function missed(chat: Chat, { messages, more, otherReadSeq }: Missed): Chat {
  const next = merged(chat, messages);
  return {
    ...next,
    answered: true,
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

/** The stored messages put in their places; mine among them are no longer on their way, nor back in the input. */
function merged(chat: Chat, news: readonly Message[]): Chat {
  const held = new Map(chat.messages.map((message) => [message.seq, message]));
  for (const message of news) held.set(message.seq, message);
  const messages = [...held.values()].sort((a, b) => a.seq - b.seq);
  let { through } = chat;
  while (held.has(through + 1)) through += 1;
  return withoutStored({ ...chat, messages, through }, news);
}

function withoutStored(chat: Chat, news: readonly Message[]): Chat {
  const stored = new Set(
    news.filter(({ senderId }) => senderId === chat.me).map(({ clientId }) => clientId),
  );
  if (stored.size === 0) return chat;
  const left = (list: readonly Pending[]) => list.filter(({ clientId }) => !stored.has(clientId));
  const { draft } = chat;
  const next = { ...chat, pending: left(chat.pending), held: left(chat.held) };
  const isBack = draft.returned && draft.returned.content === draft.text;
  if (!isBack || !stored.has(draft.returned?.clientId ?? "")) return next;
  // It had arrived after all: what came back behind it takes its place.
  const [first, ...rest] = next.held;
  if (!first) return { ...next, draft: EMPTY, problem: null };
  return { ...next, held: rest, draft: { text: first.content, returned: first } };
}
