import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#db/connection/client.ts";
import { devices, twoFactor } from "#db/schema/access.ts";
import { settings, users } from "#db/schema/accounts.ts";
import { unsentForms } from "#db/schema/unsent-forms.ts";
import { displayPreferencesColumns } from "./display-preferences.ts";
import { canSignIn } from "./reachable.ts";
import { pausedState } from "./sessions.ts";

/** What a sign-in in a browser, known by the hash of its device cookie, is checked against. */
const accountIn = (deviceHash: string | null) => ({
  id: users.id,
  email: sql<string>`lower(${users.email})`,
  passwordHash: users.passwordHash,
  verified: isNotNull(users.emailVerifiedAt).mapWith(Boolean),
  termsVersion: users.termsVersion,
  paused: pausedState(users),
  /** Null until the settings were saved. */
  theme: settings.theme,
  displayPreferences: displayPreferencesColumns(settings),
  twoFactor: isNotNull(twoFactor.confirmedAt).mapWith(Boolean),
  /** Whether a form that they sent there may wait to be sent again (decision 24). */
  hasUnsent: sql`exists (select 1 from ${unsentForms}
    where ${unsentForms.userId} = ${users.id} and ${unsentForms.deviceId} = ${deviceHash})`.mapWith(
    Boolean,
  ),
});

/** What a sign-in is checked against, of somebody who may sign in. */
export type Account = NonNullable<Awaited<ReturnType<typeof readAccount>>>;

/** An account by the id of its person, for a sign-in in this browser, or null when it is erased or hidden. */
export async function readAccount(db: Database, id: string, deviceHash: string | null) {
  const [account] = await db
    .select(accountIn(deviceHash))
    .from(users)
    .leftJoin(settings, eq(settings.userId, users.id))
    .leftJoin(twoFactor, eq(twoFactor.userId, users.id))
    .where(and(eq(users.id, id), canSignIn(users)));
  return account ?? null;
}

/**
 * The account of an address, in lower case, null for an unknown or hidden one, and whether this browser has signed in to
 * it before.
 */
export async function readCredentials(
  db: Database,
  email: string,
  deviceHash: string | null,
): Promise<{ account: Account | null; knownDevice: boolean }> {
  const isThisDevice = and(
    eq(devices.userId, users.id),
    eq(devices.idHash, deviceHash ?? ""),
    eq(devices.known, true),
  );
  const [found] = await db
    .select({ ...accountIn(deviceHash), deviceId: devices.idHash })
    .from(users)
    .leftJoin(settings, eq(settings.userId, users.id))
    .leftJoin(twoFactor, eq(twoFactor.userId, users.id))
    .leftJoin(devices, isThisDevice)
    .where(and(sql`lower(${users.email}) = ${email}`, canSignIn(users)));
  if (!found) return { account: null, knownDevice: false };
  const { deviceId, ...account } = found;
  return { account, knownDevice: deviceId !== null };
}

/** The conditions that a browser has signed in to the account of an address, in lower case, before, and that it has not. */
export function deviceConditions(email: string, deviceHash: string | null) {
  const isKnown = sql`exists (select 1 from ${users} join ${devices} on ${devices.userId} = ${users.id}
    where lower(${users.email}) = ${email} and ${canSignIn(users)} and ${devices.idHash} = ${deviceHash ?? ""}
      and ${devices.known} = 1)`;
  return { isKnown, isNew: sql`not ${isKnown}` };
}

/** Stores a hash made with today's parameters in place of an older one; false when that one was replaced meanwhile. */
export async function replaceHash(
  db: Database,
  userId: string,
  from: string,
  to: string,
): Promise<boolean> {
  const { rowsAffected } = await db
    .update(users)
    .set({ passwordHash: to })
    .where(and(eq(users.id, userId), eq(users.passwordHash, from)));
  return rowsAffected === 1;
}
