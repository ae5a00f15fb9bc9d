import { z } from "zod";
import { JOB_EMAILS } from "#app/domain/jobs/notices.ts";
import type { ProtectingSetting } from "./protection.ts";

const UNKNOWN = "Please choose one of the options shown";
const NOT_AVAILABLE = "Not available yet";
export const SETTINGS_FAILED = "Failed to save settings. Please try again.";

export const THEMES = ["light", "dark", "system"] as const;
export const LANGUAGES = ["en", "es", "pt"] as const;
export const TIMEZONES = ["America/Guyana", "America/New_York", "America/Los_Angeles"] as const;
export const DATE_FORMATS = ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"] as const;
export const CURRENCIES = ["GYD"] as const;
export const PROFILE_VISIBILITIES = ["public", "registered", "private"] as const;

export const themeSchema = z.enum(THEMES, UNKNOWN);
export type Theme = z.output<typeof themeSchema>;

/** A checkbox; a browser sends nothing for one that is not checked. */
const checkbox = z.literal("on", UNKNOWN).optional().transform(Boolean);

/** The settings form. Values it does not know are refused (decision 56). */
export const settingsSchema = z.object({
  theme: themeSchema,
  language: z.enum(LANGUAGES, UNKNOWN),
  timezone: z.enum(TIMEZONES, UNKNOWN),
  dateFormat: z.enum(DATE_FORMATS, UNKNOWN),
  currency: z.enum(CURRENCIES, UNKNOWN),
  emailNotifications: checkbox,
  bookingEmails: checkbox,
  pushNotifications: checkbox,
  // Without a provider it cannot be on (decision 59).
  smsNotifications: z
    .string()
    .optional()
    .refine((value) => value === undefined, NOT_AVAILABLE)
    .transform(() => false),
  marketingEmails: checkbox,
  bookingReminders: checkbox,
  messageNotifications: checkbox,
  reviewNotifications: checkbox,
  jobNotifications: checkbox,
  jobEmails: z.enum(JOB_EMAILS, UNKNOWN).default("each"),
  profileVisibility: z.enum(PROFILE_VISIBILITIES, UNKNOWN),
  showEmail: checkbox,
  showPhone: checkbox,
  allowDirectMessages: checkbox,
  showOnlineStatus: checkbox,
  loginAlerts: checkbox,
  /** Minutes without activity after which a session ends; 0 is never. */
  sessionTimeout: z.enum(["15", "30", "60", "120", "0"], UNKNOWN).transform(Number),
});
export type Settings = z.output<typeof settingsSchema>;

/** The settings as the form sends them; those that protect the account may be left out, and then they stay (threat 89). */
export type ChosenSettings = Omit<Settings, ProtectingSetting> &
  Partial<Pick<Settings, ProtectingSetting>>;

/**
 * The form of the settings. One of the release before has no box of e-mails about bookings, so that nothing is turned off
 * by it (threat 84).
 */
export const settingsFormSchema = settingsSchema
  .extend({
    hasBookingEmails: checkbox,
    keepsProtection: checkbox,
    sessionTimeout: settingsSchema.shape.sessionTimeout.optional(),
  })
  .transform((form, context): ChosenSettings => {
    const { hasBookingEmails, keepsProtection, loginAlerts, sessionTimeout, ...others } = form;
    const settings = { ...others, bookingEmails: others.bookingEmails || !hasBookingEmails };
    if (keepsProtection) return settings;
    if (sessionTimeout !== undefined) return { ...settings, loginAlerts, sessionTimeout };
    context.addIssue({ code: "custom", path: ["sessionTimeout"], message: UNKNOWN });
    return z.NEVER;
  });

/** How times and numbers are shown to a person. */
export const displayPreferencesSchema = settingsSchema.pick({
  timezone: true,
  dateFormat: true,
  language: true,
});

/** The settings of somebody who never saved any. */
export const DEFAULT_SETTINGS: Settings = {
  theme: "system",
  language: "en",
  timezone: "America/Guyana",
  dateFormat: "DD/MM/YYYY",
  currency: "GYD",
  emailNotifications: true,
  bookingEmails: true,
  pushNotifications: true,
  smsNotifications: false,
  marketingEmails: false,
  bookingReminders: true,
  messageNotifications: true,
  reviewNotifications: true,
  jobNotifications: true,
  jobEmails: "each",
  profileVisibility: "public",
  showEmail: false,
  showPhone: false,
  allowDirectMessages: true,
  showOnlineStatus: true,
  loginAlerts: true,
  sessionTimeout: 30,
};

/** The values of the form: the settings as a browser sends them. */
export function settingsValues(settings: Settings): Record<string, string | undefined> {
  const values = Object.entries(settings).map(([name, value]) => [
    name,
    typeof value === "boolean" ? (value ? "on" : undefined) : String(value),
  ]);
  return { ...Object.fromEntries(values), hasBookingEmails: "on" };
}
