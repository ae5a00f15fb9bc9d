import { and, asc, count, eq, ne, not, type SQL, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import { fullName } from "#db/accounts/display-name.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { users } from "#db/schema/accounts.ts";
import { licences } from "#db/schema/team.ts";
import { settleLicensed } from "#db/search-index/upkeep.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { isLogged, logAct, storeAct } from "./log.ts";
import { readPerson } from "./person.ts";
import { type InSession, isStaff } from "./staff.ts";

const QUEUE_LENGTH = 50;
// A literal, so that the partial index of waiting licences serves it.
const isWaiting = sql`${licences.state} = 'waiting'`;

/** Licences that wait for the team, oldest first, at most 50, and how many there are. */
export async function readLicenceQueue(db: Database) {
  const [queue, [total]] = await db.batch([
    db
      .select({
        id: licences.id,
        kind: licences.kind,
        name: fullName(users),
        createdAt: licences.createdAt,
      })
      .from(licences)
      .innerJoin(users, eq(users.id, licences.userId))
      .where(isWaiting)
      .orderBy(asc(licences.createdAt))
      .limit(QUEUE_LENGTH),
    db.select({ count: count() }).from(licences).where(isWaiting),
  ]);
  return { queue, total: total?.count ?? 0 };
}

/** Whether the last valid day of a licence is before the day of a moment. */
const isOver = (now: number): SQL => sql`coalesce(${licences.expiresOn} < ${dayOf(now)}, 0)`;

/** A licence with its person; `isOwn` where it is theirs who asks, `isOver` once it has expired. Null for an unknown one. */
export async function readLicence(
  db: Database,
  id: string,
  { userId, now }: Pick<InSession, "userId" | "now">,
) {
  const [licence] = await db
    .select({
      id: licences.id,
      userId: licences.userId,
      kind: licences.kind,
      number: licences.number,
      issuer: licences.issuer,
      expiresOn: licences.expiresOn,
      state: licences.state,
      reason: licences.reason,
      createdAt: licences.createdAt,
      decidedAt: licences.decidedAt,
      isOwn: eq(licences.userId, userId).mapWith(Boolean),
      isOver: isOver(now).mapWith(Boolean),
    })
    .from(licences)
    .where(eq(licences.id, id));
  if (!licence) return null;
  return { ...licence, person: await readPerson(db, licence.userId) };
}
export type TeamLicence = NonNullable<Awaited<ReturnType<typeof readLicence>>>;

/** Which licence somebody of the team looks at. */
type LicenceDecision = { licenceId: string; by: InSession };

/** The condition that a licence waits, and is theirs to decide: a moderator decides about no licence of their own. */
const isTheirsToDecide = ({ licenceId, by }: LicenceDecision): SQL | undefined =>
  and(
    eq(licences.id, licenceId),
    isWaiting,
    ne(licences.userId, by.userId),
    isStaff(by, "moderator"),
  );

/** The key of the paper of a licence, with a line in the log that it was opened; null when it is not theirs to decide. */
export async function openPaper(
  db: Database,
  { licenceId, by }: LicenceDecision,
): Promise<string | null> {
  const mayOpen = isTheirsToDecide({ licenceId, by });
  const act = {
    staffId: by.userId,
    act: "paper-opened",
    subject: { kind: "licence", id: licenceId },
    reason: "",
    now: by.now,
    call: crypto.randomUUID(),
  } as const;
  const isOpened = sql`exists (select 1 from ${licences} where ${mayOpen})`;
  const {
    paper: [paper],
  } = await namedBatch(db, {
    log: logAct(db, act, sql`${isOpened} and not ${isLogged(act)}`),
    paper: db
      .select({ key: licences.paperKey })
      .from(licences)
      .where(and(mayOpen, isLogged(act))),
  });
  return paper?.key ?? null;
}

type Decision = LicenceDecision & {
  accepted: boolean;
  /** Why it is not accepted; "" where it is. */
  reason: string;
  person: { id: string; email: string };
  emailContent: EmailContent;
};

/**
 * Decides about a licence that waits: the person gets an e-mail, and its paper leaves the bucket. One that has expired is not
 * accepted. False when it was decided meanwhile, is gone, or is not theirs to decide.
 */
export async function decideLicence(db: Database, decision: Decision): Promise<boolean> {
  const { licenceId, by, accepted, reason, person, emailContent } = decision;
  return storeAct(
    db,
    {
      staffId: by.userId,
      act: accepted ? "licence-seen" : "licence-refused",
      subject: { kind: "licence", id: licenceId },
      reason,
      now: by.now,
    },
    db
      .update(licences)
      .set({
        state: accepted ? "seen" : "refused",
        reason,
        paperKey: null,
        decidedAt: by.now,
        decidedBy: by.userId,
      })
      .where(
        and(
          isTheirsToDecide(decision),
          eq(licences.userId, person.id),
          accepted ? not(isOver(by.now)) : undefined,
        ),
      ),
    [
      queueEmail(db, {
        kind: "licence-decided",
        about: licenceId,
        to: person.email,
        userId: person.id,
        emailContent,
        at: by.now,
      }),
      settleLicensed(db, (proId) => sql`${proId} = ${person.id}`, dayOf(by.now)),
    ],
  );
}
