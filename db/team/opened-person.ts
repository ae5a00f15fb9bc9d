import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { Before } from "#app/domain/team/timeline.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { fullName } from "#db/accounts/display-name.ts";
import type { Database } from "#db/connection/client.ts";
import { devices, sessions, twoFactor, users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { jobs, offers } from "#db/schema/jobs.ts";
import { conversationMembers } from "#db/schema/messages.ts";
import { reports, reviews } from "#db/schema/reviews.ts";
import { services } from "#db/schema/services.ts";
import { contactMessages } from "#db/schema/support.ts";
import { measures, staffLog, staffSessions } from "#db/schema/team.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { logAct } from "./log.ts";
import { personConcerned } from "./report.ts";
import { type InSession, isStaff } from "./staff.ts";
import { ticketLine } from "./tickets.ts";
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

/** As many of each list are shown, the newest first. */
const LISTED = 10;

/** The condition that the log says already that a page was opened: in this staff session, and within an hour. */
function isOpened(id: string, { userId, sessionHash, now }: InSession): SQL {
  return sql`exists (select 1 from ${staffLog} join ${staffSessions}
    on ${staffSessions.sessionHash} = ${sessionHash} and ${staffLog.createdAt} >= ${staffSessions.startedAt}
    where ${staffLog.subjectKind} = 'account' and ${staffLog.subjectId} = ${id}
      and ${staffLog.act} = 'person-opened' and ${staffLog.staffId} = ${userId}
      and ${staffLog.createdAt} > ${now - HOUR_MS})`;
}

/** Kind and id, as reports have them, of what is somebody's, alone or with one other. */
const thingsOf = (id: string, account: "user" | "account") => sql`(select ${account}, ${id}
  union all select 'service', ${services.id} from ${services} where ${services.proId} = ${id}
  union all select 'review', ${reviews.id} from ${reviews} where ${reviews.customerId} = ${id}
  union all select 'job', ${jobs.id} from ${jobs} where ${jobs.customerId} = ${id}
  union all select 'offer', ${offers.id} from ${offers} where ${offers.professionalId} = ${id}
  union all select 'booking', ${bookings.id} from ${bookings} where ${isOf(id)}
  union all select 'conversation', ${conversationMembers.conversationId} from ${conversationMembers}
    where ${conversationMembers.userId} = ${id})`;

const isOf = (id: string) =>
  sql`(${bookings.customerId} = ${id} or ${bookings.professionalId} = ${id})`;

/**
 * A person as the team sees them, with what is theirs and a page of what happened; the log says in the same batch who
 * opened it, once a staff session, person and hour. Passwords, codes, tokens, texts of messages, notes, places of
 * bookings and network addresses are never read. Null where there is no such account or no role.
 */
export async function openPerson(
  db: Database,
  { id, by, before }: { id: string; by: InSession; before: Before | null },
) {
  const subject = { kind: "account", id } as const;
  const exists = sql`exists (select 1 from ${users} where ${users.id} = ${id})`;
  const concernsThem = sql`(${reports.subjectKind}, ${reports.subjectId}) in ${thingsOf(id, "user")}
    and ${personConcerned} = ${id}`;
  const isSent = eq(reports.reporterId, id);
  const report = (which: SQL) =>
    db
      .select({
        id: reports.id,
        kind: reports.subjectKind,
        createdAt: reports.createdAt,
        resolvedAt: reports.resolvedAt,
        outcome: reports.outcome,
      })
      .from(reports)
      .where(which)
      .orderBy(desc(reports.createdAt))
      .limit(LISTED);
  const review = (which: SQL) =>
    db
      .select({
        id: reviews.id,
        serviceId: services.id,
        title: services.title,
        rating: reviews.rating,
        isHidden: sql<number>`${reviews.hiddenAt} is not null`.mapWith(Boolean),
        createdAt: reviews.createdAt,
      })
      .from(reviews)
      .innerJoin(services, eq(services.id, reviews.serviceId))
      .where(which)
      .orderBy(desc(reviews.createdAt))
      .limit(LISTED);
  const count = (from: SQL) => sql<number>`(select count(*) ${from})`;
  const {
    opening: _,
    facts: [facts],
    lines,
    ...lists
  } = await namedBatch(db, {
    opening: logAct(
      db,
      { staffId: by.userId, act: "person-opened", subject, reason: "", now: by.now },
      sql`${exists} and ${isStaff(by, "support")} and not ${isOpened(id, by)}`,
    ),
    facts: db
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
        about: count(sql`from ${reports} where ${concernsThem}`),
      })
      .from(users)
      .where(and(eq(users.id, id), isOpened(id, by), isStaff(by, "support"))),
    services: db
      .select({
        id: services.id,
        title: services.title,
        city: services.city,
        status: services.status,
        hiddenAt: services.hiddenAt,
        deletedAt: services.deletedAt,
        createdAt: services.createdAt,
      })
      .from(services)
      .where(eq(services.proId, id))
      .orderBy(desc(services.createdAt))
      .limit(LISTED),
    bookings: db
      .select({
        id: bookings.id,
        reference: bookings.reference,
        title: services.title,
        status: bookings.status,
        startsAt: bookings.startsAt,
        isCustomer: sql<number>`${bookings.customerId} is ${id}`.mapWith(Boolean),
      })
      .from(bookings)
      .innerJoin(services, eq(services.id, bookings.serviceId))
      .where(isOf(id))
      .orderBy(desc(bookings.startsAt))
      .limit(LISTED),
    jobs: db
      .select({
        id: jobs.id,
        what: jobs.what,
        city: jobs.city,
        status: jobs.status,
        hiddenAt: jobs.hiddenAt,
        createdAt: jobs.createdAt,
      })
      .from(jobs)
      .where(eq(jobs.customerId, id))
      .orderBy(desc(jobs.createdAt))
      .limit(LISTED),
    written: review(eq(reviews.customerId, id)),
    received: review(eq(reviews.professionalId, id)),
    sent: report(isSent),
    about: report(concernsThem),
    measures: db
      .select({
        id: measures.id,
        kind: measures.kind,
        reason: measures.reason,
        createdAt: measures.createdAt,
        until: measures.until,
        endedAt: measures.endedAt,
      })
      .from(measures)
      .where(eq(measures.personId, id))
      .orderBy(desc(measures.createdAt))
      .limit(LISTED),
    tickets: db
      .select(ticketLine)
      .from(contactMessages)
      .where(
        or(
          eq(contactMessages.userId, id),
          sql`${contactMessages.email} = (select lower(${users.email}) from ${users} where ${users.id} = ${id})`,
        ),
      )
      .orderBy(desc(contactMessages.createdAt))
      .limit(LISTED),
    lines: selectTimeline(
      db,
      [
        ...accountLines(id),
        ...securityLines(id),
        ...serviceLines(eq(services.proId, id)),
        ...bookingLines(isOf(id)),
        ...jobLines(eq(jobs.customerId, id)),
        ...offerLines(eq(offers.professionalId, id)),
        ...reviewLines("written", eq(reviews.customerId, id)),
        ...reviewLines("received", eq(reviews.professionalId, id)),
        ...reportLines("sent", isSent),
        ...reportLines("about", concernsThem),
        ...logLines(
          sql`(${staffLog.subjectKind}, ${staffLog.subjectId}) in ${thingsOf(id, "account")}`,
        ),
      ],
      before,
    ),
  });
  return facts ? { facts, lists, lines } : null;
}
export type OpenedPerson = NonNullable<Awaited<ReturnType<typeof openPerson>>>;
