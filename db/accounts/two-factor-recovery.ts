import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import {
  NOTICE_EVERY_MS,
  type TwoFactorRecovery,
} from "#app/domain/accounts/two-factor-recovery.ts";
import { HOUR_MS, MINUTE_MS } from "#app/domain/durations.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { OutboxKind } from "#app/domain/email/kinds.ts";
import { sqlBoolean } from "#app/domain/sql-boolean.ts";
import type { Database } from "#db/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { queueNotification } from "#db/notifications/notify.ts";
import { readRow } from "#db/read.ts";
import { endAccess } from "./account-access.ts";
import { mayMail } from "./account-email.ts";
import { displayPreferencesJson, displayPreferencesSchema } from "./display-preferences.ts";
import { logChange, type SecurityContext } from "./security-log.ts";
import { insertToken, ownerOfToken } from "./tokens.ts";

const LINK_WORKS_MS = HOUR_MS;
/** A notice that came late delays the removal: nothing goes less than this after it. */
const LEAST_AFTER_NOTICE_MS = 23 * HOUR_MS;
const PEOPLE_AT_ONCE = 50;

/** What the owner is told of a step, by e-mail and as a notification that no switch holds back. */
export type RecoveryNews = { emailContent: EmailContent; title: string; body: string };

type Owner = { userId: string; email: string };

/** Where every notification of a removal leads: the page that cancels it. */
const CANCEL_PATH = "/two-factor-recovery/cancel";

/** The statements that tell the owner, for the batch of the change that causes it and right behind it (threat 65). */
function newsOf(
  db: Database,
  { userId, email }: Owner,
  kind: OutboxKind,
  { emailContent, title, body }: RecoveryNews,
  at: number,
) {
  const about = crypto.randomUUID();
  return [
    queueEmail(db, { kind, about, to: email, userId, emailContent, at }),
    queueNotification(db, {
      userId,
      kind: "account",
      title,
      body,
      link: CANCEL_PATH,
      about: null,
      at,
      security: true,
    }),
  ] as const;
}

/** The condition that the second factor of a person is going to be removed. */
export function recoveryRuns(userId: string | SQL): SQL {
  return sql`exists (select 1 from two_factor_recoveries where user_id = ${userId})`;
}

/** The removal that a person waits for, or null. */
export async function readRecovery(
  db: Database,
  userId: string,
): Promise<TwoFactorRecovery | null> {
  const { recovery } = await readRow(
    db,
    sql`select (select json_object('startedAt', started_at, 'dueAt', due_at)
      from two_factor_recoveries where user_id = ${userId}) as recovery_json`,
    z.object({ recovery: z.object({ startedAt: z.number(), dueAt: z.number() }).nullable() }),
  );
  return recovery;
}

const factorSchema = z.object({ factorConfirmedAt: z.number(), email: z.string() });

/** When the second factor of a person was turned on (UTC ms), with the address of the account; null where none is on. */
export async function readFactor(db: Database, userId: string) {
  const { factor } = await readRow(
    db,
    sql`select (select json_object('factorConfirmedAt', f.confirmed_at, 'email', lower(u.email))
      from two_factor f join users u on u.id = f.user_id
      where f.user_id = ${userId} and f.confirmed_at is not null and u.deleted_at is null) as factor_json`,
    z.object({ factor: factorSchema.nullable() }),
  );
  return factor;
}

type LinkWish = Owner & { tokenHash: string; emailContent: EmailContent; context: SecurityContext };

/**
 * Queues the letter with the link that starts a removal; older links die. Nothing while one runs already, or over the
 * limits of letters.
 */
export async function requestRecovery(db: Database, wish: LinkWish): Promise<void> {
  const { userId, email, tokenHash, emailContent, context } = wish;
  const { now } = context;
  const may = sql`${mayMail("two-factor-recovery-link", email, now)} and not ${recoveryRuns(userId)}
    and exists (select 1 from two_factor where user_id = ${userId} and confirmed_at is not null)`;
  const about = tokenHash.slice(0, 16);
  await db.batch([
    db.run(
      sql`delete from tokens where kind = 'recover-two-factor' and user_id = ${userId} and ${may}`,
    ),
    insertToken(
      db,
      {
        kind: "recover-two-factor",
        hash: tokenHash,
        owner: sql`${userId}`,
        email,
        lastsMs: LINK_WORKS_MS,
        now,
      },
      may,
    ),
    logChange(db, userId, "two-factor-recovery-asked", context),
    queueEmail(db, {
      kind: "two-factor-recovery-link",
      about,
      to: email,
      userId,
      emailContent,
      at: now,
    }),
  ]);
}

