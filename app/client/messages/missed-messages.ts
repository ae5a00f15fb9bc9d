import { pauseAfter } from "#app/client/connection/pause.ts";
import { goneIn } from "#app/domain/messages/chat.ts";
import type { ConversationRequests } from "./conversation-requests.ts";
import type { MessagesOnDevice } from "./messages-on-device.ts";
import type { OpenChat } from "./open-chat.ts";

const POLL_MS = 5_000;
/** Also with a socket: a frame that is lost on the way must not hide a message until the next one. */
const POLL_BESIDE_SOCKET_MS = 20_000;

export type MissedMessages = ReturnType<typeof missedMessages>;

/**
 * Requests what a conversation has missed, while it is behind, until there is a response: after 1 s, doubled up to 30 s.
 * `leave` is called when the person has no access any more.
 */
export function missedMessages(
  requests: ConversationRequests,
  chat: OpenChat,
  device: MessagesOnDevice,
  leave: () => Promise<void>,
) {
  /** Whether a request is under way, or waited for. */
  let isBusy = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pollTimer: ReturnType<typeof setTimeout> | undefined;

  async function request(): Promise<void> {
    const { behind, through } = chat.state();
    if (isBusy || chat.isClosed() || !behind) return;
    isBusy = true;
    const gone = goneIn(chat.state());
    const outcome = await requests.missed(through);
    if (chat.isClosed()) return;
    if (outcome.kind === "forbidden") return leave();
    if (outcome.kind === "response") {
      isBusy = false;
      failures = 0;
      return chat.happen({ type: "missed", missed: outcome.value, gone });
    }
    waitFor(pauseAfter(failures));
    failures += 1;
    chat.happen({ type: "unreachable", waits: device.canKeep() && outcome.kind === "lost" });
  }

  function waitFor(ms: number): void {
    isBusy = true;
    timer = setTimeout(endWait, ms);
  }

  function endWait(): void {
    timer = undefined;
    isBusy = false;
    void request();
  }

  return {
    request,
    /** Lets some time pass before the next request, unless one is under way. */
    pause(ms: number): void {
      if (!isBusy) waitFor(ms);
    },
    /** The connection may be back: what was paused is tried at once. */
    tryNow(): void {
      if (timer === undefined) return;
      clearTimeout(timer);
      endWait();
    },
    /** Counts from now until the conversation is outdated: 5 s without a socket, 20 s with one while the page is in view. */
    poll(isInView: boolean): void {
      clearTimeout(pollTimer);
      const isOpen = chat.state().socket === "open";
      if (chat.isClosed() || (isOpen && !isInView)) return;
      const pause = isOpen ? POLL_BESIDE_SOCKET_MS : POLL_MS;
      pollTimer = setTimeout(() => chat.happen({ type: "outdated" }), pause);
    },
    close(): void {
      clearTimeout(timer);
      clearTimeout(pollTimer);
    },
  };
}
