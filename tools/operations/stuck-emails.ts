import { momentText } from "#app/domain/time/time-text.ts";
import { openDatabase } from "#db/connection/client.ts";
import { PlainError } from "#db/connection/plain-error.ts";
import { queueFailedAgain, readStuckEmails } from "#db/email/stuck-emails.ts";
import { withDatabase } from "#tools/database/with-database.ts";
import { runCommand } from "#tools/processes/run-command.ts";
import { databaseSettings } from "#tools/sqld/settings.ts";

const USAGE = `npm run stuck-emails           lists the e-mails that failed in the last 24 hours or are late
npm run stuck-emails -- again  gives the failed ones five more tries`;

await runCommand(() =>
  withDatabase(databaseSettings(process.env), async (client) => {
    const db = openDatabase(client);
    const [command, ...others] = process.argv.slice(2);
    if (others.length > 0 || ![undefined, "again"].includes(command)) throw new PlainError(USAGE);
    if (command === "again") {
      console.log(`Queued again: ${await queueFailedAgain(db, Date.now())}.`);
      return;
    }
    const emails = await readStuckEmails(db, Date.now());
    for (const { kind, status, attempts, lastError, createdAt } of emails) {
      console.log(`${momentText(createdAt, null)}  ${kind}  ${status} after ${attempts} tries`);
      if (lastError) console.log(`  ${lastError}`);
    }
    console.log(emails.length === 0 ? "No e-mail is stuck." : USAGE);
  }),
);
