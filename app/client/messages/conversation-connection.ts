import { pauseAfter } from "#app/client/pause.ts";
import {
  type Chat,
  type ChatEvent,
  goneIn,
  nextChat,
  nextToSend,
  type Pending,
  type Problem,
  toMarkRead,
} from "#app/domain/messages/chat.ts";
import type { Missed, OpenThread } from "#app/domain/messages/conversation.ts";
import { type Message, messageProblem, newClientId } from "#app/domain/messages/message.ts";
import { isInChat, type OnlyHere } from "#app/domain/messages/only-here.ts";
import { screenSentence } from "#app/domain/messages/refusal.ts";
import type { ConversationFrame } from "#party/protocol.ts";
import { messagesOnDevice } from "./messages-on-device.ts";

/**
 * The outcome of a request: its response, none of use, none at all ("lost": there is no connection), or that the person has
 * no access any more.
 */
export type RequestOutcome<T> =
  | { kind: "response"; value: T }
  | { kind: "none" }
  | { kind: "lost" }
  | { kind: "forbidden" };

export type SendOutcome =
  | { kind: "sent"; message: Message }
  /** No answer at all; where nothing waits on the device, it counts as refused with this problem. */
  | { kind: "lost"; problem: Problem }
  /** A message that had waited met the limit: it waits until then, UTC milliseconds. */
  | { kind: "paused"; until: number }
  | { kind: "refused"; problem: Problem; reachable: boolean }
  | { kind: "forbidden" };

/** The message is stored, or in the input again, before its request is answered. */
type Done = { kind: "done" };
/** Another tab has sent it, or it was taken back there. */
type Gone = { kind: "gone" };

/** The HTTP requests of one conversation. */
export type ConversationRequests = {
  /** After `noRetry` is aborted a request that fails is not tried again. */
  send(pending: Pending, noRetry: AbortSignal): Promise<SendOutcome>;
  missed(after: number): Promise<RequestOutcome<Missed>>;
  older(before: number): Promise<RequestOutcome<Missed>>;
  read(seq: number): Promise<RequestOutcome<number>>;
};

/** What of one conversation waits on the device, the same for all tabs and the service worker. */
export type ConversationQueue = {
  /** Oldest first; with why it will never be sent, or null. */
  list(): Promise<{ pending: Pending; refused: string | null }[]>;
  keep(pending: Pending): Promise<void>;
  remove(clientId: string): Promise<void>;
  /** Runs work once nothing else on this device sends to this conversation, and at the latest after a while. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Lets the browser send what waits, also when no page is open. */
  sendLater(): void;
  subscribe(listener: () => void): () => void;
};

export type SocketEvents = { open(): void; frame(frame: ConversationFrame): void; closed(): void };

/** The socket to a conversation's room, which reconnects by itself. */
type ConversationSocket = { typing(): void; wake(): void; close(): void };

export type ConversationPorts = {
  requests: ConversationRequests;
  /** Null where nothing can be kept on the device. */
  queue: ConversationQueue | null;
  openSocket(events: SocketEvents): ConversationSocket;
  /** UTC milliseconds. */
  now(): number;
  /** Runs work after a time; returns a function that cancels it. */
  later(ms: number, work: () => void): () => void;
  /** Called when a booking or an offer that the conversation shows is new or has changed. */
  onCards(): void;
  /** Called when the person has no access to the conversation any more. */
  onForbidden(): void;
};

const POLL_MS = 5_000;
/** Also with a socket: a frame that is lost on the way must not hide a message until the next one. */
const POLL_BESIDE_SOCKET_MS = 20_000;
const TYPING_FRAME_EVERY_MS = 3_000;

export type ConversationConnection = ReturnType<typeof openConversationConnection>;

/**
 * Keeps one conversation up to date over an unreliable connection: sends pending messages one after another, keeps them on the
 * device until then, requests missed messages until there is a response (after 1 s, doubled up to 30 s), every 5 s without a
 * socket and every 20 s with one, and marks visible messages as read. `state` is a new object after every change. Opens a socket
 * only if `mayWrite`.
 */
