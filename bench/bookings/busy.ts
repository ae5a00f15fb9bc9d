import { randomUUID } from "node:crypto";
import type { Client, InStatement } from "@libsql/client";
import { z } from "zod";
import type { BookingTerms } from "#app/domain/bookings/terms.ts";
import { PRICE_TYPES } from "#app/domain/money/money.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { addDays, clockOf, dayOf, momentOn, weekdayOf } from "#app/domain/time/guyana-day.ts";
import { publicNameOf } from "#bench/setup/public-name.ts";

const termsSchema = z.object({
  price: z.number(),
  priceType: z.enum(PRICE_TYPES),
  title: z.string(),
  professional: z.string(),
  version: z.number(),
});

const AT_ONCE = 250;

export type BusyProfessional = {
  proId: string;
  serviceId: string;
  customerId: string;
  /** The current terms of the service. */
  terms: BookingTerms;
  /** A time that is held. */
  heldAt: number;
  /** Deletes everything that the benchmark has written. */
  remove(): Promise<void>;
};

/** Gives a demo professional so many bookings: every third hour of the next 60 days, the others completed. */
export async function addHeldBookings(
  client: Client,
  count: number,
  now: number,
): Promise<BusyProfessional> {
  const parties = await chooseParties(client, now);
  const held = heldMoments(now);
  const past = Array.from({ length: count - held.length }, (_, i) => now - (i + 1) * 5 * HOUR_MS);
  const rows = [...held, ...past].map((at) => bookingRow(parties, at, now));
  for (let i = 0; i < rows.length; i += AT_ONCE) {
    await client.batch(rows.slice(i, i + AT_ONCE), "write");
  }
  await client.execute({
    sql: "update bookings set status = 'completed' where professional_id = ? and ends_at < ?",
    args: [parties.proId, now],
  });
  return {
    ...parties,
    heldAt: held[0] ?? now,
    remove: () => removeWritten(client, parties, now),
  };
}

type Parties = Pick<BusyProfessional, "proId" | "serviceId" | "customerId" | "terms">;

/** A service whose professional has the usual hours and no bookings ahead, and a customer. */
async function chooseParties(client: Client, now: number): Promise<Parties> {
  const [service, customer] = await client.batch([
    `select s.id, pro_id, price_amount as price, price_type as "priceType", title,
      ${publicNameOf("u")} as professional, s.updated_at as version
      from services s join users u on u.id = s.pro_id where listed = 1 and s.availability_weekdays = 1
      and pro_id not in (select user_id from availability union select user_id from days_off
        union select user_id from booking_rules)
      and not exists (select 1 from bookings where professional_id = pro_id and starts_at > ${now})
      order by number limit 1`,
    `select id from users where role = 'customer' and email_verified_at is not null
      order by id limit 1`,
  ]);
  const [row] = service?.rows ?? [];
  return {
    proId: String(row?.pro_id),
    serviceId: String(row?.id),
    customerId: String(customer?.rows[0]?.id),
    terms: termsSchema.parse(row),
  };
}

function bookingRow(
  { proId, serviceId, customerId }: Parties,
  startsAt: number,
  now: number,
): InStatement {
  const times = [dayOf(startsAt), clockOf(startsAt), startsAt, startsAt + HOUR_MS, now];
  return {
    sql: `insert into bookings (id, reference, service_id, customer_id, professional_id, booking_date, booking_time,
      starts_at, ends_at, status, total_amount, price_type, location, idempotency_key, created_at, updated_at)
      values (?1, 'BENCH-' || ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 'confirmed', 650000, 'hourly', 'customer', ?1, ?9, ?9)`,
    args: [randomUUID(), serviceId, customerId, proId, ...times],
  };
}

async function removeWritten(
  client: Client,
  { proId, customerId }: Parties,
  now: number,
): Promise<void> {
  await client.batch(
    [
      `delete from mail_outbox where kind = 'booking-requested' and created_at >= ${now}`,
      `delete from notifications where user_id = '${proId}' and created_at >= ${now}`,
      `delete from bookings where professional_id = '${proId}' and created_at >= ${now}`,
      "delete from rate_limits where action = 'bench-booking'",
      `delete from recent_searches where user_id = '${customerId}' and searched_at = ${now}`,
    ],
    "write",
  );
}

/** Every third hour between 8 and 18 of the next 60 days. */
function heldMoments(now: number): number[] {
  return Array.from({ length: 60 }, (_, i) => addDays(dayOf(now), i + 1)).flatMap((day) =>
    [8, 11, 14, 17].map((hour) => momentOn(day, hour * 60)),
  );
}

/** Free hours of that professional, one after the other; more than a benchmark needs. */
export function* freeMoments({ heldAt }: BusyProfessional): Generator<number> {
  for (let day = dayOf(heldAt); ; day = addDays(day, 1)) {
    if (weekdayOf(day) % 6 === 0) continue;
    for (const hour of [9, 10, 12, 13, 15, 16]) yield momentOn(day, hour * 60);
  }
}
