import { z } from "zod";

/** What a notification is about; the same words filter the list. */
export const NOTIFICATION_KINDS = ["booking", "message", "review", "account"] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** A line of /dashboard/notifications (decision 43). */
export const notificationSchema = z.object({
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
