import { useEffect, useEffectEvent, useRef } from "react";
import { isNews } from "#app/domain/notifications/news.ts";
import { useInbox } from "./inbox.tsx";

/** Calls `react` when the inbox reports news to a page that was loaded with so many unread `notifications` (`isNews`). */
export function useOnNotification(notifications: number | undefined, react: () => void): void {
  const { unread, gaps, changes } = useInbox();
  // A report from before this page was loaded tells nothing new.
  const last = useRef({ unread, gaps, changes });
  // A report of a conversation may come before the one that says why there are fewer.
  const counted = useRef(unread);
  const compare = useEffectEvent(() => {
    const before = last.current;
    last.current = { unread, gaps, changes };
    if (!unread || before.unread === unread) return;
    const ofConversation = before.changes !== changes;
    const report = {
      unread,
      before: counted.current,
      shown: notifications,
      isFirst: before.gaps !== gaps,
      ofConversation,
    };
    if (!ofConversation) counted.current = unread;
    if (isNews(report)) react();
  });
  useEffect(() => {
    if (unread) compare();
  }, [unread]);
}
