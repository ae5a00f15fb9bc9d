import { type SQL, sql } from "drizzle-orm";
import { LONGEST_JOB } from "#app/domain/bookings/form.ts";
import { MOST_BUFFER } from "#app/domain/bookings/times.ts";
import { MINUTE_MS } from "#app/domain/durations.ts";

/** How long before a moment a job may have begun whose end, or the pause after it, still matters then. */
export const LONGEST_AND_PAUSE_MS = (LONGEST_JOB + MOST_BUFFER) * MINUTE_MS;

type Wanted = {
  /** The professional's id, as SQL. */
  professional: SQL;
  /** UTC milliseconds. */
  startsAt: number;
  endsAt: number;
  /** Minutes to keep free around, as SQL. */
  buffer: SQL;
  /** True when requests do not stand in the way. */
  confirmedOnly?: boolean;
  /** A booking that may overlap, because it is the one that moves. */
  except?: string;
};

/**
 * The condition that another booking of the professional stands in the way of a span. No job is longer than
 * `LONGEST_JOB`, so only those that start shortly before have to be read.
 */
export function heldOverlap(wanted: Wanted): SQL {
  const { professional, startsAt, endsAt, buffer, confirmedOnly, except } = wanted;
  const holding = confirmedOnly ? sql`= 'confirmed'` : sql`in ('pending', 'confirmed')`;
  return sql`exists (select 1 from bookings other where other.professional_id = ${professional}
    and other.status ${holding} and other.starts_at > ${startsAt - LONGEST_AND_PAUSE_MS}
    and other.starts_at < ${endsAt} + ${buffer} * 60000
    and other.ends_at > ${startsAt} - ${buffer} * 60000
    ${except === undefined ? sql`` : sql`and other.id <> ${except}`})`;
}

/** The condition that the service of a row of bookings is deleted. */
export const SERVICE_DELETED = sql`exists (select 1 from services
  where id = bookings.service_id and deleted_at is not null)`;
