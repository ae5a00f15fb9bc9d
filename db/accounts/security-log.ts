import { count, desc, eq, lte, notInArray, type SQL, sql } from "drizzle-orm";
import {
  EVENTS_BY_ANYBODY,
  type LoggedEvent,
  type SecurityEvent,
} from "#app/domain/accounts/security-event.ts";
import type { Database } from "#db/connection/client.ts";
import { securityEvents } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import type { Viewer } from "#db/viewer.ts";

/** Where a request comes from, as the security log stores it, and when (UTC milliseconds). */
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

/** The same for whoever has an address, in lower case; nothing where nobody has it. */
export function logEventFor(
  db: Database,
  email: string,
  event: SecurityEvent,
  context: SecurityContext,
) {
  return logEventOf(db, sql`lower(${users.email}) = ${email}`, event, context);
}

/** The same for the person whose id an expression gives; nothing where it is null. */
export function logEventOfOwner(
  db: Database,
  owner: SQL,
  event: SecurityEvent,
  context: SecurityContext,
) {
  return logEventOf(db, eq(users.id, owner), event, context);
}

function logEventOf(
  db: Database,
  person: SQL,
  event: SecurityEvent,
  { ipPrefix, userAgent, now }: SecurityContext,
) {
  const line = { userId: sql`${users.id}`, event, ipPrefix, userAgent, createdAt: now };
  return db.run(insertSelect(securityEvents, line, sql`from ${users} where ${person}`));
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
  const line = { userId, event, ipPrefix, userAgent, createdAt: now };
  return db.run(insertSelect(securityEvents, line, sql`where ${onlyIf}`));
}

const LISTED = 100;

/**
 * The lines of a person's security log, newest first: all, or the owner's newest `most` with what strangers caused since the
 * oldest of these. Lines that strangers can cause are counted in one for each event, from one line of the owner's to the
 * next, so that they never take the place of one (threat 93).
 */
export function selectSecurityLog(db: Database, userId: Viewer, most?: number) {
  const { id, event, ipPrefix, userAgent, createdAt } = securityEvents;
  const isOwners = notInArray(event, [...EVENTS_BY_ANYBODY]);
  const lines = db
    .select({
      id,
      event,
      createdAt,
      /** How many lines of the owner's are as new, itself included. */
      owners: sql<number>`sum(${isOwners}) over (order by ${id} desc)`.as("owners"),
      isOwners: sql<number>`${isOwners}`.as("is_owners"),
    })
    .from(securityEvents)
    .where(eq(securityEvents.userId, sql`${userId}`))
    .as("lines");
  const listed =
    most === undefined ? undefined : lte(sql`${lines.owners} + 1 - ${lines.isOwners}`, most);
  const folded = db
    .select({
      id: sql<number>`max(${lines.id})`.as("newest_id"),
      times: count().as("times"),
      firstAt: sql<number>`min(${lines.createdAt})`.as("first_at"),
    })
    .from(lines)
    .where(listed)
    .groupBy(sql`${lines.owners}`, lines.event)
    .as("folded");
  return db
    .select({
      id,
      event,
      ipPrefix,
      userAgent,
      createdAt,
      times: folded.times,
      firstAt: folded.firstAt,
    })
    .from(folded)
    .innerJoin(securityEvents, eq(id, sql`${folded.id}`))
    .orderBy(desc(id));
}

/** The owner's newest hundred lines of a person's security log, with what strangers caused meanwhile (decision 27). */
export function readSecurityLog(db: Database, userId: Viewer): Promise<LoggedEvent[]> {
  return selectSecurityLog(db, userId, LISTED);
}
