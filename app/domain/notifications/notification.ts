import { DAY_MS } from "#app/domain/time/durations.ts";
import type { NotificationBody } from "./body.ts";

/** What a notification is about; also the filters of the list. */
export const NOTIFICATION_KINDS = ["booking", "job", "message", "review", "account"] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** A notification in the list of /dashboard/notifications (decision 43). */
export type Notification = {
  id: string;
  kind: NotificationKind;
  title: string;
  body: NotificationBody;
  /** A path on this site. */
  link: string;
  /** UTC milliseconds; null while unread. */
  readAt: number | null;
  createdAt: number;
};

export const NOTIFICATIONS_PER_PAGE = 20;

/** A page of notifications, unread first, then newest first; `total` counts all of the filtered kind. */
export type NotificationPage = {
  total: number;
  page: number;
  /** How many of all kinds are unread. */
  unread: number;
  list: Notification[];
};

export const NOTHING_NEW = "Nothing new. Booking and message updates appear here.";

/** Notifications are deleted after 90 days. */
export const KEEP_NOTIFICATIONS_MS = 90 * DAY_MS;

/** The title of a conversation's notification with several unread messages; null where one title fits. */
export function messagesTitle(sender: string, unread: number): string | null {
  return unread > 1 ? `${unread} new messages from ${sender}` : null;
}
