import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { tokens, twoFactor, twoFactorRecoveries } from "#db/schema/access.ts";
import { settings, users } from "#db/schema/accounts.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { mayMail } from "./account-email.ts";
import { displayPreferencesColumns } from "./display-preferences.ts";
import { isFactorOn } from "./is-factor-on.ts";
import { logChange, type SecurityContext } from "./security-log.ts";
import { deleteTokens, insertToken, ownerOfToken } from "./tokens.ts";
import {
  beginWait,
  CONFIRMED_AT,
  EMAIL,
  isDisputed,
  isRecovering,
  type Owner,
  type Wait,
} from "./two-factor-recovery.ts";

const LINK_WORKS_MS = HOUR_MS;

type LinkRequest = Owner & {
  tokenHash: string;
  emailContent: EmailContent;
  context: SecurityContext;
};

/**
 * Queues the e-mail with the link that starts a removal; older links end. Nothing while one runs already, or over the
 * limits of e-mails.
 */
export async function requestRecovery(db: Database, request: LinkRequest): Promise<void> {
  const { userId, email, tokenHash, emailContent, context } = request;
  const { now } = context;
  const kind = "two-factor-recovery-link";
  const owner = sql`${userId}`;
  const may = sql`${mayMail(kind, email, now)} and not ${isRecovering(userId)}
    and ${isFactorOn(userId)}`;
  await db.batch([
    deleteTokens(db, "recover-two-factor", owner, may),
    insertToken(
      db,
      {
        kind: "recover-two-factor",
        hash: tokenHash,
        owner,
        email,
        lastsMs: LINK_WORKS_MS,
        now,
      },
      may,
    ),
    logChange(db, userId, "two-factor-recovery-asked", context),
    queueEmail(db, {
      kind,
      about: tokenHash.slice(0, 16),
      to: email,
      userId,
      emailContent,
      at: now,
    }),
  ]);
}

/** Whose factor a link would remove; null for one that is unknown, used, expired or sent to an earlier address. */
export async function readRecoveryLink(db: Database, tokenHash: string, now: number) {
  const [owner] = await db
    .select({
      userId: users.id,
      email: EMAIL,
      factorConfirmedAt: CONFIRMED_AT,
      teamDecides: isDisputed.mapWith(Boolean),
      displayPreferences: displayPreferencesColumns(settings),
    })
    .from(twoFactor)
    .innerJoin(users, eq(users.id, twoFactor.userId))
    .leftJoin(settings, eq(settings.userId, users.id))
    .where(
      and(
        eq(twoFactor.userId, ownerOfToken(link(tokenHash, now))),
        isNotNull(twoFactor.confirmedAt),
      ),
    );
  return owner ?? null;
}

const link = (hash: string, now: number) => ({ kind: "recover-two-factor", hash, now }) as const;

type Start = Wait & {
  tokenHash: string;
  /** The one that was just found right. */
  passwordHash: string;
  factorConfirmedAt: number;
};

/**
 * Starts the wait for a removal by a link, once, and notifies the owner. A wait for the same factor that runs already goes
 * on as it is. False when the link, the password or the factor is not what it was.
 */
export async function startRecovery(db: Database, start: Start): Promise<boolean> {
  const { userId, tokenHash, passwordHash, factorConfirmedAt, context } = start;
  const hasProof = sql`${twoFactor.confirmedAt} = ${factorConfirmedAt} and exists (select 1 from ${users}
    where ${users.id} = ${userId} and ${users.id} = ${ownerOfToken(link(tokenHash, context.now))}
      and ${users.passwordHash} = ${passwordHash})`;
  const { recoveries } = await namedBatch(db, {
    wait: beginWait(db, start, hasProof),
    link: db
      .delete(tokens)
      .where(
        and(
          eq(tokens.hash, tokenHash),
          eq(tokens.kind, "recover-two-factor"),
          isRecovering(userId),
        ),
      ),
    recoveries: db
      .select({ userId: twoFactorRecoveries.userId })
      .from(twoFactorRecoveries)
      .where(eq(twoFactorRecoveries.userId, userId)),
  });
  return recoveries.length === 1;
}
