import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "@libsql/client";
import { problemOf } from "#tools/sqld/hosted.ts";

const EVERY_MS = 10_000;

/** Says in one line when a hosted database stops answering, and in another when it is back. */
export async function reportOutages(
  client: Client,
  log: (line: string) => void,
  stop: AbortSignal,
): Promise<void> {
  let wasAway = false;
  while (!stop.aborted) {
    const problem = await problemOf(client);
    const isAway = problem !== undefined;
    if (isAway && !wasAway) {
      log(
        `The database does not answer (${problem}): pages will say so until it is back. Check the network and the status of the database host.`,
      );
    }
    if (!isAway && wasAway) log("The database answers again.");
    wasAway = isAway;
    await sleep(EVERY_MS, undefined, { signal: stop }).catch(() => {});
  }
}
