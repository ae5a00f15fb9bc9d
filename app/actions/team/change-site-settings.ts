import type { RouterContextProvider } from "react-router";
import { databaseContext, knownSettingsContext, laterContext, purgeContext } from "#app/context.ts";
import type { Difference } from "#app/domain/forms/difference.ts";
import {
  type SiteSettings,
  siteSettingsChange,
  siteSettingsDifferences,
} from "#app/domain/team/site-settings.ts";
import { EVERY_DOCUMENT } from "#app/http/documents/document-tags.ts";
import type { Database } from "#db/connection/client.ts";
import { readSiteSettings, saveSiteSettings } from "#db/team/site-settings.ts";
import type { InSession } from "#db/team/staff.ts";
import { actingStaff } from "./acting-staff.ts";

/** Settings with a version: that of the form, or that which is stored. */
type Versioned = { settings: SiteSettings; version: number };

type Outcome = { saved: true } | { saved: false; version: number; differences: Difference[] };

/**
 * Changes the settings of the whole site. This isolate uses them at once, other isolates within half a minute; documents made
 * with the earlier settings are purged. Not saved when somebody has changed them meanwhile, unless nothing differs.
 */
export async function changeSiteSettings(
  context: Readonly<RouterContextProvider>,
  form: Versioned,
): Promise<Outcome> {
  const by = actingStaff(context);
  const outcome = await save(context.get(databaseContext), form, by);
  if (!outcome.saved) return outcome;
  const cache = context.get(knownSettingsContext);
  cache.settings = form.settings;
  cache.readAt = by.now;
  const purge = context.get(purgeContext);
  context.get(laterContext)(() => purge([EVERY_DOCUMENT]));
  return outcome;
}

/** Stores the settings, unless others were stored since the version of the form. */
async function save(db: Database, form: Versioned, by: InSession): Promise<Outcome> {
  const stored = await readSiteSettings(db);
  const outcome = outcomeFor(stored, form);
  if (outcome.saved || stored.version !== form.version) return outcome;
  const what = siteSettingsChange(stored.settings, form.settings);
  if (await saveSiteSettings(db, { ...form, what, by })) return { saved: true };
  return outcomeFor(await readSiteSettings(db), form);
}

/** The outcome without storing anything: saved where nothing differs, as when the same form is sent again. */
function outcomeFor({ settings, version }: Versioned, form: Versioned): Outcome {
  const differences = siteSettingsDifferences(settings, form.settings);
  return differences.length === 0 ? { saved: true } : { saved: false, version, differences };
}
