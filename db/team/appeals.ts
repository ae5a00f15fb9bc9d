import { and, asc, count, eq, gte, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import {
  ALONE_AFTER_MS,
  type AppealOutcome,
  earliestAppealable,
} from "#app/domain/team/appeals.ts";
import { hideableSchema } from "#app/domain/team/measures.ts";
import { fullName } from "#db/accounts/display-name.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { securityEvents, users } from "#db/schema/accounts.ts";
import { reports } from "#db/schema/reviews.ts";
import { measures } from "#db/schema/team.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { HIDEABLE_ROWS } from "./hideable.ts";
import { logAct } from "./log.ts";
import { othersCould } from "./others-could.ts";
import { readPerson } from "./person.ts";
import { removeIfDeleted } from "./show-again.ts";
import { type InSession, isStaff } from "./staff.ts";

/** What the person reads of a measure about them; null where it is gone with their account. */
export async function readMeasure(db: Database, id: string) {
  const [measure] = await db
    .select({
      kind: measures.kind,
      subjectKind: measures.subjectKind,
      reason: measures.reason,
      until: measures.until,
      createdAt: measures.createdAt,
      endedAt: measures.endedAt,
      appeal: measures.appeal,
      appealedAt: measures.appealedAt,
      outcome: measures.appealOutcome,
      answer: measures.appealAnswer,
      decidedAt: measures.appealDecidedAt,
    })
    .from(measures)
    .where(eq(measures.id, id));
  return measure ?? null;
}

type Appeal = { id: string; appeal: string /** UTC milliseconds. */; now: number };

/** Writes the one appeal against a measure. False when there is one already, or its 30 days are over. */
export async function appealAgainst(db: Database, { id, appeal, now }: Appeal): Promise<boolean> {
  const [{ rowsAffected }] = await db.batch([
    db
      .update(measures)
      .set({ appeal, appealedAt: now })
      .where(
        and(
          eq(measures.id, id),
          isNull(measures.appealedAt),
          gte(measures.createdAt, earliestAppealable(now)),
        ),
      ),
    db.run(
      insertSelect(
        securityEvents,
        {
          userId: sql`${measures.personId}`,
          event: "appealed",
          details: JSON.stringify({ measure: id }),
          createdAt: now,
        },
        sql`from ${measures} where ${measures.id} = ${id} and changes() > 0`,
      ),
    ),
  ]);
  return rowsAffected === 1;
}

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
function mayAnswer(me: string, now: number): SQL {
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

type Answer = {
  appeal: Pick<ReadAppeal, "id" | "subjectKind" | "subjectId"> & {
    person: { id: string; email: string };
  };
  outcome: AppealOutcome;
  /** When a shortened suspension ends, UTC milliseconds. */
  until: number | null;
  answer: string;
  emailContent: EmailContent;
  by: InSession;
};

/** What an answer changes of the measure itself. */
function changeOf({ outcome, until, by }: Answer) {
  if (outcome === "shortened") return { kind: "suspension", until } as const;
  if (outcome === "lifted") return { endedAt: sql`coalesce(${measures.endedAt}, ${by.now})` };
  return {};
}

/**
 * Answers an open appeal, with its effect: a shortened ban or suspension ends earlier, and what is lifted is shown again unless
 * something else hides it. The person gets an e-mail and an entry in their security log, and the log of the team a line. False
 * when it is answered already, or is not theirs to answer.
 */
export async function answerAppeal(db: Database, decision: Answer): Promise<boolean> {
  const { appeal, outcome, until, answer, emailContent, by } = decision;
  const { now } = by;
  const isShorter = sql`(${outcome} <> 'shortened' or (${measures.endedAt} is null
    and ${measures.kind} in ('suspension', 'ban') and (${measures.until} is null or ${measures.until} > ${until})))`;
  const [{ rowsAffected }] = await db.batch([
    db
      .update(measures)
      .set({
        appealOutcome: outcome,
        appealAnswer: answer,
        appealDecidedBy: by.userId,
        appealDecidedAt: now,
        ...changeOf(decision),
      })
      .where(
        and(
          eq(measures.id, appeal.id),
          isOpenAppeal,
          isStaff(by, "moderator"),
          mayAnswer(by.userId, now),
          isShorter,
        ),
      ),
    logAct(db, {
      staffId: by.userId,
      act: `appeal-${outcome}`,
      subject: { kind: "measure", id: appeal.id },
      reason: answer,
      now,
    }),
    db.run(
      insertSelect(
        securityEvents,
        {
          userId: appeal.person.id,
          event: "appeal-answered",
          details: JSON.stringify({ outcome }),
          createdAt: now,
        },
        sql`where changes() > 0`,
      ),
    ),
    queueEmail(db, {
      kind: "moderation",
      about: `${appeal.id}:answer`,
      to: appeal.person.email,
      userId: appeal.person.id,
      emailContent,
      at: now,
    }),
    ...effects(db, decision),
  ]);
  return rowsAffected === 1;
}

/** The statements that change the account or the thing itself, right after one that changed a row. */
function effects(db: Database, { appeal, outcome, until, by: { now } }: Answer) {
  const { success, data: kind } = hideableSchema.safeParse(appeal.subjectKind);
  if (!success || outcome === "upheld") return [];
  const id = appeal.subjectId;
  if (outcome === "shortened") {
    return [
      db
        .update(users)
        .set({ hiddenUntil: until })
        .where(and(eq(users.id, id), isNotNull(users.hiddenAt), sql`changes() > 0`)),
    ];
  }
  const isHeld = sql`exists (select 1 from ${measures} where ${measures.subjectKind} = ${kind}
    and ${measures.subjectId} = ${id} and ${measures.kind} <> 'warning' and ${measures.endedAt} is null)`;
  const { table } = HIDEABLE_ROWS[kind];
  const isFree = sql`not ${isHeld} and changes() > 0`;
  return [
    kind === "account"
      ? db
          .update(users)
          .set({ hiddenAt: null, hiddenUntil: null, updatedAt: now })
          .where(and(eq(users.id, id), isNotNull(users.hiddenAt), isFree))
      : db
          .update(table)
          .set({ hiddenAt: null, updatedAt: now })
          .where(and(eq(table.id, id), isNotNull(table.hiddenAt), isFree)),
    ...(kind === "review" ? [removeIfDeleted(db, id)] : []),
  ];
}
