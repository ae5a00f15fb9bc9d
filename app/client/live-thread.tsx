import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { type Chat, chatOf, type Unsent } from "#app/domain/messages/chat.ts";
import type { Thread } from "#app/domain/messages/conversation.ts";
import { OWN_READ_MARKS } from "#app/http/read-marks.ts";
import type { MessageRefusal } from "#app/ui/messages/message-form.tsx";
import { ThreadView } from "#app/ui/messages/thread-view.tsx";
import { CLOSED, conversationFrameSchema } from "#party/protocol.ts";
import {
  type ConversationConnection,
  type ConversationPorts,
  openConversationConnection,
} from "./conversation-connection.ts";
import { conversationRequests } from "./conversation-requests.ts";
import { openRoomSocket } from "./room-socket.ts";

type LiveThreadProps = {
  me: string;
  thread: Thread;
  before: number | null;
  /** The message of the form, as the page was loaded: empty, or the one that was refused. */
  unsent: Unsent;
  refusal: MessageRefusal | null;
};

/** A conversation that stays up to date; without JavaScript, and before hydration, its form and links work. */
export function LiveThread({ me, thread, before, unsent, refusal }: LiveThreadProps) {
  const [loaded] = useState(() => chatOf(me, thread, unsent));
  const connection = useConversationConnection(thread, loaded);
  const chat = useSyncExternalStore(
    (listener) => connection?.subscribe(listener) ?? (() => {}),
    () => connection?.state() ?? loaded,
    () => loaded,
  );
  return (
    <ThreadView
      thread={thread}
      chat={chat}
      actions={connection}
      before={before}
      refusal={connection ? null : refusal}
    />
  );
}

/** The connection of this conversation, open as long as the component is mounted; null until then. */
function useConversationConnection(thread: Thread, loaded: Chat): ConversationConnection | null {
  const [connection, setConnection] = useState<ConversationConnection | null>(null);
  const latest = useRef(thread);
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: a flag for the server, in every browser
    document.cookie = OWN_READ_MARKS;
    const { id, mayWrite } = latest.current;
    const opened = openConversationConnection(browserPorts(id), loaded, mayWrite);
    const stopStoring = storeDraft(opened, `draft:${loaded.me}:${id}`);
    const update = () => opened.setVisible(document.visibilityState === "visible");
    update();
    document.addEventListener("visibilitychange", update);
    window.addEventListener("online", update);
    window.addEventListener("focus", update);
    setConnection(opened);
    return () => {
      document.removeEventListener("visibilitychange", update);
      window.removeEventListener("online", update);
      window.removeEventListener("focus", update);
      stopStoring();
      opened.close();
    };
  }, [loaded]);
  useEffect(() => {
    if (connection && latest.current !== thread) connection.loaded(thread);
    latest.current = thread;
  }, [connection, thread]);
  return connection;
}

function browserPorts(conversationId: string): ConversationPorts {
  // The reloaded page says why: signed out, blocked, not a member any more.
  const onForbidden = () => location.reload();
  return {
    requests: conversationRequests(conversationId),
    openSocket: (events) => {
      const socket = openRoomSocket(`/parties/conversation/${conversationId}`, {
        ...events,
        frames: conversationFrameSchema,
        closed: (code) => {
          events.closed();
          if (code === CLOSED.blocked) onForbidden();
        },
      });
      return { ...socket, typing: () => socket.send({ type: "typing" }) };
    },
    now: Date.now,
    later: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    onForbidden,
  };
}

/** Keeps unsent text over a reload of the page, and text that was typed before hydration. Returns a function that stops. */
function storeDraft(connection: ConversationConnection, key: string): () => void {
  const box = document.querySelector<HTMLTextAreaElement>("#content");
  const text = box?.value || sessionStorage.getItem(key);
  if (text) connection.type(text);
  return connection.subscribe(() => {
    const { draft, held } = connection.state();
    const unsent = [draft.text, ...held.map(({ content }) => content)].filter(Boolean);
    if (unsent.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, unsent.join("\n\n"));
  });
}
