import { afterAll, beforeAll, expect, test } from "vitest";
import type { BookingTab } from "#app/domain/bookings/tabs.ts";
import { countedClient } from "#bench/measurement/counted-client.ts";
import { readBookings } from "#db/bookings/list.ts";
import { openDatabase } from "#db/connection/client.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { PATIENT } from "#tests/support/patience.ts";
import { addParties, type Parties } from "#tests/support/records/bookings.ts";
import { type Sqld, startSqld } from "#tests/support/servers/sqld.ts";

let server: Sqld;
let parties: Parties;
beforeAll(async () => {
  server = await startSqld();
  parties = await addParties(server.client);
  // One every three hours: 4,900 that were, and 100 that are to come.
  await server.client.execute({
    sql: `with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000)
      insert into bookings (id, reference, service_id, customer_id, professional_id, booking_date, booking_time, starts_at,
          ends_at, status, total_amount, price_type, location, customer_phone, idempotency_key, created_at, updated_at)
        select 'b' || i, 'KY-' || i, ?, ?, ?, '2026-11-23', '09:00', ? + (i - 4900) * 10800000,
          ? + (i - 4900) * 10800000 + 3600000, 'confirmed', 100, 'fixed', 'customer',
          '+5926123456', 'k' || i, i, i from n`,
    args: [parties.serviceId, parties.customerId, parties.proId, NOW, NOW],
  });
});
afterAll(() => server.stop());

/** Rows the server went through for the first page of a tab. */
async function rowsRead(tab: BookingTab): Promise<number> {
  const counted = countedClient(server.url);
  const db = openDatabase(counted.client, { limits: PATIENT });
  await readBookings(db, { userId: parties.proId, as: "professional", tab, page: 1, now: NOW });
  return counted.use.rowsRead;
}

test("the list of all five thousand bookings of a person reads few more rows than that of those to come", async () => {
  const [all, upcoming] = [await rowsRead("all"), await rowsRead("upcoming")];
  expect(all).toBeLessThanOrEqual(upcoming + 500);
});
