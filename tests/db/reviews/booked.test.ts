import { type Client, createClient } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#db/connection/client.ts";
import { migrate, readMigrations } from "#db/migrate.ts";
import { recountReviews, settleBookedReviews } from "#db/recount/recount.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import {
  addBooking,
  addCustomer,
  addProfessional,
  addReview,
  addService,
  NOW,
} from "#tests/support/fixtures.ts";
import { seededRandom } from "#tests/support/random/seeded-random.ts";

const rows = async (client: Client, sql: string) =>
  (await client.execute(sql)).rows.map((row) => Object.values(row).slice(0, row.length));

const BOOKED = `exists (select 1 from bookings b where b.customer_id = r.customer_id
  and b.service_id = r.service_id and b.status = 'completed' and b.ends_at <= ${NOW})`;

async function expectRecount(client: Client) {
  expect(await rows(client, "select id, booked from reviews order by id")).toEqual(
    await rows(client, `select id, ${BOOKED} from reviews r order by id`),
  );
  const shown = `from reviews r where hidden_at is null`;
  expect(
    await rows(
      client,
      "select subject_id, rating, review_count, booked_count from rating_counts where review_count > 0 order by 1, 2",
    ),
  ).toEqual(
    await rows(
      client,
      `select subject, rating, count(*), sum(booked) from (
        select service_id as subject, rating, ${BOOKED} as booked ${shown}
        union all select professional_id, rating, ${BOOKED} ${shown}
        union all select 'site', rating, ${BOOKED} ${shown}) group by 1, 2 order by 1, 2`,
    ),
  );
}

