import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import { ANSWER_WITHIN_MS } from "#app/domain/team/disputes.ts";
import type { Database } from "#db/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { insertSelect } from "#db/insert-select.ts";
import { reports } from "#db/schema/reviews.ts";
import { disputeQuestions } from "#db/schema/team.ts";
import { isClaimant } from "./claimants.ts";
import { logAct } from "./log.ts";
import { isTheirsToDecide, type ReportDecision } from "./may-decide.ts";

type Questions = ReportDecision & {
  userId: string;
  question: string;
  /** A question for each address, with its e-mail. */
  asked: readonly { id: string; to: string; emailContent: EmailContent }[];
};

/**
 * Asks those who claim an account, each by an e-mail, and logs it. Who was asked the same before is not asked again. False where
 * nobody was asked: the case is decided, not theirs to decide, or the addresses claim nothing.
 */
export async function askClaimants(
  db: Database,
  { reportId, by, userId, question, asked }: Questions,
): Promise<boolean> {
  const isNew = (to: string) => sql`(${isClaimant(reportId, to, by.now)}
    and not exists (select 1 from ${disputeQuestions} where ${disputeQuestions.reportId} = ${reportId}
      and ${disputeQuestions.recipient} = ${to} and ${disputeQuestions.question} = ${question}))`;
  const statements = asked.flatMap(({ id, to, emailContent }) => [
    db.run(
      insertSelect(
        disputeQuestions,
        { id, reportId, recipient: to, question, askedBy: by.userId, createdAt: by.now },
        sql`where ${isTheirsToDecide({ reportId, by })} and ${isNew(to)}`,
      ),
    ),
    queueEmail(db, { kind: "dispute-question", about: id, to, userId, emailContent, at: by.now }),
  ]);
  const subject = { kind: "account", id: userId } as const;
  const results = await db.batch([
    logAct(
      db,
      { staffId: by.userId, act: "dispute-asked", subject, reason: "", now: by.now },
      sql`${isTheirsToDecide({ reportId, by })} and (${sql.join(
        asked.map(({ to }) => isNew(to)),
        sql` or `,
      )})`,
    ),
    ...statements,
  ]);
  return results[0].rowsAffected === 1;
}

/** The condition that a question can still be answered: once, within its time, and while the team has not decided. */
const isOpen = (id: string, now: number) =>
  and(
    eq(disputeQuestions.id, id),
    isNull(disputeQuestions.answer),
    gt(disputeQuestions.createdAt, now - ANSWER_WITHIN_MS),
    sql`exists (select 1 from ${reports} where ${reports.id} = ${disputeQuestions}.report_id and ${reports.resolvedAt} is null)`,
  );

/** A question that can still be answered; null for any other. */
export async function readOpenQuestion(
  db: Database,
  id: string,
  now: number,
): Promise<{ question: string } | null> {
  const [row] = await db
    .select({ question: disputeQuestions.question })
    .from(disputeQuestions)
    .where(isOpen(id, now));
  return row ?? null;
}

/** Stores the answer to a question, once. False where it cannot be answered any more. */
export async function answerQuestion(
  db: Database,
  { id, answer, now }: { id: string; answer: string; now: number },
): Promise<boolean> {
  const { rowsAffected } = await db
    .update(disputeQuestions)
    .set({ answer, answeredAt: now })
    .where(isOpen(id, now));
  return rowsAffected === 1;
}
