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
import type { Conversation } from "#app/domain/messages/conversation.ts";
import { CLOSED, type InboxFrame, inboxFrameSchema } from "#party/protocol.ts";
import { openRoomSocket } from "./room-socket.ts";

type Unread = InboxFrame["unread"];

export type Inbox = {
  /** What is unread as of the last news; null before the first, and then what the page was loaded with counts. */
  unread: Unread | null;
  /** The conversations that changed since the page was opened, as of their last change. */
  changed: ReadonlyMap<string, Conversation>;
  /** How often the line came: what happened before it did, since the page or since it went, is not among the changes. */
  gaps: number;
};

const NOTHING: Inbox = { unread: null, changed: new Map(), gaps: 0 };
const InboxContext = createContext<Inbox>(NOTHING);

/** The live side of one's own inbox, for every page of the dashboard. */
export function useInbox(): Inbox {
  return useContext(InboxContext);
}

/** Keeps one socket to the person's inbox open as long as the dashboard is. */
export function InboxProvider({ children }: { children: ReactNode }) {
  const [inbox, setInbox] = useState(NOTHING);
  const isLeaving = useIsLeaving();
  useEffect(() => {
    const socket = openRoomSocket("/parties/inbox/me", {
      frames: inboxFrameSchema,
      open: () => setInbox((before) => ({ ...before, gaps: before.gaps + 1 })),
      frame: (frame) => setInbox((before) => withNews(before, frame)),
      closed: (code) => {
        if (code === CLOSED.session) void leaveIfSignedOut(isLeaving);
      },
    });
    const wake = () => {
      if (document.visibilityState === "visible") socket.wake();
    };
    document.addEventListener("visibilitychange", wake);
    window.addEventListener("online", wake);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      window.removeEventListener("online", wake);
      socket.close();
    };
  }, [isLeaving]);
  return <InboxContext value={inbox}>{children}</InboxContext>;
}

/**
 * A socket is closed also for those who may come again: only a page of somebody who is signed out goes. One that is on
 * its way already, because its own form ended the session, is left to arrive and say so.
 */
async function leaveIfSignedOut(isLeaving: () => boolean): Promise<void> {
  if (isLeaving()) return;
  const answer = await fetch("/dashboard/more.data").catch(() => null);
  if (answer?.status === 401 && !isLeaving()) location.reload();
}

/** A form can also be answered by a download; then the page stays. */
const LEAVES_WITHIN_MS = 30_000;

/** Asks whether the page has just set off for another one, by the router or as a document. */
function useIsLeaving(): () => boolean {
  const isBusy = useNavigation().state !== "idle";
  const busy = useRef(isBusy);
  const setOffAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    busy.current = isBusy;
  }, [isBusy]);
  useEffect(() => {
    const setOff = () => {
      setOffAt.current = Date.now();
    };
    window.addEventListener("beforeunload", setOff);
    return () => window.removeEventListener("beforeunload", setOff);
  }, []);
  return useCallback(() => busy.current || Date.now() - setOffAt.current < LEAVES_WITHIN_MS, []);
}

function withNews(inbox: Inbox, { unread, conversation }: InboxFrame): Inbox {
  if (!conversation) return { ...inbox, unread };
  return { ...inbox, unread, changed: new Map(inbox.changed).set(conversation.id, conversation) };
}
