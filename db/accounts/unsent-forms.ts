import { and, eq, gt } from "drizzle-orm";
import { readOmitted, type UnsentForm } from "#app/domain/drafts/unsent-form.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import type { Database } from "#db/connection/client.ts";
import { unsentForms } from "#db/schema/unsent-forms.ts";

const STORED_MS = HOUR_MS;

/** A person in the browser that sent a form, which is known by the hash of its device cookie. */
type Browser = { userId: string; deviceId: string };

/**
 * Stores a form that was refused because its session had ended, for an hour and in place of one that the same browser sent before,
 * never of another's (decision 24, threat 89). Its fields are at most 65,536 characters as a browser sends them; `now` is in UTC
 * milliseconds.
 */
export async function storeUnsentForm(
  db: Database,
  { userId, deviceId, action, fields, omitted, now }: UnsentForm & Browser & { now: number },
): Promise<void> {
  const row = {
    path: action,
    fields: new URLSearchParams(fields).toString(),
    omitted,
    expiresAt: now + STORED_MS,
  };
  await db
    .insert(unsentForms)
    .values({ userId, deviceId, ...row })
    .onConflictDoUpdate({ target: [unsentForms.userId, unsentForms.deviceId], set: row });
}

const isOf = ({ userId, deviceId }: Browser) =>
  and(eq(unsentForms.userId, userId), eq(unsentForms.deviceId, deviceId));

/** The form of a person that this browser sent and that waits to be sent again at `now` (UTC milliseconds), or null. */
export async function readUnsentForm(
  db: Database,
  browser: Browser,
  now: number,
): Promise<UnsentForm | null> {
  const row = await db
    .select({
      action: unsentForms.path,
      fields: unsentForms.fields,
      omitted: unsentForms.omitted,
    })
    .from(unsentForms)
    .where(and(isOf(browser), gt(unsentForms.expiresAt, now)))
    .get();
  if (!row) return null;
  const { action, fields, omitted } = row;
  return {
    action,
    fields: [...new URLSearchParams(fields)],
    omitted: readOmitted(omitted),
  };
}

/** Deletes the form of a person that this browser sent and that waits to be sent again. */
export async function deleteUnsentForm(db: Database, browser: Browser): Promise<void> {
  await db.delete(unsentForms).where(isOf(browser));
}
