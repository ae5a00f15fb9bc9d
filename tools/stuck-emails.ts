import { momentText } from "#app/domain/time.ts";
import { openDatabase } from "#db/client.ts";
import { PlainError, runCommand } from "./plain-error.ts";
import { databaseSettings } from "#tools/sqld/settings.ts";
import { withDatabase } from "./with-database.ts";
import { queueFailedAgain, readStuckLetters } from "#db/email/outbox.ts";

const USAGE = `npm run letters           lists the letters that were given up in the last 24 hours or are late
npm run letters -- again  gives those that were given up five more tries`;

await runCommand(() =>
  withDatabase(databaseSettings(process.env), async (client) => {
    const db = openDatabase(client);
    const [command, ...others] = process.argv.slice(2);
    if (others.length > 0 || ![undefined, "again"].includes(command)) throw new PlainError(USAGE);
    if (command === "again") {
      console.log(`Queued again: ${await queueFailedAgain(db, Date.now())}.`);
      return;
    }
    const letters = await readStuckLetters(db, Date.now());
    for (const { kind, status, attempts, lastError, createdAt } of letters) {
      console.log(`${momentText(createdAt, null)}  ${kind}  ${status} after ${attempts} tries`);
      if (lastError) console.log(`  ${lastError}`);
    }
    console.log(letters.length === 0 ? "No letter is stuck." : USAGE);
  }),
);
