import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { type DraftOf, deleteDraft, readDraft, writeDraft } from "#app/device/drafts.ts";
import { warnBeforeLeaving } from "#app/device/warn-before-leaving.ts";
import type { Role } from "#app/domain/accounts/role.ts";
import type { Draft } from "#app/domain/drafts/draft.ts";
import { type Card, proposalIn } from "#app/domain/messages/card.ts";
import { type Chat, chatOf, connectionOf, type Unsent } from "#app/domain/messages/chat.ts";
import { conversationPath, type OpenThread, otherName } from "#app/domain/messages/conversation.ts";
import type { StartAbout } from "#app/domain/messages/conversation-start.ts";
import { type OnlyHere, onlyHere } from "#app/domain/messages/only-here.ts";
import { ownReadMarks } from "#app/domain/messages/own-read-marks.ts";
import { paths } from "#app/links.ts";
import { useNow } from "#app/ui/bookings/use-now.ts";
import type { MessageRefusal } from "#app/ui/messages/message-form.tsx";
import { ThreadView } from "#app/ui/messages/thread-view.tsx";
import { CLOSED, readConversationFrame } from "#party/protocol.ts";
import { connectivity, noteConnectivity, onConnectivity } from "./connectivity.ts";
import {
  type ConversationConnection,
  type ConversationPorts,
  openConversationConnection,
} from "./conversation-connection.ts";
import { conversationQueue } from "./conversation-queue.ts";
import { conversationRequests, firstMessageRequests } from "./conversation-requests.ts";
import { queueOf } from "./device-queue.ts";
import { openRoomSocket } from "./room-socket.ts";
import { tryAgain } from "./try-again.ts";

type LiveThreadProps = {
  me: string;
  thread: OpenThread;
  /** Whom a conversation is started with that begins with its first message; else null. */
  about: StartAbout | null;
  repliesSoon: boolean;
  cards: readonly Card[];
  /** When the page was made, UTC milliseconds. */
  now: number;
  role: Role;
  before: number | null;
  /** The message of the form, as the page was loaded: empty, or the one that was refused. */
  unsent: Unsent;
  refusal: MessageRefusal | null;
};

/** A conversation that stays up to date; without JavaScript, and before hydration, its form and links work. */
export function LiveThread(props: LiveThreadProps) {
  const { me, thread, about, repliesSoon, cards, role, before, unsent, refusal } = props;
  const now = useNow(props.now);
  const [loaded] = useState(() => chatOf(me, thread, unsent));
  const connection = useConversationConnection(thread, about, loaded);
  const chat = useSyncExternalStore(
    (listener) => connection?.subscribe(listener) ?? (() => {}),
    () => connection?.state() ?? loaded,
    () => loaded,
  );
  const isSaidInBar = useSyncExternalStore(
    onConnectivity,
    () => connectivity().wanted !== null,
    () => false,
  );
  useShownOnPage(["offline", "disconnected"].includes(connectionOf(chat)));
  return (
    <ThreadView
      thread={thread}
      path={thread.id === null ? paths.newConversation(about ?? {}) : conversationPath(thread.id)}
      repliesSoon={repliesSoon}
      cards={cards}
      proposeTo={proposalPath(thread, role)}
      chat={chat}
      actions={connection}
      before={before}
      now={now}
      refusal={connection ? null : refusal}
      isSaidInBar={isSaidInBar}
    />
  );
}

/** Where a person proposes a time: in the form of the service it is about, of one to choose, or with an offer of their own. */
function proposalPath(thread: OpenThread, role: Role): string | null {
  const { id, other, service, ownService } = thread;
  const proposal = proposalIn(thread, role);
  if (proposal === "offer" && id !== null) return paths.makeOffer(id);
  if (proposal !== "request") return null;
  const query = { conversation: id };
  return service && !ownService
    ? paths.bookingForm(service.id, query)
    : paths.chooseService(other.id, query);
}

/**
 * The connection of this conversation, open as long as the component is mounted; null until then. A conversation that
 * begins gets another with its first message, which goes on with what the first one knows.
 */
function useConversationConnection(
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

/**
 * The bar of every page leaves it to the conversation to say that there is no connection. Once there is one again, what the
 * rest of the page waits for is tried at once, so that the bar does not begin to say what is over.
 */
function useShownOnPage(isShownOnPage: boolean): void {
  useLayoutEffect(() => {
    noteConnectivity({ isShownOnPage });
    if (!isShownOnPage && connectivity().isSilent) void tryAgain();
    return () => noteConnectivity({ isShownOnPage: false });
  }, [isShownOnPage]);
}

type Effects = { me: string; begin: (id: string) => void; onCards: () => void };

/** `begin` gets the id of the conversation that the first message has begun; before, there is no room to connect to. */
function browserPorts(
  { id, other }: OpenThread,
  about: StartAbout | null,
  { me, begin, onCards }: Effects,
): ConversationPorts {
  // The reloaded page says why: signed out, blocked, not a member any more.
  const onForbidden = () => location.reload();
  const queue = queueOf(me);
  const start = about ?? {};
  return {
    requests: id === null ? firstMessageRequests(start, me, begin) : conversationRequests(id, me),
    queue:
      queue &&
      conversationQueue(queue, {
        person: me,
        otherId: other.id,
        otherName: otherName(other),
        path: id === null ? paths.firstMessage(start) : paths.thread(id),
        page: id === null ? paths.newConversation(start) : conversationPath(id),
      }),
    openSocket: (events) => {
      const socket = openRoomSocket(`/parties/conversation/${id}`, {
        ...events,
        read: readConversationFrame,
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
    onCards,
    onForbidden,
  };
}

/**
 * Keeps unsent text on the device (decision 117), also what was typed before hydration and what is being sent, and puts what
 * was kept into the box. Returns a function that stops.
 */
function storeDraft(connection: ConversationConnection, of: DraftOf): () => void {
  const box = document.querySelector<HTMLTextAreaElement>("#content");
  const kept = readDraft(of);
  let stored = kept && onlyIn(kept);
  let restoring = false;
  let stopped = false;
  const store = () => {
    const unsent = onlyHere(connection.state());
    // What is being restored stays on the device until it is in the box.
    if (restoring && !unsent) return;
    if (unsent?.text === stored?.text && unsent?.clientId === stored?.clientId) return;
    stored = unsent;
    if (!unsent) deleteDraft(of);
    warnBeforeLeaving(unsent !== null && !writeDraft(of, draftOf(unsent)));
  };
  const stop = connection.subscribe(store);
  if (box?.value) connection.type(box.value);
  else if (stored && !onlyHere(connection.state())) {
    restoring = true;
    void connection.restore(stored).then(() => {
      restoring = false;
      if (!stopped) store();
    });
  }
  return () => {
    stopped = true;
    stop();
    warnBeforeLeaving(false);
  };
}

function draftOf({ text, clientId }: OnlyHere): Draft {
  return { savedAt: Date.now(), version: null, id: clientId, fields: [["content", text]] };
}

function onlyIn({ id, fields: [content] }: Draft): OnlyHere {
  return { text: content?.[1] ?? "", clientId: id };
}
