import { requestSync } from "#app/device/background-sync.ts";
import type { Queue } from "#app/device/queue.ts";
import { soonAfterOthers } from "#app/device/send-queue.ts";
import { type MessageEntry, messageLane, type QueueEntry } from "#app/domain/queue/entry.ts";
import type { ConversationQueue } from "./conversation-ports.ts";

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
