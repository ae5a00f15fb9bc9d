type Unread = { notifications: number };

type Report = {
  /** The unread notifications that the inbox counts. */
  unread: Unread;
  /** Those of its last report that named no conversation; null for none. */
  before: Unread | null;
  /** Those with which the page was loaded; undefined where it could not read them. */
  shown: number | undefined;
  /** Whether the socket has just been opened: then the inbox reports without a reason. */
  isFirst: boolean;
  /** Whether it names a conversation that changed: a message, a card, or that it was read. */
  ofConversation: boolean;
};

/**
 * Whether a report of the inbox may tell of what a page does not show yet: of another number of notifications than the page
 * knows, or of as many for a reason other than a conversation or that some were read, as of an offer that is changed once more.
 */
export function isNews({ unread, before, shown, isFirst, ofConversation }: Report): boolean {
  if (unread.notifications !== shown) return true;
  const areFewer = before !== null && unread.notifications < before.notifications;
  return !isFirst && !ofConversation && !areFewer;
}
