import { join } from "node:path";
import { databaseSettings } from "#tools/sqld/settings.ts";

/** The folder of the databases, builds and results of the benchmarks. */
export const BENCH_FOLDER = join(databaseSettings(process.env).data, "bench");
