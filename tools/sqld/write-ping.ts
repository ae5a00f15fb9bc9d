import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";

const PAUSE_MS = 100;
const answerSchema = z.object({ results: z.array(z.object({ type: z.string() })) });
const PING = JSON.stringify({
  requests: [
    { type: "execute", stmt: { sql: "begin immediate" } },
    { type: "execute", stmt: { sql: "rollback" } },
    { type: "close" },
  ],
});

/** Whether the server at `url` grants the write lock within `limitMs`. Writes nothing. False once `stop` is aborted. */
export async function answersWrites(
  url: string,
  limitMs: number,
  stop?: AbortSignal,
): Promise<boolean> {
  const timeout = AbortSignal.timeout(limitMs);
  const limit = stop ? AbortSignal.any([timeout, stop]) : timeout;
  while (!limit.aborted) {
    if (await pingOnce(url, limit)) return true;
    await sleep(PAUSE_MS);
  }
  return false;
}

async function pingOnce(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(`${url}/v2/pipeline`, { method: "POST", body: PING, signal });
    const answer = answerSchema.safeParse(await response.json());
    return answer.success && answer.data.results.every((result) => result.type === "ok");
  } catch {
    return false;
  }
}
