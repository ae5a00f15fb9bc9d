import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { DEFAULT_SETTINGS, type Settings } from "#app/domain/people/settings.ts";
import type { LetterSort } from "#app/domain/post/sorts.ts";
import type { Database } from "#db/client.ts";
import { insertSelect } from "#db/insert-select.ts";
import { selectPushedTo } from "#db/notifications/push-endpoints.ts";
import { settings, twoFactor, users } from "#db/schema/people.ts";
import { newsletterSubscriptions } from "#db/schema/post.ts";
import type { Viewer } from "#db/viewer.ts";
import { logEvent, type SecurityContext } from "./security-log.ts";

const STORED = {
  theme: settings.theme,
  language: settings.language,
  timezone: settings.timezone,
  dateFormat: settings.dateFormat,
  currency: settings.currency,
  emailNotifications: settings.emailNotifications,
  pushNotifications: settings.pushNotifications,
  smsNotifications: sql`0`.mapWith(() => false as const),
  marketingEmails: settings.marketingEmails,
  bookingReminders: settings.bookingReminders,
  messageNotifications: settings.messageNotifications,
  reviewNotifications: settings.reviewNotifications,
  profileVisibility: settings.profileVisibility,
  showEmail: settings.showEmail,
  showPhone: settings.showPhone,
  allowDirectMessages: settings.allowDirectMessages,
  showOnlineStatus: settings.showOnlineStatus,
  loginAlerts: settings.loginAlerts,
  sessionTimeout: settings.sessionTimeout,
};

/**
 * A person's settings, the defaults where none were saved, whether a second factor is on, and whether the browser that
 * asks, known by the hash of its device cookie, is pushed to.
 */
export async function readSettings(
  db: Database,
  userId: Viewer,
  deviceId: string | null,
): Promise<{ settings: Settings; twoFactor: boolean; pushedHere: boolean }> {
  const person = sql`${userId}`;
  const [[stored], factors, pushed] = await db.batch([
    db.select(STORED).from(settings).where(eq(settings.userId, person)),
    db
      .select({ userId: twoFactor.userId })
      .from(twoFactor)
      .where(and(eq(twoFactor.userId, person), isNotNull(twoFactor.confirmedAt))),
    selectPushedTo(db, userId, deviceId),
  ]);
  return {
    settings: stored ?? DEFAULT_SETTINGS,
    twoFactor: factors.length > 0,
    pushedHere: pushed.length > 0,
  };
}

type Saved = {
  userId: string;
  settings: Settings;
  /** Of the link in letters that ends marketing e-mails. */
  unsubscribeHash: string;
  context: SecurityContext;
};

/**
 * Stores all settings of a person. Marketing e-mails are the newsletter of the person's address, which was confirmed
 * with the account, so both change together.
 */
export async function saveSettings(
  db: Database,
  { userId, settings: chosen, unsubscribeHash, context }: Saved,
): Promise<void> {
  const { now } = context;
  const email = sql<string>`(select lower(${users.email}) from ${users} where ${users.id} = ${userId})`;
  await db.batch([
    db
      .insert(settings)
      .values({ userId, ...chosen, updatedAt: now })
      .onConflictDoUpdate({ target: settings.userId, set: { ...chosen, updatedAt: now } }),
    logEvent(db, userId, "settings-saved", context),
    chosen.marketingEmails
      ? db
          .insert(newsletterSubscriptions)
          .values({ email, unsubscribeHash, confirmedAt: now, createdAt: now })
          .onConflictDoUpdate({
            target: newsletterSubscriptions.email,
            set: {
              confirmedAt: sql`coalesce(${newsletterSubscriptions.confirmedAt}, excluded.confirmed_at)`,
              unsubscribedAt: null,
              unsubscribeHash,
            },
          })
      : db
          .update(newsletterSubscriptions)
          .set({ unsubscribedAt: now })
          .where(
            and(
              eq(newsletterSubscriptions.email, email),
              isNull(newsletterSubscriptions.unsubscribedAt),
            ),
          ),
  ]);
}

const SWITCHES = {
  bookings: { emailNotifications: false },
  reminders: { bookingReminders: false },
  messages: { messageNotifications: false },
  reviews: { reviewNotifications: false },
} as const satisfies Record<LetterSort, Partial<Settings>>;

/** Ends letters of one sort to a person by their switch in the settings; nothing where nobody has this id. `now` in UTC ms. */
export async function stopLetters(
  db: Database,
  userId: string,
  sort: LetterSort,
  now: number,
): Promise<void> {
  const change = { ...SWITCHES[sort], updatedAt: now };
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
