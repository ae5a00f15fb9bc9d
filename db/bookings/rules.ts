import { sql } from "drizzle-orm";
import { z } from "zod";
import { DEFAULT_RULES } from "#app/domain/bookings/times.ts";

/** Reads what `RULES_JSON` gives. */
export const rulesSchema = z.object({
  bufferMinutes: z.number(),
  minimumNoticeHours: z.number(),
  horizonDays: z.number(),
  maxPerDay: z.number().nullable(),
});

const { bufferMinutes, minimumNoticeHours, horizonDays } = DEFAULT_RULES;

/** The JSON of how a professional takes bookings; `r` is their row of `booking_rules` or none, which means the defaults. */
export const RULES_JSON = sql.raw(`json_object(
  'bufferMinutes', coalesce((select buffer_minutes from r), ${bufferMinutes}),
  'minimumNoticeHours', coalesce((select minimum_notice_hours from r), ${minimumNoticeHours}),
  'horizonDays', coalesce((select horizon_days from r), ${horizonDays}),
  'maxPerDay', (select max_per_day from r))`);
