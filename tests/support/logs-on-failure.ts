import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { onFailure } from "./evidence.ts";
import { logsOf } from "./server-logs.ts";

/** As much of a log as tells about one test. */
const LAST_CHARACTERS = 200_000;

/** Keeps the ends of a server's logs whenever a test of this worker fails, until what is returned is called. */
export function keepLogsOnFailure(data: string): () => void {
  return onFailure((file) => {
    for (const log of logsOf(data)) {
      writeFileSync(file(basename(log)), readFileSync(log, "utf8").slice(-LAST_CHARACTERS));
    }
  });
}
