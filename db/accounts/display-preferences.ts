import { type SQLWrapper, sql } from "drizzle-orm";
import { DEFAULT_SETTINGS, settingsSchema } from "#app/domain/settings/settings.ts";
import type { DisplayPreferences } from "#app/domain/time.ts";

/** Matches `displayPreferencesJson`. */
export const displayPreferencesSchema = settingsSchema.pick({
  timezone: true,
  dateFormat: true,
  language: true,
});

const { timezone, dateFormat, language } = DEFAULT_SETTINGS;
const DEFAULTS = JSON.stringify({ timezone, dateFormat, language } satisfies DisplayPreferences);

/** How a person reads times, as JSON; `userId` is an expression. The defaults where nothing was saved. */
export function displayPreferencesJson(userId: string): string {
  return `json(coalesce((select json_object('timezone', timezone, 'dateFormat', date_format,
    'language', language) from settings where user_id = ${userId}), '${DEFAULTS}'))`;
}

type StoredSettings = Record<keyof DisplayPreferences, SQLWrapper>;

/** How a person reads times, whose settings are joined by a left join; the defaults where nothing was saved. */
export const displayPreferencesColumns = (stored: StoredSettings) => ({
  timezone: sql<DisplayPreferences["timezone"]>`coalesce(${stored.timezone}, ${timezone})`,
  dateFormat: sql<DisplayPreferences["dateFormat"]>`coalesce(${stored.dateFormat}, ${dateFormat})`,
  language: sql<DisplayPreferences["language"]>`coalesce(${stored.language}, ${language})`,
});
