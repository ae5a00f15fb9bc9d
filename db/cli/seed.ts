import { seedDemo } from "#local/seed-demo.ts";
import { runCommand } from "../local/plain-error.ts";
import { databaseSettings } from "../local/settings.ts";
import { withDatabase } from "../local/with-database.ts";
import { migrate } from "../migrate.ts";

await runCommand(async () => {
  const settings = databaseSettings(process.env);
  await withDatabase(settings, async (client) => {
    await migrate(client);
    const seeded = await seedDemo(client, settings);
    if (!seeded) console.log("There is data already: npm run db:reset empties a local database.");
  });
});
