import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { onFailure } from "./evidence.ts";
import { logsOf } from "./server-logs.ts";

/** As much of a log as tells about one test. */
const LAST_CHARACTERS = 200_000;

/**
 * Keeps the ends of a server's logs whenever a test of this worker fails, until what is returned is called. `workerLog` reads
 * the log of a Worker that writes none into the folder.
 */
export function keepLogsOnFailure(data: string, workerLog?: () => string): () => void {
  return onFailure((file) => {
    const keep = (name: string, text: string) =>
      writeFileSync(file(name), text.slice(-LAST_CHARACTERS));
    if (workerLog) keep("server.log", workerLog());
    for (const log of logsOf(data)) keep(basename(log), readFileSync(log, "utf8"));
  });
}
