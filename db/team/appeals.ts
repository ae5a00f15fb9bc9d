import { and, asc, count, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { ALONE_AFTER_MS } from "#app/domain/team/appeals.ts";
import { fullName } from "#db/accounts/display-name.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { reports } from "#db/schema/reviews.ts";
import { measures } from "#db/schema/team.ts";
import { othersCould } from "./others-could.ts";
import { readPerson } from "./person.ts";
import type { InSession } from "./staff.ts";

/** The condition that an appeal waits for its answer; literal, so that the partial index serves it. */
export const isOpenAppeal = sql`appealed_at is not null and appeal_decided_at is null`;
const QUEUE_LENGTH = 50;

/** Open appeals, oldest first, at most 50, and how many there are. */
export async function readAppealQueue(db: Database) {
  const [queue, [total]] = await db.batch([
    db
      .select({
        id: measures.id,
        kind: measures.kind,
        subjectKind: measures.subjectKind,
        person: fullName(users),
        appealedAt: sql<number>`${measures.appealedAt}`,
      })
      .from(measures)
      .innerJoin(users, eq(users.id, measures.personId))
      .where(isOpenAppeal)
      .orderBy(asc(measures.appealedAt))
      .limit(QUEUE_LENGTH),
    db.select({ count: count() }).from(measures).where(isOpenAppeal),
  ]);
  return { queue, total: total?.count ?? 0 };
}

/** The condition that an appeal concerns somebody: the measure is about them, or answers a report of theirs. */
function concernsThem(userId: SQL): SQL {
  return sql`(${measures}.person_id = ${userId} or exists (select 1 from ${reports} answered
    where answered.id = ${measures}.report_id and answered.reporter_id = ${userId}))`;
}

/**
 * The condition that somebody may answer an appeal: it does not concern them, and they have not decided it themselves, unless
 * it has waited three days and nobody else could.
 */
export function mayAnswer(me: string, now: number): SQL {
  return sql`(not ${concernsThem(sql`${me}`)} and (${measures}.decided_by is not ${me}
    or (${measures}.appealed_at <= ${now - ALONE_AFTER_MS} and not ${othersCould(me, "moderator", concernsThem)})))`;
}

/** A measure with its appeal, whose it is, and whether it is `me` who may answer; null where there is no appeal. */
export async function readAppeal(
  db: Database,
  id: string,
  { userId, now }: Pick<InSession, "userId" | "now">,
) {
  const [appeal] = await db
    .select({
      id: measures.id,
      personId: measures.personId,
      kind: measures.kind,
      subjectKind: measures.subjectKind,
      subjectId: measures.subjectId,
      reportId: measures.reportId,
      until: measures.until,
      reason: measures.reason,
      isFromOutside: isNull(measures.decidedBy).mapWith(Boolean),
      decidedBy: sql<string | null>`(select decider.first_name || ' ' || decider.last_name
        from ${users} decider where decider.id = ${measures}.decided_by and decider.deleted_at is null)`,
      isMine: sql<number>`${measures}.decided_by is ${userId}`.mapWith(Boolean),
      createdAt: measures.createdAt,
      endedAt: measures.endedAt,
      appeal: sql<string>`coalesce(${measures.appeal}, '')`,
      appealedAt: sql<number>`${measures.appealedAt}`,
      outcome: measures.appealOutcome,
      answer: measures.appealAnswer,
      decidedAt: measures.appealDecidedAt,
      mayAnswer: mayAnswer(userId, now).mapWith(Boolean),
    })
    .from(measures)
    .where(and(eq(measures.id, id), isNotNull(measures.appealedAt)));
  if (!appeal) return null;
  const person = await readPerson(db, appeal.personId);
  return { ...appeal, person };
}
export type ReadAppeal = NonNullable<Awaited<ReturnType<typeof readAppeal>>>;
