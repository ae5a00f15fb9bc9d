import { createClient } from "@libsql/client/web";
import { type Database, openDatabase } from "./client.ts";

/** A client for one request of the Worker, over HTTP. */
export function connect(url: string, authToken?: string): Database {
  return openDatabase(createClient({ url, authToken }));
}
