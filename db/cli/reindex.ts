import { reindex } from "#db/search/reindex.ts";
import { runCommand } from "../local/plain-error.ts";
import { databaseSettings } from "../local/settings.ts";
import { withDatabase } from "../local/with-database.ts";

await runCommand(() =>
  withDatabase(databaseSettings(process.env), async (client) => {
    const services = await reindex(client);
    console.log(`Indexed ${services} services.`);
  }),
);
