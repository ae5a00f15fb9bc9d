import { vi } from "vitest";
import type { ConversationPorts, SocketEvents } from "#app/client/messages/browser-ports.ts";
import {
  type ConversationConnection,
  openConversationConnection,
} from "#app/client/messages/conversation-connection.ts";
import type { ConversationQueue } from "#app/client/messages/conversation-queue.ts";
import type {
  ConversationRequests,
  SendOutcome,
} from "#app/client/messages/conversation-requests.ts";
import { chatOf, type Pending } from "#app/domain/messages/chat.ts";
import type { Missed, Thread } from "#app/domain/messages/conversation.ts";
import type { Message } from "#app/domain/messages/message.ts";
import { RAVI } from "#tests/support/records/threads.ts";

export const THREAD: Thread = {
  id: "c",
  other: RAVI,
  hasProfile: true,
  service: null,
  ownService: false,
  messages: [],
  lastSeq: 0,
  readSeq: 0,
  otherReadSeq: 0,
  muted: false,
  blocking: false,
  mayWrite: true,
};
export const NONE: Missed = { messages: [], more: false, otherReadSeq: 0 };
export const PROBLEM = { sentence: "Network connection issue.", retryAt: null };

/** A message of a conversation, by its number. */
export function message(seq: number, senderId = "ravi", clientId = `k${seq}`): Message {
  const content = `Message ${seq}`;
  return { id: `m${seq}`, clientId, conversationId: "c", senderId, content, seq, createdAt: seq };
}

/** A connection over requests that the test answers, with the calls of its socket and of `onForbidden`. */
export function connectionOver(
  requests: Partial<ConversationRequests> = {},
  thread = THREAD,
  queue: ConversationQueue | null = null,
) {
  const effects: string[] = [];
  let events: SocketEvents | undefined;
  const ports: ConversationPorts = {
    requests: {
      send: async () => ({ kind: "refused", problem: PROBLEM, reachable: false }),
      missed: async () => ({ kind: "response", value: NONE }),
      older: async () => ({ kind: "none" }),
      read: async (seq) => ({ kind: "response", value: seq }),
      ...requests,
    },
    queue,
    openSocket: (handlers) => {
      events = handlers;
      return {
        typing: () => effects.push("typing"),
        wake: () => effects.push("wake"),
        close: () => effects.push("close"),
      };
    },
    onCards: () => effects.push("cards"),
    onForbidden: () => effects.push("forbidden"),
  };
  const loaded = chatOf("anita", thread, { clientId: "form", content: "" });
  const connection = openConversationConnection(ports, loaded, thread.mayWrite);
  if (!events) throw new Error("No socket");
  return { connection, effects, socket: events };
}

/** Lets everything happen that waits for no time to pass. */
export const settle = () => vi.advanceTimersByTimeAsync(0);

/** Writes a message and sends it, as far as it goes at once. */
export async function write(connection: ConversationConnection, text: string): Promise<void> {
  connection.type(text);
  connection.send();
  await settle();
}

/** What waits on the device, in memory, with what other tabs do to it. */
export function deviceQueue(...stored: { pending: Pending; refused: string | null }[]) {
  const entries = [...stored];
  const listeners = new Set<() => void>();
  const effects: string[] = [];
  let before: Promise<unknown> = Promise.resolve();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const remove = (clientId: string) => {
    const at = entries.findIndex((one) => one.pending.clientId === clientId);
    if (at >= 0) entries.splice(at, 1);
    changed();
  };
  const queue: ConversationQueue = {
    list: async () => [...entries],
    keep: async ({ clientId, content, at }) => {
      entries.push({ pending: { clientId, content, at }, refused: null });
      changed();
    },
    remove: async (clientId) => remove(clientId),
    alone: (work) => {
      const turn = before.then(work);
      before = turn.catch(() => {});
      return turn;
    },
    sendLater: () => effects.push("later"),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    queue,
    effects,
    remove,
    texts: () => entries.map(({ pending }) => pending.content),
    refuse(sentence: string) {
      for (const entry of entries) entry.refused = sentence;
      changed();
    },
  };
}

export const LOST: SendOutcome = { kind: "lost", problem: PROBLEM };
export const waitingEntry = (clientId: string, content: string, at = 1) => ({
  pending: { clientId, content, at },
  refused: null,
});
