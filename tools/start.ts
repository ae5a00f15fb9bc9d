import { mkdirSync } from "node:fs";
import { requireLock } from "#tools/sqld/lock.ts";
import { buildInto } from "./build.ts";
import { fireCron } from "./cron.ts";
import { startDatabase } from "./database.ts";
import { requireFreePort } from "./port.ts";
import { storedPushKeys } from "./push-keys.ts";
import { describe } from "./run-command.ts";
import { answersAnything, serveBuild, serverFailed, serveSources, untilReady } from "./serve.ts";
import { emptyLog } from "./server-output.ts";
import { readSettings, type Settings } from "./settings.ts";
import { startWebServer } from "./web-server.ts";

// npm hands Ctrl-C on to us, who had it from the terminal already: only a later one means "at
// once".
const SAME_CTRL_C_MS = 1_000;

const stopping = new AbortController();
const endings: (() => Promise<void>)[] = [];
let askedToStopAt: number | undefined;

process.on("SIGINT", stopOnSignal);
process.on("SIGTERM", stopOnSignal);
// Whoever read what we print may have gone, or its disk may be full: no reason to stop serving.
process.stdout.on("error", () => {});
process.stderr.on("error", () => {});

try {
  await start(readSettings(process.env), process.argv.includes("--hot"));
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error(describe(error));
    await stopEverything(1);
  }
}

async function start(settings: Settings, hot: boolean): Promise<never> {
  mkdirSync(settings.database.data, { recursive: true });
  // Before anything is built: a build of ours would take away the one that the other Kayap serves.
  const unlock = await requireLock(settings.database.data);
  endings.push(async () => unlock());
  await requireFreePort(settings.port);
  if (!hot) await buildInto(settings.built, say);
  const database = await startDatabase(settings.database, say);
  endings.push(database.stop);
  const variables = {
    ...settings.passedOn,
    ...database.variables,
    ...(await storedPushKeys(settings.database.data)),
    APP_ORIGIN: settings.origin,
  };
  emptyLog(settings.serverLog);
  // With hot reload somebody is there to mend a page that fails.
  const pagesMustWork = !hot;
  const server = await startWebServer({
    start: () => (hot ? serveSources(settings, variables) : serveBuild(settings, variables)),
    untilReady: (started) => untilReady(started, settings, { pagesMustWork }),
    answers: () => answersAnything(settings),
    log: say,
    failure: (happening) => serverFailed(happening, settings),
  });
  endings.push(server.stop);
  say(`Kayap is on ${settings.origin}`);
  say("Sign in as customer@kayap.test or pro@kayap.test, password kayap-demo-2026");
  void fireCron(settings.origin, stopping.signal);
  throw await server.givenUp;
}

function say(line: string): void {
  if (!stopping.signal.aborted) console.log(line);
}

function stopOnSignal(): void {
  const now = Date.now();
  if (askedToStopAt === undefined) {
    askedToStopAt = now;
    void stopEverything(0);
    return;
  }
  if (now - askedToStopAt > SAME_CTRL_C_MS) process.exit(1);
}

/** Ends the server, then the database, then this process; whatever is left goes with it. */
async function stopEverything(code: number): Promise<never> {
  stopping.abort();
  for (const end of endings.reverse()) await end().catch((error) => console.error(describe(error)));
  process.exit(code);
}
