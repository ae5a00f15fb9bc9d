import { randomUUID } from "node:crypto";
import type { Client, InValue } from "@libsql/client";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import { clockOf, dayOf, momentOn } from "#app/domain/time/guyana-day.ts";
import {
  addCustomer,
  addProfessional,
  addService,
  insertBooking,
  NOW,
  type ServiceFields,
} from "#tests/support/fixtures.ts";

/** Monday 23 November 2026: three days after NOW. */
export const MONDAY = "2026-11-23";
/** So many minutes after midnight of that Monday in Guyana, UTC milliseconds. */
export const onMonday = (minutes: number) => momentOn(MONDAY, minutes);

export type Parties = { proId: string; customerId: string; serviceId: string };

/** Ravi with his service on weekdays, and Anita, the customer. */
export async function addParties(client: Client, service: ServiceFields = {}): Promise<Parties> {
  const proId = await addProfessional(client, { email: "ravi@kayap.test" });
  const customerId = await addCustomer(client, { email: "anita@kayap.test" });
  return { proId, customerId, serviceId: await addService(client, proId, service) };
}

/** Anita's request for Monday at 9 for an hour, unless `fields` differ. Returns the id. */
export async function addBookingOf(
  client: Client,
  { proId, customerId, serviceId }: Parties,
  fields: Record<string, InValue> = {},
): Promise<string> {
  const id = String(fields.id ?? randomUUID());
  const startsAt = Number(fields.starts_at ?? onMonday(9 * 60));
  const status = fields.status ?? "pending";
  await insertBooking(client, {
    id,
    reference: `KY-${id.slice(0, 13)}`,
    service_id: serviceId,
    customer_id: customerId,
    professional_id: proId,
    booking_date: dayOf(startsAt),
    booking_time: clockOf(startsAt),
    starts_at: startsAt,
    ends_at: startsAt + HOUR_MS,
    status,
    total_amount: 650_000,
    price_type: "hourly",
    location: "customer",
    region: "Demerara-Mahaica",
    landmark: "Yellow house behind the stelling",
    notes: "Dog in the yard.",
    customer_phone: "+5926123456",
    idempotency_key: id,
    expires_at: status === "pending" ? NOW + 2 * DAY_MS : null,
    created_at: NOW - HOUR_MS,
    updated_at: NOW - HOUR_MS,
    ...fields,
  });
  return id;
}

/** How many rows each table has that a transition of a booking may write to. */
export async function writtenRows(client: Client): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of ["bookings", "booking_history", "notifications", "mail_outbox", "reports"]) {
    const { rows } = await client.execute(`select count(*) as n from ${table}`);
    counts[table] = Number(rows[0]?.n);
  }
  return counts;
}

/** Pairs of a professional's bookings that hold the same moment: there must never be any. */
export async function collisions(client: Client): Promise<number> {
  const { rows } = await client.execute(`select count(*) as n from bookings a join bookings b
    on a.professional_id = b.professional_id and a.id < b.id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
    where a.status in ('pending', 'confirmed') and b.status in ('pending', 'confirmed')`);
  return Number(rows[0]?.n);
}
