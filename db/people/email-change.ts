import { sql } from "drizzle-orm";
import { z } from "zod";
import { DAY_MS } from "#app/domain/durations.ts";
import type { Letter } from "#app/domain/post/letter.ts";
import type { Database } from "#db/client.ts";
import { queueLetter } from "#db/post/outbox.ts";
import { readRow } from "#db/read.ts";
import { endAccess } from "./account-access.ts";
import { mayMail } from "./account-mail.ts";
import { logEvent, type SecurityContext } from "./security-log.ts";
import { goodToken } from "./tokens.ts";

const CHANGE_MS = DAY_MS;

type Wish = {
  userId: string;
  /** The address to be, in lower case. */
  email: string;
  tokenHash: string;
  /** For the owner of a free address, and for the owner of one that has an account. */
  letters: { confirm: Letter; known: Letter };
  context: SecurityContext;
};

/**
 * Queues a letter to the address somebody wants; older links die. One that has an account is told so instead, and the
 * person who asked cannot see the difference.
 */
export async function requestEmailChange(db: Database, wish: Wish): Promise<void> {
  const { userId, email, tokenHash, letters, context } = wish;
  const { now } = context;
  const may = mayMail("change-email", email, now);
  const taken = sql`exists (select 1 from users where lower(email) = ${email})`;
  const about = tokenHash.slice(0, 16);
  await db.batch([
    db.run(sql`delete from tokens where kind = 'change-email' and user_id = ${userId} and ${may}`),
    db.run(sql`insert into tokens (hash, kind, user_id, email, expires_at, created_at)
      select ${tokenHash}, 'change-email', ${userId}, ${email}, ${now + CHANGE_MS}, ${now}
      where ${may} and not ${taken}`),
    queueLetter(db, { kind: "change-email", about, to: email, letter: letters.confirm, at: now }),
    queueLetter(
      db,
      { kind: "known-address", about, to: email, letter: letters.known, at: now },
      sql`${mayMail("known-address", email, now)} and ${taken}`,
    ),
    logEvent(db, userId, "email-change-asked", context),
  ]);
}

const changeSchema = z.object({ userId: z.string(), from: z.string(), to: z.string() });

/** What a code would change: whose address, from which to which; null when it is unknown, used or out of date. */
export async function readEmailChange(db: Database, tokenHash: string, now: number) {
  const { change } = await readRow(
    db,
    sql`select (select json_object('userId', u.id, 'from', lower(u.email), 'to', t.email)
      from ${goodToken({ kind: "change-email", hash: tokenHash, now })}) as change_json`,
    z.object({ change: changeSchema.nullable() }),
  );
  return change;
}

type Confirmed = z.output<typeof changeSchema> & {
  tokenHash: string;
  /** Of the link that ends marketing e-mails to the new address. */
  unsubscribeHash: string;
  /** For the old address. */
  letter: Letter;
  context: SecurityContext;
};

/**
 * Changes the address of an account by its one-time code, once; the old one is told, and access ends as the list of the domain says. False
 * when the code was used meanwhile or the new address has an account by now.
 */
export async function confirmEmailChange(db: Database, change: Confirmed): Promise<boolean> {
  const { userId, from, to, tokenHash, unsubscribeHash, letter, context } = change;
  const { now } = context;
  const done = sql`(select lower(email) from users where id = ${userId}) = ${to}`;
  const [changed] = await db.batch([
    db.run(sql`update users set email = ${to}, email_verified_at = ${now}, updated_at = ${now}
      where id = ${userId} and lower(email) = ${from}
        and exists (select 1 from tokens where hash = ${tokenHash} and kind = 'change-email')
        and not exists (select 1 from users where lower(email) = ${to})`),
    queueLetter(db, {
      kind: "email-changed",
      about: tokenHash.slice(0, 16),
      to: from,
      userId,
      letter,
      at: now,
    }),
    db.run(sql`insert into security_events (user_id, event, ip_prefix, user_agent, created_at)
      select ${userId}, 'email-changed', ${context.ipPrefix}, ${context.userAgent}, ${now} where changes() > 0`),
    db.run(sql`update or ignore newsletter_subscriptions set email = ${to}, unsubscribe_hash = ${unsubscribeHash}
      where email = ${from} and unsubscribed_at is null and ${done}
        and exists (select 1 from settings where user_id = ${userId} and marketing_emails = 1)`),
    ...endAccess(db, { event: "email-changed", owner: userId, onlyIf: done }),
    db.run(sql`delete from tokens where hash = ${tokenHash}`),
  ]);
  return changed.rowsAffected === 1;
}
