import { migrate } from "#db/migrate.ts";
import { refuseArguments, runCommand } from "#tools/run-command.ts";
import { seedDemo } from "#tools/seed-demo.ts";
import { databaseSettings } from "#tools/sqld/settings.ts";
import { withDatabase } from "#tools/with-database.ts";

await runCommand(async () => {
  refuseArguments("npm run db:seed  fills a database without accounts with the demo data");
  const settings = databaseSettings(process.env);
  await withDatabase(settings, async (client) => {
    await migrate(client);
    const seeded = await seedDemo(client, settings);
    if (!seeded) console.log("There is data already: npm run db:reset empties a local database.");
  });
});
