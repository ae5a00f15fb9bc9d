import { PlainError } from "#db/plain-error.ts";
import { restore } from "#tools/backup/restore.ts";
import { runCommand } from "#tools/run-command.ts";
import { databaseSettings } from "#tools/sqld/settings.ts";
import { withDatabase } from "#tools/with-database.ts";

await runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new PlainError("npm run db:restore -- FILE, a file that npm run db:dump made");
  const work = async (client: Parameters<typeof restore>[0]) => {
    const { tables, takenAt } = await restore(client, file, { now: Date.now() });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`Restored ${rows} rows of ${tables.length} tables as of ${takenAt}.`);
  };
  await withDatabase(databaseSettings(process.env), work, { intMode: "bigint" });
});
