import { mkdirSync } from "node:fs";
import { startDatabase } from "./database/start-database.ts";
import { requireLock } from "./files/lock.ts";
import { requireFreePort } from "./processes/ports.ts";
import { type Running, runUntilStopped } from "./processes/run-until-stopped.ts";
import { buildInto } from "./server/build.ts";
import { storedPushKeys } from "./server/push-keys.ts";
import { runScheduledJobs } from "./server/run-scheduled-jobs.ts";
import {
  answersAnything,
  serveBuild,
  serverFailed,
  serveSources,
  untilReady,
} from "./server/serve.ts";
import { emptyLog } from "./server/server-output.ts";
import { DEMO_SIGN_IN, readSettings, type Settings } from "./server/start-settings.ts";
import { startWebServer, TIMES } from "./server/web-server.ts";

await runUntilStopped((running) =>
  start(readSettings(process.env), process.argv.includes("--hot"), running),
);

async function start(
  settings: Settings,
  hot: boolean,
  { signal, say, atEnd }: Running,
): Promise<never> {
  mkdirSync(settings.database.data, { recursive: true });
  // Before anything is built: this build would take away the one that another Kayap on the same data serves.
  atEnd(await requireLock(settings.database.data));
  await requireFreePort(settings.port);
  if (!hot) await buildInto(settings.built, say);
  const database = await startDatabase(settings.database, say);
  atEnd(database.stop);
  const variables = {
    ...settings.passedOn,
    ...database.variables,
    ...(await storedPushKeys(settings.database.data)),
    APP_ORIGIN: settings.origin,
  };
  emptyLog(settings.serverLog);
  // With hot reload a developer can correct a page that fails.
  const pagesMustWork = !hot;
  const server = await startWebServer({
    start: () => (hot ? serveSources(settings, variables) : serveBuild(settings, variables)),
    untilReady: (started) => untilReady(started, settings, { pagesMustWork }),
    answers: () => answersAnything(settings),
    log: say,
    failure: (happening) => serverFailed(happening, settings),
    times: { hungMs: TIMES.hungMs * settings.database.patience },
  });
  atEnd(server.stop);
  say(`Kayap is on ${settings.origin}`);
  say(DEMO_SIGN_IN);
  void runScheduledJobs(settings.origin, signal);
  throw await server.givenUp;
}
