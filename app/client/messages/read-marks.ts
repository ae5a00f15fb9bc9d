import { toMarkRead } from "#app/domain/messages/chat.ts";
import type { ConversationRequests } from "./conversation-requests.ts";
import type { OpenChat } from "./open-chat.ts";

/** Gives a function that marks as read what is new, where the newest message is in view: what is out of sight is not read. */
export function readMarks(requests: ConversationRequests, chat: OpenChat) {
  let markedSeq = 0;
  return async (isInView: boolean): Promise<void> => {
    const seq = isInView ? toMarkRead(chat.state()) : null;
    if (seq === null || seq <= markedSeq) return;
    markedSeq = seq;
    const outcome = await requests.read(seq);
    if (outcome.kind === "response") {
      chat.happen({ type: "read", userId: chat.state().me, seq: outcome.value });
    } else {
      // Tried again when the page becomes visible or a message comes.
      markedSeq = 0;
    }
  };
}