const linkOwnerSchema = z.object({
  userId: z.string(),
  email: z.string(),
  factorConfirmedAt: z.number(),
  reader: displayPreferencesSchema,
});
export type RecoveryLinkOwner = z.output<typeof linkOwnerSchema>;

/** Whose factor a link would remove; null for one that is unknown, used, out of date or to an address of before. */
export async function readRecoveryLink(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<RecoveryLinkOwner | null> {
  const { owner } = await readRow(
    db,
    sql`select (select json_object('userId', u.id, 'email', lower(u.email),
        'factorConfirmedAt', f.confirmed_at, 'reader', ${sql.raw(displayPreferencesJson("u.id"))})
      from two_factor f join users u on u.id = f.user_id
      where f.user_id = ${ownerOfToken(link(tokenHash, now))} and f.confirmed_at is not null) as owner_json`,
    z.object({ owner: linkOwnerSchema.nullable() }),
  );
  return owner;
}

const link = (hash: string, now: number) => ({ kind: "recover-two-factor", hash, now }) as const;

type Start = Owner & {
  tokenHash: string;
  /** The one that was just found right. */
  passwordHash: string;
  factorConfirmedAt: number;
  dueAt: number;
  news: RecoveryNews;
  context: SecurityContext;
};

/**
 * Starts the wait for a removal by a link, once; the owner is told. A wait for the same factor that runs already goes on
 * as it is. False when the link, the password or the factor is not what it was.
 */
export async function startRecovery(db: Database, start: Start): Promise<boolean> {
  const { userId, tokenHash, passwordHash, factorConfirmedAt, dueAt, news, context } = start;
  const { now } = context;
  const [, , , , , [after]] = await db.batch([
    db.run(sql`insert into two_factor_recoveries (user_id, factor_confirmed_at, started_at, due_at, noticed_at)
      select u.id, f.confirmed_at, ${now}, ${dueAt}, ${now}
      from two_factor f join users u on u.id = f.user_id
      where u.id = ${userId} and u.id = ${ownerOfToken(link(tokenHash, now))}
        and u.password_hash = ${passwordHash} and f.confirmed_at = ${factorConfirmedAt}
      on conflict do nothing`),
    logChange(db, userId, "two-factor-recovery-started", context),
    ...newsOf(db, start, "two-factor-recovery-started", news, now),
    db.run(
      sql`delete from tokens where hash = ${tokenHash} and kind = 'recover-two-factor' and ${recoveryRuns(userId)}`,
    ),
    db.all<{ runs: number }>(sql`select ${recoveryRuns(userId)} as runs`),
  ]);
  return after?.runs === 1;
}

export type CodeSpent = Owner & {
  /** What the owner is told if the code cancels a removal. */
  news: RecoveryNews;
  context: SecurityContext;
};

/** The statements that cancel a removal because the statement before them spent a valid code of its owner. */
export function cancelRecovery(db: Database, { userId, email, news, context }: CodeSpent) {
  return [
    db.run(sql`delete from two_factor_recoveries where user_id = ${userId} and changes() > 0`),
    logChange(db, userId, "two-factor-recovery-cancelled", context),
    ...newsOf(db, { userId, email }, "two-factor-recovery-cancelled", news, context.now),
  ] as const;
}

const cancellableSchema = z.object({
  person: z.object({ id: z.string(), email: z.string(), secret: z.string() }).nullable(),
  /** Whether this browser has passed the person's second factor before. */
  knownDevice: sqlBoolean,
});

/** Whose removal a code may cancel, by the address of the account; `person` is null where none runs. */
export function readCancellable(db: Database, email: string, deviceHash: string | null) {
  return readRow(
    db,
    sql`with u as (select id from users where lower(email) = ${email} and deleted_at is null)
      select (select json_object('id', f.user_id, 'email', ${email}, 'secret', f.secret)
          from two_factor f join two_factor_recoveries r on r.user_id = f.user_id
          where f.user_id = (select id from u)) as person_json,
        exists (select 1 from two_factor_devices where device_id = ${deviceHash}
          and user_id = (select id from u)) as "knownDevice"`,
    cancellableSchema,
  );
}

const waitingSchema = z.object({
  userId: z.string(),
  email: z.string(),
  dueAt: z.number(),
  reader: displayPreferencesSchema,
});
type Waiting = z.output<typeof waitingSchema>;

const waitingJson = sql.raw(`json_object('userId', u.id, 'email', lower(u.email), 'dueAt', r.due_at,
  'reader', ${displayPreferencesJson("u.id")})`);

/** The condition that the owner of the row `r` of two_factor_recoveries is to be told again. */
const noticeIsDue = (now: number) => sql`(r.noticed_at <= ${now - LEAST_AFTER_NOTICE_MS}
  and r.started_at + r.notices * ${NOTICE_EVERY_MS} <= ${now}
  and r.notices < (r.due_at - r.started_at) / ${NOTICE_EVERY_MS})`;

/**
 * The condition that the row `r` has run its time and its owner heard of it every day: a clock that jumps ahead, or jobs
 * that stood still, remove nothing unannounced.
 */
const removalIsDue = (now: number) => sql`(r.due_at <= ${now}
  and r.noticed_at <= ${now - LEAST_AFTER_NOTICE_MS}
  and r.notices >= (r.due_at - r.started_at) / ${NOTICE_EVERY_MS})`;

async function readWaiting(db: Database, isDue: SQL): Promise<Waiting[]> {
  const rows = await db.all<{ waiting: string }>(sql`select ${waitingJson} as waiting
    from two_factor_recoveries r join users u on u.id = r.user_id
    where ${isDue} and u.deleted_at is null order by r.due_at limit ${sql.raw(`${PEOPLE_AT_ONCE}`)}`);
  return rows.map(({ waiting }) => waitingSchema.parse(JSON.parse(waiting)));
}

/**
 * Puts right what a clock that was ahead has written: a wait that starts in the future starts now, with its full time, and
 * a notice from the future does not count.
 */
export async function repairRecoveryTimes(db: Database, now: number): Promise<void> {
  await db.batch([
    db.run(sql`update two_factor_recoveries set due_at = ${now} + due_at - started_at, started_at = ${now},
      notices = 1, noticed_at = ${now} where started_at > ${now + MINUTE_MS}`),
    db.run(sql`update two_factor_recoveries set noticed_at = ${now},
      notices = min(notices, 1 + cast((${now} - started_at) / ${NOTICE_EVERY_MS} as integer))
      where noticed_at > ${now + MINUTE_MS}`),
  ]);
}

/** Those whose daily notice is due at `now` (UTC ms). */
export const readRecoveriesToNotice = (db: Database, now: number) =>
  readWaiting(db, noticeIsDue(now));

/** Tells somebody once more, if nobody else has meanwhile. */
export async function noticeRecovery(
  db: Database,
  owner: Owner,
  news: RecoveryNews,
  now: number,
): Promise<void> {
  await db.batch([
    db.run(sql`update two_factor_recoveries as r set notices = notices + 1, noticed_at = ${now}
      where r.user_id = ${owner.userId} and ${noticeIsDue(now)}`),
    ...newsOf(db, owner, "two-factor-recovery-notice", news, now),
  ]);
}

/** Those whose factor is to be removed at `now` (UTC ms). */
export const readRecoveriesToEnd = (db: Database, now: number) =>
  readWaiting(db, removalIsDue(now));

/** Whether the factor of one person is to be removed at `now` (UTC ms), with what telling them needs. */
export async function readRecoveryToEnd(db: Database, userId: string, now: number) {
  const [waiting] = await readWaiting(db, sql`r.user_id = ${userId} and ${removalIsDue(now)}`);
  return waiting ?? null;
}

type Removal = Owner & { news: RecoveryNews; context: SecurityContext };

/**
 * Removes the second factor whose time has passed; the owner is told, and access ends as the list of the domain says.
 * False when a code has cancelled it meanwhile, or the factor is another one.
 */
export async function removeRecoveredFactor(
  db: Database,
  { userId, email, news, context }: Removal,
): Promise<boolean> {
  const { now } = context;
  const done = sql`exists (select 1 from security_events
    where user_id = ${userId} and event = 'two-factor-removed' and created_at = ${now})`;
  const [removed] = await db.batch([
    db.run(sql`delete from two_factor where user_id = ${userId} and exists (
      select 1 from two_factor_recoveries r where r.user_id = ${userId} and ${removalIsDue(now)}
        and r.factor_confirmed_at = two_factor.confirmed_at)`),
    logChange(db, userId, "two-factor-removed", context),
    ...newsOf(db, { userId, email }, "two-factor-removed", news, now),
    ...endAccess(db, { event: "two-factor-removed", owner: userId, onlyIf: done }),
  ]);
  return removed.rowsAffected === 1;
}
