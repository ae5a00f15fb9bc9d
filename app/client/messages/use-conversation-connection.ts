import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useRefresh } from "#app/client/use-refresh.ts";
import type { Chat } from "#app/domain/messages/chat.ts";
import { conversationPath, type OpenThread } from "#app/domain/messages/conversation.ts";
import type { StartAbout } from "#app/domain/messages/conversation-start.ts";
import { ownReadMarks } from "#app/domain/messages/own-read-marks.ts";
import { browserPorts } from "./browser-ports.ts";
import {
  type ConversationConnection,
  openConversationConnection,
} from "./conversation-connection.ts";
import { storeDraft } from "./store-draft.ts";

/**
 * The connection of this conversation, open as long as the component is mounted; null until then. A conversation that
 * begins gets another with its first message, which goes on with what the first one knows.
 */
export function useConversationConnection(
  thread: OpenThread,
  about: StartAbout | null,
  initial: Chat,
): ConversationConnection | null {
  const [connection, setConnection] = useState<ConversationConnection | null>(null);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const latest = useRef({ thread, about, navigate, chat: initial });
  const { id } = thread;
  // A layout effect: nothing can be typed between the end of one connection and the render of the next, where it would be lost.
  useLayoutEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: a flag for the server, in every browser
    document.cookie = ownReadMarks(location);
    const { thread, about, chat } = latest.current;
    const effects = {
      begin: (begun: string) =>
        void latest.current.navigate(conversationPath(begun), { replace: true }),
      onCards: refresh,
    };
    const isLive = id !== null && thread.mayWrite;
    // What is latest is noted after this: the thread of before has no id yet.
    const ports = browserPorts({ ...thread, id }, about, { me: chat.me, ...effects });
    const next = openConversationConnection(ports, chat, isLive);
    const draft = { person: chat.me, subject: `message:${thread.other.id}` };
    const stopStoring = storeDraft(next, draft);
    const update = () => next.setVisible(document.visibilityState === "visible");
    update();
    document.addEventListener("visibilitychange", update);
    addEventListener("online", update);
    addEventListener("offline", next.lineLost);
    addEventListener("focus", update);
    setConnection(next);
    return () => {
      document.removeEventListener("visibilitychange", update);
      removeEventListener("online", update);
      removeEventListener("offline", next.lineLost);
      removeEventListener("focus", update);
      stopStoring();
      latest.current.chat = next.state();
      next.close();
    };
  }, [id, refresh]);
  useEffect(() => {
    if (connection && latest.current.thread !== thread) connection.takeOver(thread);
    latest.current = { ...latest.current, thread, about, navigate };
  }, [connection, thread, about, navigate]);
  return connection;
}
