import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { Conversation } from "#app/domain/conversation.ts";
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
  useEffect(() => {
    const socket = openRoomSocket("/parties/inbox/me", {
      frames: inboxFrameSchema,
      open: () => setInbox((before) => ({ ...before, gaps: before.gaps + 1 })),
      frame: (frame) => setInbox((before) => withNews(before, frame)),
      closed: (code) => {
        if (code === CLOSED.session) void leaveIfSignedOut();
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
  }, []);
  return <InboxContext value={inbox}>{children}</InboxContext>;
}

/** A socket is closed also for those who may come again: only a page of somebody who is signed out goes. */
async function leaveIfSignedOut(): Promise<void> {
  const answer = await fetch("/dashboard/more.data").catch(() => null);
  if (answer?.status === 401) location.reload();
}

function withNews(inbox: Inbox, { unread, conversation }: InboxFrame): Inbox {
  if (!conversation) return { ...inbox, unread };
  return { ...inbox, unread, changed: new Map(inbox.changed).set(conversation.id, conversation) };
}
