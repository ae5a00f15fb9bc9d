import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { NOTIFICATION_KINDS } from "#app/domain/notifications/notification.ts";
import { PUSH_LIVES_MS } from "#app/domain/notifications/push.ts";
import type { Database } from "#db/client.ts";
import { REACHABLE } from "#db/people/reach.ts";
import { liveSession } from "#db/people/sessions.ts";

const MOST_ATTEMPTS = 5;
const TAKEN_AT_ONCE = 10;

const claimedSchema = z.object({
  notificationId: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  link: z.string(),
  createdAt: z.number(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  /** The number of this try, from 1. */
  attempt: z.number(),
});
export type ClaimedPush = z.output<typeof claimedSchema>;

/** When a push of the notification `n` is of no use any more, UTC ms. */
const USELESS_AT = sql.raw(
  `n.created_at + case n.kind ${Object.entries(PUSH_LIVES_MS)
    .map(([kind, ms]) => `when '${kind}' then ${ms}`)
    .join(" ")} end`,
);

/** Whether the person with the settings `t` wants pushes like the notification `n`; who has set nothing does. */
const SWITCHED_ON = sql.raw(`coalesce(t.push_notifications, 1) = 1 and coalesce(case n.kind
  when 'message' then t.message_notifications when 'review' then t.review_notifications end, 1) = 1`);

/** Whether the person `u` has passed the second factor in the browser `e` (threat 69). */
const PASSED_THE_FACTOR = sql.raw(`exists (select 1 from two_factor_devices d
  where d.user_id = u.id and d.device_id = e.device_id)`);

/**
 * The condition that a row of `push_outbox` is still worth sending: unread, of use, wanted, and to a browser in which
 * its person is signed in, so that nobody else reads it there. No switch holds back what is about the security of the
 * account, and a browser in which the second factor was passed gets it also after a thief has signed it out.
 */
function worthSending(now: number): SQL {
  const signedIn = sql`exists (select 1 from sessions s
    where s.user_id = u.id and s.device_id = e.device_id and ${liveSession(now)})`;
  return sql`(push_outbox.attempts < ${sql.raw(`${MOST_ATTEMPTS}`)} and exists (select 1 from notifications n
    join push_endpoints e on e.endpoint = push_outbox.endpoint and e.user_id = n.user_id
    join users u on u.id = n.user_id and u.deleted_at is null
    left join settings t on t.user_id = u.id
    where n.id = push_outbox.notification_id and n.read_at is null and ${USELESS_AT} > ${now}
      and iif(n.security, ${signedIn} or ${PASSED_THE_FACTOR}, ${REACHABLE} and ${SWITCHED_ON} and ${signedIn})))`;
}

/**
 * Takes the pushes that have been due longest, at most ten, and forgets those not worth sending. In the same statement
 * each try is counted and the next one put off by 1, 5, 15, then 30 minutes, so that no other worker takes them
 * meanwhile. `now` is in UTC milliseconds.
 */
export async function claimPushes(db: Database, now: number): Promise<ClaimedPush[]> {
  const of = (table: string, column: string, key: string) =>
    sql.raw(`(select ${column} from ${table} where ${key})`);
  const notified = (column: string) => of("notifications", column, "id = notification_id");
  const subscribed = (column: string) =>
    of("push_endpoints e", column, "e.endpoint = push_outbox.endpoint");
  const [, rows] = await db.batch([
    db.run(
      sql`delete from push_outbox where next_attempt_at <= ${now} and not ${worthSending(now)}`,
    ),
    db.all<{ push: string }>(sql`update push_outbox set attempts = attempts + 1,
        next_attempt_at = ${now} + 60000 * case attempts when 0 then 1 when 1 then 5 when 2 then 15 else 30 end
      where rowid in (select rowid from push_outbox where next_attempt_at <= ${now}
        order by next_attempt_at limit ${sql.raw(`${TAKEN_AT_ONCE}`)})
      returning json_object('notificationId', notification_id, 'kind', ${notified("kind")},
        'title', ${notified("title")}, 'link', ${notified("link")}, 'createdAt', ${notified("created_at")},
        'endpoint', endpoint, 'p256dh', ${subscribed("p256dh")}, 'auth', ${subscribed("auth")},
        'attempt', attempts) as push`),
  ]);
  return rows.map(({ push }) => claimedSchema.parse(JSON.parse(push)));
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
    db.run(sql`delete from push_outbox where (notification_id, endpoint) in (
      select value ->> 0, value ->> 1 from json_each(${JSON.stringify(done)}))`),
    db.run(sql`delete from push_endpoints where endpoint in (
      select value from json_each(${JSON.stringify(gone)}))`),
  ]);
}
