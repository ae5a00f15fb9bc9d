import type { Chat } from "#app/domain/messages/chat.ts";
import type { OpenThread } from "#app/domain/messages/conversation.ts";
import { messageProblem, newClientId } from "#app/domain/messages/message.ts";
import { isInChat, type OnlyHere } from "#app/domain/messages/only-here.ts";
import { screenSentence } from "#app/domain/messages/refusal.ts";
import type { ConversationFrame } from "#party/protocol.ts";
import type { ConversationPorts } from "./browser-ports.ts";
import { messageSending } from "./message-sending.ts";
import { messagesOnDevice } from "./messages-on-device.ts";
import { missedMessages } from "./missed-messages.ts";
import { type OpenChat, openChat } from "./open-chat.ts";
import { readMarks } from "./read-marks.ts";

const TYPING_FRAME_EVERY_MS = 3_000;

export type ConversationConnection = ReturnType<typeof openConversationConnection>;

/**
 * Keeps one conversation up to date over an unreliable connection: sends pending messages one after another, keeps them on the
 * device until then, requests missed messages until there is a response, and marks visible messages as read. Opens a socket
 * only if `mayWrite`.
 */
export function openConversationConnection(
  ports: ConversationPorts,
  initial: Chat,
  mayWrite: boolean,
) {
  const { requests, queue } = ports;
  const chat = openChat(initial, follow);
  const device = messagesOnDevice(queue, chat);
  const missed = missedMessages(requests, chat, device, leave);
  const sending = messageSending(ports, { chat, device, missed, leave });
  const markRead = readMarks(requests, chat);
  const stopListening = queue?.subscribe(device.showWaiting);
  const socket = mayWrite
    ? ports.openSocket({
        open: () => chat.happen({ type: "socket-open" }),
        frame: (frame) => receiveFrame(frame, chat, ports.onCards),
        closed: () => chat.happen({ type: "socket-closed" }),
      })
    : null;
  let typingSentAt = 0;
  let isVisible = false;
  let isAtEnd = true;

  /** What every event may lead to. */
  function follow(): void {
    void sending.sendNext();
    void missed.request();
    void markRead(isVisible && isAtEnd);
    if (socket) missed.poll(isVisible);
  }

  /** A person without access keeps the unsent messages as a draft, unless they are on the device and go out from there. */
  async function leave(): Promise<void> {
    await device.idle();
    if (chat.isClosed()) return;
    const first = chat.state().pending.find(({ kept }) => kept === undefined);
    const problem = { sentence: screenSentence("not-found"), retryAt: null };
    if (first) device.giveAllBack(first.clientId, problem, true);
    ports.onForbidden();
  }

  return {
    state: chat.state,
    subscribe: chat.subscribe,
    /** What is in the input; `clientId` is the one with which it was to be sent before. */
    type(text: string, clientId: string | null = null): void {
      chat.happen({ type: "draft-changed", text, clientId: clientId ?? newClientId() });
      if (text.trim() === "" || Date.now() - typingSentAt < TYPING_FRAME_EVERY_MS) return;
      typingSentAt = Date.now();
      socket?.typing();
    },
    /** Puts a text that the device has kept into the input, before what is typed there, unless it is a message that waits. */
    async restore({ text, clientId }: OnlyHere): Promise<void> {
      await device.idle();
      if (clientId !== null && isInChat(chat.state(), clientId)) return;
      const unsent = { clientId: clientId ?? newClientId(), content: text };
      chat.happen({ type: "returned", unsent, problem: null, newId: newClientId() });
    },
    /** Sends the draft, unless it is empty or too long. */
    send(): void {
      if (messageProblem(chat.state().draft.text) !== null) return;
      typingSentAt = 0;
      chat.happen({ type: "send", at: Date.now() });
      device.keepPending();
    },
    /** Puts a waiting message back into the input. */
    takeBack(clientId: string): void {
      const one = chat.state().pending.find((pending) => pending.clientId === clientId);
      if (one) device.giveBack(one, null);
    },
    discard: () => chat.happen({ type: "discard" }),
    async loadOlder(): Promise<void> {
      const [first] = chat.state().messages;
      if (!first) return;
      const outcome = await requests.older(first.seq);
      if (outcome.kind === "response") chat.happen({ type: "older", older: outcome.value });
      else chat.happen({ type: "older-failed" });
    },
    /** A navigation has loaded the page of this conversation again. */
    takeOver({ messages, otherReadSeq }: OpenThread): void {
      const newest = { messages, more: chat.state().behind, otherReadSeq };
      chat.happen({ type: "missed", missed: newest, gone: [] });
    },
    /** The page became visible or hidden. */
    setVisible(visible: boolean): void {
      isVisible = visible;
      if (!visible) return;
      socket?.wake();
      chat.happen({ type: "outdated" });
      missed.tryNow();
    },
    /** Whether the newest message is in view. */
    setAtEnd(atEnd: boolean): void {
      isAtEnd = atEnd;
      void markRead(isVisible && isAtEnd);
    },
    /** The device has lost its connection: it is not waited for until a request fails. */
    lineLost(): void {
      if (socket) chat.happen({ type: "unreachable", waits: device.canKeep() });
    },
    close(): void {
      chat.close();
      // What only this page has is still tried.
      if (device.canKeep()) sending.stopRetrying();
      missed.close();
      stopListening?.();
      if (chat.state().pending.length > 0) queue?.sendLater();
      socket?.close();
    },
  };
}

/** What a frame of the room changes in the conversation. */
function receiveFrame(frame: ConversationFrame, chat: OpenChat, onCards: () => void): void {
  switch (frame.type) {
    case "message":
    case "read":
      chat.happen(frame);
      break;
    case "cards":
      onCards();
      break;
    case "hello":
    case "presence":
      chat.happen({ type: "presence", present: frame.present });
      break;
    case "typing":
      chat.happen({ type: "typing", at: Date.now() });
      chat.awaitTime(chat.state().typingUntil);
      break;
    default:
      frame satisfies never;
  }
}
