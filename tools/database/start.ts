import { mkdirSync } from "node:fs";
import { storedPushKeys } from "#tools/push-keys.ts";
import { runScheduledJobs } from "#tools/run-scheduled-jobs.ts";
import { runUntilStopped } from "#tools/run-until-stopped.ts";
import { requireLock } from "#tools/sqld/lock.ts";
import { startDatabase } from "#tools/start-database.ts";
import { DEFAULT_PORT, DEMO_SIGN_IN, readSettings } from "#tools/start-settings.ts";
import { connectWrangler } from "#tools/wrangler-dev.ts";

await runUntilStopped(async ({ signal, say, atEnd }) => {
  const { database: settings, port, origin, passedOn } = readSettings(process.env);
  mkdirSync(settings.data, { recursive: true });
  atEnd(await requireLock(settings.data));
  const database = await startDatabase(settings, say);
  atEnd(database.stop);
  const { options, disconnect } = connectWrangler(process.cwd(), settings.data, {
    ...passedOn,
    ...database.variables,
    ...(await storedPushKeys(settings.data)),
    APP_ORIGIN: origin,
  });
  atEnd(disconnect);
  void runScheduledJobs(origin, signal);
  const portOption = port === DEFAULT_PORT ? [] : [`--port ${port}`];
  say(`The database is running and .dev.vars names it, until you press Ctrl-C here.
Type in another terminal:

  npm run build
  ${["npx wrangler dev", ...portOption, ...options].join(" ")}

Then open ${origin}`);
  say(DEMO_SIGN_IN);
  return new Promise<never>(() => {});
});