export function openConversationConnection(
  ports: ConversationPorts,
  loaded: Chat,
  mayWrite: boolean,
) {
  const { requests, queue, now } = ports;
  const listeners = new Set<() => void>();
  let state = loaded;
  let closed = false;
  let sending = false;
  let noRetry = new AbortController();
  let catchingUp = false;
  let pauses = 0;
  let lostSends = 0;
  let visible = false;
  let isAtEnd = true;
  let markedSeq = 0;
  let typingSentAt = 0;
  let stopPolling = () => {};
  let stopPausing: (() => void) | null = null;
  const pass = (ms: number) => new Promise<void>((resolve) => ports.later(ms, resolve));
  const device = messagesOnDevice(queue, pass);
  const stopListening = queue?.subscribe(() => void readQueue()) ?? (() => {});
  device.run(readQueue);

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
      case "cards":
        ports.onCards();
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
    if (sending || closed || !nextToSend(state)) return;
    sending = true;
    await (queue ? queue.alone(sendFirst) : sendFirst());
  }

  async function sendFirst(): Promise<void> {
    // It may be another one by now, or none.
    const first = nextToSend(state);
    const outcome = first && !closed ? await outcomeOf(first) : null;
    sending = false;
    if (first && outcome) await settle(first.clientId, outcome);
    // Whoever sends next finds on the device only what is still to be sent.
    await device.idle();
  }

  async function outcomeOf(first: Pending): Promise<SendOutcome | Done | Gone | null> {
    if (first.kept && !(await device.holds(first.clientId))) return { kind: "gone" };
    // Both may have happened meanwhile.
    if (closed) return null;
    if (!isPending(first)) return { kind: "done" };
    const outcome = await sent(first);
    // Whether the device keeps it is known once it is stored.
    if (outcome.kind === "lost") await device.idle();
    return outcome;
  }

  async function settle(clientId: string, outcome: SendOutcome | Done | Gone): Promise<void> {
    switch (outcome.kind) {
      case "gone":
        void readQueue();
        return;
      case "done":
        lostSends = 0;
        device.remove(clientId);
        // Not awaited: it waits for the end of this turn.
        void sendNext();
        return;
      case "forbidden":
        return leave();
      case "sent":
        lostSends = 0;
        device.remove(clientId);
        return happen({ type: "sent", message: outcome.message });
      case "paused":
        ports.later(outcome.until - now(), () => happen({ type: "time", now: now() }));
        return happen({ type: "waits", for: outcome.until });
      case "lost":
        if (!device.canKeep()) return returnAll(clientId, outcome.problem, false);
        queue?.sendLater();
        // Where reading works and sending does not, each answer would send it again at once.
        if (lostSends > 0 && !catchingUp) pauseCatchUp(pauseAfter(lostSends - 1));
        lostSends += 1;
        return happen({ type: "waits", for: "connection" });
      case "refused":
        return returnAll(clientId, outcome.problem, outcome.reachable);
    }
  }

  const isPending = ({ clientId }: Pending) =>
    state.pending.some((one) => one.clientId === clientId);

  /** Sends a message until there is an outcome, or nothing more to do: its frame often arrives before the answer. */
  async function sent(first: Pending): Promise<SendOutcome | Done> {
    noRetry = new AbortController();
    let listen = () => {};
    const done = new Promise<Done>((resolve) => {
      listen = () => {
        if (!isPending(first)) resolve({ kind: "done" });
      };
    });
    listeners.add(listen);
    const outcome = await Promise.race([requests.send(first, noRetry.signal), done]);
    listeners.delete(listen);
    // The request itself is not cut off: the server might leave undone what follows a message.
    noRetry.abort();
    return outcome;
  }

  /** What was pending is in the input again, and behind it: it does not go out by itself any more. */
  function returnAll(clientId: string, problem: Problem, reachable: boolean): void {
    // Without a page that shows them they stay on the device, where they go out or are told as refused.
    if (closed) return;
    const ids = state.pending.map((one) => one.clientId);
    happen({ type: "not-sent", clientId, problem, reachable });
    // Where this one was taken back meanwhile, those behind it are still to be sent.
    if (!ids.includes(clientId)) return;
    for (const id of ids) device.remove(id);
  }

  function keepPending(): void {
    for (const one of state.pending) if (!one.kept) device.keep(one);
    device.run(readQueue);
  }

  async function readQueue(): Promise<void> {
    const entries = await device.read();
    if (!entries || closed) return;
    const waiting = entries.filter(({ refused }) => refused === null);
    happen({ type: "kept", kept: waiting.map(({ pending }) => pending) });
    for (const { pending, refused } of entries) {
      if (refused === null) continue;
      giveBack(pending, { sentence: refused, retryAt: null });
    }
  }

  function giveBack(unsent: Pending, problem: Problem | null): void {
    happen({ type: "returned", unsent, problem, newId: newClientId() });
    device.remove(unsent.clientId);
  }

  /** A person without access keeps the unsent messages as a draft, unless they are on the device and go out from there. */
  async function leave(): Promise<void> {
    await device.idle();
    if (closed) return;
    const first = state.pending.find(({ kept }) => kept === undefined);
    const problem = { sentence: screenSentence("not-found"), retryAt: null };
    if (first) returnAll(first.clientId, problem, true);
    ports.onForbidden();
  }

  async function catchUp(): Promise<void> {
    if (catchingUp || closed || !state.behind) return;
    catchingUp = true;
    const gone = goneIn(state);
    const outcome = await requests.missed(state.through);
    if (closed) return;
    if (outcome.kind === "forbidden") return leave();
    if (outcome.kind === "response") {
      catchingUp = false;
      pauses = 0;
      return happen({ type: "missed", missed: outcome.value, gone });
    }
    pauseCatchUp(pauseAfter(pauses));
    pauses += 1;
    happen({ type: "unreachable", waits: device.canKeep() && outcome.kind === "lost" });
  }

  function pauseCatchUp(ms: number): void {
    catchingUp = true;
    stopPausing = ports.later(ms, endPause);
  }

  function endPause(): void {
    stopPausing = null;
    catchingUp = false;
    void catchUp();
  }

  /** The connection may be back: what was paused is tried at once. */
  function tryNow(): void {
    if (!stopPausing) return;
    stopPausing();
    endPause();
  }

  async function markRead(): Promise<void> {
    const seq = visible && isAtEnd ? toMarkRead(state) : null;
    if (seq === null || seq <= markedSeq) return;
    markedSeq = seq;
    const outcome = await requests.read(seq);
    if (outcome.kind === "response") happen({ type: "read", userId: state.me, seq: outcome.value });
    // Tried again when the page becomes visible or a message comes.
    else markedSeq = 0;
  }

  function poll(): void {
    stopPolling();
    if (closed || !socket) return;
    const isOpen = state.socket === "open";
    if (isOpen && !visible) return;
    const pause = isOpen ? POLL_BESIDE_SOCKET_MS : POLL_MS;
    stopPolling = ports.later(pause, () => happen({ type: "outdated" }));
  }

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** What is in the input; `clientId` is the one with which it was to be sent before. */
    type(text: string, clientId: string | null = null): void {
      happen({ type: "draft-changed", text, clientId: clientId ?? newClientId() });
      if (text.trim() === "" || now() - typingSentAt < TYPING_FRAME_EVERY_MS) return;
      typingSentAt = now();
      socket?.typing();
    },
    /** Puts a text that the device has kept into the input, before what is typed there, unless it is a message that waits. */
    async restore({ text, clientId }: OnlyHere): Promise<void> {
      await device.idle();
      if (clientId !== null && isInChat(state, clientId)) return;
      const unsent = { clientId: clientId ?? newClientId(), content: text };
      happen({ type: "returned", unsent, problem: null, newId: newClientId() });
    },
    /** Sends the draft, unless it is empty or too long. */
    send(): void {
      if (messageProblem(state.draft.text) !== null) return;
      typingSentAt = 0;
      happen({ type: "send", at: now() });
      keepPending();
    },
    /** Puts a waiting message back into the input. */
    takeBack(clientId: string): void {
      const one = state.pending.find((pending) => pending.clientId === clientId);
      if (one) giveBack(one, null);
    },
    discard: () => happen({ type: "discard" }),
    async loadOlder(): Promise<void> {
      const [first] = state.messages;
      if (!first) return;
      const outcome = await requests.older(first.seq);
      if (outcome.kind === "response") happen({ type: "older", older: outcome.value });
      else happen({ type: "older-failed" });
    },
    /** A navigation has loaded the page of this conversation again. */
    loaded({ messages, otherReadSeq }: OpenThread): void {
      const missed = { messages, more: state.behind, otherReadSeq };
      happen({ type: "missed", missed, gone: [] });
    },
    /** The page became visible or hidden. */
    setVisible(isVisible: boolean): void {
      visible = isVisible;
      if (!isVisible) return;
      socket?.wake();
      happen({ type: "outdated" });
      tryNow();
    },
    /** Whether the newest message is in view: what is out of sight is not read. */
    setAtEnd(atEnd: boolean): void {
      isAtEnd = atEnd;
      void markRead();
    },
    /** The device has lost its connection: it is not waited for until a request fails. */
    lineLost(): void {
      if (socket) happen({ type: "unreachable", waits: device.canKeep() });
    },
    close(): void {
      closed = true;
      // What only this page has is still tried.
      if (device.canKeep()) noRetry.abort();
      stopPolling();
      stopPausing?.();
      stopListening();
      if (state.pending.length > 0) queue?.sendLater();
      socket?.close();
    },
  };
}
