import { eq, type SQL, sql } from "drizzle-orm";
import { displayName } from "#db/accounts/display-name.ts";
import { displayPreferencesColumns } from "#db/accounts/display-preferences.ts";
import type { Database } from "#db/connection/client.ts";
import { settings, users } from "#db/schema/accounts.ts";
import { jobs, offers } from "#db/schema/jobs.ts";
import { offererName } from "./shown-offer.ts";

const PERSON = {
  name: displayName(users),
  /** Before an offer is accepted: the business, else the first name alone. */
  shortName: offererName,
  email: users.email,
  preferences: displayPreferencesColumns(settings),
};

/**
 * The customer of a job and a professional, by their id or by their offer for it, with their addresses; never for a
 * page. It can be read together with what decides whether they may. Null where one is missing.
 */
export async function readPeople(
  db: Database,
  of: { jobId: string } & ({ professionalId: string } | { offerId: string }),
) {
  const person = (id: SQL) =>
    db
      .select(PERSON)
      .from(users)
      .leftJoin(settings, eq(settings.userId, users.id))
      .where(eq(users.id, id));
  const { jobId } = of;
  const ofJob = sql`(select ${jobs.customerId} from ${jobs} where ${jobs.id} = ${jobId})`;
  const offering =
    "professionalId" in of
      ? sql`${of.professionalId}`
      : sql`(select ${offers.professionalId} from ${offers} where ${offers.id} = ${of.offerId} and ${offers.jobId} = ${jobId})`;
  const [[customer], [professional]] = await db.batch([person(ofJob), person(offering)]);
  return customer && professional ? { customer, professional } : null;
}
export type OfferPeople = NonNullable<Awaited<ReturnType<typeof readPeople>>>;
