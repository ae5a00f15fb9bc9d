import { once } from "node:events";
import { join } from "node:path";
import { type Client, createClient } from "@libsql/client";
import { PlainError } from "#db/connection/plain-error.ts";
import { migrate } from "#db/migrate.ts";
import { renewAllTexts } from "#db/search-index/renew-texts.ts";
import { spawnInGroup } from "#tools/processes/child-process-group.ts";
import { ROOT } from "#tools/project-root.ts";
import { onlySet } from "#tools/server/start-settings.ts";
import { openHosted } from "#tools/sqld/hosted.ts";
import { resetData } from "#tools/sqld/reset.ts";
import { startLocalServer } from "#tools/sqld/server.ts";
import type { DatabaseSettings, HostedDatabase } from "#tools/sqld/settings.ts";
import { reportOutages } from "./report-outages.ts";
import { hasPeople, isHalfSeeded } from "./seed-state.ts";

type RunningDatabase = {
  /** The variables with which the Worker connects to it. */
  variables: Record<string, string>;
  stop(): Promise<void>;
};

/**
 * Starts the database of the settings, migrates it and seeds it when it is empty. From then on `log` gets a line when it
 * fails and when it is back. Throws a PlainError when it cannot be used.
 */
export async function startDatabase(
  settings: DatabaseSettings,
  log: (line: string) => void,
): Promise<RunningDatabase> {
  return settings.hosted ? startHosted(settings, settings.hosted, log) : startLocal(settings, log);
}

async function startLocal(
  settings: DatabaseSettings,
  log: (line: string) => void,
): Promise<RunningDatabase> {
  if (isHalfSeeded(settings)) {
    log("The last start was interrupted while it made the demo data: it is made again.");
    await resetData(settings);
  }
  const server = await startLocalServer({ ...settings, log });
  const client = createClient({ url: server.url });
  try {
    await server.withoutHangCheck(() => prepare(client, settings));
  } catch (error) {
    await server.stop();
    throw error;
  } finally {
    client.close();
  }
  return { variables: { TURSO_DATABASE_URL: server.url }, stop: server.stop };
}

async function startHosted(
  settings: DatabaseSettings,
  hosted: HostedDatabase,
  log: (line: string) => void,
): Promise<RunningDatabase> {
  const client = await openHosted(hosted);
  await prepare(client, settings);
  const stopping = new AbortController();
  void reportOutages(client, log, stopping.signal);
  const { url: TURSO_DATABASE_URL, authToken: TURSO_AUTH_TOKEN } = hosted;
  return {
    variables: onlySet({ TURSO_DATABASE_URL, TURSO_AUTH_TOKEN }),
    async stop() {
      stopping.abort();
      client.close();
    },
  };
}

async function prepare(client: Client, settings: DatabaseSettings): Promise<void> {
  await migrate(client);
  if (await hasPeople(client)) {
    // Of a database of an older checkout the search would find too little.
    await renewAllTexts(client, Date.now());
    return;
  }
  // In a process of its own, because seeding would block the supervisor of the database.
  const child = spawnInGroup(process.execPath, [join(ROOT, "tools/database/seed.ts")], {
    env: { ...process.env, KAYAP_DATA: settings.data },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new PlainError("The demo data could not be made: the lines above say why.");
}
