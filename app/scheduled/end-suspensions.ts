import { suspensionEndedEmail } from "#app/email/moderation/suspension-emails.ts";
import { forEachSettled } from "#app/for-each-settled.ts";
import type { Database } from "#db/connection/client.ts";
import { endSuspension, readSuspensionsToEnd } from "#db/team/suspensions.ts";

type Platform = {
  db: Database;
  appOrigin: string;
  /** UTC milliseconds now. */
  now: number;
};

/** Opens the accounts again whose suspension is over, and tells their owners. */
export async function endSuspensions({ db, appOrigin, now }: Platform): Promise<void> {
  const emailContent = suspensionEndedEmail(appOrigin);
  await forEachSettled(await readSuspensionsToEnd(db, now), (person) =>
    endSuspension(db, { person, emailContent, now }),
  );
}
