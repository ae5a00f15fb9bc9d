import { licenceEndsEmail } from "#app/email/moderation/licence-emails.ts";
import { forEachSettled } from "#app/for-each-settled.ts";
import type { Database } from "#db/connection/client.ts";
import { readEndingLicences, remindOfLicence } from "#db/profiles/licences.ts";

type Platform = {
  db: Database;
  appOrigin: string;
  /** UTC milliseconds now. */
  now: number;
};

/** Reminds professionals once, 30 days before, of licences that end. */
export async function remindOfLicences({ db, appOrigin, now }: Platform): Promise<void> {
  await forEachSettled(await readEndingLicences(db, now), async (ending) => {
    await remindOfLicence(db, ending, { emailContent: licenceEndsEmail(appOrigin, ending), now });
  });
}
