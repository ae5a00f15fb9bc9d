import { useState } from "react";
import type { InboxFrame } from "#party/protocol.ts";
import { useInbox } from "./inbox.tsx";

type Unread = InboxFrame["unread"];

/**
 * What the badges say. Every change of messages is told to the inbox, so its news counts. Of notifications whatever
 * came last counts: the news, or a page that was loaded since.
 */
export function useUnread(loaded: Unread): Unread {
  const { unread: news } = useInbox();
  const [last, setLast] = useState({ loaded, news, notifications: loaded.notifications });
  if (last.loaded !== loaded || last.news !== news) {
    const newest = last.loaded === loaded && news ? news : loaded;
    setLast({ loaded, news, notifications: newest.notifications });
  }
  return { messages: (news ?? loaded).messages, notifications: last.notifications };
}
