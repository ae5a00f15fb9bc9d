import { expect, test } from "vitest";
import { timesOfDay } from "#app/domain/bookings/times.ts";
import { readOffer } from "#db/bookings/free-times.ts";
import { addBookingOf, addCast, MONDAY, onMonday } from "../../support/bookings.ts";
import { emptyDatabase } from "../../support/database.ts";
import { insert } from "../../support/fixtures.ts";

test("a day that is full stays full until its end, however early its jobs were", async () => {
  const { client, db } = await emptyDatabase();
  const cast = await addCast(client, { availability_evenings: 1 });
  const { proId, serviceId, customerId } = cast;
  await insert(client, "booking_rules", {
    user_id: proId,
    buffer_minutes: 0,
    minimum_notice_hours: 0,
    horizon_days: 14,
    max_per_day: 1,
  });
  const now = onMonday(20 * 60 + 5);
  const free = async () => {
    const { diary } = await readOffer(db, { serviceId, customerId, key: null, now });
    return timesOfDay(diary, MONDAY, 30, now).free;
  };
  expect(await free()).toBe(1);
  await addBookingOf(client, cast, { starts_at: onMonday(8 * 60), status: "confirmed" });
  expect(await free()).toBe(0);
});
