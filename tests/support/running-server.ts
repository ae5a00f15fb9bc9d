import { inject } from "vitest";
import { z } from "zod";

const answer = await fetch(`${inject("kayaps")}/${process.env.VITEST_POOL_ID}`);
if (!answer.ok) throw new Error(`Kayap did not start: ${await answer.text()}`);
const kayap = z.object({ url: z.string(), data: z.string() }).parse(await answer.json());

/**
 * The running Kayap that this test file has to itself. `url` is where it answers: the built Worker, a real sqld and the
 * demo data. `data` is where it keeps its data, for the commands of whoever runs it.
 */
export const { url, data } = kayap;
