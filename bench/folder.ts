import { join } from "node:path";
import { databaseSettings } from "#tools/sqld/settings.ts";

/** Where the benchmarks keep their databases, builds and results. */
export const BENCH_FOLDER = join(databaseSettings(process.env).data, "bench");
