import { PlainError } from "#db/connection/plain-error.ts";
import { refuseArguments, runCommand } from "#tools/processes/run-command.ts";
import { resetData } from "#tools/sqld/reset.ts";
import { databaseSettings } from "#tools/sqld/settings.ts";

await runCommand(async () => {
  refuseArguments("npm run db:reset  deletes the local database, photos and rooms");
  const settings = databaseSettings(process.env);
  if (settings.hosted) {
    throw new PlainError(
      `TURSO_DATABASE_URL names the hosted database ${settings.hosted.url}, which db:reset never touches: leave it out to reset the local data.`,
    );
  }
  await resetData(settings);
  console.log(`The local data in ${settings.data} is gone; npm start makes it anew.`);
});
