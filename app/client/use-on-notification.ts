import { useEffect, useEffectEvent, useRef } from "react";
import { useInbox } from "./inbox.tsx";

/** Calls `react` when the inbox reports another number of unread notifications than the page was `loaded` with. */
export function useOnNotification(loaded: number | undefined, react: () => void): void {
  const { unread } = useInbox();
  // A report from before this page was loaded tells nothing new.
  const seen = useRef(unread);
  const compare = useEffectEvent(() => {
    if (unread && unread.notifications !== loaded) react();
  });
  useEffect(() => {
    if (seen.current === unread) return;
    seen.current = unread;
    compare();
  }, [unread]);
}
