import { statSync } from "node:fs";
import { PlainError } from "#db/plain-error.ts";
import { dumpLines } from "#tools/backup/dump.ts";
import { writeDumpFile } from "#tools/backup/dump-file.ts";
import { runCommand } from "#tools/run-command.ts";
import { databaseSettings } from "#tools/sqld/settings.ts";
import { withDatabase } from "#tools/with-database.ts";

await runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new PlainError("npm run db:dump -- FILE, such as kayap-2026-11-20.jsonl.gz");
  const work = async (client: Parameters<typeof dumpLines>[0]) => {
    await writeDumpFile(file, dumpLines(client, Date.now()));
    console.log(`Dumped to ${file}, ${(statSync(file).size / 1e6).toFixed(1)} MB.`);
  };
  await withDatabase(databaseSettings(process.env), work, { intMode: "bigint" });
});
