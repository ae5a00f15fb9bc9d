import { and, desc, eq, gt, isNull, lte, not, sql } from "drizzle-orm";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { messages } from "#db/schema/messages.ts";
import { reports } from "#db/schema/reviews.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { rowIf } from "#db/statements/row-if.ts";
import { isLogged, logAct, storeAct } from "./log.ts";
import { isTheirsToDecide, mayDecide, type ReportDecision } from "./may-decide.ts";
import { nameOf } from "./name.ts";
import { isDispute } from "./report.ts";

type Decision = ReportDecision & { reason: string };

/** Closes a report without a measure. False when it is closed already, or not theirs to decide. */
export async function dismissReport(db: Database, decision: Decision): Promise<boolean> {
  const { reportId, by, reason } = decision;
  const subject = { kind: "report", id: reportId } as const;
  return storeAct(
    db,
    { staffId: by.userId, act: "dismissed", subject, reason, now: by.now },
    db
      .update(reports)
      .set({ resolvedAt: by.now, outcome: "dismissed", resolution: reason })
      .where(
        and(eq(reports.id, reportId), isNull(reports.resolvedAt), not(isDispute), mayDecide(by)),
      ),
  );
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
        sender: nameOf(users),
        content: messages.content,
        createdAt: messages.createdAt,
      })
      .from(report)
      .innerJoin(messages, eq(messages.conversationId, report.conversationId))
      .leftJoin(users, eq(users.id, messages.senderId));
  const conversation = sql<string>`(select ${reports.subjectId} from ${reports}
    where ${reports.id} = ${reportId} and ${reports.subjectKind} = 'conversation' and ${isTheirsToDecide({ reportId, by })})`;
  const act = {
    staffId: by.userId,
    act: "conversation-opened",
    subject: { kind: "conversation", id: conversation },
    reason: "",
    now: by.now,
    call: crypto.randomUUID(),
  } as const;
  const { before, after, done } = await namedBatch(db, {
    log: logAct(db, act, sql`${conversation} is not null and not ${isLogged(act)}`),
    before: select()
      .where(lte(messages.createdAt, report.at))
      .orderBy(desc(messages.seq))
      .limit(BEFORE),
    after: select().where(gt(messages.createdAt, report.at)).orderBy(messages.seq).limit(AFTER),
    done: rowIf(db, isLogged(act)),
  });
  return done.length === 1 ? [...before.toReversed(), ...after] : null;
}
