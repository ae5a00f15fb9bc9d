import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { AppealOutcome } from "#app/domain/team/appeals.ts";
import { hideableSchema } from "#app/domain/team/measures.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { securityEvents } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { measures } from "#db/schema/team.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { isOpenAppeal, mayAnswer, type ReadAppeal } from "./appeals.ts";
import { storeAct } from "./log.ts";
import { removeIfDeleted, unhide } from "./show-again.ts";
import { type InSession, isStaff } from "./staff.ts";

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
  return storeAct(
    db,
    {
      staffId: by.userId,
      act: `appeal-${outcome}`,
      subject: { kind: "measure", id: appeal.id },
      reason: answer,
      now,
    },
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
    [
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
    ],
  );
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
  return [
    unhide(db, { kind, id }, now, sql`not ${isHeld} and changes() > 0`),
    ...(kind === "review" ? [removeIfDeleted(db, id)] : []),
  ];
}
