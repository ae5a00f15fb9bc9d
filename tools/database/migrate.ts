import { migrate } from "#db/migrate.ts";
import { refuseArguments, runCommand } from "#tools/processes/run-command.ts";
import { databaseSettings } from "#tools/sqld/settings.ts";
import { withDatabase } from "./with-database.ts";

await runCommand(async () => {
  refuseArguments("npm run db:migrate  applies the migrations that the database does not have yet");
  await withDatabase(databaseSettings(process.env), async (client) => {
    const applied = await migrate(client);
    console.log(applied.length > 0 ? `Applied ${applied.join(", ")}.` : "Nothing to apply.");
  });
});