describe("whether a booking stands behind a review", () => {
  let client: Client;
  let db: Database;
  let of: { serviceId: string; proId: string; customerId: string };
  beforeEach(async () => {
    ({ client, db } = await emptyDatabase());
    const proId = await addProfessional(client);
    of = {
      proId,
      serviceId: await addService(client, proId),
      customerId: await addCustomer(client),
    };
  });
  const bookedColumn = async () => (await rows(client, "select booked from reviews"))[0]?.[0];

  test("a review is booked when the booking was completed before it", async () => {
    await addBooking(client, of, "completed");
    await addReview(client, of);
    expect(await bookedColumn()).toBe(1);
    await expectRecount(client);
  });

  test("a review becomes booked when the booking is completed after it", async () => {
    await addReview(client, of);
    const booking = await addBooking(client, of, "confirmed");
    expect(await bookedColumn()).toBe(0);
    await client.execute({
      sql: "update bookings set status = 'completed' where id = ?",
      args: [booking],
    });
    expect(await bookedColumn()).toBe(1);
    await expectRecount(client);
  });

  test("a review is not booked by a booking of another service or another customer", async () => {
    await addBooking(client, { ...of, customerId: await addCustomer(client) }, "completed");
    const other = await addService(client, of.proId);
    await addBooking(client, { ...of, serviceId: other }, "completed");
    await addReview(client, of);
    expect(await bookedColumn()).toBe(0);
    await expectRecount(client);
  });

  test("a review becomes booked when a booking that was completed early has ended, and not before (threat 74)", async () => {
    await addReview(client, of);
    const id = await addBooking(client, of, "confirmed");
    const endsAt = NOW + 30 * 86_400_000;
    await client.execute({
      sql: "update bookings set starts_at = ?, ends_at = ? where id = ?",
      args: [endsAt - 3_600_000, endsAt, id],
    });
    await client.execute("update bookings set status = 'completed'");
    for (const [now, expected] of [
      [NOW, 0],
      [endsAt - 1, 0],
      [endsAt, 1],
    ] as const) {
      await settleBookedReviews(db, now);
      expect(await bookedColumn(), String(now)).toBe(expected);
      expect(await recountReviews(db, now), "the recount agrees").toEqual([]);
    }
    expect(await rows(client, "select booked_count from rating_counts")).toEqual([[1], [1], [1]]);
  });

  test("a review becomes booked by the nightly recount when the job did not run for long (threat 74)", async () => {
    const review = await addReview(client, of);
    const id = await addBooking(client, of, "confirmed");
    const endsAt = NOW + 86_400_000;
    await client.execute({
      sql: "update bookings set ends_at = ? where id = ?",
      args: [endsAt, id],
    });
    await client.execute("update bookings set status = 'completed'");
    const late = endsAt + 10 * 86_400_000;
    await settleBookedReviews(db, late);
    expect(await bookedColumn()).toBe(0);
    expect(await recountReviews(db, late)).toEqual([review]);
    expect(await bookedColumn()).toBe(1);
  });

  test("the job reads only the bookings that were completed early, by their index", async () => {
    const { rows: plan } = await client.execute(`explain query plan select r.id from bookings b
      join reviews r on r.service_id = b.service_id and r.customer_id = b.customer_id
      where b.status = 'completed' and b.ends_at > b.updated_at and b.ends_at > 1 and b.ends_at <= 2`);
    expect(plan.map(({ detail }) => detail).join()).toContain("bookings_completed_early");
  });

  test("the migration removes the mark from reviews whose booking was completed before its end (threats 59 and 74)", async () => {
    client = createClient({ url: ":memory:" });
    const all = readMigrations();
    const before = all.filter(({ name }) => name < "0015");
    await migrate(client, before);
    const proId = await addProfessional(client);
    const serviceId = await addService(client, proId);
    for (const days of [-30, 30]) {
      const customerId = await addCustomer(client);
      const id = await addBooking(client, { serviceId, proId, customerId }, "confirmed");
      await client.execute({
        sql: "update bookings set starts_at = ends_at + ?, ends_at = ends_at + ? where id = ?",
        args: [
          ...[0, 1].map((ms) => Date.now() + days * 86_400_000 - Date.UTC(2026, 10, 13, 14) + ms),
          id,
        ],
      });
      await client.execute("update bookings set status = 'completed'");
      await addReview(client, { serviceId, proId, customerId });
    }
    expect(await rows(client, "select sum(booked) from reviews")).toEqual([[2]]);
    await migrate(client, all);
    expect(await rows(client, "select sum(booked) from reviews")).toEqual([[1]]);
    expect(await rows(client, "select booked_count from rating_counts")).toEqual([[1], [1], [1]]);
  });

  test("booked reviews equal a recount after random changes of bookings and reviews (threat 54)", async () => {
    const random = seededRandom(11);
    const services = [of.serviceId, await addService(client, of.proId)];
    const customers = [of.customerId, await addCustomer(client), await addCustomer(client)];
    const pair = () => ({
      ...of,
      serviceId: random.pick(services),
      customerId: random.pick(customers),
    });
    for (const serviceId of services) {
      for (const customerId of customers) await addReview(client, { ...of, serviceId, customerId });
    }
    for (let step = 0; step < 150; step++) {
      const change = random.below(4);
      // Some of them end after NOW, when they are completed.
      const startsAt = NOW + (step % 2 === 0 ? -1 : 1) * (step + 1) * 3_600_000;
      if (change === 0) {
        const id = await addBooking(client, pair(), "cancelled");
        await client.batch([
          {
            sql: "update bookings set starts_at = ?, ends_at = ? where id = ?",
            args: [startsAt, startsAt + 3_600_000, id],
          },
          {
            sql: "update bookings set status = ? where id = ?",
            args: [random.pick(["cancelled", "completed"]), id],
          },
        ]);
      }
      if (change === 1) {
        await client.execute({
          sql: `update bookings set status = ? where id = (select id from bookings order by random() limit 1)`,
          args: [random.pick(["cancelled", "completed"])],
        });
      }
      if (change === 2) {
        await client.execute({
          sql: `update reviews set rating = ?, hidden_at = ? where id = (select id from reviews order by id limit 1 offset ?)`,
          args: [1 + random.below(5), random.percent(70) ? null : 1, random.below(6)],
        });
      }
      if (change === 3) {
        const victim = pair();
        await client.execute({
          sql: "delete from reviews where service_id = ? and customer_id = ?",
          args: [victim.serviceId, victim.customerId],
        });
        await addReview(client, victim, { rating: 1 + random.below(5) });
      }
      await expectRecount(client);
    }
  });

  test("the migration marks older reviews as booked (threat 59)", async () => {
    client = createClient({ url: ":memory:" });
    const all = readMigrations();
    const before = all.filter(({ name }) => name < "0008");
    await migrate(client, before);
    const proId = await addProfessional(client);
    const serviceId = await addService(client, proId);
    for (const status of ["completed", "cancelled"] as const) {
      const customerId = await addCustomer(client);
      await addBooking(client, { serviceId, proId, customerId }, status);
      await addReview(client, { serviceId, proId, customerId }, { rating: 4 });
      await client.execute("update bookings set starts_at = starts_at - 1");
    }
    await migrate(client, [...before, ...all.filter(({ name }) => name.startsWith("0008"))]);
    expect(await rows(client, "select sum(booked) from reviews")).toEqual([[1]]);
    await expectRecount(client);
  });
});
