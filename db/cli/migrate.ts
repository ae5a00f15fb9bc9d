import { runCommand } from "../local/plain-error.ts";
import { databaseSettings } from "../local/settings.ts";
import { withDatabase } from "../local/with-database.ts";
import { migrate } from "../migrate.ts";

await runCommand(() =>
  withDatabase(databaseSettings(process.env), async (client) => {
    const applied = await migrate(client);
    console.log(applied.length > 0 ? `Applied ${applied.join(", ")}.` : "Nothing to apply.");
  }),
);
