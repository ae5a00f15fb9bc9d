import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Logged, SecurityEvent } from "#app/domain/people/security-event.ts";
import type { Database } from "#db/client.ts";
import { readRow } from "#db/read.ts";
import { securityEvents } from "#db/schema/people.ts";

export type SecurityContext = { ipPrefix: string | null; userAgent: string | null; now: number };

/** The statement that writes one line of a person's security log. Never give it a secret as details. */
export function logEvent(
  db: Database,
  userId: string,
  event: SecurityEvent,
  { ipPrefix, userAgent, now }: SecurityContext,
) {
  return db.insert(securityEvents).values({ userId, event, ipPrefix, userAgent, createdAt: now });
}

/** The same for the person with an address, written only when there is one. */
export function logEventFor(
  db: Database,
  email: string,
  event: SecurityEvent,
  { ipPrefix, userAgent, now }: SecurityContext,
) {
  return db.run(sql`insert into security_events (user_id, event, ip_prefix, user_agent, created_at)
    select id, ${event}, ${ipPrefix}, ${userAgent}, ${now} from users where lower(email) = ${email}`);
}

/**
 * The same for the batch of a guarded change: written only if the statement before it changed a row, or if `onlyIf`
 * holds (threat 65).
 */
export function logChange(
  db: Database,
  userId: string,
  event: SecurityEvent,
  { ipPrefix, userAgent, now }: SecurityContext,
  onlyIf: SQL = sql`changes() > 0`,
) {
  return db.run(sql`insert into security_events (user_id, event, ip_prefix, user_agent, created_at)
    select ${userId}, ${event}, ${ipPrefix}, ${userAgent}, ${now} where ${onlyIf}`);
}

const SHOWN = 100;

const loggedSchema = z.object({
  id: z.number(),
  event: z.string(),
  ipPrefix: z.string().nullable(),
  userAgent: z.string().nullable(),
  createdAt: z.number(),
});

/** The newest hundred lines of a person's security log, newest first (decision 27). */
export async function readSecurityLog(db: Database, userId: string): Promise<Logged[]> {
  const { list } = await readRow(
    db,
    sql`select (select json_group_array(json(line)) from (
      select json_object('id', id, 'event', event, 'ipPrefix', ip_prefix, 'userAgent', user_agent,
        'createdAt', created_at) as line
      from security_events where user_id = ${userId} order by id desc limit ${sql.raw(`${SHOWN}`)})) as list_json`,
    z.object({ list: z.array(loggedSchema) }),
  );
  return list;
}
