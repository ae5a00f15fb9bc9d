import { statSync } from "node:fs";
import { dumpLines } from "#tools/backup/dump.ts";
import { writeDumpFile } from "#tools/backup/dump-file.ts";
import { onlyArgument, runCommand } from "#tools/processes/run-command.ts";
import { databaseSettings } from "#tools/sqld/settings.ts";
import { withDatabase } from "./with-database.ts";

const USAGE =
  "npm run db:dump -- FILE  writes all data to a new file, such as kayap-2026-11-20.jsonl.gz";

await runCommand(async () => {
  const file = onlyArgument(USAGE);
  const work = async (client: Parameters<typeof dumpLines>[0]) => {
    await writeDumpFile(file, dumpLines(client, Date.now()));
    console.log(`Dumped to ${file}, ${(statSync(file).size / 1e6).toFixed(1)} MB.`);
  };
  await withDatabase(databaseSettings(process.env), work, { intMode: "bigint" });
});
