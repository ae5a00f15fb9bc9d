import { useEffect } from "react";

const COUNT = /^\(\d+\+?\) /;

/** The title of a page with the number of unread messages in front of it, in place of an earlier number. */
export function titleWithUnread(title: string, unread: number): string {
  const plain = title.replace(COUNT, "");
  return unread > 0 ? `(${unread > 99 ? "99+" : unread}) ${plain}` : plain;
}

/** Shows how many messages are unread in front of the title of every page: "(2) Bookings | Kayap". */
export function useUnreadInTitle(unread: number): void {
  useEffect(() => {
    const show = () => {
      const title = titleWithUnread(document.title, unread);
      // The text that the page has made stays, so that a later title takes its place; document.title makes a new one.
      const text = document.querySelector("title")?.firstChild;
      if (text && document.title !== title) text.nodeValue = title;
    };
    show();
    // Each page sets its own title, at some time after it was opened.
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [unread]);
}
