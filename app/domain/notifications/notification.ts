import { z } from "zod";
import { DAY_MS } from "#app/domain/durations.ts";

/** What a notification is about; the same words filter the list. */
export const NOTIFICATION_KINDS = ["booking", "message", "review", "account"] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** A line of /dashboard/notifications (decision 43). */
const notificationSchema = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  body: z.string(),
  /** A path on this site. */
  link: z.string(),
  /** UTC milliseconds; null while unread. */
  readAt: z.number().nullable(),
  createdAt: z.number(),
});
export type Notification = z.output<typeof notificationSchema>;

export const NOTIFICATIONS_PER_PAGE = 20;

/** A page of them, unread first, then newest first; `total` is how many there are of the kind asked for. */
export const notificationPageSchema = z.object({
  total: z.number(),
  page: z.number(),
  /** How many of all kinds are unread. */
  unread: z.number(),
  list: z.array(notificationSchema),
});
export type NotificationPage = z.output<typeof notificationPageSchema>;

export const NOTHING_NEW = "Nothing new. Booking and message updates appear here.";

/** How long they are kept, in milliseconds: 90 days. */
export const KEEP_NOTIFICATIONS_MS = 90 * DAY_MS;
