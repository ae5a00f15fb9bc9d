import type { RouterContextProvider } from "react-router";
import { databaseContext, knownSettingsContext, laterContext, purgeContext } from "#app/context.ts";
import type { Difference } from "#app/domain/forms/difference.ts";
import {
  type SiteSettings,
  siteSettingsChange,
  siteSettingsDifferences,
} from "#app/domain/team/site-settings.ts";
import { EVERY_DOCUMENT } from "#app/http/document-tags.ts";
import { readSiteSettings, saveSiteSettings } from "#db/team/site-settings.ts";
import { actingStaff } from "./acting-staff.ts";

type Outcome = { saved: true } | { saved: false; version: number; differences: Difference[] };

/**
 * Changes what the team sets for all of Kayap. This isolate knows it at once, others within half a minute; documents made
 * with the settings before are forgotten. Not saved when somebody has changed it meanwhile; what is the same is saved.
 */
export async function changeSiteSettings(
  context: Readonly<RouterContextProvider>,
  { settings, version }: { settings: SiteSettings; version: number },
): Promise<Outcome> {
  const db = context.get(databaseContext);
  const stored = await readSiteSettings(db);
  const differences = siteSettingsDifferences(stored.settings, settings);
  if (differences.length === 0) return { saved: true };
  const refused = { saved: false, version: stored.version, differences } as const;
  if (stored.version !== version) return refused;
  const by = actingStaff(context);
  const what = siteSettingsChange(stored.settings, settings);
  if (!(await saveSiteSettings(db, { settings, version, what, by }))) {
    const newest = await readSiteSettings(db);
    const { version } = newest;
    return { ...refused, version, differences: siteSettingsDifferences(newest.settings, settings) };
  }
  const known = context.get(knownSettingsContext);
  known.settings = settings;
  known.readAt = by.now;
  const purge = context.get(purgeContext);
  context.get(laterContext)(() => purge([EVERY_DOCUMENT]));
  return { saved: true };
}
