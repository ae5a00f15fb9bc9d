import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { EmailKind } from "#app/domain/email/kinds.ts";
import { nextVersion } from "#app/domain/forms/version.ts";
import { DEFAULT_SETTINGS, type Settings } from "#app/domain/settings/settings.ts";
import { logChange, type SecurityContext } from "#db/accounts/security-log.ts";
import type { Database } from "#db/connection/client.ts";
import { selectEndpoint } from "#db/notifications/push-endpoints.ts";
import { twoFactor } from "#db/schema/access.ts";
import { settings, users } from "#db/schema/accounts.ts";
import { newsletterSubscriptions } from "#db/schema/newsletters.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { bare, excluded } from "#db/statements/upsert.ts";
import type { Viewer } from "#db/viewer.ts";

const STORED = {
  theme: settings.theme,
  language: settings.language,
  timezone: settings.timezone,
  dateFormat: settings.dateFormat,
  currency: settings.currency,
  emailNotifications: settings.emailNotifications,
  bookingEmails: settings.bookingEmails,
  pushNotifications: settings.pushNotifications,
  smsNotifications: sql`0`.mapWith(() => false as const),
  marketingEmails: settings.marketingEmails,
  bookingReminders: settings.bookingReminders,
  messageNotifications: settings.messageNotifications,
  reviewNotifications: settings.reviewNotifications,
  jobNotifications: settings.jobNotifications,
  jobEmails: settings.jobEmails,
  profileVisibility: settings.profileVisibility,
  showEmail: settings.showEmail,
  showPhone: settings.showPhone,
  allowDirectMessages: settings.allowDirectMessages,
  showOnlineStatus: settings.showOnlineStatus,
  loginAlerts: settings.loginAlerts,
  sessionTimeout: settings.sessionTimeout,
};

/**
 * A person's settings, the defaults where none were saved, whether a second factor is on, and whether the requesting
 * browser, by the hash of its device cookie, gets push notifications.
 */
export async function readSettings(
  db: Database,
  userId: Viewer,
  deviceId: string | null,
): Promise<{ settings: Settings; version: number; twoFactor: boolean; pushedHere: boolean }> {
  const person = sql`${userId}`;
  const [[stored], factors, pushed] = await db.batch([
    db
      .select({ settings: STORED, version: settings.updatedAt })
      .from(settings)
      .where(eq(settings.userId, person)),
    db
      .select({ userId: twoFactor.userId })
      .from(twoFactor)
      .where(and(eq(twoFactor.userId, person), isNotNull(twoFactor.confirmedAt))),
    selectEndpoint(db, userId, deviceId),
  ]);
  return {
    settings: stored?.settings ?? DEFAULT_SETTINGS,
    version: stored?.version ?? 0,
    twoFactor: factors.length > 0,
    pushedHere: pushed.length > 0,
  };
}

type Saved = {
  userId: string;
  settings: Settings;
  /** Of the link in e-mails that ends marketing e-mails. */
  unsubscribeHash: string;
  /** The version that was changed, as it was read. */
  version: number;
  /** Whether the person gave a recent proof: without one, nothing that protects the account gets weaker. */
  isProven: boolean;
  context: SecurityContext;
};

/**
 * Stores all settings of a person if they are still at `version`. Marketing e-mails are the newsletter of the person's
 * address, which was confirmed with the account, so both change together. False when they were changed elsewhere (threat 76),
 * or would be weaker without a proof (threat 88); then nothing has changed.
 */
export async function saveSettings(
  db: Database,
  { userId, settings: chosen, unsubscribeHash, version, isProven, context }: Saved,
): Promise<boolean> {
  const { now } = context;
  // Every statement asks the same before the last one answers it with a new version.
  const stored = (column: SQLiteColumn, unless: unknown) =>
    sql`coalesce((select ${column} from ${settings} where ${settings.userId} = ${userId}), ${unless})`;
  const isCurrent = sql`${stored(settings.updatedAt, version)} = ${version}`;
  const isAllowed = isProven
    ? sql`1`
    : sql`${chosen.loginAlerts} >= ${stored(settings.loginAlerts, DEFAULT_SETTINGS.loginAlerts)}
        and ${lasts(sql`${chosen.sessionTimeout}`)}
          <= ${lasts(stored(settings.sessionTimeout, DEFAULT_SETTINGS.sessionTimeout))}`;
  const current = sql`${isCurrent} and ${isAllowed}`;
  const set = { ...chosen, updatedAt: nextVersion(version, now) };
  const email = sql<string>`(select lower(${users.email}) from ${users} where ${users.id} = ${userId})`;
  const { confirmedAt, unsubscribeHash: hash } = newsletterSubscriptions;
  const { saved } = await namedBatch(db, {
    logged: logChange(db, userId, "settings-saved", context, current),
    newsletter: chosen.marketingEmails
      ? db.run(
          insertSelect(
            newsletterSubscriptions,
            { email, unsubscribeHash, confirmedAt: now, createdAt: now },
            sql`where ${current} on conflict (${bare(newsletterSubscriptions.email)}) do update set
              ${bare(confirmedAt)} = coalesce(${confirmedAt}, ${excluded(confirmedAt)}),
              ${bare(newsletterSubscriptions.unsubscribedAt)} = null,
              ${bare(hash)} = ${excluded(hash)}`,
          ),
        )
      : db
          .update(newsletterSubscriptions)
          .set({ unsubscribedAt: now })
          .where(
            and(
              eq(newsletterSubscriptions.email, email),
              isNull(newsletterSubscriptions.unsubscribedAt),
              current,
            ),
          ),
    // A row with the defaults is what no row means.
    row: db.run(
      insertSelect(
        settings,
        { userId, updatedAt: version },
        sql`where ${current} on conflict do nothing`,
      ),
    ),
    saved: db
      .update(settings)
      .set(set)
      .where(and(eq(settings.userId, userId), current)),
  });
  return saved.rowsAffected === 1;
}

/** Minutes until a session without activity ends, of which 0 is never, as a number that grows. */
const lasts = (minutes: SQL) => sql`ifnull(nullif(${minutes}, 0), 1e9)`;

const SWITCHES = {
  bookings: { bookingEmails: false },
  reminders: { bookingReminders: false },
  messages: { messageNotifications: false },
  reviews: { reviewNotifications: false },
  jobs: { jobEmails: "none" },
} as const satisfies Record<EmailKind, Partial<Settings>>;

/** Ends e-mails of one kind to a person by their setting; nothing for an unknown id. `now` in UTC ms. */
export async function unsubscribeFrom(
  db: Database,
  userId: string,
  kind: EmailKind,
  now: number,
): Promise<void> {
  const updatedAt = sql`max(${now}, ${settings.updatedAt} + 1)`;
  const change = { ...SWITCHES[kind], updatedAt };
  await db.batch([
    db.run(
      insertSelect(
        settings,
        { userId: sql`${users.id}`, updatedAt: now },
        sql`from ${users} where ${users.id} = ${userId} on conflict do nothing`,
      ),
    ),
    db.update(settings).set(change).where(eq(settings.userId, userId)),
  ]);
}
