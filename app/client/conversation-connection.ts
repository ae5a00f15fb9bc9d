import {
  type Chat,
  type ChatEvent,
  nextChat,
  type Pending,
  type Problem,
  toMarkRead,
} from "#app/domain/messages/chat.ts";
import type { Missed, Thread } from "#app/domain/messages/conversation.ts";
import { type Message, messageProblem, newClientId } from "#app/domain/messages/message.ts";
import { screenSentence } from "#app/domain/messages/refusal.ts";
import type { ConversationFrame } from "#party/protocol.ts";

/** The outcome of a request: its response, none, or that the person has no access any more. */
export type RequestOutcome<T> = { is: "response"; value: T } | { is: "none" } | { is: "forbidden" };

export type SendOutcome =
  | { is: "sent"; message: Message }
  | { is: "refused"; problem: Problem; reachable: boolean }
  | { is: "forbidden" };

/** The HTTP requests of one conversation. */
export type ConversationRequests = {
  send(pending: Pending): Promise<SendOutcome>;
  missed(after: number): Promise<RequestOutcome<Missed>>;
  older(before: number): Promise<RequestOutcome<Missed>>;
  read(seq: number): Promise<RequestOutcome<number>>;
};

export type SocketEvents = { open(): void; frame(frame: ConversationFrame): void; closed(): void };

/** The socket to a conversation's room, which reconnects by itself. */
type ConversationSocket = { typing(): void; wake(): void; close(): void };

export type ConversationPorts = {
  requests: ConversationRequests;
  openSocket(events: SocketEvents): ConversationSocket;
  /** UTC milliseconds. */
  now(): number;
  /** Runs work after a time; returns a function that cancels it. */
  later(ms: number, work: () => void): () => void;
  /** Called when the person has no access to the conversation any more. */
  onForbidden(): void;
};

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const POLL_MS = 5_000;
const TYPING_FRAME_EVERY_MS = 3_000;

export type ConversationConnection = ReturnType<typeof openConversationConnection>;

/**
 * Keeps one conversation up to date over an unreliable connection: sends pending messages one after another, requests
 * missed messages until there is a response (after 1 s, doubled up to 30 s), every 5 s without a socket, and marks
 * visible messages as read. `state` is a new object after every change. Opens a socket only if `mayWrite`.
 */
export function openConversationConnection(
  ports: ConversationPorts,
  loaded: Chat,
  mayWrite: boolean,
) {
  const { requests, now } = ports;
  const listeners = new Set<() => void>();
  let state = loaded;
  let closed = false;
  let sending = false;
  let catchingUp = false;
  let pauses = 0;
  let visible = false;
  let markedSeq = 0;
  let typingSentAt = 0;
  let stopPolling = () => {};

  const socket = mayWrite
    ? ports.openSocket({
        open: () => happen({ type: "socket-open" }),
        frame: receive,
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

  function receive(frame: ConversationFrame): void {
    switch (frame.type) {
      case "message":
      case "read":
        happen(frame);
        break;
      case "hello":
      case "presence":
        happen({ type: "presence", present: frame.present });
        break;
      case "typing":
        happen({ type: "typing", at: now() });
        ports.later(state.typingUntil - now(), () => happen({ type: "time", now: now() }));
        break;
      default:
        frame satisfies never;
    }
  }

  async function sendNext(): Promise<void> {
    const [first] = state.pending;
    if (sending || !first) return;
    sending = true;
    const outcome = await requests.send(first);
    sending = false;
    if (outcome.is === "forbidden") leave();
    else if (outcome.is === "sent") happen({ type: "sent", message: outcome.message });
    else {
      const { problem, reachable } = outcome;
      happen({ type: "not-sent", clientId: first.clientId, problem, reachable });
    }
  }

  /** A person without access keeps the unsent messages as a draft. */
  function leave(): void {
    const [first] = state.pending;
    const problem = { sentence: screenSentence("not-found"), retryAt: null };
    if (first) happen({ type: "not-sent", clientId: first.clientId, problem, reachable: true });
    ports.onForbidden();
  }

  async function catchUp(): Promise<void> {
    if (catchingUp || !state.behind) return;
    catchingUp = true;
    const outcome = await requests.missed(state.through);
    if (outcome.is === "forbidden") return leave();
    if (outcome.is === "response") {
      catchingUp = false;
      pauses = 0;
      return happen({ type: "missed", missed: outcome.value });
    }
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** pauses);
    pauses += 1;
    ports.later(pause, () => {
      catchingUp = false;
      void catchUp();
    });
    happen({ type: "unreachable" });
  }

  async function markRead(): Promise<void> {
    const seq = visible ? toMarkRead(state) : null;
    if (seq === null || seq <= markedSeq) return;
    markedSeq = seq;
    const outcome = await requests.read(seq);
    if (outcome.is === "response") happen({ type: "read", userId: state.me, seq: outcome.value });
    // Tried again when the page becomes visible or a message comes.
    else markedSeq = 0;
  }

  function poll(): void {
    stopPolling();
    if (closed || state.socket === "open" || !socket) return;
    stopPolling = ports.later(POLL_MS, () => happen({ type: "outdated" }));
  }

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type(text: string): void {
      happen({ type: "draft-changed", text, clientId: newClientId() });
      if (text.trim() === "" || now() - typingSentAt < TYPING_FRAME_EVERY_MS) return;
      typingSentAt = now();
      socket?.typing();
    },
    /** Sends the draft, unless it is empty or too long. */
    send(): void {
      if (messageProblem(state.draft.text) !== null) return;
      typingSentAt = 0;
      happen({ type: "send", at: now() });
    },
    discard: () => happen({ type: "discard" }),
    async loadOlder(): Promise<void> {
      const [first] = state.messages;
      if (!first) return;
      const outcome = await requests.older(first.seq);
      if (outcome.is === "response") happen({ type: "older", older: outcome.value });
      else happen({ type: "older-failed" });
    },
    /** A navigation has loaded the page of this conversation again. */
    loaded({ messages, otherReadSeq }: Thread): void {
      happen({ type: "missed", missed: { messages, more: state.behind, otherReadSeq } });
    },
    /** The page became visible or hidden. */
    setVisible(isVisible: boolean): void {
      visible = isVisible;
      if (!isVisible) return;
      socket?.wake();
      happen({ type: "outdated" });
    },
    close(): void {
      closed = true;
      stopPolling();
      socket?.close();
    },
  };
}
