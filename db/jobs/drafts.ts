import { and, desc, eq, gt, notInArray } from "drizzle-orm";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { type DraftOwners, isDraftOf } from "#db/accounts/draft-owners.ts";
import type { Database } from "#db/connection/client.ts";
import { jobDrafts } from "#db/schema/jobs.ts";

/** As long as the link in the confirmation e-mail of a sign-up works. */
const KEPT_MS = DAY_MS;
const MOST_OF_OWNER = 5;

/**
 * Stores a job form for a day, in place of an older state of the same form; the owner's five newest stay. `now` in UTC
 * milliseconds.
 */
export async function storeJobDraft(
  db: Database,
  {
    owner,
    id,
    fields,
    now,
  }: { owner: string; id: string; fields: Record<string, string>; now: number },
): Promise<void> {
  const row = { fields, createdAt: now, expiresAt: now + KEPT_MS };
  const isOfOwner = eq(jobDrafts.owner, owner);
  const newest = db
    .select({ id: jobDrafts.id })
    .from(jobDrafts)
    .where(isOfOwner)
    // This one first, also when the clock was ahead before.
    .orderBy(desc(eq(jobDrafts.id, id)), desc(jobDrafts.createdAt))
    .limit(MOST_OF_OWNER);
  await db.batch([
    db
      .insert(jobDrafts)
      .values({ owner, id, ...row })
      .onConflictDoUpdate({ target: [jobDrafts.owner, jobDrafts.id], set: row }),
    db.delete(jobDrafts).where(and(isOfOwner, notInArray(jobDrafts.id, newest))),
  ]);
}

/**
 * The statement that reads the draft of a job form by its id. It holds only what this browser or person sent, and so
 * tells nothing about others.
 */
export function selectJobDraft(
  db: Database,
  { id, ...owners }: DraftOwners & { id: string },
  now: number,
) {
  return db
    .select({ fields: jobDrafts.fields })
    .from(jobDrafts)
    .where(
      and(isDraftOf(jobDrafts.owner, owners), eq(jobDrafts.id, id), gt(jobDrafts.expiresAt, now)),
    )
    .orderBy(desc(jobDrafts.createdAt))
    .limit(1);
}
