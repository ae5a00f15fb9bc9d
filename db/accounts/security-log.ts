import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { Logged, SecurityEvent } from "#app/domain/accounts/security-event.ts";
import type { Database } from "#db/client.ts";
import { securityEvents } from "#db/schema/accounts.ts";
import type { Viewer } from "#db/viewer.ts";

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

/** The same for the batch of a guarded change that comes after it: written only if `condition` holds. */
export function logEventIf(
  db: Database,
  userId: string,
  event: SecurityEvent,
  { ipPrefix, userAgent, now }: SecurityContext,
  condition: SQL,
) {
  return db.run(sql`insert into security_events (user_id, event, ip_prefix, user_agent, created_at)
    select ${userId}, ${event}, ${ipPrefix}, ${userAgent}, ${now} where ${condition}`);
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

/** The newest hundred lines of a person's security log, newest first (decision 27). */
export function readSecurityLog(db: Database, userId: Viewer): Promise<Logged[]> {
  const { id, event, ipPrefix, userAgent, createdAt } = securityEvents;
  return db
    .select({ id, event, ipPrefix, userAgent, createdAt })
    .from(securityEvents)
    .where(eq(securityEvents.userId, sql`${userId}`))
    .orderBy(desc(id))
    .limit(SHOWN);
}
