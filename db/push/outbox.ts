import { and, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { NotificationKind } from "#app/domain/notifications/notification.ts";
import { PUSH_LIVES_MS } from "#app/domain/notifications/push.ts";
import { isReachable } from "#db/accounts/reachable.ts";
import { liveSession } from "#db/accounts/sessions.ts";
import type { Database } from "#db/client.ts";
import { constant } from "#db/constant.ts";
import { PASSED_THE_FACTOR } from "#db/notifications/push-endpoints.ts";
import { sessions, settings, users } from "#db/schema/accounts.ts";
import { notifications, pushEndpoints, pushOutbox } from "#db/schema/email.ts";

const MOST_ATTEMPTS = 5;
const TAKEN_AT_ONCE = 10;

/** Under the names by which `liveSession` knows a session and its person. */
const s = alias(sessions, "s");
const u = alias(users, "u");

export type ClaimedPush = {
  notificationId: string;
  kind: NotificationKind;
  title: string;
  link: string;
  createdAt: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The number of this try, from 1. */
  attempt: number;
};

/** When a push of a notification is of no use any more, UTC ms. */
const USELESS_AT = sql`${notifications.createdAt} + case ${notifications.kind} ${sql.join(
  Object.entries(PUSH_LIVES_MS).map(
    ([kind, ms]) => sql`when ${constant(kind)} then ${constant(ms)}`,
  ),
  sql` `,
)} end`;

/** Whether a person, whose settings are joined, wants pushes like a notification; who has set nothing does. */
const SWITCHED_ON = sql`coalesce(${settings.pushNotifications}, 1) = 1
  and coalesce(case ${notifications.kind} when 'message' then ${settings.messageNotifications}
    when 'review' then ${settings.reviewNotifications} end, 1) = 1`;

/**
 * The condition that a row of `push_outbox` is still worth sending: unread, of use, wanted, and to a browser in which
 * its person is signed in, so that nobody else reads it there. No switch holds back what is about the security of the
 * account, and a browser in which the second factor was passed gets it also after a thief has signed it out.
 */
function worthSending(db: Database, now: number): SQL {
  const live = db
    .select({ id: s.idHash })
    .from(s)
    .where(and(eq(s.userId, u.id), eq(s.deviceId, pushEndpoints.deviceId), liveSession(now)));
  const worth = db
    .select({ id: notifications.id })
    .from(notifications)
    .innerJoin(
      pushEndpoints,
      and(
        eq(pushEndpoints.endpoint, pushOutbox.endpoint),
        eq(pushEndpoints.userId, notifications.userId),
      ),
    )
    .innerJoin(u, and(eq(u.id, notifications.userId), isNull(u.deletedAt)))
    .leftJoin(settings, eq(settings.userId, u.id))
    .where(
      sql`${notifications.id} = ${pushOutbox.notificationId} and ${notifications.readAt} is null
        and ${USELESS_AT} > ${now}
        and iif(${notifications.security}, exists ${live} or ${PASSED_THE_FACTOR},
          ${isReachable(u)} and ${SWITCHED_ON} and exists ${live})`,
    );
  return sql`(${pushOutbox.attempts} < ${MOST_ATTEMPTS} and exists ${worth})`;
}

/**
 * Takes the pushes that have been due longest, at most ten, and forgets those not worth sending. In the same statement
 * each try is counted and the next one put off by 1, 5, 15, then 30 minutes, so that no other worker takes them
 * meanwhile. `now` is in UTC milliseconds.
 */
export async function claimPushes(db: Database, now: number): Promise<ClaimedPush[]> {
  const due = lte(pushOutbox.nextAttemptAt, now);
  const notified = <T>(column: SQLiteColumn) =>
    sql<T>`${db
      .select({ value: column })
      .from(notifications)
      .where(eq(notifications.id, pushOutbox.notificationId))}`;
  const subscribed = (column: SQLiteColumn) =>
    sql<string>`${db
      .select({ value: column })
      .from(pushEndpoints)
      .where(eq(pushEndpoints.endpoint, pushOutbox.endpoint))}`;
  const [, claimed] = await db.batch([
    db.delete(pushOutbox).where(and(due, sql`not ${worthSending(db, now)}`)),
    db
      .update(pushOutbox)
      .set({
        attempts: sql`${pushOutbox.attempts} + 1`,
        nextAttemptAt: sql`${now} + 60000 * case ${pushOutbox.attempts}
          when 0 then 1 when 1 then 5 when 2 then 15 else 30 end`,
      })
      .where(
        sql`rowid in (select rowid from ${pushOutbox} where ${due}
          order by ${pushOutbox.nextAttemptAt} limit ${TAKEN_AT_ONCE})`,
      )
      .returning({
        notificationId: pushOutbox.notificationId,
        kind: notified<NotificationKind>(notifications.kind),
        title: notified<string>(notifications.title),
        link: notified<string>(notifications.link),
        createdAt: notified<number>(notifications.createdAt),
        endpoint: pushOutbox.endpoint,
        p256dh: subscribed(pushEndpoints.p256dh),
        auth: subscribed(pushEndpoints.auth),
        attempt: pushOutbox.attempts,
      }),
  ]);
  return claimed;
}

/** What became of a try: the push service took it, knows the browser no more, will not have it, or may take it later. */
export type PushOutcome = "taken" | "gone" | "refused" | "later";

/** Notes what became of claimed pushes: only those to be tried later stay, browsers that are gone go too (threat 63). */
export async function settlePushes(
  db: Database,
  settled: readonly { push: ClaimedPush; outcome: PushOutcome }[],
): Promise<void> {
  const done = settled
    .filter(({ outcome, push }) => outcome !== "later" || push.attempt >= MOST_ATTEMPTS)
    .map(({ push }) => [push.notificationId, push.endpoint]);
  const gone = settled.filter(({ outcome }) => outcome === "gone").map(({ push }) => push.endpoint);
  await db.batch([
    db.delete(pushOutbox).where(
      sql`(${pushOutbox.notificationId}, ${pushOutbox.endpoint}) in (
        select value ->> 0, value ->> 1 from json_each(${JSON.stringify(done)}))`,
    ),
    db
      .delete(pushEndpoints)
      .where(
        sql`${pushEndpoints.endpoint} in (select value from json_each(${JSON.stringify(gone)}))`,
      ),
  ]);
}
