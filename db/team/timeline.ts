import { type SQL, sql } from "drizzle-orm";
import { EVENTS_BY_ANYBODY } from "#app/domain/accounts/security-event.ts";
import { type Before, type Happening, TIMELINE_PAGE } from "#app/domain/team/timeline.ts";
import { fullName } from "#db/accounts/display-name.ts";
import type { Database } from "#db/connection/client.ts";
import { securityEvents } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { bookingHistory, bookings } from "#db/schema/bookings.ts";
import { jobNotices, jobs, offers } from "#db/schema/jobs.ts";
import { reports, reviews } from "#db/schema/reviews.ts";
import { services } from "#db/schema/services.ts";
import { staffLog } from "#db/schema/team.ts";
import { dayNumberOf } from "#db/statements/day-number.ts";

/** A line as columns; what a source has not is nothing. */
function line({
  at,
  key,
  source,
  step,
  actor = sql`null`,
  text = sql`''`,
  times = sql`1`,
  kind = sql`null`,
  id = sql`null`,
}: Record<"at" | "key" | "source" | "step", SQL> &
  Partial<Record<"actor" | "text" | "times" | "kind" | "id", SQL>>): SQL {
  return sql`select ${at} as at, ${key} as key, ${source} as source, ${step} as step, ${actor} as actor,
    ${text} as text, ${times} as times, ${kind} as kind, ${id} as id`;
}

/** When somebody signed up, and was erased. */
export function accountLines(userId: string): SQL[] {
  const step = (column: typeof users.createdAt | typeof users.deletedAt, name: string) =>
    sql`${line({
      at: sql`${column}`,
      key: sql`${`account:${name}`}`,
      source: sql`'account'`,
      step: sql`${name}`,
    })} from ${users} where ${users.id} = ${userId} and ${column} is not null`;
  return [step(users.createdAt, "made"), step(users.deletedAt, "erased")];
}

/**
 * The lines of somebody's security log, without where they come from; those that strangers can cause as often as they like are
 * one a day (threat 93). The sign-up is a line of the account.
 */
export function securityLines(userId: string): SQL[] {
  const { id, event, createdAt } = securityEvents;
  const theirs = sql`from ${securityEvents} where ${securityEvents.userId} = ${userId} and ${event} <> 'registered'`;
  const byAnybody = sql`${event} in ${[...EVENTS_BY_ANYBODY]}`;
  const source = sql`'security'`;
  return [
    sql`${line({ at: sql`${createdAt}`, key: sql`'security:' || ${id}`, source, step: sql`${event}` })}
      ${theirs} and not ${byAnybody}`,
    sql`${line({
      at: sql`max(${createdAt})`,
      key: sql`'security:' || max(${id})`,
      source,
      step: sql`${event}`,
      times: sql`count(*)`,
    })} ${theirs} and ${byAnybody} group by ${event}, ${dayNumberOf(createdAt)}`,
  ];
}

/** When services were made and deleted. */
export function serviceLines(which: SQL): SQL[] {
  const step = (column: typeof services.createdAt | typeof services.deletedAt, name: string) =>
    sql`${line({
      at: sql`${column}`,
      key: sql`${`service:${name}-`} || ${services.id}`,
      source: sql`'service'`,
      step: sql`${name}`,
      text: sql`${services.title}`,
      kind: sql`'service'`,
      id: sql`${services.id}`,
    })} from ${services} where ${which} and ${column} is not null`;
  return [step(services.createdAt, "made"), step(services.deletedAt, "deleted")];
}

/** The steps of bookings, without what the two wrote. */
export function bookingLines(which: SQL): SQL[] {
  return [
    sql`${line({
      at: sql`${bookingHistory.createdAt}`,
      key: sql`'booking:' || ${bookingHistory.id}`,
      source: sql`'booking'`,
      step: sql`${bookingHistory.action}`,
      actor: sql`${bookingHistory.actor}`,
      text: sql`${bookings.reference}`,
      kind: sql`'booking'`,
      id: sql`${bookings.id}`,
    })} from ${bookings} join ${bookingHistory} on ${bookingHistory.bookingId} = ${bookings.id} where ${which}`,
  ];
}

