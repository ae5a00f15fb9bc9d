import type { Pending } from "#app/domain/messages/chat.ts";
import type { ConversationQueue } from "./conversation-queue.ts";

/** How long a page waits for what the device stores or reads. */
const DEVICE_MS = 2_000;

export type MessagesOnDevice = ReturnType<typeof messagesOnDevice>;

/**
 * What one conversation does on the device, one after the other; where the device cannot store anything, the page goes on
 * without.
 */
export function messagesOnDevice(queue: ConversationQueue | null) {
  let canKeep = false;
  let before: Promise<unknown> = Promise.resolve();

  const silence = () => new Promise<void>((resolve) => setTimeout(resolve, DEVICE_MS));
  const list = async () => (await queue?.list().catch(() => null)) ?? null;

  function run(work: () => Promise<void> | undefined): void {
    before = before.then(work).catch(() => {
      canKeep = false;
    });
  }

  return {
    run,
    /** Whether the device keeps messages, as far as is known. */
    canKeep: () => canKeep,
    keep: (pending: Pending) => run(() => queue?.keep(pending)),
    remove: (clientId: string) => run(() => queue?.remove(clientId)),
    /** Resolves once the device has done what it was told so far, or does not answer. */
    idle: () => Promise.race([before, silence()]),
    /** What waits there; null where it cannot be read. */
    async read() {
      const entries = await list();
      canKeep = entries !== null;
      return entries;
    },
    /** Whether a message still waits there to be sent; true where the device does not say. */
    async holds(clientId: string): Promise<boolean> {
      const entries = await Promise.race([list(), silence()]);
      if (!entries) return true;
      return entries.some(
        ({ pending, refused }) => pending.clientId === clientId && refused === null,
      );
    },
  };
}
