import type { Pending, Problem } from "#app/domain/messages/chat.ts";
import { newClientId } from "#app/domain/messages/message.ts";
import type { ConversationQueue } from "./conversation-queue.ts";
import type { OpenChat } from "./open-chat.ts";

/** How long a page waits for what the device stores or reads. */
const DEVICE_MS = 2_000;

export type MessagesOnDevice = ReturnType<typeof messagesOnDevice>;

/**
 * The unsent messages of one conversation, on the page and on the device; begins by showing what waits there. What the device does
 * is done one after the other; where it cannot store anything, the page goes on without.
 */
export function messagesOnDevice(queue: ConversationQueue | null, chat: OpenChat) {
  let canKeep = false;
  let before: Promise<unknown> = Promise.resolve();

  const silence = () => new Promise<void>((resolve) => setTimeout(resolve, DEVICE_MS));
  const list = async () => (await queue?.list().catch(() => null)) ?? null;
  const remove = (clientId: string) => run(() => queue?.remove(clientId));

  function run(work: () => Promise<void> | undefined): void {
    before = before.then(work).catch(() => {
      canKeep = false;
    });
  }

  /** Shows what waits on the device, and puts into the input what was refused while it waited. */
  async function showWaiting(): Promise<void> {
    const entries = await list();
    canKeep = entries !== null;
    if (!entries || chat.isClosed()) return;
    const waiting = entries.filter(({ refused }) => refused === null);
    chat.happen({ type: "kept", kept: waiting.map(({ pending }) => pending) });
    for (const { pending, refused } of entries) {
      if (refused !== null) giveBack(pending, { sentence: refused, retryAt: null });
    }
  }

  /** Puts one message into the input again. */
  function giveBack(unsent: Pending, problem: Problem | null): void {
    chat.happen({ type: "returned", unsent, problem, newId: newClientId() });
    remove(unsent.clientId);
  }

  run(showWaiting);
  return {
    showWaiting,
    giveBack,
    remove,
    /** Whether the device keeps messages, as far as is known. */
    canKeep: () => canKeep,
    /** Keeps what only this page has. */
    keepPending(): void {
      for (const one of chat.state().pending) if (!one.kept) run(() => queue?.keep(one));
      run(showWaiting);
    },
    /** Puts all messages into the input again, because this one has a problem: none goes out by itself any more. */
    giveAllBack(clientId: string, problem: Problem, reachable: boolean): void {
      // Without a page that shows them they stay on the device, where they go out or are told as refused.
      if (chat.isClosed()) return;
      const ids = chat.state().pending.map((one) => one.clientId);
      chat.happen({ type: "not-sent", clientId, problem, reachable });
      // Where this one was taken back meanwhile, those behind it are still to be sent.
      if (!ids.includes(clientId)) return;
      for (const id of ids) remove(id);
    },
    /** Resolves once the device has done what it was told so far, or does not answer. */
    idle: () => Promise.race([before, silence()]),
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
