import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { LONGEST_JOB, SHORTEST_JOB } from "#app/domain/bookings/form.ts";
import {
  type Broken,
  GUARD_RULE_NAMES,
  type GuardRule,
  rulesOf,
  type WayIn,
} from "#app/domain/bookings/guard.ts";
import type { BookingTerms } from "#app/domain/bookings/terms.ts";
import { DEFAULT_RULES, MOST_BUFFER, STEP_MINUTES } from "#app/domain/bookings/times.ts";
import { HOUR_MS, MINUTE_MS } from "#app/domain/durations.ts";
import { dayOf, daysBetween, momentOn, weekdayOf } from "#app/domain/guyana-day.ts";
import { nameOf } from "#db/accounts/name.ts";
import { noBlock, REACHABLE } from "#db/accounts/reachable.ts";
import type { Database } from "#db/client.ts";
import { readRow } from "#db/read.ts";
import type { Viewer } from "#db/viewer.ts";

/** How long before a moment a job may have begun whose end, or the pause after it, still matters then. */
export const LONGEST_AND_PAUSE_MS = (LONGEST_JOB + MOST_BUFFER) * MINUTE_MS;

/** What a write would make of a booking. */
export type Wanted = {
  way: WayIn;
  serviceId: string;
  /** An expression where the statement itself finds out whose service it is. */
  professionalId: string | SQL;
  /** Null when the account is gone. */
  customerId: Viewer;
  /** The booking it is about, whose own time is free for itself; null for one that is being made. */
  bookingId: string | null;
  /** The time it would have, UTC milliseconds. */
  startsAt: number;
  endsAt: number;
  /** What was agreed to, for a request. */
  terms: BookingTerms | null;
  /** UTC milliseconds now. */
  at: number;
};

/** The condition of every rule. Each stands alone, so that one that is broken can be named. */
const CONDITIONS: Record<GuardRule, (wanted: Wanted) => SQL> = {
  "own-service": ({ professionalId, customerId }) => sql`${professionalId} is not ${customerId}`,
  "service-listed": ({ serviceId, professionalId }) => sql`exists (select 1 from services
    where id = ${serviceId} and pro_id = ${professionalId} and listed = 1)`,
  // A confirmed booking outlives its service and can still be moved (threat 40).
  "service-kept": ({ serviceId, bookingId }) => sql`(exists (select 1 from services
      where id = ${serviceId} and coalesce(deleted_at, hidden_at) is null)
    or exists (select 1 from bookings where id = ${bookingId} and status = 'confirmed'))`,
  "professional-active": ({ professionalId }) =>
    sql`exists (select 1 from users u where u.id = ${professionalId} and ${REACHABLE})`,
  "not-blocked": ({ customerId, professionalId }) =>
    noBlock(sql`${customerId}`, sql`${professionalId}`),
  "customer-confirmed": ({ customerId }) => sql`exists (select 1 from users
    where id = ${customerId} and email_verified_at is not null)`,
  "request-open": ({ bookingId, at }) => sql`not exists (select 1 from bookings
    where id = ${bookingId} and status = 'pending' and expires_at <= ${at})`,
  length: ({ startsAt, endsAt }) => sql`${isLength((endsAt - startsAt) / MINUTE_MS)}`,
  "another-time": ({ bookingId, startsAt }) => sql`not exists (select 1 from bookings
    where id = ${bookingId} and starts_at = ${startsAt})`,
  "minimum-notice": ({ professionalId, startsAt, at }) =>
    sql`${startsAt} >= ${at} + ${noticeOf(professionalId)} * ${HOUR_MS}`,
  "still-to-come": ({ startsAt, at }) => sql`${startsAt > at}`,
  "half-hour": ({ startsAt }) => sql`${startsAt % (STEP_MINUTES * MINUTE_MS) === 0}`,
  horizon: ({ professionalId, startsAt, at }) =>
    sql`${daysBetween(dayOf(at), dayOf(startsAt))} between 0
      and ${ruleOf("horizon_days", professionalId, DEFAULT_RULES.horizonDays)}`,
  "service-windows": serviceWindows,
  "weekly-hours": weeklyHours,
  "days-off": ({ professionalId, startsAt }) => sql`not exists (select 1 from days_off
    where user_id = ${professionalId} and day = ${dayOf(startsAt)})`,
  "max-per-day": ({ professionalId, bookingId, startsAt }) => sql`coalesce((select max_per_day
    from booking_rules where user_id = ${professionalId}) > (select count(*) from bookings
      where professional_id = ${professionalId} and status in ('pending', 'confirmed')
        and starts_at >= ${momentOn(dayOf(startsAt))} and starts_at < ${momentOn(dayOf(startsAt), 24 * 60)}
        and id is not ${bookingId}), 1)`,
  "no-confirmed-overlap": (wanted) => sql`not ${overlap(wanted, sql`= 'confirmed'`)}`,
  "no-requested-overlap": (wanted) => sql`not ${overlap(wanted, sql`= 'pending'`)}`,
  buffer: (wanted) =>
    sql`not ${overlap(wanted, sql`in ('pending', 'confirmed')`, ruleOf("buffer_minutes", wanted.professionalId, DEFAULT_RULES.bufferMinutes))}`,
  "terms-agreed": ({ serviceId, terms }) =>
    terms
      ? sql`exists (select 1 from services s join users u on u.id = s.pro_id
          where s.id = ${serviceId} and s.updated_at = ${terms.version} and s.title = ${terms.title}
            and s.price_amount = ${terms.price} and s.price_type = ${terms.priceType}
            and ${sql.raw(nameOf("u"))} = ${terms.professional})`
      : sql`0`,
};

