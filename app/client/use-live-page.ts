import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useInbox } from "./inbox.tsx";
import { useRefresh } from "./use-refresh.ts";

/**
 * Loads the page again whenever the inbox reports something, and says whether that has changed its `version`. What a socket
 * reports when it opens is news only if there are not as many unread notifications as `notifications` says of the page.
 */
export function useLivePage(version: string, notifications: number | undefined): boolean {
  const { unread, gaps } = useInbox();
  const refresh = useRefresh();
  const [before, setBefore] = useState<string | null>(null);
  const last = useRef({ unread, gaps });
  const react = useEffectEvent(() => {
    const isFirst = last.current.gaps !== gaps;
    const isSame = last.current.unread === unread;
    last.current = { unread, gaps };
    if (isSame || !unread || (isFirst && unread.notifications === notifications)) return;
    setBefore(version);
    refresh();
  });
  useEffect(() => {
    if (unread) react();
  }, [unread]);
  return before !== null && before !== version;
}
