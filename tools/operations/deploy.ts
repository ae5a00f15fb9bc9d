import { once } from "node:events";
import { join } from "node:path";
import type { Client } from "@libsql/client";
import { PlainError } from "#db/connection/plain-error.ts";
import { withDatabase } from "#tools/database/with-database.ts";
import { spawnInGroup } from "#tools/processes/child-process-group.ts";
import { tool } from "#tools/processes/installed-tools.ts";
import { runCommand } from "#tools/processes/run-command.ts";
import { ROOT } from "#tools/project-root.ts";
import { databaseSettings } from "#tools/sqld/settings.ts";
import { requireDeployable, requireHosted } from "./deploy-settings.ts";
import { updateAround } from "./update-around.ts";

/** Not the folder of the local build, which has other settings. */
const BUILD = ".deploy";
const USAGE = `npm run deploy                migrates the database of TURSO_DATABASE_URL, writes anew what its search has of each
                              service, then deploys the Worker
npm run deploy -- --dry-run   builds and checks, and changes nothing
Other options are those of wrangler deploy, such as --secrets-file FILE.`;

// The settings and the build are checked before anything is changed.
await runCommand(async () => {
  if (process.argv.includes("--help")) throw new PlainError(USAGE);
  const environment = process.env.CLOUDFLARE_ENV || "production";
  const database = databaseSettings(process.env);
  requireHosted(database.hosted);
  const { unstable_readConfig: readConfig } = await import("wrangler");
  requireDeployable(readConfig({ config: join(ROOT, "wrangler.toml"), env: environment }));

  console.log(`Building for ${environment} ...`);
  await run(tool("reactRouter", "build", "--logLevel", "warn"), {
    CLOUDFLARE_ENV: environment,
    KAYAP_BUILD: BUILD,
  });
  const built = join(ROOT, BUILD, "server/wrangler.json");
  const deploy = () => run(tool("wrangler", "deploy", "--config", built, ...process.argv.slice(2)));
  if (process.argv.includes("--dry-run")) return deploy();
  const inDatabase = (work: (client: Client) => Promise<void>) => withDatabase(database, work);
  await updateAround({ inDatabase, deploy, log: console.log });
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
