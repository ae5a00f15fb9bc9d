import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Before } from "#app/domain/team/timeline.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { fullName } from "#db/accounts/display-name.ts";
import type { Database } from "#db/connection/client.ts";
import { devices, sessions, twoFactor } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { jobs, offers } from "#db/schema/jobs.ts";
import { conversationMembers } from "#db/schema/messages.ts";
import { reports, reviews } from "#db/schema/reviews.ts";
import { services } from "#db/schema/services.ts";
import { staffLog, staffSessions } from "#db/schema/team.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { logAct } from "./log.ts";
import { selectPersonLists } from "./person-lists.ts";
import { type InSession, isStaff } from "./staff.ts";
import { concernsPerson, isOf, thingsOf } from "./things-of-person.ts";
import {
  accountLines,
  bookingLines,
  jobLines,
  logLines,
  offerLines,
  reportLines,
  reviewLines,
  securityLines,
  selectTimeline,
  serviceLines,
} from "./timeline.ts";

/** The condition that the log says already that a page was opened: in this staff session, and within an hour. */
function isOpened(id: string, { userId, sessionHash, now }: InSession): SQL {
  return sql`exists (select 1 from ${staffLog} join ${staffSessions}
    on ${staffSessions.sessionHash} = ${sessionHash} and ${staffLog.createdAt} >= ${staffSessions.startedAt}
    where ${staffLog.subjectKind} = 'account' and ${staffLog.subjectId} = ${id}
      and ${staffLog.act} = 'person-opened' and ${staffLog.staffId} = ${userId}
      and ${staffLog.createdAt} > ${now - HOUR_MS})`;
}

/**
 * A person as the team sees them, with what is theirs and a page of what happened; the log says in the same batch who
 * opened it, once a staff session, person and hour. Passwords, codes, tokens, texts of messages, notes, places of
 * bookings and network addresses are never read. Null where there is no such account or no role.
 */
export async function openPerson(
  db: Database,
  { id, by, before }: { id: string; by: InSession; before: Before | null },
) {
  const {
    opening: _,
    facts: [facts],
    lines,
    ...lists
  } = await namedBatch(db, {
    opening: logOpening(db, id, by),
    facts: selectFacts(db, id, by),
    ...selectPersonLists(db, id),
    lines: selectTimeline(db, linesOf(id), before),
  });
  return facts ? { facts, lists, lines } : null;
}
export type OpenedPerson = NonNullable<Awaited<ReturnType<typeof openPerson>>>;

/** The statement that logs the opening, unless the log has it already. */
function logOpening(db: Database, id: string, by: InSession) {
  const exists = sql`exists (select 1 from ${users} where ${users.id} = ${id})`;
  return logAct(
    db,
    {
      staffId: by.userId,
      act: "person-opened",
      subject: { kind: "account", id },
      reason: "",
      now: by.now,
    },
    sql`${exists} and ${isStaff(by, "support")} and not ${isOpened(id, by)}`,
  );
}

/** The statement that reads the account, and how much of everything there is; no row unless the opening is logged. */
function selectFacts(db: Database, id: string, by: InSession) {
  const count = (from: SQL) => sql<number>`(select count(*) ${from})`;
  return db
    .select({
      id: users.id,
      name: fullName(users),
      businessName: users.businessName,
      email: users.email,
      phone: users.phone,
      role: users.role,
      region: users.region,
      createdAt: users.createdAt,
      emailVerifiedAt: users.emailVerifiedAt,
      deactivatedAt: users.deactivatedAt,
      deletionRequestedAt: users.deletionRequestedAt,
      deletedAt: users.deletedAt,
      hiddenAt: users.hiddenAt,
      hiddenUntil: users.hiddenUntil,
      factorSince: sql<number | null>`(select ${twoFactor.confirmedAt} from ${twoFactor}
        where ${twoFactor.userId} = ${id})`,
      lastSeenAt: sql<number | null>`(select max(at) from (
        select ${sessions.lastSeenAt} as at from ${sessions} where ${sessions.userId} = ${id}
        union all select ${devices.lastSeenAt} from ${devices} where ${devices.userId} = ${id}))`,
      conversations: count(
        sql`from ${conversationMembers} where ${conversationMembers.userId} = ${id}`,
      ),
      services: count(sql`from ${services} where ${services.proId} = ${id}`),
      bookings: count(sql`from ${bookings} where ${isOf(id)}`),
      jobs: count(sql`from ${jobs} where ${jobs.customerId} = ${id}`),
      written: count(sql`from ${reviews} where ${reviews.customerId} = ${id}`),
      received: count(sql`from ${reviews} where ${reviews.professionalId} = ${id}`),
      sent: count(sql`from ${reports} where ${reports.reporterId} = ${id}`),
      about: count(sql`from ${reports} where ${concernsPerson(id)}`),
    })
    .from(users)
    .where(and(eq(users.id, id), isOpened(id, by), isStaff(by, "support")));
}

/** Where the lines of the timeline come from. */
function linesOf(id: string) {
  return [
    ...accountLines(id),
    ...securityLines(id),
    ...serviceLines(eq(services.proId, id)),
    ...bookingLines(isOf(id)),
    ...jobLines(eq(jobs.customerId, id)),
    ...offerLines(eq(offers.professionalId, id)),
    ...reviewLines("written", eq(reviews.customerId, id)),
    ...reviewLines("received", eq(reviews.professionalId, id)),
    ...reportLines("sent", eq(reports.reporterId, id)),
    ...reportLines("about", concernsPerson(id)),
    ...logLines(
      sql`(${staffLog.subjectKind}, ${staffLog.subjectId}) in ${thingsOf(id, "account")}`,
    ),
  ];
}
