import type { Chat, Unsent } from "./chat.ts";

/** Text that only one page has. Several messages are one text without a client id, because they are sent again as one. */
export type OnlyHere = { text: string; clientId: string | null };

/**
 * What would be lost with the page: its messages that neither the server nor the queue of the device has stored yet, and what
 * is in the input. Null when there is nothing.
 */
export function onlyHere({ pending, draft, held }: Chat): OnlyHere | null {
  const unsent: Unsent[] = [
    ...pending.filter(({ kept }) => kept === undefined),
    { clientId: draft.clientId, content: draft.text },
    ...held,
  ].filter(({ content }) => content !== "");
  const [first] = unsent;
  if (!first) return null;
  const text = unsent.map(({ content }) => content).join("\n\n");
  return { text, clientId: unsent.length === 1 ? first.clientId : null };
}

/** Whether a message with this client id is stored by the server, waits to be sent, or is in the input already. */
export function isInChat(chat: Chat, clientId: string): boolean {
  const own = chat.messages.filter(({ senderId }) => senderId === chat.me);
  return [...own, ...chat.pending, ...chat.held, chat.draft].some(
    (one) => one.clientId === clientId,
  );
}
