import { requestSync } from "#app/device/background-sync.ts";
import type { Queue } from "#app/device/queue.ts";
import { soonAfterOthers } from "#app/device/send-queue.ts";
import type { Pending } from "#app/domain/messages/chat.ts";
import { type MessageEntry, messageLane, type QueueEntry } from "#app/domain/queue/entry.ts";

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

/** Who writes, to whom, where the messages are posted and where the conversation is shown. */
type About = Pick<MessageEntry, "person" | "otherId" | "otherName" | "path" | "page">;

/** What waits for one conversation in the queue of a person. */
export function conversationQueue(queue: Queue, about: About): ConversationQueue {
  const isOfThis = (entry: QueueEntry): entry is MessageEntry =>
    entry.kind === "message" && entry.otherId === about.otherId;
  const list = async () => (await queue.list()).filter(isOfThis);
  return {
    list: async () =>
      (await list()).map(({ id: clientId, content, at, refused }) => ({
        pending: { clientId, content, at },
        refused,
      })),
    keep: ({ clientId, content, at }) =>
      queue.put({
        ...about,
        kind: "message",
        id: clientId,
        content,
        at,
        notBefore: 0,
        refused: null,
      }),
    remove: (clientId) => queue.delete(clientId),
    alone: (work) => soonAfterOthers(messageLane(about.otherId), work),
    sendLater: () => void requestSync(),
    subscribe: (listener) => queue.subscribe(listener),
  };
}
