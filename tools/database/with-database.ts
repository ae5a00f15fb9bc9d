import { type Client, type Config, createClient } from "@libsql/client";
import { openHosted } from "#tools/sqld/hosted.ts";
import { startLocalServer } from "#tools/sqld/server.ts";
import { findLocalServer } from "#tools/sqld/server-file.ts";
import type { DatabaseSettings } from "#tools/sqld/settings.ts";

/**
 * Runs work on the database of the settings: the hosted one, or the local server that is running, or a local server that
 * is started for the work. Throws a PlainError when it cannot be reached.
 */
export async function withDatabase(
  { hosted, folder }: DatabaseSettings,
  work: (client: Client) => Promise<void>,
  options: Pick<Config, "intMode"> = {},
): Promise<void> {
  if (hosted) return workWith(await openHosted(hosted, options), work);
  const running = await findLocalServer(folder);
  if (running) return workWith(createClient({ url: running.url, ...options }), work);
  const server = await startLocalServer({ folder, log: console.error });
  try {
    const client = createClient({ url: server.url, ...options });
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
