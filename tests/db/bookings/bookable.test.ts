import { expect, test } from "vitest";
import { timesOfDay } from "#app/domain/bookings/times.ts";
import { readBookable } from "#db/bookings/bookable.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { insert } from "#tests/support/fixtures.ts";
import { addBookingOf, addParties, MONDAY, onMonday } from "#tests/support/records/bookings.ts";

test("a full day stays full until its end, also when its jobs were early", async () => {
  const { client, db } = await emptyDatabase();
  const parties = await addParties(client, { availability_evenings: 1 });
  const { proId, serviceId, customerId } = parties;
  await insert(client, "booking_rules", {
    user_id: proId,
    buffer_minutes: 0,
    minimum_notice_hours: 0,
    horizon_days: 14,
    max_per_day: 1,
  });
  const now = onMonday(20 * 60 + 5);
  const free = async () => {
    const { schedule } = await readBookable(db, {
      serviceId,
      customerId,
      deviceHash: null,
      key: null,
      now,
    });
    return timesOfDay(schedule, MONDAY, 30, now).free;
  };
  expect(await free()).toBe(1);
  await addBookingOf(client, parties, { starts_at: onMonday(8 * 60), status: "confirmed" });
  expect(await free()).toBe(0);
});
