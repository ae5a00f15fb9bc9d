import { join } from "node:path";
import { BENCH_FOLDER } from "#bench/folder.ts";
import { buildInto } from "#tools/server/build.ts";
import { type RunningWorker, serveOnWorkerd } from "./workerd.ts";

/** The settings of a Kayap over a database, without the named rate limits (separated by commas). */
export function settingsFor(databaseUrl: string, relaxedLimits = "") {
  return {
    TURSO_DATABASE_URL: databaseUrl,
    APP_ORIGIN: "http://localhost:8787",
    SUPPORT_EMAIL: "support@kayap.test",
    POSTAL_ADDRESS: "Kayap, Georgetown, Guyana",
    KAYAP_ENV: "local",
    KAYAP_RELAX_LIMITS: relaxedLimits,
  };
}

/** Builds the application and serves it on a bare workerd. */
export async function buildAndServeKayap(
  settings: ReturnType<typeof settingsFor>,
  log: (line: string) => void,
): Promise<RunningWorker> {
  const built = join(BENCH_FOLDER, "ours");
  await buildInto(built, log);
  return serveKayap(join(built, "server"), settings);
}

/** Serves a build of the application with its rooms, and with stubs for the bindings of photos. */
export function serveKayap(
  folder: string,
  settings: ReturnType<typeof settingsFor>,
): Promise<RunningWorker> {
  return serveOnWorkerd({
    folder,
    main: "index.js",
    bindings: settings,
    rooms: { CONVERSATION: "Conversation", INBOX: "Inbox" },
    unused: ["PHOTOS", "PAPERS", "IMAGES"],
  });
}
