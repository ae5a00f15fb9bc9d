import { once } from "node:events";
import { join } from "node:path";
import { migrate } from "#db/migrate.ts";
import { PlainError } from "#db/plain-error.ts";
import { renewAllTexts } from "#db/search-index/renew-texts.ts";
import { withDatabase } from "#tools/database/with-database.ts";
import { spawnInGroup } from "#tools/processes/child-process-group.ts";
import { tool } from "#tools/processes/installed-tools.ts";
import { runCommand } from "#tools/processes/run-command.ts";
import { ROOT } from "#tools/project-root.ts";
import { databaseSettings } from "#tools/sqld/settings.ts";
import { requireDeployable, requireHosted } from "./deploy-settings.ts";

/** Not the folder of the local build, which has other settings. */
const BUILD = ".deploy";
const USAGE = `npm run deploy                migrates the database of TURSO_DATABASE_URL, writes anew what its search has of each
                              service, then deploys the Worker
npm run deploy -- --dry-run   builds and checks, and changes nothing
Other options are those of wrangler deploy, such as --secrets-file FILE.`;

// The settings and the build are checked before anything is changed. The database is migrated, and the search texts are
// written, before the Worker is deployed: the old Worker works over the new tables and texts, the new one not over old texts.
// What the old Worker saves meanwhile is written afterwards.
await runCommand(async () => {
  if (process.argv.includes("--help")) throw new PlainError(USAGE);
  const environment = process.env.CLOUDFLARE_ENV || "production";
  const database = databaseSettings(process.env);
  requireHosted(database.hosted);
  const { unstable_readConfig: readConfig } = await import("wrangler");
  requireDeployable(readConfig({ config: join(ROOT, "wrangler.toml"), env: environment }));
  const dry = process.argv.includes("--dry-run");

  console.log(`Building for ${environment} ...`);
  await run(tool("reactRouter", "build", "--logLevel", "warn"), {
    CLOUDFLARE_ENV: environment,
    KAYAP_BUILD: BUILD,
  });
  const renewTexts = () =>
    withDatabase(database, async (client) => {
      const renewed = await renewAllTexts(client, Date.now());
      console.log(`Wrote the search texts of ${renewed} services anew.`);
    });
  if (!dry) {
    await withDatabase(database, async (client) => {
      const applied = await migrate(client);
      console.log(applied.length > 0 ? `Applied ${applied.join(", ")}.` : "Nothing to migrate.");
    });
    await renewTexts();
  }
  const built = join(ROOT, BUILD, "server/wrangler.json");
  await run(tool("wrangler", "deploy", "--config", built, ...process.argv.slice(2)));
  if (!dry) await renewTexts();
});

/** Runs an interactive tool. Throws a PlainError when it fails; its own output says why. */
async function run(args: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawnInGroup(process.execPath, args, {
    cwd: ROOT,
    // With NODE_ENV "test" a build would contain React Router's development version.
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: "inherit",
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new PlainError("Nothing was deployed: the lines above say why.");
}
