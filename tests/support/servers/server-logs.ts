import { existsSync } from "node:fs";
import { join } from "node:path";

/** The logs of a server whose data is in this folder: the Worker's, where it writes one, and sqld's, also where it is alone. */
export function logsOf(data: string): string[] {
  return ["server.log", "database/sqld.log", "sqld.log"]
    .map((log) => join(data, log))
    .filter(existsSync);
}

/** How often a Worker has logged that its database is not available, which is an answer 503. */
export function countUnavailable(log: string): number {
  return log.split("database-unavailable").length - 1;
}
