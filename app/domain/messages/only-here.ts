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

/** Whether an own message with this client id is among those of the server. */
export function isStored({ messages, me }: Chat, clientId: string | null): boolean {
  return messages.some((message) => message.senderId === me && message.clientId === clientId);
}
