import { type Client, type Config, createClient } from "@libsql/client";
import { openHosted } from "./sqld/hosted.ts";
import { startLocalServer } from "./sqld/server.ts";
import { findLocalServer } from "./sqld/server-file.ts";
import type { DatabaseSettings } from "./sqld/settings.ts";

/**
 * Runs work on the database that the settings name: the hosted one, else the local server that is
 * running, else a local server started for the time of the work. `reading` says how the client gives
 * whole numbers. Throws a PlainError when there is no reaching it.
 */
export async function withDatabase(
  { hosted, folder }: DatabaseSettings,
  work: (client: Client) => Promise<void>,
  reading: Pick<Config, "intMode"> = {},
): Promise<void> {
  if (hosted) return workWith(await openHosted(hosted, reading), work);
  const running = await findLocalServer(folder);
  if (running) return workWith(createClient({ url: running.url, ...reading }), work);
  const server = await startLocalServer({ folder, log: console.error });
  try {
    const client = createClient({ url: server.url, ...reading });
    await server.withoutHangCheck(() => workWith(client, work));
  } finally {
    await server.stop();
  }
}

async function workWith(client: Client, work: (client: Client) => Promise<void>): Promise<void> {
  try {
    await work(client);
  } finally {
    client.close();
  }
}
