import { and, eq, gt, inArray, ne, sql } from "drizzle-orm";
import { NEUTRAL_REPLY_STEP, replyStep } from "#app/domain/search/standing.ts";
import type { Database } from "#db/connection/client.ts";
import { services } from "#db/schema/services.ts";
import { selectResponses } from "./response-rate.ts";

/** How many professionals a read counts. */
const CHUNK = 200;
/** How many professionals a write changes: their services move in the index, so that no other write waits long. */
const AT_ONCE = 20;

/**
 * Sets how every professional answers requests, as of `now` (UTC milliseconds), on their services; services
 * where it is the same are not written.
 */
export async function updateReplySteps(db: Database, now: number): Promise<void> {
  for (let after = ""; ; ) {
    const owners = await db
      .selectDistinct({ id: services.proId })
      .from(services)
      .where(gt(services.proId, after))
      .orderBy(services.proId)
      .limit(CHUNK);
    const last = owners.at(-1);
    if (!last) return;
    const wrong = await readWrong(
      db,
      owners.map(({ id }) => id),
      now,
    );
    for (let i = 0; i < wrong.length; i += AT_ONCE) await write(db, wrong.slice(i, i + AT_ONCE));
    after = last.id;
  }
}

type Owner = { id: string; step: number };

async function readWrong(db: Database, ids: string[], now: number): Promise<Owner[]> {
  const list = sql`(select value as id from json_each(${JSON.stringify(ids)}))`;
  const [stored, counted] = await db.batch([
    db
      .selectDistinct({ id: services.proId, step: services.replyStep })
      .from(services)
      .where(inArray(services.proId, ids)),
    selectResponses(db, list, now),
  ]);
  const steps = new Map(counted.map(({ personId, ...counts }) => [personId, replyStep(counts)]));
  const stepOf = (id: string) => steps.get(id) ?? NEUTRAL_REPLY_STEP;
  const wrong = new Set(stored.filter(({ id, step }) => step !== stepOf(id)).map(({ id }) => id));
  return [...wrong].map((id) => ({ id, step: stepOf(id) }));
}

async function write(db: Database, owners: Owner[]): Promise<void> {
  const [first, ...rest] = owners.map(({ id, step }) =>
    db
      .update(services)
      .set({ replyStep: step })
      .where(and(eq(services.proId, id), ne(services.replyStep, step))),
  );
  if (first) await db.batch([first, ...rest]);
}
