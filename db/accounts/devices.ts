import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { EmailContent } from "#app/domain/email/email.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { devices, sessions, twoFactor, twoFactorDevices } from "#db/schema/access.ts";
import { settings } from "#db/schema/accounts.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { bare, excluded } from "#db/statements/upsert.ts";
import { logChange, type SecurityContext } from "./security-log.ts";
import { insertToken } from "./tokens.ts";

/** The conditions that a browser has signed in to a person's account before, and that it has not. */
export function signedInBefore(userId: string, deviceHash: string | null) {
  const isKnown = sql`exists (select 1 from ${devices}
    where ${devices.userId} = ${userId} and ${devices.idHash} = ${deviceHash ?? ""} and ${devices.known} = 1)`;
  return { isKnown, isNew: sql`not ${isKnown}` };
}

/** The conditions that a browser has passed a person's second factor before, and that it has not. */
export function passedFactorBefore(userId: string, deviceHash: string | null) {
  const isKnown = sql`exists (select 1 from ${twoFactorDevices}
    where ${twoFactorDevices.userId} = ${userId} and ${twoFactorDevices.deviceId} = ${deviceHash ?? ""})`;
  return { isKnown, isNew: sql`not ${isKnown}` };
}

const NOT_ME_MS = 7 * DAY_MS;

/** The e-mail that is sent when the browser is new to the account; its link ends what a stranger began. */
type Alert = { email: string; tokenHash: string; emailContent: EmailContent };

/** A browser in which a session has just begun; all by their ids and hashes. */
type SignedInDevice = { userId: string; deviceHash: string; sessionHash: string };

/**
 * The statements that remember that a browser signed in to an account, with the line of the security log, in the batch in which
 * its session begins, and only if it did (threat 68). If the browser is new to somebody who has others and has login alerts on
 * (decision 62), the alert is queued with it.
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
  const isTheirs = and(eq(devices.userId, userId), eq(devices.known, true));
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
          on conflict do update set ${bare(devices.lastSeenAt)} = ${excluded(devices.lastSeenAt)},
            ${bare(devices.known)} = 1`,
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
