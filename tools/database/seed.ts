import { migrate } from "#db/migrate.ts";
import { refuseArguments, runCommand } from "#tools/processes/run-command.ts";
import { databaseSettings } from "#tools/sqld/settings.ts";
import { seedDemo } from "./seed-demo.ts";
import { withDatabase } from "./with-database.ts";

await runCommand(async () => {
  refuseArguments("npm run db:seed  fills a database without accounts with the demo data");
  const settings = databaseSettings(process.env);
  await withDatabase(settings, async (client) => {
    await migrate(client);
    const seeded = await seedDemo(client, settings);
    if (!seeded) console.log("There is data already: npm run db:reset empties a local database.");
  });
});
