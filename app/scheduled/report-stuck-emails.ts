import type { Database } from "#db/connection/client.ts";
import { countStuckEmails } from "#db/email/stuck-emails.ts";

/** Logs how many e-mails have failed in the last 24 hours and how many are late, if there are any. */
export async function reportStuckEmails(db: Database, now: number): Promise<void> {
  const { failed, waiting } = await countStuckEmails(db, now);
  if (failed + waiting === 0) return;
  console.error(JSON.stringify({ event: "emails-stuck", failed, waiting }));
}