/** When jobs were posted and told of, and how they ended. */
export function jobLines(which: SQL): SQL[] {
  const step = (at: SQL, key: string, name: SQL, extra: { times?: SQL } = {}) =>
    line({
      at,
      key: sql`${`job:${key}-`} || ${jobs.id}`,
      source: sql`'job'`,
      step: name,
      text: sql`${jobs.what}`,
      kind: sql`'job'`,
      id: sql`${jobs.id}`,
      ...extra,
    });
  const professionals = sql`(select count(*) from ${jobNotices} where ${jobNotices.jobId} = ${jobs.id})`;
  return [
    sql`${step(sql`${jobs.createdAt}`, "posted", sql`'posted'`)} from ${jobs} where ${which}`,
    sql`${step(sql`${jobs.matchedAt}`, "matched", sql`'matched'`, { times: professionals })}
      from ${jobs} where ${which} and ${jobs.matchedAt} is not null`,
    sql`${step(sql`${jobs.updatedAt}`, "ended", sql`${jobs.status}`)}
      from ${jobs} where ${which} and ${jobs.status} <> 'open'`,
  ];
}

/** When offers for jobs were sent, without their words. */
export function offerLines(which: SQL): SQL[] {
  return [
    sql`${line({
      at: sql`${offers.createdAt}`,
      key: sql`'offer:' || ${offers.id}`,
      source: sql`'offer'`,
      step: sql`'made'`,
      text: sql`${jobs.what}`,
      kind: sql`'job'`,
      id: sql`${jobs.id}`,
    })} from ${offers} join ${jobs} on ${jobs.id} = ${offers.jobId} where ${which}`,
  ];
}

/** When reviews were written, seen from one side: who wrote them or who got them. */
export function reviewLines(step: "written" | "received", which: SQL): SQL[] {
  return [
    sql`${line({
      at: sql`${reviews.createdAt}`,
      key: sql`${`review:${step}-`} || ${reviews.id}`,
      source: sql`'review'`,
      step: sql`${step}`,
      text: sql`${reviews.rating} || ' of 5, ' || ${services.title}`,
      kind: sql`'service'`,
      id: sql`${services.id}`,
    })} from ${reviews} join ${services} on ${services.id} = ${reviews.serviceId} where ${which}`,
  ];
}

/** When reports were sent and decided, without their words and who sent them. */
export function reportLines(step: "sent" | "about" | "made", which: SQL): SQL[] {
  const source = sql`'report'`;
  return [
    sql`${line({
      at: sql`${reports.createdAt}`,
      key: sql`${`report:${step}-`} || ${reports.id}`,
      source,
      step: sql`${step}`,
      text: sql`${reports.subjectKind}`,
    })} from ${reports} where ${which}`,
    sql`${line({
      at: sql`${reports.resolvedAt}`,
      key: sql`${`report:${step}-decided-`} || ${reports.id}`,
      source,
      step: sql`'decided'`,
      text: sql`coalesce(${reports.outcome}, '')`,
    })} from ${reports} where ${which} and ${reports.resolvedAt} is not null`,
  ];
}

/** What the team did, with its reason and the name of who did it; that a page was opened is in the log alone. */
export function logLines(which: SQL): SQL[] {
  return [
    sql`${line({
      at: sql`${staffLog.createdAt}`,
      key: sql`'log:' || ${staffLog.id}`,
      source: sql`'log'`,
      step: sql`${staffLog.act}`,
      actor: sql`(select ${fullName(users)} from ${users}
        where ${users.id} = ${staffLog.staffId} and ${users.deletedAt} is null)`,
      text: sql`${staffLog.reason}`,
    })} from ${staffLog} where ${which} and ${staffLog.act} not in ('entered', 'person-opened')`,
  ];
}

/** The statement that reads a page of a timeline, newest first, and one line more where there is another page. */
export function selectTimeline(db: Database, lines: readonly SQL[], before: Before | null) {
  const all = sql.join([...lines], sql` union all `);
  const older = before ? sql`where (at, key) < (${before.at}, ${before.key})` : sql``;
  return db.all<Happening>(
    sql`select * from (${all}) ${older} order by at desc, key desc limit ${TIMELINE_PAGE + 1}`,
  );
}
