import { inject } from "vitest";
import { z } from "zod";
import { keepLogsOnFailure } from "./logs-on-failure.ts";

const answer = await fetch(`${inject("testServers")}/${process.env.VITEST_POOL_ID}`);
if (!answer.ok) throw new Error(`Kayap did not start: ${await answer.text()}`);
const server = z.object({ url: z.string(), data: z.string() }).parse(await answer.json());

/**
 * The server of this test file alone: the built Worker, a real sqld and the demo data. `url` is its address, `data` the
 * folder of its data, for commands.
 */
export const { url, data } = server;

keepLogsOnFailure(data);
