import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The logs of a server whose data is in this folder: the Worker's and sqld's. */
export function logsOf(data: string): string[] {
  return [join(data, "server.log"), join(data, "database/sqld.log")].filter(existsSync);
}

/** How often a server has logged that its database is not available, which is an answer 503. */
export function countUnavailable(data: string): number {
  const logs = logsOf(data).map((log) => readFileSync(log, "utf8"));
  return logs.reduce((sum, log) => sum + log.split("database-unavailable").length - 1, 0);
}
