import { and, desc, eq, exists, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { EmailContent } from "#app/domain/email/email.ts";
import { DELETED_USER } from "#app/domain/messages/conversation.ts";
import { endAccess } from "#db/accounts/account-access.ts";
import type { Database } from "#db/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { insertSelect } from "#db/insert-select.ts";
import { securityEvents, twoFactor, users } from "#db/schema/accounts.ts";
import { mailOutbox, notifications } from "#db/schema/email.ts";
import { jobs, offers } from "#db/schema/jobs.ts";
import { messages } from "#db/schema/messages.ts";
import { reports, reviews } from "#db/schema/reviews.ts";
import { services } from "#db/schema/services.ts";
import { logAct } from "#db/team/log.ts";
import { isTheirsToDecide, type ReportDecision } from "#db/team/measures.ts";

export const HIDEABLE = ["service", "review", "account", "job", "offer"] as const;
export type Hideable = (typeof HIDEABLE)[number];

/** The rows that can be hidden, whom they belong to, and how reports name them. */
const KINDS = {
  service: { table: services, owner: services.proId, reported: "service" },
  review: { table: reviews, owner: reviews.customerId, reported: "review" },
  account: { table: users, owner: users.id, reported: "user" },
  job: { table: jobs, owner: jobs.customerId, reported: "job" },
  offer: { table: offers, owner: offers.professionalId, reported: "offer" },
} as const;

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

/** The owner of something that can be hidden, or null when nothing has this id. */
export async function readOwner(db: Database, kind: Hideable, id: string) {
  const { table, owner } = KINDS[kind];
  const [person] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(sql`${users.id} = (select ${owner} from ${table} where ${table.id} = ${id})`);
  return person ?? null;
}

type Moderation = {
  kind: Hideable;
  id: string;
  hide: boolean;
  reason: string;
  owner: { id: string; email: string };
  emailContent: EmailContent;
  /** The report that it answers, and who decides about it in their staff session; null for the command line. */
  decision: ReportDecision | null;
  /** UTC milliseconds. */
  now: number;
};

/**
 * Hides something or shows it again: its owner gets an e-mail and an entry in their security log with the reason, the log of
 * the team has a line, access to a hidden account ends as the list of the domain says (its sockets within a minute, by the
 * jobs), and the reports about what was hidden are settled. A review that its author deleted while it was hidden is not shown
 * again: its place is free (threat 94). False when nothing changed.
 */
export async function moderate(db: Database, moderation: Moderation): Promise<boolean> {
  const { kind, id, hide, reason, owner, emailContent, decision, now } = moderation;
  const { table, reported } = KINDS[kind];
  const change = crypto.randomUUID();
  const written = sql`exists (select 1 from ${mailOutbox} where ${mailOutbox.kind} = 'moderation'
    and ${mailOutbox.dedupeKey} like ${`moderation:${change}:%`})`;
  const [{ rowsAffected }] = await db.batch([
    db
      .update(table)
      .set({ hiddenAt: hide ? now : null, updatedAt: now })
      .where(
        and(
          eq(table.id, id),
          hide ? isNull(table.hiddenAt) : isNotNull(table.hiddenAt),
          decision ? isTheirsToDecide(decision) : undefined,
        ),
      ),
    queueEmail(db, {
      kind: "moderation",
      about: change,
      to: owner.email,
      userId: owner.id,
      emailContent,
      at: now,
    }),
    db.run(
      insertSelect(
        securityEvents,
        {
          userId: owner.id,
          event: hide ? "hidden" : "restored",
          details: JSON.stringify({ kind, id, reason }),
          createdAt: now,
        },
        sql`where ${written}`,
      ),
    ),
    logAct(
      db,
      {
        staffId: decision?.by.userId ?? null,
        act: hide ? "hidden" : "restored",
        subject: { kind, id },
        reason,
        now,
      },
      written,
    ),
    db
      .update(reports)
      .set({ resolvedAt: now, outcome: hide ? "hidden" : "restored", resolution: reason })
      .where(
        and(
          eq(reports.subjectKind, reported),
          eq(reports.subjectId, id),
          isNull(reports.resolvedAt),
          written,
        ),
      ),
    // Its author deleted it meanwhile: the place is free again.
    ...(kind === "review" && !hide
      ? [
          db
            .delete(reviews)
            .where(and(eq(reviews.id, id), isNull(reviews.hiddenAt), isNotNull(reviews.deletedAt))),
        ]
      : []),
    // What others were notified of repeats the words of a job; the page it leads to is gone for them.
    ...(kind === "job" && hide
      ? [
          db.delete(notifications).where(
            sql`${notifications.kind} = 'job' and ${notifications.aboutUserId} = ${owner.id}
              and ${notifications.userId} <> ${owner.id} and ${notifications.readAt} is null
              and ${notifications.link} like ${`%/${id}`} and ${written}`,
          ),
        ]
      : []),
    ...(kind === "account" && hide
      ? endAccess(db, { event: "hidden", owner: id, onlyIf: written, byJob: true })
      : []),
  ]);
  return rowsAffected === 1;
}

/**
 * What visitors may still see of what the team hid at `since` (UTC milliseconds) or later: the services and professionals
 * themselves, or those that a hidden review was about.
 */
export async function readHiddenSince(db: Database, since: number) {
  const { event, details, createdAt } = securityEvents;
  const hidden = (kind: Hideable) => sql`(select ${details} ->> 'id' from ${securityEvents}
    where ${createdAt} >= ${since} and case ${event} when 'hidden' then ${details} ->> 'kind' end = ${kind})`;
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
