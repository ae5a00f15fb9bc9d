import { inject } from "vitest";

const kayap = inject("kayaps")[Number(process.env.VITEST_POOL_ID) - 1];
if (!kayap) throw new Error("No Kayap runs for this test file.");

/** The running Kayap that this test file has to itself. */
export const { url, data } = kayap;
