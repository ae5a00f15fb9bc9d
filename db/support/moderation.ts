import { and, desc, eq, exists, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { EmailContent } from "#app/domain/email/email.ts";
import { DELETED_USER } from "#app/domain/messages/conversation.ts";
import type { Hideable } from "#app/domain/team/measures.ts";
import { endAccess } from "#db/accounts/account-access.ts";
import type { Database } from "#db/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { insertSelect } from "#db/insert-select.ts";
import { securityEvents, twoFactor, users } from "#db/schema/accounts.ts";
import { mailOutbox } from "#db/schema/email.ts";
import { messages } from "#db/schema/messages.ts";
import { reports, reviews } from "#db/schema/reviews.ts";
import { services } from "#db/schema/services.ts";
import { logAct } from "#db/team/log.ts";
import { isTheirsToDecide, type ReportDecision } from "#db/team/may-decide.ts";

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
  /** What the mailboxes of the account read, or in a dispute each side by itself. */
  emails: readonly [FactorEmail, ...FactorEmail[]];
  /** The dispute that it decides, and who decides it in their staff session; null for the command line. */
  decision: ReportDecision | null;
  /** What must hold besides. */
  onlyIf?: SQL | undefined;
  /** The statements that follow where it is removed, by the condition for them. */
  also?: (isRemoved: SQL) => readonly BatchItem<"sqlite">[];
  /** UTC milliseconds. */
  now: number;
};

type FactorEmail = {
  kind: "two-factor-removed" | "dispute-decided";
  to: string;
  emailContent: EmailContent;
};

/**
 * Removes the second factor of an account, as the team has decided, and tells its mailboxes; access ends as after any
 * removal, the log of the team has a line, and what is open about the account is settled (threat 86). False where none is on.
 */
export async function removeFactor(
  db: Database,
  { owner, reason, emails, decision, onlyIf, also = () => [], now }: FactorRemoval,
): Promise<boolean> {
  const change = crypto.randomUUID();
  const [first, ...others] = emails;
  const written = sql`exists (select 1 from ${mailOutbox} where ${mailOutbox.kind} = ${first.kind}
    and ${mailOutbox.dedupeKey} like ${`${first.kind}:${change}:%`})`;
  const told = { about: change, userId: owner.id, at: now };
  const [{ rowsAffected }] = await db.batch([
    db
      .delete(twoFactor)
      .where(
        and(
          eq(twoFactor.userId, owner.id),
          isNotNull(twoFactor.confirmedAt),
          decision ? isTheirsToDecide(decision) : undefined,
          onlyIf,
        ),
      ),
    queueEmail(db, { ...first, ...told }),
    ...others.map((email) => queueEmail(db, { ...email, ...told }, written)),
    db.run(
      insertSelect(
        securityEvents,
        {
          userId: owner.id,
          event: "two-factor-removed-by-team",
          details: JSON.stringify({ reason }),
          createdAt: now,
        },
        sql`where ${written}`,
      ),
    ),
    logAct(
      db,
      {
        staffId: decision?.by.userId ?? null,
        act: "factor-removed",
        subject: { kind: "account", id: owner.id },
        reason,
        now,
      },
      written,
    ),
    db
      .update(reports)
      .set({ resolvedAt: now, outcome: "factor-removed", resolution: reason })
      .where(
        and(
          eq(reports.subjectKind, "user"),
          eq(reports.subjectId, owner.id),
          eq(reports.reporterId, owner.id),
          isNull(reports.resolvedAt),
          written,
        ),
      ),
    ...also(written),
    ...endAccess(db, {
      event: "two-factor-removed",
      owner: owner.id,
      onlyIf: written,
      byJob: true,
    }),
  ]);
  return rowsAffected === 1;
}

/** Settles a report without hiding anything, from the command line. False when there is no such open one. */
export async function settleReport(db: Database, id: string, resolution: string, now: number) {
  const [{ rowsAffected }] = await db.batch([
    db
      .update(reports)
      .set({ resolvedAt: now, outcome: "dismissed", resolution })
      .where(and(eq(reports.id, id), isNull(reports.resolvedAt))),
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
