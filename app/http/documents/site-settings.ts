import type { Config } from "#app/context.ts";
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from "#app/domain/team/site-settings.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import type { Database } from "#db/connection/client.ts";
import { readSiteSettings } from "#db/team/site-settings.ts";
import type { Documents } from "./document-cache.ts";
import { EVERY_DOCUMENT } from "./document-tags.ts";

/** What the team has set, as this isolate knows it. */
export type KnownSettings = {
  settings: SiteSettings;
  /** When it was read, UTC milliseconds; null before the first time. */
  readAt: number | null;
};

/** What an isolate knows before it has read anything. */
export const nothingKnown = (): KnownSettings => ({
  settings: DEFAULT_SITE_SETTINGS,
  readAt: null,
});

const KNOWN_FOR_MS = 30_000;

type Source = { db: Database; known: KnownSettings; now: number };

/**
 * Reads what the team has set at the first request of an isolate, which waits for it: no page shows less than that. All
 * others take it from memory, because every page needs it and none should pay a round trip for it; what is older than 30 s
 * is read again after the response. Where the first read fails, the settings of the deployment count until then.
 */
export async function knowSettings({ db, known, now }: Source): Promise<void> {
  if (known.readAt !== null) return;
  const read = await tryDatabase(readSiteSettings(db));
  known.readAt = now;
  if (read.ok) known.settings = read.value.settings;
}

/** Whether what is known is so old that it should be read again; it is then taken as read, so that one request does it. */
export function takeToRenew({ known, now }: Omit<Source, "db">): boolean {
  if (known.readAt !== null && now - known.readAt < KNOWN_FOR_MS) return false;
  known.readAt = now;
  return true;
}

/** Reads the settings again, and forgets the documents that may have been made with others. */
export async function renewSettings(
  { db, known }: Omit<Source, "now">,
  purge: Documents["purge"],
): Promise<void> {
  const { settings } = await readSiteSettings(db);
  const isSame = JSON.stringify(settings) === JSON.stringify(known.settings);
  known.settings = settings;
  if (!isSame) await purge([EVERY_DOCUMENT]);
}

/** The settings of the deployment with those of the team: the one place that decides between both. */
export function withSiteSettings(config: Config, { settings }: KnownSettings): Config {
  return {
    ...config,
    supportEmail: settings.supportEmail || config.supportEmail,
    signupsOpen: config.signupsOpen && settings.signUps,
    banner: settings.banner,
  };
}
