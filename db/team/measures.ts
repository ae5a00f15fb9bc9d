import { and, desc, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { insertSelect } from "#db/insert-select.ts";
import { securityEvents, users } from "#db/schema/accounts.ts";
import { messages } from "#db/schema/messages.ts";
import { type ReportOutcome, reports } from "#db/schema/reviews.ts";
import { logAct } from "./log.ts";
import { concerns, personConcerned } from "./report.ts";
import { type InSession, isStaff } from "./staff.ts";

/** The condition that somebody of the team decides about a report: a moderator whom it does not concern. */
const mayDecide = (by: InSession): SQL =>
  sql`${isStaff(by, "moderator")} and not ${concerns(by.userId)}`;

/** Which report somebody of the team decides about. */
export type ReportDecision = { reportId: string; by: InSession };

/** The condition that a report is open, and theirs to decide. */
export function isTheirsToDecide({ reportId, by }: ReportDecision): SQL {
  return sql`exists (select 1 from ${reports}
    where ${reports.id} = ${reportId} and ${reports.resolvedAt} is null and ${mayDecide(by)})`;
}

type Decision = ReportDecision & { reason: string };

/** The statement that closes an open report, if this member of the team may decide about it, and `onlyIf` holds. */
function closeReport(
  db: Database,
  { reportId, by, reason }: Decision,
  outcome: ReportOutcome,
  onlyIf?: SQL,
) {
  return db
    .update(reports)
    .set({ resolvedAt: by.now, outcome, resolution: reason })
    .where(and(eq(reports.id, reportId), isNull(reports.resolvedAt), mayDecide(by), onlyIf));
}

/** Closes a report without a measure. False when it is closed already, or not theirs to decide. */
export async function dismissReport(db: Database, decision: Decision): Promise<boolean> {
  const { reportId, by, reason } = decision;
  const subject = { kind: "report", id: reportId } as const;
  const [{ rowsAffected }] = await db.batch([
    closeReport(db, decision, "dismissed"),
    logAct(db, { staffId: by.userId, act: "dismissed", subject, reason, now: by.now }),
  ]);
  return rowsAffected === 1;
}

type Warning = Decision & { person: { id: string; email: string }; emailContent: EmailContent };

/**
 * Closes a report with a warning: an e-mail to the person and a line in their security log. False when it is closed
 * already, not theirs to decide, or does not concern that person.
 */
export async function warnPerson(db: Database, warning: Warning): Promise<boolean> {
  const { by, reason, person, emailContent } = warning;
  const subject = { kind: "account", id: person.id } as const;
  const concernsThem = sql`${personConcerned} = ${person.id}`;
  const [{ rowsAffected }] = await db.batch([
    closeReport(db, warning, "warned", concernsThem),
    logAct(db, { staffId: by.userId, act: "warned", subject, reason, now: by.now }),
    db.run(
      insertSelect(
        securityEvents,
        {
          userId: person.id,
          event: "warned",
          details: JSON.stringify({ reason }),
          createdAt: by.now,
        },
        sql`where changes() > 0`,
      ),
    ),
    queueEmail(db, {
      kind: "moderation",
      about: `${warning.reportId}:warning`,
      to: person.email,
      userId: person.id,
      emailContent,
      at: by.now,
    }),
  ]);
  return rowsAffected === 1;
}

const BEFORE = 10;
const AFTER = 5;

export type OpenedMessage = {
  id: string;
  /** Null for somebody who is erased. */
  senderId: string | null;
  sender: string | null;
  content: string;
  createdAt: number;
};

/**
 * The messages of a reported conversation around the report, ten before it and five after, and a line in the log that they
 * were opened; null where the report is none of a conversation, is closed or not theirs to decide.
 */
export async function openConversation(
  db: Database,
  { reportId, by }: ReportDecision,
): Promise<OpenedMessage[] | null> {
  const report = db.$with("report").as(
    db
      .select({ conversationId: reports.subjectId, at: reports.createdAt })
      .from(reports)
      .where(and(eq(reports.id, reportId), eq(reports.subjectKind, "conversation"))),
  );
  const select = () =>
    db
      .with(report)
      .select({
        id: messages.id,
        senderId: messages.senderId,
        sender: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
        content: messages.content,
        createdAt: messages.createdAt,
      })
      .from(report)
      .innerJoin(messages, eq(messages.conversationId, report.conversationId))
      .leftJoin(users, eq(users.id, messages.senderId));
  const conversation = sql<string>`(select ${reports.subjectId} from ${reports}
    where ${reports.id} = ${reportId} and ${reports.subjectKind} = 'conversation' and ${isTheirsToDecide({ reportId, by })})`;
  const [{ rowsAffected }, before, after] = await db.batch([
    logAct(
      db,
      {
        staffId: by.userId,
        act: "conversation-opened",
        subject: { kind: "conversation", id: conversation },
        reason: "",
        now: by.now,
      },
      sql`${conversation} is not null`,
    ),
    select().where(lte(messages.createdAt, report.at)).orderBy(desc(messages.seq)).limit(BEFORE),
    select().where(gt(messages.createdAt, report.at)).orderBy(messages.seq).limit(AFTER),
  ]);
  return rowsAffected === 1 ? [...before.toReversed(), ...after] : null;
}
