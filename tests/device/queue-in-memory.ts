import { openQueue, type Queue } from "#app/device/queue.ts";
import type { MessageEntry, QueueEntry } from "#app/domain/queue/entry.ts";

/** A queue in memory that holds these. Its values are copied, as those of a database are. */
export async function queueOf(...entries: readonly QueueEntry[]): Promise<Queue> {
  const values = new Map<string, string>();
  const queue = openQueue({
    put: async (id, value) => void values.set(id, JSON.stringify(value)),
    list: async () => [...values.values()].map((value) => JSON.parse(value)),
    delete: async (id) => void values.delete(id),
  });
  for (const entry of entries) await queue.put(entry);
  return queue;
}

/** A message that waits for its conversation, whose text is its id. */
export function messageEntry(id: string, otherId = "ravi"): MessageEntry {
  return {
    id,
    person: "anita",
    path: `/dashboard/messages/${otherId}/thread`,
    at: 1,
    notBefore: 0,
    refused: null,
    kind: "message",
    otherId,
    otherName: "Ravi",
    page: `/dashboard/messages?conversation=${otherId}`,
    content: id,
  };
}
