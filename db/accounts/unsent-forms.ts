import { and, eq, gt } from "drizzle-orm";
import { HOUR_MS } from "#app/domain/durations.ts";
import { readOmitted, type UnsentForm } from "#app/domain/unsent-form.ts";
import type { Database } from "#db/client.ts";
import { unsentForms } from "#db/schema/accounts.ts";

const STORED_MS = HOUR_MS;

/**
 * Stores a form that was refused because its session had ended, for an hour and in place of one stored before
 * (decision 24). Its fields are at most 65,536 characters as a browser sends them; `now` is in UTC milliseconds.
 */
export async function storeUnsentForm(
  db: Database,
  { userId, action, fields, omitted, now }: UnsentForm & { userId: string; now: number },
): Promise<void> {
  const row = {
    path: action,
    fields: new URLSearchParams(fields).toString(),
    omitted,
    expiresAt: now + STORED_MS,
  };
  await db
    .insert(unsentForms)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: unsentForms.userId, set: row });
}

/** The form of a person that waits to be sent again at `now` (UTC milliseconds), or null. */
export async function readUnsentForm(
  db: Database,
  userId: string,
  now: number,
): Promise<UnsentForm | null> {
  const row = await db
    .select({
      action: unsentForms.path,
      fields: unsentForms.fields,
      omitted: unsentForms.omitted,
    })
    .from(unsentForms)
    .where(and(eq(unsentForms.userId, userId), gt(unsentForms.expiresAt, now)))
    .get();
  if (!row) return null;
  const { action, fields, omitted } = row;
  return {
    action,
    fields: [...new URLSearchParams(fields)],
    omitted: readOmitted(omitted),
  };
}

/** Deletes the form of a person that waits to be sent again. */
export async function deleteUnsentForm(db: Database, userId: string): Promise<void> {
  await db.delete(unsentForms).where(eq(unsentForms.userId, userId));
}
