import { and, eq, gte, isNull, sql } from "drizzle-orm";
import { earliestAppealable } from "#app/domain/team/appeals.ts";
import type { Database } from "#db/connection/client.ts";
import { securityEvents } from "#db/schema/access.ts";
import { measures } from "#db/schema/team.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";

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

/**
 * Writes the one appeal against a measure. False when there is one already, or its 30 days are over. It is known by its text and its
 * moment, so that a call whose database answer was lost finds it.
 */
export async function appealAgainst(db: Database, { id, appeal, now }: Appeal): Promise<boolean> {
  const { stored } = await namedBatch(db, {
    measure: db
      .update(measures)
      .set({ appeal, appealedAt: now })
      .where(
        and(
          eq(measures.id, id),
          isNull(measures.appealedAt),
          gte(measures.createdAt, earliestAppealable(now)),
        ),
      ),
    event: db.run(
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
    stored: db
      .select({ id: measures.id })
      .from(measures)
      .where(and(eq(measures.id, id), eq(measures.appeal, appeal), eq(measures.appealedAt, now))),
  });
  return stored.length === 1;
}
