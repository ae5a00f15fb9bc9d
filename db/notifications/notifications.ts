import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import {
  NOTIFICATIONS_PER_PAGE,
  type NotificationKind,
  type NotificationPage,
  notificationPageSchema,
} from "#app/domain/notifications/notification.ts";
import type { Database } from "#db/client.ts";
import { rawNumber } from "#db/raw-number.ts";
import { readRow } from "#db/read.ts";
import { notifications } from "#db/schema/post.ts";

type Asked = { userId: string; kind: NotificationKind | null; page: number };

/** One page of a person's notifications, of one kind or all, in one statement. A page past the end is the last. */
export async function readNotifications(
  db: Database,
  { userId, kind, page }: Asked,
): Promise<NotificationPage> {
  const size = rawNumber(NOTIFICATIONS_PER_PAGE);
  const own = sql`user_id = ${userId}${ofKind(kind)}`;
  const { notices } = await readRow(
    db,
    sql`with whole (total) as materialized (select count(*) from notifications where ${own}),
      start (n) as materialized (select max(0, min(${rawNumber((page - 1) * NOTIFICATIONS_PER_PAGE)},
        (total - 1) / ${size} * ${size})) from whole)
    select json_object('total', (select total from whole), 'page', (select n / ${size} + 1 from start),
      'unread', (select count(*) from notifications where user_id = ${userId} and read_at is null),
      'list', json((select json_group_array(json(notice)) from (select json_object('id', id, 'kind', kind,
          'title', title, 'body', body, 'link', link, 'readAt', read_at, 'createdAt', created_at) as notice
        from notifications where ${own} order by read_at is not null, created_at desc, id
        limit ${size} offset (select n from start))))) as notices_json`,
    z.object({ notices: notificationPageSchema }),
  );
  return notices;
}

const ofKind = (kind: NotificationKind | null): SQL => (kind ? sql` and kind = ${kind}` : sql``);

/** Marks one notification of a person as read; one that is read already stays as it is. `now` in UTC ms. */
export async function markRead(db: Database, userId: string, id: string, now: number) {
  const { userId: owner, readAt } = notifications;
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.id, id), eq(owner, userId), isNull(readAt)));
}

/** Marks all that is unread of a person as read, of one kind or of all. `now` in UTC ms. */
export async function markAllRead(
  db: Database,
  userId: string,
  kind: NotificationKind | null,
  now: number,
): Promise<void> {
  await db.run(sql`update notifications set read_at = ${now}
    where user_id = ${userId}${ofKind(kind)} and read_at is null`);
}
