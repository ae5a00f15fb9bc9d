import { createClient } from "@libsql/client/web";
import { type Database, type DatabaseCall, openDatabase } from "./client.ts";

/** A client for one request of the Worker, over HTTP; `onCall` is called after each of its calls. */
export function connect(
  url: string,
  authToken?: string,
  onCall?: (call: DatabaseCall) => void,
): Database {
  return openDatabase(createClient({ url, authToken }), onCall);
}
