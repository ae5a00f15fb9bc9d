import { useState } from "react";
import type { InboxFrame } from "#party/protocol.ts";
import { useInbox } from "./inbox.tsx";

type Unread = InboxFrame["unread"];

/**
 * The unread counts of the badges. The inbox receives every change of messages, so its last frame has their count. The
 * count of notifications is the latest: of the last frame, or of a page that was loaded after it.
 */
export function useUnread(loaded: Unread): Unread {
  const { unread: received } = useInbox();
  const [last, setLast] = useState({ loaded, received, notifications: loaded.notifications });
  if (last.loaded !== loaded || last.received !== received) {
    const newest = last.loaded === loaded && received ? received : loaded;
    setLast({ loaded, received, notifications: newest.notifications });
  }
  return { messages: (received ?? loaded).messages, notifications: last.notifications };
}
