import { type Client, createClient } from "@libsql/client";
import { findLocalServer } from "#tools/sqld/server-file.ts";
import { readSettings } from "#tools/start-settings.ts";
import { data } from "./running-server.ts";

/** A client of the database of this test file's server, which whoever asks for it closes. */
export async function openRunningDatabase(): Promise<Client> {
  const { database } = readSettings({ ...process.env, KAYAP_DATA: data });
  const server = await findLocalServer(database.folder);
  if (!server) throw new Error("There is no database.");
  return createClient({ url: server.url });
}
