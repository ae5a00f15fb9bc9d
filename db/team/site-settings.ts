import { eq, sql } from "drizzle-orm";
import { nextVersion } from "#app/domain/forms/version.ts";
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from "#app/domain/team/site-settings.ts";
import type { Database } from "#db/connection/client.ts";
import { siteSettings } from "#db/schema/team.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { bare, excluded } from "#db/statements/upsert.ts";
import { logAct } from "./log.ts";
import { type InSession, isStaff } from "./staff.ts";

/** The only row of the table. */
const ROW = 1;

/** What the team has set, with its version, which is 0 before anything was set. */
export async function readSiteSettings(
  db: Database,
): Promise<{ settings: SiteSettings; version: number }> {
  const { signUps, approval, supportEmail, banner, updatedAt: version } = siteSettings;
  const [row] = await db
    .select({ settings: { signUps, approval, supportEmail, banner }, version })
    .from(siteSettings)
    .where(eq(siteSettings.id, ROW));
  return row ?? { settings: DEFAULT_SITE_SETTINGS, version: 0 };
}

type Change = {
  settings: SiteSettings;
  /** The version that the form was filled in with. */
  version: number;
  /** What it changes, in words, for the log. */
  what: string;
  by: InSession;
};

/** Sets what the team sets for all of Kayap. False when it was changed meanwhile, or the role is gone. */
export async function saveSiteSettings(
  db: Database,
  { settings, version, what, by }: Change,
): Promise<boolean> {
  const { id, signUps, approval, supportEmail, banner, updatedAt } = siteSettings;
  const changed = [signUps, approval, supportEmail, banner, updatedAt].map(
    (column) => sql`${bare(column)} = ${excluded(column)}`,
  );
  const stored = sql`coalesce((select ${updatedAt} from ${siteSettings} where ${id} = ${ROW}), 0)`;
  const [{ rowsAffected }] = await db.batch([
    db.run(
      insertSelect(
        siteSettings,
        { id: ROW, ...settings, updatedAt: nextVersion(version, by.now) },
        sql`where ${stored} = ${version} and ${isStaff(by, "admin")}
          on conflict (${bare(id)}) do update set ${sql.join(changed, sql`, `)}`,
      ),
    ),
    logAct(db, {
      staffId: by.userId,
      act: "settings-changed",
      subject: { kind: "settings", id: String(ROW) },
      reason: what,
      now: by.now,
    }),
  ]);
  return rowsAffected === 1;
}
