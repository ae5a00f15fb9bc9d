import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { type Chat, chatOf } from "#app/domain/messages/chat.ts";
import type { Thread } from "#app/domain/messages/conversation.ts";
import { OWN_READ_MARKS } from "#app/http/read-marks.ts";
import type { RefusedMessage } from "#app/ui/messages/message-form.tsx";
import { ThreadView } from "#app/ui/messages/thread-view.tsx";
import { CLOSED, conversationFrameSchema } from "#party/protocol.ts";
import {
  type ChatPorts,
  type ConversationConnection,
  openConversationConnection,
} from "./conversation-connection.ts";
import { chatCalls } from "./conversation-requests.ts";
import { openRoomSocket } from "./room-socket.ts";

type LiveThreadProps = {
  me: string;
  thread: Thread;
  before: number | null;
  clientId: string;
  refused: RefusedMessage | null;
};

/** A conversation that stays up to date; before the page's scripts run, and without them, its form and links work. */
export function LiveThread({ me, thread, before, clientId, refused }: LiveThreadProps) {
  const line = useConversationConnection(me, thread, refused?.values.content ?? "");
  const chat = useChat(line, me, thread);
  return (
    <ThreadView
      thread={thread}
      chat={chat}
      actions={line}
      before={before}
      clientId={clientId}
      refused={line ? null : refused}
    />
  );
}

/** The line of this conversation, open as long as it is shown. */
function useConversationConnection(
  me: string,
  thread: Thread,
  typed: string,
): ConversationConnection | null {
  const [line, setLine] = useState<ConversationConnection | null>(null);
  const first = useRef({ thread, typed });
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: a flag for the server, in every browser
    document.cookie = OWN_READ_MARKS;
    const { thread: loaded, typed: before } = first.current;
    const opened = openConversationConnection(browserPorts(loaded.id), me, loaded);
    const forget = keepDraft(opened, `draft:${me}:${loaded.id}`, before);
    const look = () => opened.look(document.visibilityState === "visible");
    look();
    document.addEventListener("visibilitychange", look);
    window.addEventListener("online", look);
    window.addEventListener("focus", look);
    setLine(opened);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("online", look);
      window.removeEventListener("focus", look);
      forget();
      opened.close();
    };
  }, [me]);
  useEffect(() => {
    if (line && first.current.thread !== thread) line.loaded(thread);
    first.current.thread = thread;
  }, [line, thread]);
  return line;
}

function useChat(line: ConversationConnection | null, me: string, thread: Thread): Chat {
  const [loaded] = useState(() => chatOf(me, thread));
  return useSyncExternalStore(
    (listener) => line?.subscribe(listener) ?? (() => {}),
    () => line?.state() ?? loaded,
    () => loaded,
  );
}

function browserPorts(conversationId: string): ChatPorts {
  // The server knows why: signed out, blocked, not a member any more.
  const gone = () => location.reload();
  return {
    calls: chatCalls(conversationId),
    openSocket: (events) => {
      const socket = openRoomSocket(`/parties/conversation/${conversationId}`, {
        ...events,
        frames: conversationFrameSchema,
        closed: (code) => {
          events.closed();
          if (code === CLOSED.blocked) gone();
        },
      });
      return { ...socket, typing: () => socket.send({ type: "typing" }) };
    },
    now: Date.now,
    newId: () => crypto.randomUUID(),
    later: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    gone,
  };
}

/** What is not sent outlives a reload of the page, and what was typed before its scripts ran is not lost. */
function keepDraft(line: ConversationConnection, key: string, refused: string): () => void {
  const box = document.querySelector<HTMLTextAreaElement>("#content");
  const text = box?.value || refused || sessionStorage.getItem(key);
  if (text) line.type(text);
  return line.subscribe(() => {
    const { draft, held } = line.state();
    const unsent = [draft.text, ...held.map(({ content }) => content)].filter(Boolean);
    if (unsent.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, unsent.join("\n\n"));
  });
}
