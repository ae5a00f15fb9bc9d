import { and, desc, eq, exists, isNotNull, isNull, not, type SQL, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import { DELETED_USER } from "#app/domain/messages/conversation.ts";
import type { Hideable } from "#app/domain/team/measures.ts";
import type { ReportOutcome } from "#app/domain/team/reports.ts";
import { endAccess } from "#db/accounts/end-access.ts";
import type { Database } from "#db/connection/client.ts";
import { isQueuedAbout, queueEmail } from "#db/email/outbox.ts";
import { securityEvents, twoFactor } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { messages } from "#db/schema/messages.ts";
import { reports, reviews } from "#db/schema/reviews.ts";
import { services } from "#db/schema/services.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { logAct } from "#db/team/log.ts";
import { isDispute } from "#db/team/report.ts";

type OpenReport = {
  id: string;
  kind: string;
  subjectId: string;
  reason: string;
  reporter: string | null;
  createdAt: number;
};

const MOST_SHOWN = 50;

/** Open reports, oldest first, at most 50. */
export function readOpenReports(db: Database): Promise<OpenReport[]> {
  return db
    .select({
      id: reports.id,
      kind: reports.subjectKind,
      subjectId: reports.subjectId,
      reason: reports.reason,
      reporter: users.email,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.reporterId))
    .where(isNull(reports.resolvedAt))
    .orderBy(reports.createdAt)
    .limit(MOST_SHOWN);
}

/** The last 50 messages of a conversation that was reported; of any other none, since only reported ones may be read. */
export async function readReportedConversation(db: Database, conversationId: string) {
  const report = db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.subjectKind, "conversation"), eq(reports.subjectId, conversationId)));
  const newestFirst = await db
    .select({
      sender: sql<string>`coalesce(${users.firstName} || ' ' || ${users.lastName}, ${DELETED_USER})`,
      content: messages.content,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.senderId))
    .where(and(eq(messages.conversationId, conversationId), exists(report)))
    .orderBy(desc(messages.seq))
    .limit(MOST_SHOWN);
  return newestFirst.reverse();
}

/**
 * What visitors may still see of what the team hid at `since` (UTC milliseconds) or later: the services and professionals
 * themselves, or those that a hidden review was about.
 */
export async function readHiddenSince(db: Database, since: number) {
  const { event, details, createdAt } = securityEvents;
  const hidden = (kind: Hideable) => sql`(select ${details} ->> 'id' from ${securityEvents}
    where ${createdAt} >= ${since}
      and case when ${event} in ('hidden', 'suspended', 'banned') then ${details} ->> 'kind' end = ${kind})`;
  const subject = { id: services.id, proId: services.proId };
  const [ownServices, ofAccounts, about] = await db.batch([
    db
      .select(subject)
      .from(services)
      .where(sql`${services.id} in ${hidden("service")}`),
    db
      .select(subject)
      .from(services)
      .where(sql`${services.proId} in ${hidden("account")}`),
    db
      .select({ id: reviews.serviceId, proId: reviews.professionalId })
      .from(reviews)
      .where(sql`${reviews.id} in ${hidden("review")}`),
  ]);
  const all = [...ownServices, ...ofAccounts, ...about];
  return {
    services: [...new Set(all.map(({ id }) => id))],
    professionals: [...new Set(all.map(({ proId }) => proId))],
  };
}

type FactorRemoval = {
  owner: { id: string; email: string };
  reason: string;
  emailContent: EmailContent;
  /** UTC milliseconds. */
  now: number;
};

/**
 * Removes the second factor of an account, as the team has decided from the command line, and tells its mailboxes; access ends as
 * after any removal, the log of the team has a line, and what is open about the account is settled (threat 86). False where none
 * is on.
 */
export async function removeFactor(
  db: Database,
  { owner, reason, emailContent, now }: FactorRemoval,
): Promise<boolean> {
  const change = crypto.randomUUID();
  const isQueued = isQueuedAbout("two-factor-removed", change);
  const removal = { ownerId: owner.id, reason, now };
  const [{ rowsAffected }] = await db.batch([
    db
      .delete(twoFactor)
      .where(and(eq(twoFactor.userId, owner.id), isNotNull(twoFactor.confirmedAt))),
    logRemoval(db, removal, sql`changes() > 0`),
    queueEmail(db, {
      kind: "two-factor-removed",
      about: change,
      to: owner.email,
      userId: owner.id,
      emailContent,
      at: now,
    }),
    logAct(
      db,
      {
        staffId: null,
        act: "factor-removed",
        subject: { kind: "account", id: owner.id },
        reason,
        now,
      },
      isQueued,
    ),
    ...afterRemoval(db, { ...removal, outcome: "factor-removed" }, isQueued),
  ]);
  return rowsAffected === 1;
}

type Removal = { ownerId: string; reason: string; now: number };

/** The line in the security log of an account whose second factor the team removes. */
export function logRemoval(db: Database, { ownerId, reason, now }: Removal, onlyIf: SQL) {
  return db.run(
    insertSelect(
      securityEvents,
      {
        userId: ownerId,
        event: "two-factor-removed-by-team",
        details: JSON.stringify({ reason }),
        createdAt: now,
      },
      sql`where ${onlyIf}`,
    ),
  );
}

/** The statements that follow the removal: what its person has asked about it is settled, and access ends. */
export function afterRemoval(
  db: Database,
  { ownerId, reason, outcome, now }: Removal & { outcome: ReportOutcome },
  onlyIf: SQL,
) {
  return [
    db
      .update(reports)
      .set({ resolvedAt: now, outcome, resolution: reason })
      .where(
        and(
          eq(reports.subjectKind, "user"),
          eq(reports.subjectId, ownerId),
          eq(reports.reporterId, ownerId),
          isNull(reports.resolvedAt),
          onlyIf,
        ),
      ),
    ...endAccess(db, { event: "two-factor-removed", owner: ownerId, onlyIf, byJob: true }),
  ];
}

/**
 * Settles a report without hiding anything, from the command line. False when there is no such open one, and for a dispute,
 * which only its own decision ends.
 */
export async function settleReport(db: Database, id: string, resolution: string, now: number) {
  const [{ rowsAffected }] = await db.batch([
    db
      .update(reports)
      .set({ resolvedAt: now, outcome: "dismissed", resolution })
      .where(and(eq(reports.id, id), isNull(reports.resolvedAt), not(isDispute))),
    logAct(db, {
      staffId: null,
      act: "dismissed",
      subject: { kind: "report", id },
      reason: resolution,
      now,
    }),
  ]);
  return rowsAffected === 1;
}
