import { and, desc, eq, gte, inArray, isNull, lte, notExists, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { LicenceFields } from "#app/domain/licences/licence-form.ts";
import { MOST_LICENCES, remindedUntil } from "#app/domain/licences/licences.ts";
import { addDays, dayOf } from "#app/domain/time/guyana-day.ts";
import { isReachable } from "#db/accounts/reachable.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { users } from "#db/schema/accounts.ts";
import { leftoverPapers, licences } from "#db/schema/team.ts";
import { settleLicensed } from "#db/search-index/upkeep.ts";
import { hasContent } from "#db/statements/has-content.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";

/** The licences of a person, newest first. */
export function readOwnLicences(db: Database, userId: string) {
  return db
    .select({
      id: licences.id,
      kind: licences.kind,
      number: licences.number,
      issuer: licences.issuer,
      expiresOn: licences.expiresOn,
      state: licences.state,
      reason: licences.reason,
    })
    .from(licences)
    .where(eq(licences.userId, userId))
    .orderBy(desc(licences.createdAt));
}

/** Plans, before a paper is put into the bucket, that it is deleted at `dueAt` (UTC ms) unless a licence has it by then. */
export async function planPaper(db: Database, paperKey: string, dueAt: number): Promise<void> {
  await db.insert(leftoverPapers).values({ paperKey, dueAt });
}

type NewLicence = LicenceFields & {
  /** The id of its form: the same form sent again adds nothing. */
  id: string;
  userId: string;
  paperKey: string;
  /** UTC milliseconds. */
  now: number;
};

/**
 * Adds a licence with its paper, for the team to look at. "refused" for somebody who is no professional, or has ten already;
 * "taken" when its form has added another licence before.
 */
export async function addLicence(
  db: Database,
  { now, ...licence }: NewLicence,
): Promise<"added" | "refused" | "taken"> {
  const { kind, number, issuer, expiresOn } = licence;
  const own = sql`select count(*) from ${licences} where ${licences.userId} = ${licence.userId}`;
  const {
    found: [found],
  } = await namedBatch(db, {
    stored: db.run(
      insertSelect(
        licences,
        { ...licence, expiresOn: sql`${expiresOn}`, createdAt: now },
        sql`from ${users} where ${users.id} = ${licence.userId} and ${users.role} = 'professional'
          and (${own}) < ${MOST_LICENCES} on conflict do nothing`,
      ),
    ),
    leftover: db
      .delete(leftoverPapers)
      .where(and(eq(leftoverPapers.paperKey, licence.paperKey), sql`changes() > 0`)),
    found: db
      .select({
        kind: licences.kind,
        number: licences.number,
        issuer: licences.issuer,
        expiresOn: licences.expiresOn,
      })
      .from(licences)
      .where(and(eq(licences.id, licence.id), eq(licences.userId, licence.userId))),
  });
  if (!found) return "refused";
  return hasContent(found, { kind, number, issuer, expiresOn }) ? "added" : "taken";
}

type Removal = {
  userId: string;
  id: string;
  /** UTC milliseconds. */
  now: number;
};

/** Removes a licence of a person, also from the search; a trigger plans that its paper is deleted. */
export async function removeLicence(db: Database, { userId, id, now }: Removal): Promise<void> {
  await db.batch([
    db.delete(licences).where(and(eq(licences.id, id), eq(licences.userId, userId))),
    settleLicensed(db, (proId) => sql`${proId} = ${userId}`, dayOf(now)),
  ]);
}

/** How far back ended licences are looked for, so that a few missed runs do no harm. */
const ENDED_DAYS = 7;

/** Lets the search no longer find services by licences that have ended lately; what pages show ends by itself. */
export async function endLicences(db: Database, now: number): Promise<void> {
  const today = dayOf(now);
  await settleLicensed(
    db,
    (proId) => sql`${proId} in (select ${licences.userId} from ${licences}
      where ${licences.state} = 'seen' and ${licences.expiresOn} < ${today}
        and ${licences.expiresOn} >= ${addDays(today, -ENDED_DAYS)})`,
    today,
  );
}

/** The keys of papers that are due to leave the bucket at `now` (UTC ms), at most so many. */
export async function readLeftoverPapers(
  db: Database,
  now: number,
  most: number,
): Promise<string[]> {
  const stored = db
    .select({ id: licences.id })
    .from(licences)
    .where(eq(licences.paperKey, leftoverPapers.paperKey));
  const rows = await db
    .select({ key: leftoverPapers.paperKey })
    .from(leftoverPapers)
    .where(and(lte(leftoverPapers.dueAt, now), notExists(stored)))
    .orderBy(leftoverPapers.dueAt)
    .limit(most);
  return rows.map(({ key }) => key);
}

/** Removes leftovers whose files are deleted. */
export async function forgetLeftoverPapers(db: Database, keys: readonly string[]): Promise<void> {
  await db.delete(leftoverPapers).where(inArray(leftoverPapers.paperKey, [...keys]));
}

const MOST_REMINDED = 200;

/** Licences that end within 30 days of `now` (UTC ms) and whose professionals were not reminded yet, at most 200. */
export async function readEndingLicences(db: Database, now: number) {
  const today = dayOf(now);
  const rows = await db
    .select({
      id: licences.id,
      userId: licences.userId,
      email: users.email,
      kind: licences.kind,
      expiresOn: licences.expiresOn,
    })
    .from(licences)
    .innerJoin(users, eq(users.id, licences.userId))
    .where(
      and(
        eq(licences.state, "seen"),
        gte(licences.expiresOn, today),
        lte(licences.expiresOn, remindedUntil(today)),
        isNull(licences.remindedAt),
        isReachable(users),
      ),
    )
    .orderBy(licences.expiresOn)
    .limit(MOST_REMINDED);
  return rows.flatMap(({ expiresOn, ...row }) =>
    expiresOn === null ? [] : [{ ...row, expiresOn }],
  );
}
type EndingLicence = Awaited<ReturnType<typeof readEndingLicences>>[number];

/** Notes that somebody is reminded of a licence, and queues the e-mail, once. */
export async function remindOfLicence(
  db: Database,
  { id, userId, email }: EndingLicence,
  { emailContent, now }: { emailContent: EmailContent; now: number },
): Promise<void> {
  await db.batch([
    db
      .update(licences)
      .set({ remindedAt: now })
      .where(and(eq(licences.id, id), eq(licences.state, "seen"), isNull(licences.remindedAt))),
    queueEmail(db, { kind: "licence-ends", about: id, to: email, userId, emailContent, at: now }),
  ]);
}
