import { reindex } from "#db/search-index/reindex.ts";
import { refuseArguments, runCommand } from "#tools/processes/run-command.ts";
import { databaseSettings } from "#tools/sqld/settings.ts";
import { withDatabase } from "./with-database.ts";

await runCommand(async () => {
  refuseArguments("npm run db:reindex  rebuilds the search index and the counts from the services");
  await withDatabase(databaseSettings(process.env), async (client) => {
    const services = await reindex(client, Date.now());
    console.log(`Indexed ${services} services.`);
  });
});
