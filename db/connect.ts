import { createClient } from "@libsql/client/web";
import { type Database, type DatabaseCall, openDatabase } from "./client.ts";

/** A client for one request of the Worker, over HTTP; `told` hears of each of its calls. */
export function connect(
  url: string,
  authToken?: string,
  told?: (call: DatabaseCall) => void,
): Database {
  return openDatabase(createClient({ url, authToken }), told);
}
