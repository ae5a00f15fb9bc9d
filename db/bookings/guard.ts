import { and, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { AGREED_STATUSES, minutesOf } from "#app/domain/bookings/booking.ts";
import { isBookingLength, LONGEST_BOOKING } from "#app/domain/bookings/form.ts";
import {
  type Broken,
  GUARD_RULE_NAMES,
  type GuardedOperation,
  type GuardRule,
  rulesOf,
} from "#app/domain/bookings/guard-rules.ts";
import type { BookingOffer } from "#app/domain/bookings/offer.ts";
import type { BookingTerms } from "#app/domain/bookings/terms.ts";
import {
  DAYTIME,
  DEFAULT_RULES,
  EVENING,
  FILLING_IN_MS,
  isWeekend,
  MOST_BUFFER,
  STEP_MINUTES,
} from "#app/domain/bookings/times.ts";
import { HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { addDays, dayOf, daysBetween, momentOn, weekdayOf } from "#app/domain/time/guyana-day.ts";
import { displayName } from "#db/accounts/display-name.ts";
import { isReachable, noBlock } from "#db/accounts/reachable.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings, hasStatus, holdsTime } from "#db/schema/bookings.ts";
import { availability, bookingRules, daysOff } from "#db/schema/schedule.ts";
import { services } from "#db/schema/services.ts";
import type { Viewer } from "#db/viewer.ts";

/** A booking that began longer ago than this is over, with the pause after it, whatever its length. */
export const LONGEST_AND_PAUSE_MS = (LONGEST_BOOKING + MOST_BUFFER) * MINUTE_MS;

/** What a write would make of a booking. */
export type GuardedChange = {
  operation: GuardedOperation;
  serviceId: string;
  /** An expression where the statement itself finds out whose service it is. */
  professionalId: string | SQL;
  /** Null when the account is deleted. */
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
const CONDITIONS: Record<GuardRule, (change: GuardedChange) => SQL> = {
  "own-service": ({ professionalId, customerId }) => sql`${professionalId} is not ${customerId}`,
  "service-listed": ({ serviceId, professionalId }) => sql`exists (select 1 from ${services}
    where ${services.id} = ${serviceId} and ${services.proId} = ${professionalId}
      and ${services.listed} = 1)`,
  // A confirmed booking outlives its service and can still be moved (threat 40).
  "service-available": ({ serviceId, bookingId }) => sql`(exists (select 1 from ${services}
      where ${services.id} = ${serviceId}
        and coalesce(${services.deletedAt}, ${services.hiddenAt}) is null)
    or exists (select 1 from ${bookings}
      where ${bookings.id} = ${bookingId} and ${hasStatus("confirmed")}))`,
  "professional-active": ({ professionalId }) => sql`exists (select 1 from ${users}
    where ${users.id} = ${professionalId} and ${isReachable(users)})`,
  "not-blocked": ({ customerId, professionalId }) =>
    noBlock(sql`${customerId}`, sql`${professionalId}`),
  "customer-confirmed": ({ customerId }) => sql`exists (select 1 from ${users}
    where ${users.id} = ${customerId} and ${users.emailVerifiedAt} is not null)`,
  "customer-active": ({ customerId }) => sql`exists (select 1 from ${users}
    where ${users.id} = ${customerId} and ${isReachable(users)})`,
  "request-open": ({ bookingId, at }) => sql`not exists (select 1 from ${bookings}
    where ${bookings.id} = ${bookingId} and ${hasStatus("pending")} and ${bookings.expiresAt} <= ${at})`,
  length: bookingLength,
  "another-time": ({ bookingId, startsAt }) => sql`not exists (select 1 from ${bookings}
    where ${bookings.id} = ${bookingId} and ${bookings.startsAt} = ${startsAt})`,
  "minimum-notice": ({ professionalId, startsAt, at }) =>
    sql`${startsAt} >= ${at} + max(0, ${ruleOf("minimumNoticeHours", professionalId)} * ${HOUR_MS} - ${FILLING_IN_MS})`,
  "still-to-come": ({ startsAt, at }) => sql`${startsAt > at}`,
  "half-hour": ({ startsAt }) => sql`${startsAt % (STEP_MINUTES * MINUTE_MS) === 0}`,
  horizon: ({ professionalId, startsAt, at }) =>
    sql`${daysBetween(dayOf(at), dayOf(startsAt))} between 0 and ${ruleOf("horizonDays", professionalId)}`,
  "service-windows": serviceWindows,
  "weekly-hours": weeklyHours,
  "days-off": ({ professionalId, startsAt }) => sql`not exists (select 1 from ${daysOff}
    where ${daysOff.userId} = ${professionalId} and ${daysOff.day} = ${dayOf(startsAt)})`,
  "max-per-day": maxPerDay,
  "no-confirmed-overlap": (change) => sql`not ${overlaps(change, hasStatus(...AGREED_STATUSES))}`,
  "no-requested-overlap": (change) => sql`not ${overlaps(change, hasStatus("pending"))}`,
  buffer: (change) =>
    sql`not ${overlaps(change, holdsTime, ruleOf("bufferMinutes", change.professionalId))}`,
  "terms-agreed": ({ serviceId, terms }) =>
    terms
      ? sql`exists (select 1 from ${services} join ${users} on ${users.id} = ${services.proId}
          where ${services.id} = ${serviceId} and ${services.updatedAt} = ${terms.version}
            and ${services.title} = ${terms.title} and ${services.priceAmount} = ${terms.price}
            and ${services.priceType} = ${terms.priceType} and ${displayName(users)} = ${terms.professional})`
      : sql`0`,
};

/** What a professional has set, or the default where nothing is set. */
function ruleOf(
  rule: "bufferMinutes" | "minimumNoticeHours" | "horizonDays",
  professionalId: string | SQL,
): SQL {
  return sql`coalesce((select ${bookingRules[rule]} from ${bookingRules}
    where ${bookingRules.userId} = ${professionalId}), ${DEFAULT_RULES[rule]})`;
}

/** Where a span lies in its day, in minutes after midnight in Guyana. */
function windowOf({ startsAt, endsAt }: GuardedChange) {
  const midnight = momentOn(dayOf(startsAt));
  return { from: (startsAt - midnight) / MINUTE_MS, to: (endsAt - midnight) / MINUTE_MS };
}

/** Any length of a booking where the price is by the hour, else the service's own first visit (decision 65). */
function bookingLength(change: GuardedChange): SQL {
  const minutes = minutesOf(change);
  return sql`exists (select 1 from ${services} where ${services.id} = ${change.serviceId}
    and iif(${services.priceType} = 'hourly', ${isBookingLength(minutes)}, ${services.visitMinutes} = ${minutes}))`;
}

/** The windows of the service cover the span; daytime and evening join without a gap (decision 66). */
function serviceWindows(change: GuardedChange): SQL {
  const { from, to } = windowOf(change);
  const { availabilityWeekdays, availabilityWeekends, availabilityEvenings } = services;
  const daytime = isWeekend(weekdayOf(dayOf(change.startsAt)))
    ? availabilityWeekends
    : availabilityWeekdays;
  return sql`exists (select 1 from ${services} where ${services.id} = ${change.serviceId}
    and ${from} >= iif(${daytime}, ${DAYTIME.from}, ${EVENING.from})
    and ${to} <= iif(${availabilityEvenings}, ${EVENING.to}, ${DAYTIME.to}))`;
}

/**
 * The professional's own hours cover the span: one window holds its beginning, and every window that ends inside is
 * followed by another without a gap. No hours at all leave it to the service.
 */
function weeklyHours(change: GuardedChange): SQL {
  const { from, to } = windowOf(change);
  const { userId, weekday, startsMinute, endsMinute } = availability;
  const isTheirs = eq(userId, sql`${change.professionalId}`);
  const isOfDay = and(isTheirs, eq(weekday, weekdayOf(dayOf(change.startsAt))));
  return sql`(not exists (select 1 from ${availability} where ${isTheirs})
    or (with own (opens, closes) as
        (select ${startsMinute}, ${endsMinute} from ${availability} where ${isOfDay})
      select exists (select 1 from own where opens <= ${from} and closes > ${from})
        and not exists (select 1 from own where closes > ${from} and closes < ${to}
          and not exists (select 1 from own more
            where more.opens <= own.closes and more.closes > own.closes))))`;
}

/** The professional takes any number of jobs a day, or fewer than the most are held on that day. */
function maxPerDay({ professionalId, bookingId, startsAt }: GuardedChange): SQL {
  const day = dayOf(startsAt);
  return sql`coalesce((select ${bookingRules.maxPerDay} from ${bookingRules}
      where ${bookingRules.userId} = ${professionalId})
    > (select count(*) from ${bookings} where ${bookings.professionalId} = ${professionalId}
      and ${holdsTime} and ${bookings.startsAt} >= ${momentOn(day)}
      and ${bookings.startsAt} < ${momentOn(addDays(day, 1))} and ${bookings.id} is not ${bookingId}), 1)`;
}

/**
 * The condition that another booking of the professional with such a status overlaps, with so many minutes to
 * keep free around: `overlap` of the domain in SQL. No booking is longer than `LONGEST_BOOKING`, so only those that start
 * shortly before have to be read.
 */
function overlaps(
  { professionalId, bookingId, startsAt, endsAt }: GuardedChange,
  status: SQL,
  buffer = sql`0`,
): SQL {
  return sql`exists (select 1 from ${bookings} where ${bookings.professionalId} = ${professionalId}
    and ${status} and ${bookings.startsAt} > ${startsAt - LONGEST_AND_PAUSE_MS}
    and ${bookings.startsAt} < ${endsAt} + ${buffer} * ${MINUTE_MS}
    and ${bookings.endsAt} > ${startsAt} - ${buffer} * ${MINUTE_MS} and ${bookings.id} is not ${bookingId})`;
}

/** The condition that a change breaks no rule of its operation, in one expression for the WHERE of a guarded write. */
export function allowed(change: GuardedChange): SQL {
  return sql.join(
    rulesOf(change.operation).map((rule) => CONDITIONS[rule](change)),
    sql` and `,
  );
}

const brokenSchema = z.object({
  rules: z
    .array(z.enum(GUARD_RULE_NAMES).nullable())
    .transform((rules) => rules.filter((rule) => rule !== null)),
  minimumNoticeHours: z.number(),
});

/**
 * The rules that a change would break, and the notice that the professional asks for, as a JSON expression for
 * `parseBroken`.
 */
export function brokenJson(change: GuardedChange): SQL {
  const named = rulesOf(change.operation).map(
    (rule) => sql`iif(${CONDITIONS[rule](change)}, null, ${rule})`,
  );
  return sql`json_object('rules', json_array(${sql.join(named, sql`, `)}),
    'minimumNoticeHours', ${ruleOf("minimumNoticeHours", change.professionalId)})`;
}

/** The broken rules from the JSON of `brokenJson`; throws where it is no such JSON. */
export function parseBroken(json: string): Broken {
  return brokenSchema.parse(JSON.parse(json));
}

/** Why a change was refused: the rules it breaks, read after the guarded write that changed nothing. */
export async function readBroken(db: Database, change: GuardedChange): Promise<Broken> {
  const row = await db.get<{ broken: string }>(sql`select ${brokenJson(change)} as broken`);
  return parseBroken(row.broken);
}

/** The condition that the service of a row of bookings is deleted. */
export const isServiceDeleted = sql`exists (select 1 from ${services}
  where ${services.id} = ${bookings.serviceId} and ${services.deletedAt} is not null)`;

/** What the guard checks when an offer is made or accepted at `at` (UTC milliseconds). */
export function guardedOffer(
  offer: Pick<BookingOffer, "serviceId" | "professionalId" | "customerId" | "startsAt" | "endsAt">,
  at: number,
): GuardedChange {
  const { serviceId, professionalId, customerId, startsAt, endsAt } = offer;
  const about = { serviceId, professionalId, customerId, bookingId: null };
  return { operation: "offer", ...about, startsAt, endsAt, terms: null, at };
}
