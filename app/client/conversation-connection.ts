import {
  type Chat,
  type ChatEvent,
  chatOf,
  nextChat,
  type Pending,
  type Problem,
  toMarkRead,
} from "#app/domain/messages/chat.ts";
import type { Missed, Thread } from "#app/domain/messages/conversation.ts";
import { type Message, messageProblem } from "#app/domain/messages/message.ts";
import { screenSentence } from "#app/domain/messages/refusal.ts";
import type { ConversationFrame } from "#party/protocol.ts";

/** What a call over HTTP came to: an answer, none, or that this person may not be here any more. */
export type Answered<T> = { is: "answer"; value: T } | { is: "none" } | { is: "gone" };

export type SendOutcome =
  | { is: "sent"; message: Message }
  | { is: "refused"; problem: Problem; answered: boolean }
  | { is: "gone" };

/** The calls of one conversation over HTTP. */
export type ChatCalls = {
  send(pending: Pending): Promise<SendOutcome>;
  missed(after: number): Promise<Answered<Missed>>;
  older(before: number): Promise<Answered<Missed>>;
  read(seq: number): Promise<Answered<number>>;
};

export type SocketEvents = { open(): void; frame(frame: ConversationFrame): void; closed(): void };

/** The live side of one conversation, which comes again by itself. */
type ChatSocket = { typing(): void; wake(): void; close(): void };

export type ChatPorts = {
  calls: ChatCalls;
  openSocket(events: SocketEvents): ChatSocket;
  /** UTC milliseconds. */
  now(): number;
  newId(): string;
  /** Does something later; gives what calls it off. */
  later(ms: number, work: () => void): () => void;
  /** Called when this person may not be here any more. */
  gone(): void;
};

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const POLL_MS = 5_000;
const SAY_TYPING_MS = 3_000;

export type ConversationConnection = ReturnType<typeof openConversationConnection>;

/**
 * Keeps one conversation going over a bad line: sends what is to be sent one after another, asks for what was missed
 * until somebody answers (1 s doubled, 30 s at most), asks every 5 s while there is no socket, and marks as read what is
 * looked at. What it knows is in `state`, a new object after every change.
 */
export function openConversationConnection(ports: ChatPorts, me: string, thread: Thread) {
  const { calls, now } = ports;
  const listeners = new Set<() => void>();
  let state: Chat = chatOf(me, thread);
  let closed = false;
  let sending = false;
  let asking = false;
  let pauses = 0;
  let visible = false;
  let markedSeq = 0;
  let saidTypingAt = 0;
  let stopPolling = () => {};

  const socket = thread.mayWrite
    ? ports.openSocket({
        open: () => happen({ type: "socket-open" }),
        frame: hear,
        closed: () => happen({ type: "socket-closed" }),
      })
    : null;

  function happen(event: ChatEvent): void {
    if (closed) return;
    state = nextChat(state, event);
    for (const listener of listeners) listener();
    void sendNext();
    void catchUp();
    void markRead();
    poll();
  }

  function hear(frame: ConversationFrame): void {
    if (frame.type === "message") happen(frame);
    else if (frame.type === "read") happen(frame);
    else if (frame.type === "hello") happen({ type: "presence", present: frame.present });
    else if (frame.type === "presence") happen({ type: "presence", present: frame.present });
    else {
      happen({ type: "typing", at: now() });
      ports.later(state.typingUntil - now(), () => happen({ type: "time", now: now() }));
    }
  }

  async function sendNext(): Promise<void> {
    const [first] = state.pending;
    if (sending || !first) return;
    sending = true;
    const outcome = await calls.send(first);
    sending = false;
    if (outcome.is === "gone") leave();
    else if (outcome.is === "sent") happen({ type: "sent", message: outcome.message });
    else {
      const { problem, answered } = outcome;
      const { clientId } = first;
      happen({ type: "not-sent", clientId, problem, answered, draftId: ports.newId() });
    }
  }

  /** Whoever may not be here any more keeps what was not sent. */
  function leave(): void {
    const [first] = state.pending;
    const problem = { sentence: screenSentence("gone"), retryAt: null };
    if (first) {
      const { clientId } = first;
      happen({ type: "not-sent", clientId, problem, answered: true, draftId: ports.newId() });
    }
    ports.gone();
  }

  async function catchUp(): Promise<void> {
    if (asking || !state.behind) return;
    asking = true;
    const asked = await calls.missed(state.through);
    if (asked.is === "gone") return leave();
    if (asked.is === "answer") {
      asking = false;
      pauses = 0;
      return happen({ type: "missed", missed: asked.value });
    }
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** pauses);
    pauses += 1;
    ports.later(pause, () => {
      asking = false;
      void catchUp();
    });
    happen({ type: "unanswered" });
  }

  async function markRead(): Promise<void> {
    const seq = visible ? toMarkRead(state) : null;
    if (seq === null || seq <= markedSeq) return;
    markedSeq = seq;
    const marked = await calls.read(seq);
    if (marked.is === "answer") happen({ type: "read", userId: me, seq: marked.value });
    // The next look, or the next message, tries again.
    else markedSeq = 0;
  }

  function poll(): void {
    stopPolling();
    if (closed || state.socket === "open" || !socket) return;
    stopPolling = ports.later(POLL_MS, () => happen({ type: "woke" }));
  }

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type(text: string): void {
      happen({ type: "typed", text });
      if (text.trim() === "" || now() - saidTypingAt < SAY_TYPING_MS) return;
      saidTypingAt = now();
      socket?.typing();
    },
    /** Sends what is typed; an empty or too long text is not sent. */
    send(): void {
      if (messageProblem(state.draft.text) !== null) return;
      saidTypingAt = 0;
      happen({ type: "send", clientId: ports.newId(), at: now() });
    },
    discard: () => happen({ type: "discard" }),
    async loadOlder(): Promise<void> {
      const [first] = state.messages;
      if (!first) return;
      const older = await calls.older(first.seq);
      if (older.is === "answer") happen({ type: "older", older: older.value });
      else happen({ type: "older-failed" });
    },
    /** A page of the same conversation came with a navigation. */
    loaded({ messages, otherReadSeq }: Thread): void {
      happen({ type: "missed", missed: { messages, more: state.behind, otherReadSeq } });
    },
    /** Somebody looks at it, or looks away. */
    look(isVisible: boolean): void {
      visible = isVisible;
      if (!isVisible) return;
      socket?.wake();
      happen({ type: "woke" });
    },
    close(): void {
      closed = true;
      stopPolling();
      socket?.close();
    },
  };
}
