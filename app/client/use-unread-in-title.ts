import { useEffect } from "react";

const COUNT = /^\(\d+\+?\) /;

/** Shows how many messages are unread in front of the title of every page: "(2) Bookings | Kayap". */
export function useUnreadInTitle(unread: number): void {
  useEffect(() => {
    const show = () => {
      const title = document.title.replace(COUNT, "");
      const wanted = unread > 0 ? `(${unread > 99 ? "99+" : unread}) ${title}` : title;
      if (document.title !== wanted) document.title = wanted;
    };
    show();
    // Each page sets its own title, at some time after it was opened.
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [unread]);
}
