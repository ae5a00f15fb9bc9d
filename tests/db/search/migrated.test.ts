import { type Client, createClient } from "@libsql/client";
import { beforeAll, describe, expect, test } from "vitest";
import { SORTS } from "#app/domain/search/filters.ts";
import { openDatabase } from "#db/connection/client.ts";
import { migrate, readMigrations } from "#db/migrate.ts";
import { recountCompletedBookings, recountReviews } from "#db/recount/recount.ts";
import { searchServices } from "#db/search/search.ts";
import {
  addBooking,
  addCustomer,
  addProfessional,
  addReview,
  addService,
  NOW,
} from "#tests/support/fixtures.ts";
import { seededRandom } from "#tests/support/random/seeded-random.ts";
import { filtersOf } from "#tests/support/records/search.ts";

const SERVICES = 60;
const ORDERS = ["newest", "rating", "reviews", "price_low", "price_high"];

/** As the Worker before asks the index: by the text, in the order of the table, the number in the lower half. */
const asBefore = async (client: Client, word: string) =>
  (
    await client.execute({
      sql: "select rowid & 4294967295 as number from search_newest where search_newest match ? limit 1001",
      args: [`"${word}"`],
    })
  ).rows.map(({ number }) => Number(number));

const numbers = async (client: Client, rest: string) =>
  (await client.execute(`select number from services ${rest}`)).rows.map(({ number }) =>
    Number(number),
  );

async function expectIndexRight(client: Client) {
  for (const order of ORDERS) {
    const table = `search_${order}`;
    await client.execute(`insert into ${table} (${table}) values ('integrity-check')`);
    const rank = order === "newest" ? "standing" : order;
    const rows = await client.execute(`select cast(id as text) as id from ${table}_docsize`);
    const ranks = await client.execute(
      `select cast(rank_${rank} as text) as id from services where listed = 1`,
    );
    const ids = ({ rows }: typeof ranks) => rows.map(({ id }) => id).sort();
    expect(ids(rows), table).toEqual(ids(ranks));
  }
  expect(await asBefore(client, "roof")).toEqual(
    await numbers(client, "where listed = 1 and title like 'Roof%' order by rank_standing"),
  );
}

describe("a filled database of the release before standing", () => {
  let client: Client;
  let proId: string;
  let found: number[];
  beforeAll(async () => {
    client = createClient({ url: ":memory:" });
    const before = readMigrations().filter(({ name }) => name < "0019");
    await migrate(client, before);
    const random = seededRandom(4);
    proId = await addProfessional(client);
    const customers = await Promise.all(Array.from({ length: 6 }, () => addCustomer(client)));
    for (let i = 0; i < SERVICES; i++) {
      const serviceId = await addService(client, proId, {
        title: `${random.pick(["Roof", "Tank"])} ${i}`,
        status: random.percent(80) ? "active" : "inactive",
        created_at: NOW - i * 60_000,
      });
      for (const customerId of customers) {
        const of = { serviceId, proId, customerId };
        if (random.percent(20)) await addReview(client, of, { rating: 1 + random.below(5) });
        if (i < 8) await addPastBooking(of, i * 10 + customers.indexOf(customerId));
      }
    }
    found = await asBefore(client, "roof");
    expect(await migrate(client)).not.toEqual([]);
    return () => client.close();
  });

  /** A booking at a time of its own, completed or cancelled. */
  async function addPastBooking(of: Parameters<typeof addBooking>[1], n: number) {
    const id = await addBooking(client, of, n % 3 === 0 ? "cancelled" : "completed");
    await client.execute({
      sql: "update bookings set starts_at = starts_at - ?1, ends_at = ends_at - ?1 where id = ?2",
      args: [n * 100_000_000, id],
    });
  }

  test("finds the same services after the migration, in the order by standing", async () => {
    const db = openDatabase(client);
    expect((await asBefore(client, "roof")).toSorted()).toEqual(found.toSorted());
    await expectIndexRight(client);
    for (const sort of SORTS) {
      const { total } = await searchServices(db, filtersOf({ q: "roof", sort }));
      expect(total, sort).toBe(found.length);
    }
  });

  test("has every completed booking and every review counted", async () => {
    const db = openDatabase(client);
    expect(await recountCompletedBookings(db)).toEqual([]);
    expect(await recountReviews(db, NOW)).toEqual([]);
    const { rows } = await client.execute("select sum(completed_count) as n from services");
    expect(rows[0]?.n).toBeGreaterThan(20);
  });

  test("keeps its index right while the Worker before writes to it", async () => {
    await addService(client, proId, { title: "Roof of the Worker before" });
    const customerId = await addCustomer(client);
    const [first, second] = (await client.execute("select id from services limit 2")).rows;
    const serviceId = String(first?.id);
    await addReview(client, { serviceId, proId, customerId }, { rating: 1 });
    await client.execute({
      sql: "update services set price_amount = 123, title = 'Roof two', search_text = 'roof two' where id = ?",
      args: [String(second?.id)],
    });
    await client.execute("delete from bookings where rowid % 4 = 0");
    await client.execute("update bookings set status = 'cancelled' where rowid % 4 = 1");
    await client.execute("update services set status = 'inactive' where number % 7 = 0");
    await client.execute("update services set status = 'active' where number % 14 = 0");
    await client.execute(
      "delete from services where number > 50 and id not in (select service_id from bookings)",
    );
    await expectIndexRight(client);
    expect(await recountCompletedBookings(openDatabase(client))).toEqual([]);
  });
});
