import { createHash } from "node:crypto";
import {
  and,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { kindsAfterAddressChange } from "#app/domain/email/kinds.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import type { Database } from "#db/connection/client.ts";
import { STOP_LINK_MS } from "#db/former-addresses.ts";
import { tokens } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { mailOutbox } from "#db/schema/email.ts";
import { bare } from "#db/statements/upsert.ts";
import { BLANK_CONTENT } from "./outbox-delivery.ts";

/** As long as e-mails count for the limits of an address. */
const COUNTS_MS = DAY_MS;

const STAYING = kindsAfterAddressChange("stays", "warns");
const UNUSABLE = kindsAfterAddressChange("ends");
const MARK = "forgotten:";

/** What stands for an address in e-mails that only count for its limits, for a day. */
const forgottenAddress = (email: string) =>
  `${MARK}${createHash("sha256").update(email).digest("hex")}`;

/** The recipients whose e-mails count for the limits of an address: nobody gets around them by changing it (threat 97). */
export const recipientsCountedFor = (email: string): string[] => [email, forgottenAddress(email)];

/** Without the address, which stands at the end of the key. */
const keyPrefix = sql`substr(${mailOutbox.dedupeKey}, 1,
  length(${mailOutbox.dedupeKey}) - length(${mailOutbox.recipient}))`;

const forgotten = {
  ...BLANK_CONTENT,
  lastError: null,
  dedupeKey: sql`${keyPrefix} || ${mailOutbox.id}`,
};

type Moved = { userId: string; from: string; to: string; now: number };

/**
 * The statements that take a former address out of a person's e-mails, only if `onlyIf` holds. What waits to be sent goes to
 * the new address, and what failed and can be queued again; security e-mails that wait keep the address, with their person, by
 * whom `forgetFormerRecipients` finds them. The rest forgets it (threat 97).
 */
export function moveEmails(db: Database, { userId, from, to, now }: Moved, onlyIf: SQL) {
  const { recipient, kind, status, createdAt, dedupeKey } = mailOutbox;
  // Support may have an account too: what everybody writes to it, without a person, stays.
  const isAboutMailbox = inArray(kind, [...STAYING, ...UNUSABLE]);
  const theirs = and(
    eq(recipient, from),
    or(eq(mailOutbox.userId, userId), and(isNull(mailOutbox.userId), isAboutMailbox)),
    onlyIf,
  );
  const isQueued = eq(status, "queued");
  const canBeSent = or(isQueued, and(eq(status, "failed"), gt(createdAt, now - COUNTS_MS)));
  const moves = and(theirs, canBeSent, notInArray(kind, [...STAYING, ...UNUSABLE]));
  return [
    db.run(sql`update or ignore ${mailOutbox}
      set ${bare(dedupeKey)} = ${keyPrefix} || ${to}, ${bare(recipient)} = ${to} where ${moves}`),
    db.delete(mailOutbox).where(and(theirs, isQueued, notInArray(kind, STAYING))),
    db
      .update(mailOutbox)
      .set({
        ...forgotten,
        recipient: sql`iif(${createdAt} > ${now - COUNTS_MS}, ${forgottenAddress(from)}, '')`,
        userId,
      })
      .where(and(theirs, ne(status, "queued"))),
    db.update(mailOutbox).set({ userId }).where(theirs),
  ] as const;
}

/**
 * The statements that forget the addresses of before a change which cannot be stopped any more at `now` (UTC milliseconds):
 * e-mails that were sent lose them, and what has waited for as long as the link works is deleted. What counted for limits
 * counts no longer after a day.
 */
export function forgetFormerRecipients(db: Database, now: number) {
  const { recipient, status, createdAt, userId } = mailOutbox;
  const isFormer = sql`${recipient} <> '' and not (${isCounted})
    and exists (select 1 from ${users} where ${users.id} = ${userId}
      and lower(${users.email}) <> lower(${recipient}))
    and not exists (select 1 from ${tokens} where ${tokens.userId} = ${userId}
      and ${tokens.email} = ${recipient} and ${tokens.expiresAt} > ${now}
      and ${tokens.kind} in ('stop-email-change', 'not-me'))`;
  return [
    db
      .delete(mailOutbox)
      .where(and(eq(status, "queued"), lte(createdAt, now - STOP_LINK_MS), isFormer)),
    db
      .update(mailOutbox)
      .set({ ...forgotten, recipient: "" })
      .where(and(ne(status, "queued"), isFormer)),
    db
      .update(mailOutbox)
      .set({ recipient: "" })
      .where(and(isCounted, lt(createdAt, now - COUNTS_MS))),
  ] as const;
}

/** The range, not a pattern: it uses the index of recipients. */
const isCounted = sql`${mailOutbox.recipient} >= ${MARK} and ${mailOutbox.recipient} < ${`${MARK}g`}`;
