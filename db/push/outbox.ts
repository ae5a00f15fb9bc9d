import { and, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { NotificationKind } from "#app/domain/notifications/notification.ts";
import { PUSH_LIVES_MS } from "#app/domain/notifications/push.ts";
import { isReachable } from "#db/accounts/reachable.ts";
import { heldSessions, holders, liveSession } from "#db/accounts/sessions.ts";
import type { Database } from "#db/connection/client.ts";
import { mayReach } from "#db/may-reach.ts";
import { HAS_PASSED_TWO_FACTOR } from "#db/notifications/push-endpoints.ts";
import { settings } from "#db/schema/accounts.ts";
import { notifications, pushEndpoints, pushOutbox } from "#db/schema/notifications.ts";
import { constant } from "#db/statements/constant.ts";

const MOST_ATTEMPTS = 5;
const CLAIMED_AT_ONCE = 10;

export type ClaimedPush = {
  notificationId: string;
  kind: NotificationKind;
  title: string;
  link: string;
  createdAt: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The number of this attempt, from 1. */
  attempt: number;
};

/** When a push of a notification is outdated, UTC ms. */
const OUTDATED_AT = sql`${notifications.createdAt} + case ${notifications.kind} ${sql.join(
  Object.entries(PUSH_LIVES_MS).map(
    ([kind, ms]) => sql`when ${constant(kind)} then ${constant(ms)}`,
  ),
  sql` `,
)} end`;

/** The condition that a person, whose settings are joined, gets pushes of a notification's kind, which is the default. */
const IS_ENABLED = sql`coalesce(${settings.pushNotifications}, 1) = 1
  and coalesce(case ${notifications.kind} when 'message' then ${settings.messageNotifications}
    when 'review' then ${settings.reviewNotifications} when 'job' then ${settings.jobNotifications} end, 1) = 1`;

/**
 * The condition that a row of `push_outbox` is still to be sent: unread, not outdated, enabled in the settings, and to a
 * browser in which its person is signed in, so that nobody else reads it there. Security notifications are sent whatever
 * the settings say, also when somebody has read them already (threat 88) and to a browser in which the second factor was
 * passed before a thief signed it out.
 */
function worthSending(db: Database, now: number): SQL {
  const live = db
    .select({ id: heldSessions.idHash })
    .from(heldSessions)
    .where(
      and(
        eq(heldSessions.userId, holders.id),
        eq(heldSessions.deviceId, pushEndpoints.deviceId),
        liveSession(now),
      ),
    );
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
    .innerJoin(holders, and(eq(holders.id, notifications.userId), isNull(holders.deletedAt)))
    .leftJoin(settings, eq(settings.userId, holders.id))
    .where(
      sql`${notifications.id} = ${pushOutbox.notificationId} and ${OUTDATED_AT} > ${now}
        and iif(${notifications.security}, exists ${live} or ${HAS_PASSED_TWO_FACTOR},
          ${notifications.readAt} is null and ${isReachable(holders)} and ${mayReach(notifications.fromUserId, holders.id)}
            and ${IS_ENABLED} and exists ${live})`,
    );
  return sql`(${pushOutbox.attempts} < ${MOST_ATTEMPTS} and exists ${worth})`;
}

/**
 * Claims the pushes that have been due longest, at most ten, and deletes due ones that are not to be sent any more. The
 * claim counts the attempt and sets the next one 1, 5, 15, then 30 minutes later, so that no other run claims them
 * meanwhile. `now` in UTC ms.
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
          order by ${pushOutbox.nextAttemptAt} limit ${CLAIMED_AT_ONCE})`,
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

/** The outcome of an attempt: accepted, the browser's subscription has ended, rejected, or to be tried again later. */
export type PushOutcome = "taken" | "gone" | "refused" | "later";

/** Stores the outcomes of claimed pushes: only those to be tried later stay; endpoints that have ended go (threat 63). */
export async function settlePushes(
  db: Database,
  settled: readonly { push: ClaimedPush; outcome: PushOutcome }[],
): Promise<void> {
  const settledIds = settled
    .filter(({ outcome, push }) => outcome !== "later" || push.attempt >= MOST_ATTEMPTS)
    .map(({ push }) => [push.notificationId, push.endpoint]);
  const ended = settled
    .filter(({ outcome }) => outcome === "gone")
    .map(({ push }) => push.endpoint);
  await db.batch([
    db.delete(pushOutbox).where(
      sql`(${pushOutbox.notificationId}, ${pushOutbox.endpoint}) in (
        select value ->> 0, value ->> 1 from json_each(${JSON.stringify(settledIds)}))`,
    ),
    db
      .delete(pushEndpoints)
      .where(
        sql`${pushEndpoints.endpoint} in (select value from json_each(${JSON.stringify(ended)}))`,
      ),
  ]);
}
