import type { Client, Row } from "@libsql/client";
import { DAYS, freeStartsOf } from "#app/domain/bookings/free-starts.ts";
import { DEFAULT_RULES, type Schedule } from "#app/domain/bookings/times.ts";
import { lengthOf } from "#app/domain/bookings/visit.ts";
import { PRICE_TYPES, type PriceType } from "#app/domain/money/money.ts";
import { dayNumber } from "#app/domain/time/guyana-day.ts";

const TABLES = [
  "select * from free_starts order by service_number",
  `select number, id, pro_id, price_type, visit_minutes, availability_weekdays, availability_weekends, availability_evenings
    from services`,
  "select * from availability",
  "select * from days_off",
  "select * from booking_rules",
  "select * from bookings",
];

/** The stored rows of free starts beside what a plain reading of all tables gives, at one moment. */
export async function readFreeStarts(client: Client, now: number) {
  const results = await client.batch(TABLES, "read");
  const [rows = [], services = [], hours = [], daysOff = [], rules = [], bookings = []] =
    results.map((result) => result.rows);
  return rows.map((row) => {
    const service = services.find(({ number }) => number === row.service_number);
    if (!service) throw new Error("A row without its service.");
    const isTheirs = (userId: unknown) => userId === service.pro_id;
    const rule = rules.find(({ user_id }) => isTheirs(user_id));
    const schedule: Schedule = {
      windows: {
        weekdays: service.availability_weekdays === 1,
        weekends: service.availability_weekends === 1,
        evenings: service.availability_evenings === 1,
      },
      hours: hours
        .filter(({ user_id }) => isTheirs(user_id))
        .map((window) => ({
          weekday: Number(window.weekday),
          from: Number(window.starts_minute),
          to: Number(window.ends_minute),
        })),
      daysOff: daysOff.filter(({ user_id }) => isTheirs(user_id)).map(({ day }) => String(day)),
      rules: rule ? rulesOf(rule) : DEFAULT_RULES,
      held: bookings
        .filter(({ professional_id }) => isTheirs(professional_id))
        .filter(({ status }) => status !== "cancelled")
        .map(({ starts_at, ends_at }) => ({
          startsAt: Number(starts_at),
          endsAt: Number(ends_at),
        })),
    };
    const minutes = lengthOf({
      priceType: priceTypeOf(service),
      visitMinutes: Number(service.visit_minutes),
    });
    const firstDay = Number(row.first_day);
    const reaches = firstDay + DAYS - 1 >= dayNumber(now) + Number(row.horizon_days);
    return {
      serviceId: String(service.id),
      fresh: row.version === row.counted_version && firstDay <= dayNumber(now) && reaches,
      schedule,
      minutes,
      stored: {
        morning: row.morning,
        afternoon: row.afternoon,
        evening: row.evening,
        noticeHours: row.notice_hours,
        horizonDays: row.horizon_days,
      },
      counted: {
        ...freeStartsOf(schedule, minutes, firstDay),
        noticeHours: schedule.rules.minimumNoticeHours,
        horizonDays: schedule.rules.horizonDays,
      },
    };
  });
}

function rulesOf(row: Row) {
  return {
    bufferMinutes: Number(row.buffer_minutes),
    minimumNoticeHours: Number(row.minimum_notice_hours),
    horizonDays: Number(row.horizon_days),
    maxPerDay: row.max_per_day === null ? null : Number(row.max_per_day),
  };
}

function priceTypeOf(service: Row): PriceType {
  const found = PRICE_TYPES.find((type) => type === service.price_type);
  if (!found) throw new Error("No such price type.");
  return found;
}

/** The ids of the services whose row is stale at a moment. */
export async function staleServices(client: Client, now: number): Promise<string[]> {
  const rows = await readFreeStarts(client, now);
  return rows.filter(({ fresh }) => !fresh).map(({ serviceId }) => serviceId);
}
