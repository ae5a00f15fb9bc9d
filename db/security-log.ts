import { sql } from "drizzle-orm";
import type { Database } from "./client.ts";
import { securityEvents } from "./schema/people.ts";

export type SecurityEvent =
  | "registered"
  | "email-verified"
  | "signed-in"
  | "sign-in-failed"
  | "signed-out"
  | "reset-requested"
  | "password-changed"
  | "terms-accepted"
  | "phone-shown"
  | "settings-saved";

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

/** The same for the batch of a guarded change: written only if the statement before it changed a row (threat 65). */
export function logChange(
  db: Database,
  userId: string,
  event: SecurityEvent,
  { ipPrefix, userAgent, now }: SecurityContext,
) {
  return db.run(sql`insert into security_events (user_id, event, ip_prefix, user_agent, created_at)
    select ${userId}, ${event}, ${ipPrefix}, ${userAgent}, ${now} where changes() > 0`);
}
