import { type SQL, sql } from "drizzle-orm";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The condition that an address may get another letter of this kind (decision 21): one in 60 seconds, 3 an hour,
 * 10 a day. Letters over the limit are dropped without a word, so nobody learns from it.
 */
export function mayMail(kind: string, email: string, now: number): SQL {
  const since = (ms: number) => sql`(select count(*) from mail_outbox where recipient = ${email}
    and created_at > ${now - ms} and kind = ${kind})`;
  return sql`(${since(MINUTE_MS)} < 1 and ${since(HOUR_MS)} < 3 and ${since(24 * HOUR_MS)} < 10)`;
}
