import type { ConversationFrame } from "#party/protocol.ts";
import type { OpenChat } from "./open-chat.ts";

/** What a frame of the room changes in the conversation. */
export function receiveFrame(frame: ConversationFrame, chat: OpenChat, onCards: () => void): void {
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
