import { type SQLWrapper, sql } from "drizzle-orm";
import { DEFAULT_SETTINGS } from "#app/domain/settings/settings.ts";
import type { DisplayPreferences } from "#app/domain/time/time-text.ts";

const { timezone, dateFormat, language } = DEFAULT_SETTINGS;

type StoredSettings = Record<keyof DisplayPreferences, SQLWrapper>;

/** How a person reads times and numbers, whose settings are joined by a left join; the defaults where none are stored. */
export const displayPreferencesColumns = (stored: StoredSettings) => ({
  timezone: sql<DisplayPreferences["timezone"]>`coalesce(${stored.timezone}, ${timezone})`,
  dateFormat: sql<DisplayPreferences["dateFormat"]>`coalesce(${stored.dateFormat}, ${dateFormat})`,
  language: sql<DisplayPreferences["language"]>`coalesce(${stored.language}, ${language})`,
});
