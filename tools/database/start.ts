import { mkdirSync } from "node:fs";
import { requireLock } from "#tools/files/lock.ts";
import { runUntilStopped } from "#tools/processes/run-until-stopped.ts";
import { storedPushKeys } from "#tools/server/push-keys.ts";
import { runScheduledJobs } from "#tools/server/run-scheduled-jobs.ts";
import { DEFAULT_PORT, DEMO_SIGN_IN, readSettings } from "#tools/server/start-settings.ts";
import { connectWrangler } from "#tools/server/wrangler-dev.ts";
import { startDatabase } from "./start-database.ts";

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
