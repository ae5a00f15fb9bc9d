import type { Client } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#db/connection/client.ts";
import { recountTradeWorkers } from "#db/jobs/trade-workers.ts";
import { recountCompletedBookings, recountReviews } from "#db/recount/recount.ts";
import { seed } from "#demo/seed.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import {
  addBooking,
  addCustomer,
  addProfessional,
  addReview,
  addService,
  insert,
  NOW,
} from "#tests/support/fixtures.ts";

let client: Client;
let db: Database;
const pro = "professional";

beforeEach(async () => {
  ({ client, db } = await emptyDatabase());
  await addProfessional(client, { id: pro });
  const [first, second] = [await service("first"), await service("second")];
  const customers = [await addCustomer(client), await addCustomer(client)];
  for (const [n, customerId] of customers.entries()) {
    await addReview(client, { serviceId: first, proId: pro, customerId }, { rating: 4 + n });
    await addReview(
      client,
      { serviceId: second, proId: pro, customerId },
      { id: `second-${n}`, rating: 2 },
    );
    await insert(client, "review_helpful", {
      review_id: "second-0",
      user_id: customerId,
      created_at: NOW,
    });
    if (n === 0) await addBooking(client, { serviceId: first, proId: pro, customerId });
  }
  await client.execute({
    sql: "update reviews set hidden_at = ? where id = 'second-1'",
    args: [NOW],
  });
});

async function service(id: string) {
  await addService(client, pro, { id });
  return id;
}

async function everything() {
  const results = await client.batch(
    [
      "select id, rating_sum, review_count from services order by id",
      "select id, rating_sum, review_count from users order by id",
      "select * from rating_counts where review_count > 0 order by subject_id, rating",
      "select id, helpful_count, booked from reviews order by id",
    ],
    "read",
  );
  return results.map(({ rows }) => rows.map((row) => ({ ...row })));
}

const changes = async () => (await client.execute("select total_changes() as n")).rows[0]?.n;

describe("the nightly recount", () => {
  test("writes nothing to a correct database", async () => {
    const before = await changes();
    expect(await recountReviews(db, NOW)).toEqual([]);
    expect(await changes()).toBe(before);
  });

  test.each([
    ["the rating of a service", "update services set rating_sum = 1 where id = 'first'", ["first"]],
    [
      "the count of a service",
      "update services set review_count = 9 where id = 'first'",
      ["first"],
    ],
    ["the rating of a professional", `update users set rating_sum = 50 where id = '${pro}'`, [pro]],
    [
      "a distribution",
      "update rating_counts set review_count = 7 where subject_id = 'professional' and rating = 4",
      [pro],
    ],
    [
      "a lost line",
      "delete from rating_counts where subject_id = 'professional' and rating = 5",
      [pro],
    ],
    [
      "a line of no review",
      "insert into rating_counts (subject_id, rating, review_count) values ('professional', 1, 3)",
      [pro],
    ],
    [
      "completed bookings",
      "update rating_counts set booked_count = 0 where subject_id = 'professional'",
      [pro],
    ],
    ["the mean of all", "delete from rating_counts where subject_id = 'site'", ["site"]],
    ["votes", "update reviews set helpful_count = 8 where id = 'second-0'", ["second-0"]],
    ["the mark of a booking", "update reviews set booked = 1 where id = 'second-0'", ["second-0"]],
    [
      "everything of a service at once",
      "delete from rating_counts where subject_id in ('first', 'second', 'site')",
      ["first", "second", "site"],
    ],
  ])("mends %s and says so", async (_, harm, mended) => {
    const before = await everything();
    await client.execute(harm);
    expect(await everything()).not.toEqual(before);
    expect(await recountReviews(db, NOW)).toEqual(mended);
    expect(await everything()).toEqual(before);
  });

  test("repairs people beyond the first chunk", async () => {
    for (let n = 0; n < 1_001; n += 1) await addCustomer(client);
    await addCustomer(client, { id: "z-the-last" });
    await client.execute("update users set review_count = 1 where id = 'z-the-last'");
    expect(await recountReviews(db, NOW)).toEqual(["z-the-last"]);
  });

  test("mends the completed bookings of a service and says so, and writes nothing when they are right", async () => {
    await client.execute("update services set completed_count = completed_count + 3");
    expect(await recountCompletedBookings(db)).toEqual(["first", "second"]);
    const { rows } = await client.execute("select completed_count as n from services order by id");
    expect(rows.map(({ n }) => n)).toEqual([1, 0]);
    const before = await changes();
    expect(await recountCompletedBookings(db)).toEqual([]);
    expect(await changes()).toBe(before);
  });

  test.each([
    ["a missing row", "delete from trade_workers where trade = 'electricians'", [pro]],
    [
      "a row too many",
      `insert into trade_workers values ('plumbers', 'Guyana', '${pro}', 5, 5)`,
      [pro],
    ],
    ["a wrong standing", "update trade_workers set standing = standing + 1", [pro]],
  ])("repairs who does a trade where: %s", async (_, damage, repaired) => {
    await insert(client, "work_regions", { user_id: pro, region: "Mahaica-Berbice" });
    const workers = async () =>
      (
        await client.execute(
          "select trade, region, professional_id, notified_at, cast(standing as text) as standing from trade_workers order by trade, region",
        )
      ).rows.map((row) => ({ ...row }));
    const before = await workers();
    // The trade and its category, at home and in the other region.
    expect(before).toHaveLength(4);
    await client.execute(damage);
    expect(await workers()).not.toEqual(before);
    expect(await recountTradeWorkers(db)).toEqual(repaired);
    expect(await workers()).toEqual(before);
    const writes = await changes();
    expect(await recountTradeWorkers(db)).toEqual([]);
    expect(await changes()).toBe(writes);
  });

  test("finds nothing to repair in a database that was filled without triggers", async () => {
    const filled = await emptyDatabase();
    await seed(filled.client, { now: NOW, services: 200 });
    const { rows } = await filled.client.execute(
      "select count(*) > 200 as some from trade_workers",
    );
    expect(rows).toMatchObject([{ some: 1 }]);
    expect(await recountTradeWorkers(filled.db)).toEqual([]);
  });

  test("keeps the places of those whom it repairs in the order in which they hear of jobs", async () => {
    await client.execute("update trade_workers set notified_at = 7, standing = standing + 1");
    await recountTradeWorkers(db);
    const { rows } = await client.execute("select distinct notified_at from trade_workers");
    expect(rows).toMatchObject([{ notified_at: 7 }]);
  });
});
