import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useInbox } from "./inbox.tsx";
import { useRefresh } from "./use-refresh.ts";

/**
 * Loads the page again whenever the inbox reports something, and says whether that has changed its `version`. What a socket
 * reports when it opens is news only if there are not as many unread notifications as `notifications` says of the page; nor is
 * it that those about the page are read, because it is open.
 */
export function useLivePage(version: string, notifications: number | undefined): boolean {
  const { unread, gaps } = useInbox();
  const refresh = useRefresh();
  const [shown, setShown] = useState<string | null>(null);
  const last = useRef({ unread, gaps });
  const react = useEffectEvent(() => {
    const before = last.current;
    last.current = { unread, gaps };
    if (!unread || before.unread === unread) return;
    const isFirst = before.gaps !== gaps;
    const areFewer = before.unread !== null && unread.notifications < before.unread.notifications;
    if ((isFirst || areFewer) && unread.notifications === notifications) return;
    setShown(version);
    refresh();
  });
  useEffect(() => {
    if (unread) react();
  }, [unread]);
  return shown !== null && shown !== version;
}
