import { DEFAULT_SETTINGS, settingsSchema } from "#app/domain/people/settings.ts";
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
