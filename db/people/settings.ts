import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { bit } from "#app/domain/bit.ts";
import { DEFAULT_SETTINGS, type Settings } from "#app/domain/people/settings.ts";
import type { LetterSort } from "#app/domain/post/sorts.ts";
import { nextVersion } from "#app/domain/version.ts";
import type { Database } from "#db/client.ts";
import { isPushedTo } from "#db/notifications/push-endpoints.ts";
import { readRow } from "#db/read.ts";
import { settings } from "#db/schema/people.ts";
import { logEventIf, type SecurityContext } from "./security-log.ts";

const storedSettingsSchema = z.object({
  theme: z.enum(["light", "dark", "system"]),
  language: z.enum(["en", "es", "pt"]),
  timezone: z.enum(["America/Guyana", "America/New_York", "America/Los_Angeles"]),
  dateFormat: z.enum(["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"]),
  currency: z.literal("GYD"),
  emailNotifications: bit,
  pushNotifications: bit,
  smsNotifications: bit.transform(() => false as const),
  marketingEmails: bit,
  bookingReminders: bit,
  messageNotifications: bit,
  reviewNotifications: bit,
  profileVisibility: z.enum(["public", "registered", "private"]),
  showEmail: bit,
  showPhone: bit,
  allowDirectMessages: bit,
  showOnlineStatus: bit,
  loginAlerts: bit,
  sessionTimeout: z.number(),
}) satisfies z.ZodType<Settings>;

/**
 * A person's settings, the defaults where none were saved, whether a second factor is on, and whether the browser that
 * asks, known by the hash of its device cookie, is pushed to.
 */
export async function readSettings(
  db: Database,
  userId: string,
  deviceId: string | null,
): Promise<{ settings: Settings; version: number; twoFactor: boolean; pushedHere: boolean }> {
  const { settings: stored, ...more } = await readRow(
    db,
    sql`select (select json_object('theme', theme, 'language', language,
        'timezone', timezone, 'dateFormat', date_format, 'currency', currency,
        'emailNotifications', email_notifications, 'pushNotifications', push_notifications,
        'smsNotifications', sms_notifications, 'marketingEmails', marketing_emails,
        'bookingReminders', booking_reminders, 'messageNotifications', message_notifications,
        'reviewNotifications', review_notifications, 'profileVisibility', profile_visibility,
        'showEmail', show_email, 'showPhone', show_phone, 'allowDirectMessages', allow_direct_messages,
        'showOnlineStatus', show_online_status, 'loginAlerts', login_alerts,
        'sessionTimeout', session_timeout) from settings where user_id = ${userId}) as settings_json,
        coalesce((select updated_at from settings where user_id = ${userId}), 0) as version,
        exists (select 1 from two_factor where user_id = ${userId} and confirmed_at is not null)
          as "twoFactor", ${isPushedTo(userId, deviceId)} as "pushedHere"`,
    z.object({
      settings: storedSettingsSchema.nullable(),
      version: z.number(),
      twoFactor: bit,
      pushedHere: bit,
    }),
  );
  return { settings: stored ?? DEFAULT_SETTINGS, ...more };
}

type Saved = {
  userId: string;
  settings: Settings;
  /** Of the link in letters that ends marketing e-mails. */
  unsubscribeHash: string;
  /** The version that was changed, as it was read. */
  version: number;
  context: SecurityContext;
};

/**
 * Stores all settings of a person if they are still at `version`. Marketing e-mails are the newsletter of the person's
 * address, which was confirmed with the account, so both change together. False when they were changed elsewhere; then
 * nothing has changed (threat 76).
 */
export async function saveSettings(
  db: Database,
  { userId, settings: chosen, unsubscribeHash, version, context }: Saved,
): Promise<boolean> {
  const { now } = context;
  // Every statement asks the same before the last one answers it with a new version.
  const current = sql`coalesce((select updated_at from settings where user_id = ${userId}), 0) = ${version}`;
  const set = { ...chosen, updatedAt: nextVersion(version, now) };
  const email = sql`(select lower(email) from users where id = ${userId})`;
  const results = await db.batch([
    logEventIf(db, userId, "settings-saved", context, current),
    chosen.marketingEmails
      ? db.run(sql`insert into newsletter_subscriptions (email, unsubscribe_hash, confirmed_at, created_at)
          select ${email}, ${unsubscribeHash}, ${now}, ${now} where ${current} on conflict (email) do update set
            confirmed_at = coalesce(confirmed_at, excluded.confirmed_at), unsubscribed_at = null,
            unsubscribe_hash = excluded.unsubscribe_hash`)
      : db.run(sql`update newsletter_subscriptions set unsubscribed_at = ${now}
          where email = ${email} and unsubscribed_at is null and ${current}`),
    db
      .insert(settings)
      .values({ userId, ...set })
      .onConflictDoUpdate({ target: settings.userId, set, setWhere: current }),
  ]);
  return results[2].rowsAffected === 1;
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
  const updatedAt = sql`max(${now}, ${settings.updatedAt} + 1)`;
  const change = { ...SWITCHES[sort], updatedAt };
  await db.batch([
    db.run(sql`insert into settings (user_id, updated_at)
      select id, ${now} from users where id = ${userId} on conflict do nothing`),
    db.update(settings).set(change).where(eq(settings.userId, userId)),
  ]);
}
