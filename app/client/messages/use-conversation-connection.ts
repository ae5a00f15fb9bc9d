import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
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
  loaded: Chat,
): ConversationConnection | null {
  const [connection, setConnection] = useState<ConversationConnection | null>(null);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const latest = useRef({ thread, about, navigate, revalidate, chat: loaded });
  const { id } = thread;
  // A layout effect: nothing can be typed between the end of one connection and the render of the next, where it would be lost.
  useLayoutEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: a flag for the server, in every browser
    document.cookie = ownReadMarks(location);
    const { thread, about, chat } = latest.current;
    const effects = {
      begin: (begun: string) =>
        void latest.current.navigate(conversationPath(begun), { replace: true }),
      onCards: () => void latest.current.revalidate(),
    };
    const isLive = id !== null && thread.mayWrite;
    // What is latest is noted after this: the thread of before has no id yet.
    const ports = browserPorts({ ...thread, id }, about, { me: chat.me, ...effects });
    const opened = openConversationConnection(ports, chat, isLive);
    const draft = { person: chat.me, subject: `message:${thread.other.id}` };
    const stopStoring = storeDraft(opened, draft);
    const update = () => opened.setVisible(document.visibilityState === "visible");
    update();
    document.addEventListener("visibilitychange", update);
    addEventListener("online", update);
    addEventListener("offline", opened.lineLost);
    addEventListener("focus", update);
    setConnection(opened);
    return () => {
      document.removeEventListener("visibilitychange", update);
      removeEventListener("online", update);
      removeEventListener("offline", opened.lineLost);
      removeEventListener("focus", update);
      stopStoring();
      latest.current.chat = opened.state();
      opened.close();
    };
  }, [id]);
  useEffect(() => {
    if (connection && latest.current.thread !== thread) connection.loaded(thread);
    latest.current = { ...latest.current, thread, about, navigate, revalidate };
  }, [connection, thread, about, navigate, revalidate]);
  return connection;
}
