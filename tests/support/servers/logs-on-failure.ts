import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { onFailure } from "#tests/support/vitest/evidence.ts";
import { logsOf } from "./server-logs.ts";

/** As much of a log as tells about one test. */
const LAST_CHARACTERS = 200_000;

/**
 * Keeps the ends of a server's logs whenever a test of this worker fails, until what is returned is called. `serverLog` reads
 * what a server says that writes no log into the folder.
 */
export function keepLogsOnFailure(data: string, serverLog?: () => string): () => void {
  return onFailure((file) => {
    const keep = (name: string, text: string) =>
      writeFileSync(file(name), text.slice(-LAST_CHARACTERS));
    if (serverLog) keep("server.log", serverLog());
    for (const log of logsOf(data)) keep(basename(log), readFileSync(log, "utf8"));
  });
}
