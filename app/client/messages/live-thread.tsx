import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import {
  connectivity,
  noteConnectivity,
  onConnectivity,
} from "#app/client/connection/connectivity.ts";
import { tryAgain } from "#app/client/connection/try-again.ts";
import { useRefresh } from "#app/client/updates/use-refresh.ts";
import type { Role } from "#app/domain/accounts/role.ts";
import type { BookingStep } from "#app/domain/messages/booking-step.ts";
import { type Card, proposalIn } from "#app/domain/messages/card.ts";
import { type Chat, chatOf, connectionOf, type Unsent } from "#app/domain/messages/chat.ts";
import { conversationPath, type OpenThread } from "#app/domain/messages/conversation.ts";
import type { StartAbout } from "#app/domain/messages/conversation-start.ts";
import { ownReadMarks } from "#app/domain/messages/own-read-marks.ts";
import { paths } from "#app/links.ts";
import { useNow } from "#app/ui/bookings/use-now.ts";
import type { MessageRefusal } from "#app/ui/messages/message-form.tsx";
import { ThreadView } from "#app/ui/messages/thread-view.tsx";
import { browserPorts } from "./browser-ports.ts";
import {
  type ConversationConnection,
  openConversationConnection,
} from "./conversation-connection.ts";
import { storeDraft } from "./store-draft.ts";

type LiveThreadProps = {
  me: string;
  thread: OpenThread;
  /** Whom a conversation is started with that begins with its first message; else null. */
  about: StartAbout | null;
  repliesSoon: boolean;
  cards: readonly Card[];
  steps: readonly BookingStep[];
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
  const { me, thread, about, repliesSoon, cards, steps, role, before, unsent, refusal } = props;
  const now = useNow(props.now);
  const [initial] = useState(() => chatOf(me, thread, unsent));
  const connection = useConversationConnection(thread, about, initial);
  const chat = useSyncExternalStore(
    (listener) => connection?.subscribe(listener) ?? (() => {}),
    () => connection?.state() ?? initial,
    () => initial,
  );
  const isSaidInBar = useSyncExternalStore(
    onConnectivity,
    () => connectivity().nextPage !== null,
    () => false,
  );
  useShownOnPage(["offline", "disconnected"].includes(connectionOf(chat)));
  return (
    <ThreadView
      thread={thread}
      path={thread.id === null ? paths.newConversation(about ?? {}) : conversationPath(thread.id)}
      repliesSoon={repliesSoon}
      cards={cards}
      steps={steps}
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

/**
 * The connection of this conversation, open as long as the component is mounted; null until then. A conversation that
 * begins gets another with its first message, which goes on with what the first one knows.
 */
function useConversationConnection(
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
