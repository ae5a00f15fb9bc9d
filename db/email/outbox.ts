import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import {
  type MandatoryEmail,
  type OutboxKind,
  warnsFormerAddress,
} from "#app/domain/email/kinds.ts";
import type { Database } from "#db/connection/client.ts";
import { formerAddressesOf } from "#db/former-addresses.ts";
import { mayReach } from "#db/may-reach.ts";
import { mailOutbox } from "#db/schema/email.ts";
import { insertSelect } from "#db/statements/insert-select.ts";

/**
 * Whom an e-mail comes from that can be turned off: it is neither queued nor sent where they may not reach its person (threat
 * 95). Null for what comes from nobody, and for what makes a booking or is a step of one, which always reaches.
 */
type From =
  | { kind: MandatoryEmail; from?: null }
  | { kind: Exclude<OutboxKind, MandatoryEmail>; from: string | null };

/** The condition that an e-mail of this kind about something is queued; a range, so that the index of the keys serves it. */
export function isQueuedAbout(kind: OutboxKind, about: string): SQL {
  const { dedupeKey } = mailOutbox;
  return sql`exists (select 1 from ${mailOutbox}
    where ${dedupeKey} >= ${`${kind}:${about}:`} and ${dedupeKey} < ${`${kind}:${about};`})`;
}

type QueuedEmail = From & {
  /** The id of what it is about. The same kind, about and recipient are queued once. */
  about: string;
  to: string;
  /** Whose account it is about, by an id or an expression that gives one. */
  userId?: string | SQL | null;
  /** The hash of the device cookie of the browser that asks for it, where one does. */
  deviceHash?: string | null;
  emailContent: EmailContent;
  /** UTC milliseconds now. */
  at: number;
};

const STATEMENT_BEFORE_CHANGED = sql`changes() > 0`;

/**
 * The statement that puts an e-mail into the outbox, for the batch of the change that causes it. It is queued only if
 * the statement before it in the batch changed a row, or if `onlyIf` holds (threat 65), and if it may reach its person. What
 * warns of a step in an account goes to the address before a change as well, while that can be stopped (threat 85).
 */
export function queueEmail(
  db: Database,
  { kind, about, to, userId = null, from = null, deviceHash = null, emailContent, at }: QueuedEmail,
  onlyIf: SQL = STATEMENT_BEFORE_CHANGED,
) {
  const id = crypto.randomUUID();
  const addresses = warnsFormerAddress(kind)
    ? sql`select ${id} as id, ${to} as address, ${userId} as owner
        union all select ${id} || ':' || hex(randomblob(8)), email, user_id from (${formerAddressesOf(to, at)})`
    : sql`select ${id} as id, ${to} as address, ${userId} as owner`;
  const row = {
    id: sql`id`,
    dedupeKey: sql`${`${kind}:${about}:`} || address`,
    kind,
    recipient: sql`address`,
    userId: sql`owner`,
    deviceId: deviceHash,
    fromUserId: from,
    subject: emailContent.subject,
    textBody: emailContent.text,
    htmlBody: emailContent.html,
    headers: emailContent.headers ?? {},
    nextAttemptAt: at,
    createdAt: at,
  };
  const reaches = mayReach(sql`${from}`, sql`${userId}`);
  return db.run(
    insertSelect(
      mailOutbox,
      row,
      sql`from (${addresses}) where ${onlyIf} and ${reaches} on conflict do nothing`,
    ),
  );
}

const MOST_SHOWN = 100;

/** The newest 100 e-mails, newest first, to everybody or to one address. For a developer's machine. */
export function readNewestEmails(db: Database, to: string | null) {
  return db
    .select({
      id: mailOutbox.id,
      to: mailOutbox.recipient,
      subject: mailOutbox.subject,
      text: mailOutbox.textBody,
      createdAt: mailOutbox.createdAt,
    })
    .from(mailOutbox)
    .where(to === null ? undefined : eq(mailOutbox.recipient, to))
    .orderBy(desc(mailOutbox.createdAt), desc(sql`rowid`))
    .limit(MOST_SHOWN);
}
