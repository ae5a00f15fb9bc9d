import { desc, eq } from "drizzle-orm";
import type { Database } from "#db/connection/client.ts";
import { measures } from "#db/schema/team.ts";

const MOST_FORMER = 20;

/** What was done about somebody before, newest first, at most 20; nothing for nobody. */
export async function readFormerMeasures(db: Database, personId: string | null) {
  if (personId === null) return [];
  return db
    .select({
      id: measures.id,
      kind: measures.kind,
      subjectKind: measures.subjectKind,
      reason: measures.reason,
      until: measures.until,
      createdAt: measures.createdAt,
      endedAt: measures.endedAt,
      appealedAt: measures.appealedAt,
      appealOutcome: measures.appealOutcome,
    })
    .from(measures)
    .where(eq(measures.personId, personId))
    .orderBy(desc(measures.createdAt))
    .limit(MOST_FORMER);
}
export type FormerMeasure = Awaited<ReturnType<typeof readFormerMeasures>>[number];
