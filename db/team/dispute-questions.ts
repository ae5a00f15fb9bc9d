import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import { earliestAppealable } from "#app/domain/team/appeals.ts";
import { ANSWER_WITHIN_MS, APPEAL_QUESTION, APPEAL_REASON } from "#app/domain/team/disputes.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { reports } from "#db/schema/reviews.ts";
import { disputeQuestions } from "#db/schema/team.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { isOneOf } from "#db/statements/is-one-of.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { isClaimant, newestDispute, questionsAbout } from "./claimants.ts";
import { logAct } from "./log.ts";
import type { ReportDecision } from "./may-decide.ts";
import { isTheirDispute } from "./may-decide-dispute.ts";

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
  const ids = asked.map(({ id }) => id);
  const statements = asked.flatMap(({ id, to, emailContent }) => [
    db.run(
      insertSelect(
        disputeQuestions,
        { id, reportId, recipient: to, question, askedBy: by.userId, createdAt: by.now },
        sql`where ${isTheirDispute({ reportId, by })} and ${isNew(to)}`,
      ),
    ),
    queueEmail(db, { kind: "dispute-question", about: id, to, userId, emailContent, at: by.now }),
  ]);
  const subject = { kind: "account", id: userId } as const;
  const { stored } = await namedBatch(db, {
    log: logAct(
      db,
      { staffId: by.userId, act: "dispute-asked", subject, reason: "", now: by.now },
      sql`${isTheirDispute({ reportId, by })} and (${sql.join(
        asked.map(({ to }) => isNew(to)),
        sql` or `,
      )})`,
    ),
    questions: statements,
    stored: db
      .select({ id: disputeQuestions.id })
      .from(disputeQuestions)
      .where(isOneOf(disputeQuestions.id, ids)),
  });
  return stored.length > 0;
}

/** One of the other side, who may appeal by the link that is made with this id. */
export type Appellant = { id: string; to: string };

/** The statements that let the other side of a decision appeal, each once. */
export function offerAppeals(
  db: Database,
  { reportId, by, appellants }: ReportDecision & { appellants: readonly Appellant[] },
  onlyIf: SQL,
) {
  return appellants.map(({ id, to }) =>
    db.run(
      insertSelect(
        disputeQuestions,
        {
          id,
          reportId,
          recipient: to,
          question: APPEAL_QUESTION,
          isAppeal: true,
          askedBy: by.userId,
          createdAt: by.now,
        },
        sql`where ${onlyIf} on conflict do nothing`,
      ),
    ),
  );
}

/**
 * The condition that a question can still be answered: once, within its time, and while the team has not decided; or an appeal
 * sent, within 30 days of the decision, and once since the account was disputed.
 */
function isOpen(id: string, now: number) {
  const isDecided = sql`exists (select 1 from ${reports}
    where ${reports}.id = ${disputeQuestions}.report_id and ${reports}.resolved_at is not null)`;
  const account = sql`(select about.subject_id from ${reports} about where about.id = ${disputeQuestions}.report_id)`;
  const hasAppealed = sql`exists (select 1 from (${questionsAbout(account)}) sent
    where sent.is_appeal and sent.answered_at >= ${newestDispute(account)} and sent.recipient = ${disputeQuestions}.recipient)`;
  return and(
    eq(disputeQuestions.id, id),
    isNull(disputeQuestions.answer),
    sql`case when ${disputeQuestions}.is_appeal
      then ${disputeQuestions}.created_at >= ${earliestAppealable(now)} and ${isDecided}
        and not ${hasAppealed}
      else ${disputeQuestions}.created_at > ${now - ANSWER_WITHIN_MS} and not ${isDecided} end`,
  );
}

/** A question or an appeal that is still open, and since when (UTC milliseconds); null for any other. */
export async function readOpenQuestion(db: Database, id: string, now: number) {
  const { question, isAppeal, createdAt } = disputeQuestions;
  const [row] = await db
    .select({ question, isAppeal, createdAt })
    .from(disputeQuestions)
    .where(isOpen(id, now));
  return row ?? null;
}

/**
 * Stores the answer to a question, once. An appeal opens the case again, under its own id, for somebody else of the team, or joins
 * one that is open already, so that one decision hears every side. False where it is not open any more. An answer is known by its
 * text and its moment, so that a call whose database answer was lost finds it.
 */
export async function answerQuestion(
  db: Database,
  { id, answer, now }: { id: string; answer: string; now: number },
): Promise<boolean> {
  const account = sql`${reports}.subject_id`;
  const isCaseOpen = sql`exists (select 1 from ${reports} open where open.subject_kind = 'user'
    and open.subject_id = ${account} and open.reporter_id = ${account} and open.resolved_at is null)`;
  const again = {
    id,
    reporterId: account,
    subjectKind: sql`'user'`,
    subjectId: account,
    reason: APPEAL_REASON,
    createdAt: now,
  };
  const { stored } = await namedBatch(db, {
    question: db.update(disputeQuestions).set({ answer, answeredAt: now }).where(isOpen(id, now)),
    report: db.run(
      insertSelect(
        reports,
        again,
        sql`from ${disputeQuestions} join ${reports} on ${reports}.id = ${disputeQuestions}.report_id
          where ${disputeQuestions}.id = ${id} and ${disputeQuestions}.is_appeal and changes() > 0
            and not ${isCaseOpen}`,
      ),
    ),
    stored: db
      .select({ id: disputeQuestions.id })
      .from(disputeQuestions)
      .where(
        and(
          eq(disputeQuestions.id, id),
          eq(disputeQuestions.answer, answer),
          eq(disputeQuestions.answeredAt, now),
        ),
      ),
  });
  return stored.length === 1;
}
