import { and, desc, eq, or, sql } from "drizzle-orm";
import { readSecurityLog } from "#db/accounts/security-log.ts";
import type { Database } from "#db/client.ts";
import { twoFactor, users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { conversationMembers } from "#db/schema/messages.ts";
import { reports } from "#db/schema/reviews.ts";
import { services } from "#db/schema/services.ts";
import { disputeQuestions } from "#db/schema/team.ts";
import { selectClaimants } from "./claimants.ts";
import { nameOf } from "./name.ts";
import { concerns } from "./report.ts";

const LISTED = 10;

/**
 * A disputed account with who claims it, what happened to it, and what the team asked; `isOwn` where it concerns `me`. Never read
 * are secrets and the texts of messages. Null for a report that is no dispute.
 */
export async function readDispute(
  db: Database,
  id: string,
  { me, now }: { me: string; now: number },
) {
  const [[dispute], claimants, questions] = await db.batch([
    db
      .select({
        id: reports.id,
        reason: reports.reason,
        createdAt: reports.createdAt,
        resolvedAt: reports.resolvedAt,
        outcome: reports.outcome,
        resolution: reports.resolution,
        isOwn: concerns(me).mapWith(Boolean),
        userId: reports.subjectId,
        name: sql<string>`(select ${nameOf(users)} from ${users} where ${users.id} = ${reports}.subject_id)`,
        email: sql<string>`(select lower(${users.email}) from ${users} where ${users.id} = ${reports}.subject_id)`,
        factorSince: sql<number | null>`(select ${twoFactor.confirmedAt} from ${twoFactor}
          where ${twoFactor.userId} = ${reports}.subject_id)`,
        conversations: sql<number>`(select count(*) from ${conversationMembers}
          where ${conversationMembers.userId} = ${reports}.subject_id)`,
      })
      .from(reports)
      .where(
        and(
          eq(reports.id, id),
          eq(reports.subjectKind, "user"),
          sql`${reports.reporterId} = ${reports.subjectId}`,
        ),
      ),
    selectClaimants(db, id, now),
    db
      .select({
        id: disputeQuestions.id,
        recipient: disputeQuestions.recipient,
        question: disputeQuestions.question,
        createdAt: disputeQuestions.createdAt,
        answer: disputeQuestions.answer,
        answeredAt: disputeQuestions.answeredAt,
      })
      .from(disputeQuestions)
      .where(eq(disputeQuestions.reportId, id))
      .orderBy(disputeQuestions.createdAt),
  ]);
  if (!dispute) return null;
  const { userId } = dispute;
  const [history, lastBookings] = await Promise.all([
    readSecurityLog(db, userId),
    db
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
      .limit(LISTED),
  ]);
  // From where somebody signed in is not needed to decide.
  return {
    ...dispute,
    claimants,
    questions,
    bookings: lastBookings,
    history: history.map(({ ipPrefix: _, ...line }) => line),
  };
}
export type Dispute = NonNullable<Awaited<ReturnType<typeof readDispute>>>;
