import { createClient } from "@libsql/client/web";
import { type Database, type DatabaseOptions, openDatabase } from "./client.ts";

/** A client for one request of the Worker, over HTTP, with the limits and `onCall` of openDatabase. */
export function connect(
  url: string,
  { authToken, ...options }: DatabaseOptions & { authToken?: string } = {},
): Database {
  return openDatabase(createClient({ url, authToken }), options);
}
