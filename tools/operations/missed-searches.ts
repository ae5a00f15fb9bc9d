import { KEEP_MISSED_MS } from "#app/domain/search/missed.ts";
import { openDatabase } from "#db/connection/client.ts";
import { readMissedSearches } from "#db/search/missed-searches.ts";
import { withDatabase } from "#tools/database/with-database.ts";
import { refuseArguments, runCommand } from "#tools/processes/run-command.ts";
import { databaseSettings } from "#tools/sqld/settings.ts";

await runCommand(async () => {
  refuseArguments("npm run missed-searches  lists what people looked for without result");
  await withDatabase(databaseSettings(process.env), async (client) => {
    const since = Date.now() - KEEP_MISSED_MS;
    const missed = await readMissedSearches(openDatabase(client), since);
    for (const { text, devices, lastDay } of missed) {
      console.log(`${String(devices).padStart(5)}  ${lastDay}  ${text}`);
    }
    if (missed.length === 0) console.log("Nothing was missed by three devices or more.");
  });
});
