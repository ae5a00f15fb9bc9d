import type { Pending, Problem } from "#app/domain/messages/chat.ts";
import type { Missed } from "#app/domain/messages/conversation.ts";
import type { Message } from "#app/domain/messages/message.ts";
import type { ConversationFrame } from "#party/protocol.ts";

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
  /** Called when a booking or an offer that the conversation shows is new or has changed. */
  onCards(): void;
  /** Called when the person has no access to the conversation any more. */
  onForbidden(): void;
};
