import { useEffect, useEffectEvent, useRef } from "react";
import { useInbox } from "./inbox.tsx";

/** Calls `react` when the inbox reports another number of unread notifications than `notifications` says of the page. */
export function useOnNotification(notifications: number | undefined, react: () => void): void {
  const { unread } = useInbox();
  // A report from before this page was loaded tells nothing new.
  const last = useRef(unread);
  const compare = useEffectEvent(() => {
    if (unread && unread.notifications !== notifications) react();
  });
  useEffect(() => {
    if (last.current === unread) return;
    last.current = unread;
    compare();
  }, [unread]);
}
