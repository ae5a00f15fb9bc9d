import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { useNavigation } from "react-router";
import { noteOtherPerson } from "#app/client/connection/other-person.ts";
import type { Conversation } from "#app/domain/messages/conversation.ts";
import { paths } from "#app/links.ts";
import { CLOSED, type InboxFrame, readInboxFrame } from "#party/protocol.ts";
import { openRoomSocket } from "./room-socket.ts";

type Unread = InboxFrame["unread"];

type Inbox = {
  /** The unread counts of the last frame; null before the first, when the loaded page has the counts. */
  unread: Unread | null;
  /** The conversations that changed since the page was opened, as of their last change. */
  changes: ReadonlyMap<string, Conversation>;
  /** How often the socket was opened: changes before that, and while it was closed, are missing in `changed`. */
  gaps: number;
};

const NOTHING: Inbox = { unread: null, changes: new Map(), gaps: 0 };
const InboxContext = createContext<Inbox>(NOTHING);

/** What the socket of the person's inbox has received, for every page of the dashboard. */
export function useInbox(): Inbox {
  return useContext(InboxContext);
}

/** Keeps a socket to the person's inbox open while the dashboard is mounted. */
export function InboxProvider({ children }: { children: ReactNode }) {
  const [inbox, setInbox] = useState(NOTHING);
  const isLeaving = useIsLeaving();
  useEffect(() => {
    const socket = openRoomSocket("/parties/inbox/me", {
      read: readInboxFrame,
      open: () => setInbox((before) => ({ ...before, gaps: before.gaps + 1 })),
      frame: (frame) => {
        if (!noteOtherPerson()) setInbox((before) => withFrame(before, frame));
      },
      closed: (code) => {
        if (code === CLOSED.session) void leaveIfSignedOut(isLeaving);
      },
    });
    const wake = () => {
      if (document.visibilityState === "visible") socket.wake();
    };
    document.addEventListener("visibilitychange", wake);
    addEventListener("online", wake);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      removeEventListener("online", wake);
      socket.close();
    };
  }, [isLeaving]);
  return <InboxContext value={inbox}>{children}</InboxContext>;
}

/**
 * Reloads the page of a person who is signed out; a socket is also closed for people who may reconnect. Not while the
 * page is being left, because its own form ended the session and the next page says so.
 */
async function leaveIfSignedOut(isLeaving: () => boolean): Promise<void> {
  if (isLeaving()) return;
  const response = await fetch(`${paths.more}.data`).catch(() => null);
  if (response?.status === 401 && !isLeaving()) location.reload();
}

/** A form whose response is a download does not leave the page. */
const LEAVES_WITHIN_MS = 30_000;

/** Gives a function that says whether the page is being left, by the router or for a new document. */
function useIsLeaving(): () => boolean {
  const isBusy = useNavigation().state !== "idle";
  const busy = useRef(isBusy);
  const leftAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    busy.current = isBusy;
  }, [isBusy]);
  useEffect(() => {
    const noteLeaving = () => {
      leftAt.current = Date.now();
    };
    addEventListener("beforeunload", noteLeaving);
    return () => removeEventListener("beforeunload", noteLeaving);
  }, []);
  return useCallback(() => busy.current || Date.now() - leftAt.current < LEAVES_WITHIN_MS, []);
}

function withFrame(inbox: Inbox, { unread, conversation }: InboxFrame): Inbox {
  if (!conversation) return { ...inbox, unread };
  return { ...inbox, unread, changes: new Map(inbox.changes).set(conversation.id, conversation) };
}
