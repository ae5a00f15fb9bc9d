import { type Chat, type ChatEvent, nextChat } from "#app/domain/messages/chat.ts";

export type OpenChat = ReturnType<typeof openChat>;

/**
 * Holds a conversation as the page knows it: `state` is a new object after every event, and nothing happens after it is
 * closed. Each event is shown to the listeners first; then `follow` does what it leads to.
 */
export function openChat(initial: Chat, follow: () => void) {
  const listeners = new Set<() => void>();
  let state = initial;
  let isClosed = false;
  function happen(event: ChatEvent): void {
    if (isClosed) return;
    state = nextChat(state, event);
    for (const listener of listeners) listener();
    follow();
  }

  return {
    state: () => state,
    isClosed: () => isClosed,
    happen,
    /** Lets the conversation know when this time (UTC milliseconds) has come. */
    awaitTime(time: number): void {
      setTimeout(() => happen({ type: "time", now: Date.now() }), time - Date.now());
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close(): void {
      isClosed = true;
    },
  };
}
