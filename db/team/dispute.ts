import { and, desc, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import { readSecurityLog } from "#db/accounts/security-log.ts";
import type { Database } from "#db/connection/client.ts";
import { twoFactor } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { conversationMembers, conversations } from "#db/schema/messages.ts";
import { reports } from "#db/schema/reviews.ts";
import { services } from "#db/schema/services.ts";
import { disputeQuestions } from "#db/schema/team.ts";
import { newestDispute, selectClaimants } from "./claimants.ts";
import { mayDecideDispute } from "./may-decide-dispute.ts";
import { nameOf } from "./name.ts";
import { concerns, isDispute } from "./report.ts";
import type { InSession } from "./staff.ts";

const LISTED = 10;

/**
 * A disputed account with who claims it, what happened to it, whom it wrote to, what the team asked and decided before; `isOwn`
 * where it concerns who asks, `mayDecide` where it is theirs to decide. Never read are secrets and the texts of messages. Null for
 * a report that is no dispute.
 */
export async function readDispute(db: Database, id: string, by: InSession) {
  const [[dispute], claimants, questions] = await db.batch([
    selectDispute(db, id, by),
    selectClaimants(db, id, by.now),
    selectQuestions(db, id),
  ]);
  if (!dispute) return null;
  const { userId } = dispute;
  const [history, [lastBookings, writtenTo, decided]] = await Promise.all([
    readSecurityLog(db, userId),
    db.batch([
      selectLastBookings(db, userId),
      selectWrittenTo(db, userId),
      selectDecided(db, userId, id),
    ]),
  ]);
  // From where somebody signed in is not needed to decide.
  return {
    ...dispute,
    claimants,
    questions,
    bookings: lastBookings,
    writtenTo,
    decided,
    history: history.map(({ ipPrefix: _, ...line }) => line),
  };
}
export type Dispute = NonNullable<Awaited<ReturnType<typeof readDispute>>>;

/** The statement that reads the report itself, with the facts of the account it is about. */
function selectDispute(db: Database, id: string, by: InSession) {
  return db
    .select({
      id: reports.id,
      reason: reports.reason,
      createdAt: reports.createdAt,
      disputedAt: newestDispute(sql`${reports}.subject_id`).mapWith(Number),
      resolvedAt: reports.resolvedAt,
      outcome: reports.outcome,
      resolution: reports.resolution,
      isOwn: concerns(by.userId).mapWith(Boolean),
      mayDecide: mayDecideDispute(by).mapWith(Boolean),
      userId: reports.subjectId,
      name: sql<string>`(select ${nameOf(users)} from ${users} where ${users.id} = ${reports}.subject_id)`,
      email: sql<string>`(select lower(${users.email}) from ${users} where ${users.id} = ${reports}.subject_id)`,
      factorSince: sql<number | null>`(select ${twoFactor.confirmedAt} from ${twoFactor}
          where ${twoFactor.userId} = ${reports}.subject_id)`,
      conversations: sql<number>`(select count(*) from ${conversationMembers}
          where ${conversationMembers.userId} = ${reports}.subject_id)`,
    })
    .from(reports)
    .where(and(eq(reports.id, id), isDispute));
}

/**
 * The statement that reads what the team asked about the account of a report, oldest
 * first, and of appeals those with an answer.
 */
function selectQuestions(db: Database, reportId: string) {
  return db
    .select({
      id: disputeQuestions.id,
      recipient: disputeQuestions.recipient,
      question: disputeQuestions.question,
      isAppeal: disputeQuestions.isAppeal,
      createdAt: disputeQuestions.createdAt,
      answer: disputeQuestions.answer,
      answeredAt: disputeQuestions.answeredAt,
    })
    .from(disputeQuestions)
    .innerJoin(reports, eq(reports.id, disputeQuestions.reportId))
    .where(
      and(
        sql`${reports.subjectId} = (select about.subject_id from ${reports} about where about.id = ${reportId})`,
        eq(reports.subjectKind, "user"),
        or(eq(disputeQuestions.isAppeal, false), isNotNull(disputeQuestions.answer)),
      ),
    )
    .orderBy(disputeQuestions.createdAt);
}

/** The statement that reads the last bookings of an account, on either side. */
function selectLastBookings(db: Database, userId: string) {
  return db
    .select({
      id: bookings.id,
      reference: bookings.reference,
      title: services.title,
      status: bookings.status,
      startsAt: bookings.startsAt,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .where(or(eq(bookings.customerId, userId), eq(bookings.professionalId, userId)))
    .orderBy(desc(bookings.startsAt))
    .limit(LISTED);
}

/** The statement that reads whom an account wrote with last. */
function selectWrittenTo(db: Database, userId: string) {
  return db
    .select({
      id: conversations.id,
      name: nameOf(users),
      since: conversations.createdAt,
      last: conversations.updatedAt,
    })
    .from(conversations)
    .innerJoin(
      users,
      sql`${users.id} in (${conversations.participant1}, ${conversations.participant2}) and ${users.id} <> ${userId}`,
    )
    .where(or(eq(conversations.participant1, userId), eq(conversations.participant2, userId)))
    .orderBy(desc(conversations.updatedAt))
    .limit(LISTED);
}

/** The statement that reads what the team decided about the same account before, in other reports than this. */
function selectDecided(db: Database, userId: string, reportId: string) {
  return db
    .select({
      id: reports.id,
      at: sql<number>`${reports.resolvedAt}`,
      outcome: reports.outcome,
      resolution: reports.resolution,
    })
    .from(reports)
    .where(
      and(
        eq(reports.subjectKind, "user"),
        eq(reports.subjectId, userId),
        eq(reports.reporterId, userId),
        isNotNull(reports.resolvedAt),
        ne(reports.id, reportId),
      ),
    )
    .orderBy(desc(reports.resolvedAt))
    .limit(LISTED);
}
