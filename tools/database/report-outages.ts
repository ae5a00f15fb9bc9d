import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "@libsql/client";
import { problemOf } from "#tools/sqld/hosted.ts";

const EVERY_MS = 10_000;

/** Logs a line when a hosted database stops answering, and one when it is back. */
export async function reportOutages(
  client: Client,
  log: (line: string) => void,
  stop: AbortSignal,
): Promise<void> {
  let wasDown = false;
  while (!stop.aborted) {
    const problem = await problemOf(client);
    const isDown = problem !== undefined;
    if (isDown && !wasDown) {
      log(
        `The database does not answer (${problem}): pages will say so until it is back. Check the network and the status of the database host.`,
      );
    }
    if (!isDown && wasDown) log("The database answers again.");
    wasDown = isDown;
    await sleep(EVERY_MS, undefined, { signal: stop }).catch(() => {});
  }
}