function isLength(minutes: number): boolean {
  return minutes >= SHORTEST_JOB && minutes <= LONGEST_JOB && minutes % SHORTEST_JOB === 0;
}

/** What a professional has set, or what counts where nothing is set. */
function ruleOf(
  column: "buffer_minutes" | "minimum_notice_hours" | "horizon_days",
  professionalId: string | SQL,
  otherwise: number,
): SQL {
  return sql`coalesce((select ${sql.raw(column)} from booking_rules
    where user_id = ${professionalId}), ${otherwise})`;
}

const noticeOf = (professionalId: string | SQL) =>
  ruleOf("minimum_notice_hours", professionalId, DEFAULT_RULES.minimumNoticeHours);

/** Where a span lies in its day, in minutes after midnight in Guyana. */
function minutesOf({ startsAt, endsAt }: Wanted) {
  const midnight = momentOn(dayOf(startsAt));
  return { from: (startsAt - midnight) / MINUTE_MS, to: (endsAt - midnight) / MINUTE_MS };
}

/** Days from 8 AM to 6 PM, evenings from then to 9 PM, together without a gap (decision 66). */
function serviceWindows(wanted: Wanted): SQL {
  const { from, to } = minutesOf(wanted);
  const weekend = [0, 6].includes(weekdayOf(dayOf(wanted.startsAt)));
  const daytime = sql.raw(weekend ? "availability_weekends" : "availability_weekdays");
  return sql`exists (select 1 from services where id = ${wanted.serviceId}
    and ${from} >= iif(${daytime}, 480, 1080) and ${to} <= iif(availability_evenings, 1260, 1080))`;
}

/**
 * The professional's own hours cover the span: one window holds its beginning, and every window that ends inside is
 * followed by another without a gap. No hours at all leave it to the service.
 */
function weeklyHours(wanted: Wanted): SQL {
  const { from, to } = minutesOf(wanted);
  const own = sql`own as (select starts_minute, ends_minute from availability
    where user_id = ${wanted.professionalId} and weekday = ${weekdayOf(dayOf(wanted.startsAt))})`;
  return sql`(not exists (select 1 from availability where user_id = ${wanted.professionalId})
    or (with ${own} select exists (select 1 from own where starts_minute <= ${from} and ends_minute > ${from})
      and not exists (select 1 from own where ends_minute > ${from} and ends_minute < ${to}
        and not exists (select 1 from own more
          where more.starts_minute <= own.ends_minute and more.ends_minute > own.ends_minute))))`;
}

/**
 * The condition that another booking of the professional with such a status stands in the way, with so many minutes to
 * keep free around. No job is longer than `LONGEST_JOB`, so only those that start shortly before have to be read.
 */
function overlap(
  { professionalId, bookingId, startsAt, endsAt }: Wanted,
  status: SQL,
  buffer = sql`0`,
): SQL {
  return sql`exists (select 1 from bookings other where other.professional_id = ${professionalId}
    and other.status ${status} and other.starts_at > ${startsAt - LONGEST_AND_PAUSE_MS}
    and other.starts_at < ${endsAt} + ${buffer} * ${MINUTE_MS}
    and other.ends_at > ${startsAt} - ${buffer} * ${MINUTE_MS} and other.id is not ${bookingId})`;
}

/** The condition that a way in is open: every rule that is checked on it, in one expression for a guarded write. */
export function isOpen(wanted: Wanted): SQL {
  return sql.join(
    rulesOf(wanted.way).map((rule) => CONDITIONS[rule](wanted)),
    sql` and `,
  );
}

/** Reads what `brokenJson` gives. */
export const brokenSchema = z.object({
  rules: z
    .array(z.enum(GUARD_RULE_NAMES).nullable())
    .transform((rules) => rules.filter((rule) => rule !== null)),
  minimumNoticeHours: z.number(),
});

/** What a write would break, as JSON. */
export function brokenJson(wanted: Wanted): SQL {
  const named = rulesOf(wanted.way).map(
    (rule) => sql`iif(${CONDITIONS[rule](wanted)}, null, ${rule})`,
  );
  return sql`json_object('rules', json_array(${sql.join(named, sql`, `)}),
    'minimumNoticeHours', ${noticeOf(wanted.professionalId)})`;
}

/** What a write breaks that was refused. */
export async function readBroken(db: Database, wanted: Wanted): Promise<Broken> {
  const query = sql`select ${brokenJson(wanted)} as broken_json`;
  return (await readRow(db, query, z.object({ broken: brokenSchema }))).broken;
}

/** The condition that the service of a row of bookings is deleted. */
export const SERVICE_DELETED = sql`exists (select 1 from services
  where id = bookings.service_id and deleted_at is not null)`;
