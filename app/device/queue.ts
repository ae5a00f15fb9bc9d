import { inOrder, parseEntry, type QueueEntry } from "#app/domain/queue/entry.ts";

/** Where one person's entries are stored on the device, under their ids. */
export type EntryStore = {
  put(id: string, value: object): Promise<void>;
  list(): Promise<unknown[]>;
  delete(id: string): Promise<void>;
};

/** What waits on this device to be sent for one person, the same in every tab and in the service worker. */
export type Queue = {
  /** Oldest first. */
  list(): Promise<QueueEntry[]>;
  /** Stores an entry, behind all others when it is new. */
  put(entry: QueueEntry): Promise<void>;
  delete(id: string): Promise<void>;
  /** Calls `listener` after every change, also by another tab or the service worker. */
  subscribe(listener: () => void): () => void;
};

const CHANNEL = "queue";

/** The queue over a store. */
export function openQueue(store: EntryStore): Queue {
  const listeners = new Set<() => void>();
  const channel = new BroadcastChannel(CHANNEL);
  const tell = () => {
    for (const listener of listeners) listener();
  };
  channel.addEventListener("message", tell);
  const announce = () => {
    channel.postMessage(null);
    tell();
  };
  const list = async () =>
    inOrder((await store.list()).map(parseEntry).filter((entry) => entry !== null));
  return {
    list,
    async put(entry) {
      const others = (await list()).filter(({ id }) => id !== entry.id);
      const isNew = !(await list()).some(({ id }) => id === entry.id);
      const last = others.at(-1)?.at ?? 0;
      // A clock that was set back must not put it before what was written earlier.
      await store.put(entry.id, isNew ? { ...entry, at: Math.max(entry.at, last + 1) } : entry);
      announce();
    },
    async delete(id) {
      await store.delete(id);
      announce();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
