import type { RouterContextProvider } from "react-router";
import { databaseContext, knownSettingsContext, laterContext, purgeContext } from "#app/context.ts";
import type { Difference } from "#app/domain/forms/difference.ts";
import {
  type SiteSettings,
  siteSettingsChange,
  siteSettingsDifferences,
} from "#app/domain/team/site-settings.ts";
import { EVERY_DOCUMENT } from "#app/http/documents/document-tags.ts";
import { readSiteSettings, saveSiteSettings } from "#db/team/site-settings.ts";
import { actingStaff } from "./acting-staff.ts";

type Outcome = { saved: true } | { saved: false; version: number; differences: Difference[] };

/**
 * Changes the settings of the whole site. This isolate uses them at once, other isolates within half a minute; documents made
 * with the earlier settings are purged. Not saved when somebody has changed them meanwhile, unless nothing differs.
 */
export async function changeSiteSettings(
  context: Readonly<RouterContextProvider>,
  { settings, version }: { settings: SiteSettings; version: number },
): Promise<Outcome> {
  const db = context.get(databaseContext);
  const current = await readSiteSettings(db);
  const differences = siteSettingsDifferences(current.settings, settings);
  if (differences.length === 0) return { saved: true };
  const refusal = { saved: false, version: current.version, differences } as const;
  if (current.version !== version) return refusal;
  const by = actingStaff(context);
  const what = siteSettingsChange(current.settings, settings);
  if (!(await saveSiteSettings(db, { settings, version, what, by }))) {
    const newest = await readSiteSettings(db);
    const { version } = newest;
    return { ...refusal, version, differences: siteSettingsDifferences(newest.settings, settings) };
  }
  const cache = context.get(knownSettingsContext);
  cache.settings = settings;
  cache.readAt = by.now;
  const purge = context.get(purgeContext);
  context.get(laterContext)(() => purge([EVERY_DOCUMENT]));
  return { saved: true };
}
