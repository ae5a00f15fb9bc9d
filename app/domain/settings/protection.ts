import type { Effect } from "#app/domain/accounts/effects.ts";
import type { Settings } from "./settings.ts";

/** What a change of each setting may do to the safety of an account; null for those that do nothing (threat 88). */
const MAY_HAVE_EFFECT = {
  theme: null,
  language: null,
  timezone: null,
  dateFormat: null,
  currency: null,
  emailNotifications: null,
  bookingEmails: null,
  // Security notifications are pushed whatever it says.
  pushNotifications: null,
  smsNotifications: null,
  marketingEmails: null,
  bookingReminders: null,
  messageNotifications: null,
  reviewNotifications: null,
  jobNotifications: null,
  jobEmails: null,
  profileVisibility: null,
  showEmail: null,
  showPhone: null,
  allowDirectMessages: null,
  showOnlineStatus: null,
  loginAlerts: "silences a warning",
  sessionTimeout: "removes a lock",
} as const satisfies Record<keyof Settings, Effect | null>;

/** The settings that protect the account. */
export type ProtectingSetting = {
  [Name in keyof Settings]: (typeof MAY_HAVE_EFFECT)[Name] extends null ? never : Name;
}[keyof Settings];
type Protection = Pick<Settings, ProtectingSetting>;

/** Whether a change of settings makes the account less safe, so that it needs a proof (threat 88). */
export function isWeaker(from: Protection, to: Protection): boolean {
  const isSilenced = from.loginAlerts && !to.loginAlerts;
  return isSilenced || lasts(to.sessionTimeout) > lasts(from.sessionTimeout);
}

/** Minutes until a session without activity ends; 0 is never. */
const lasts = (minutes: number) => (minutes === 0 ? Number.POSITIVE_INFINITY : minutes);
