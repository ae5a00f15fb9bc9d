import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import {
  NOTIFICATIONS_PER_PAGE,
  type NotificationKind,
  type NotificationPage,
} from "#app/domain/notifications/notification.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { notifications } from "#db/schema/notifications.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { idsOfPage, numberOfPage } from "#db/statements/paging.ts";
import type { Viewer } from "#db/viewer.ts";
import { isSender, NOTIFICATION, notificationOf } from "./notification-columns.ts";

type NotificationsQuery = { userId: Viewer; kind: NotificationKind | null; page: number };

const isOf = (userId: Viewer) => eq(notifications.userId, sql`${userId}`);
const isOfKind = (kind: NotificationKind | null) =>
  kind ? eq(notifications.kind, kind) : undefined;

/** One page of a person's notifications, of one kind or all, in one round trip. A page past the end is the last. */
export async function readNotifications(
  db: Database,
  { userId, kind, page: number }: NotificationsQuery,
): Promise<NotificationPage> {
  const page = { page: number, size: NOTIFICATIONS_PER_PAGE };
  const { id, readAt, createdAt } = notifications;
  const own = and(isOf(userId), isOfKind(kind));
  const order = [isNotNull(readAt), desc(createdAt), id];
  const total = db
    .select({ count: count().as("total") })
    .from(notifications)
    .where(own);
  const ids = db
    .select({ id })
    .from(notifications)
    .where(own)
    .orderBy(...order);
  const {
    total: [all],
    unread: [unread],
    list,
  } = await namedBatch(db, {
    total,
    unread: db
      .select({ count: count() })
      .from(notifications)
      .where(and(isOf(userId), isNull(readAt))),
    list: db
      .select(NOTIFICATION)
      .from(notifications)
      .leftJoin(users, isSender)
      .where(inArray(id, idsOfPage(ids, { ...page, total })))
      .orderBy(...order),
  });
  const allCount = all?.count ?? 0;
  return {
    total: allCount,
    page: numberOfPage(page, allCount),
    unread: unread?.count ?? 0,
    list: list.map(notificationOf),
  };
}

/** Marks one notification of a person as read; one that is read already stays as it is. `now` in UTC ms. */
export async function markRead(db: Database, userId: string, id: string, now: number) {
  const { userId: owner, readAt } = notifications;
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.id, id), eq(owner, userId), isNull(readAt)));
}

/** The links of notifications, and whose. */
type About = { userId: Viewer; links: readonly string[] };

const isUnreadAbout = ({ userId, links }: About) =>
  and(isOf(userId), isNull(notifications.readAt), inArray(notifications.link, [...links]));

/** How many unread notifications of a person have one of these links. */
export async function countUnreadAbout(db: Database, about: About): Promise<number> {
  const [unread] = await db
    .select({ count: count() })
    .from(notifications)
    .where(isUnreadAbout(about));
  return unread?.count ?? 0;
}

/** Marks the unread notifications of a person that have one of these links as read. `now` in UTC ms. */
export async function markReadAbout(db: Database, about: About, now: number): Promise<void> {
  await db.update(notifications).set({ readAt: now }).where(isUnreadAbout(about));
}

/** Marks all that is unread of a person as read, of one kind or of all. `now` in UTC ms. */
export async function markAllRead(
  db: Database,
  userId: string,
  kind: NotificationKind | null,
  now: number,
): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(isOf(userId), isOfKind(kind), isNull(notifications.readAt)));
}
