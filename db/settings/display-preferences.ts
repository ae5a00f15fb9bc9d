import { type SQLWrapper, sql } from "drizzle-orm";
import { DEFAULT_SETTINGS, settingsSchema } from "#app/domain/settings/settings.ts";
import type { Reader } from "#app/domain/time.ts";

/** Matches `readerJson`. */
export const readerSchema = settingsSchema.pick({
  timezone: true,
  dateFormat: true,
  language: true,
});

const { timezone, dateFormat, language } = DEFAULT_SETTINGS;
const DEFAULTS = JSON.stringify({ timezone, dateFormat, language } satisfies Reader);

/** How a person reads times, as JSON; `userId` is an expression. The defaults where nothing was saved. */
export function readerJson(userId: string): string {
  return `json(coalesce((select json_object('timezone', timezone, 'dateFormat', date_format,
    'language', language) from settings where user_id = ${userId}), '${DEFAULTS}'))`;
}

type StoredSettings = Record<keyof Reader, SQLWrapper>;

/** How a person reads times, whose settings are joined by a left join; the defaults where nothing was saved. */
export const readerColumns = (stored: StoredSettings) => ({
  timezone: sql<Reader["timezone"]>`coalesce(${stored.timezone}, ${timezone})`,
  dateFormat: sql<Reader["dateFormat"]>`coalesce(${stored.dateFormat}, ${dateFormat})`,
  language: sql<Reader["language"]>`coalesce(${stored.language}, ${language})`,
});
