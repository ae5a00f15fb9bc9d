import { restore } from "#tools/backup/restore.ts";
import { onlyArgument, runCommand } from "#tools/processes/run-command.ts";
import { databaseSettings } from "#tools/sqld/settings.ts";
import { withDatabase } from "./with-database.ts";

const USAGE =
  "npm run db:restore -- FILE  fills an empty database from a file that npm run db:dump made";

await runCommand(async () => {
  const file = onlyArgument(USAGE);
  const work = async (client: Parameters<typeof restore>[0]) => {
    const { tables, takenAt } = await restore(client, file, { now: Date.now() });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`Restored ${rows} rows of ${tables.length} tables as of ${takenAt}.`);
  };
  await withDatabase(databaseSettings(process.env), work, { intMode: "bigint" });
});
