import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { DAY_MS, HOUR_MS } from "#app/domain/durations.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { insertSelect } from "#db/insert-select.ts";
import {
  devices,
  sessions,
  settings,
  twoFactor,
  twoFactorDevices,
  users,
} from "#db/schema/accounts.ts";
import { bare, excluded } from "#db/upsert.ts";
import { endAccess } from "./account-access.ts";
import { logChange, logEventOfOwner, type SecurityContext } from "./security-log.ts";
import { insertToken, ownerOfToken } from "./tokens.ts";

const NOT_ME_MS = 7 * DAY_MS;

/** The e-mail that is sent when the browser is new to the account; its link ends what a stranger began. */
type Alert = { email: string; tokenHash: string; emailContent: EmailContent };

/** A browser in which a session has just begun; all by their ids and hashes. */
type SignedInDevice = { userId: string; deviceHash: string; sessionHash: string };

/**
 * The statements that remember that a browser signed in to an account, with the line of the security log, in the batch in
 * which its session begins, and only if it did (threat 68). If the browser is new to somebody who has others and has login alerts on (decision 62),
 * the alert is queued with it.
 */
export function rememberDevice(
  db: Database,
  { userId, deviceHash, sessionHash }: SignedInDevice,
  { email, tokenHash, emailContent }: Alert,
  context: SecurityContext,
): [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]] {
  const { now } = context;
  const isSession = eq(sessions.idHash, sessionHash);
  const isIn = sql`exists (select 1 from ${sessions} where ${isSession})`;
  const owner = sql`(select ${sessions.userId} from ${sessions} where ${isSession})`;
  const isTheirs = eq(devices.userId, userId);
  const isNewDevice = sql`exists (select 1 from ${devices} where ${isTheirs})
    and not exists (select 1 from ${devices} where ${and(isTheirs, eq(devices.idHash, deviceHash))})
    and coalesce((select ${settings.loginAlerts} from ${settings} where ${settings.userId} = ${userId}), 1)`;
  return [
    insertToken(
      db,
      { kind: "not-me", hash: tokenHash, owner, email, lastsMs: NOT_ME_MS, now },
      isNewDevice,
    ),
    queueEmail(db, {
      kind: "new-device",
      about: tokenHash.slice(0, 16),
      to: email,
      userId,
      emailContent,
      at: now,
    }),
    logChange(db, userId, "new-device", context),
    db.run(
      insertSelect(
        devices,
        { idHash: deviceHash, userId, firstSeenAt: now, lastSeenAt: now },
        sql`where ${isIn}
          on conflict do update set ${bare(devices.lastSeenAt)} = ${excluded(devices.lastSeenAt)}`,
      ),
    ),
    // Nobody signs in past a second factor without it.
    db.run(
      insertSelect(
        twoFactorDevices,
        { userId: sql`${twoFactor.userId}`, deviceId: deviceHash, passedAt: now },
        sql`from ${twoFactor}
          where ${twoFactor.userId} = ${userId} and ${twoFactor.confirmedAt} is not null and ${isIn}
          on conflict do update
            set ${bare(twoFactorDevices.passedAt)} = ${excluded(twoFactorDevices.passedAt)}`,
      ),
    ),
    logChange(db, userId, "signed-in", context, isIn),
  ];
}

type SignInDenial = {
  tokenHash: string;
  /** A hash that no password made. */
  noPasswordHash: string;
  /** Of the token by which a new password is chosen. */
  resetHash: string;
  context: SecurityContext;
};

const RESET_MS = HOUR_MS;

/**
 * "This wasn't me", once: access ends as `ACCESS_AFTER` of the domain says (threat 68), no password opens the account any
 * more, and the reset token lets its owner choose a new one. The id of the owner; null when the token is unknown, used or
 * expired.
 */
export async function denySignIn(
  db: Database,
  { tokenHash, noPasswordHash, resetHash, context }: SignInDenial,
): Promise<string | null> {
  const { now } = context;
  const owner = ownerOfToken({ kind: "not-me", hash: tokenHash, now });
  const [[denied]] = await db.batch([
    db
      .update(users)
      .set({ passwordHash: noPasswordHash, updatedAt: now })
      .where(eq(users.id, owner))
      .returning({ id: users.id }),
    insertToken(db, {
      kind: "reset-password",
      hash: resetHash,
      owner,
      email: sql`lower(${users.email})`,
      lastsMs: RESET_MS,
      now,
    }),
    logEventOfOwner(db, owner, "not-me", context),
    ...endAccess(db, { event: "not-me", owner, except: { tokenHash: resetHash } }),
  ]);
  return denied?.id ?? null;
}
