import { createClient } from "@libsql/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { REVIEW_ORDERS } from "#app/domain/reviews/filters.ts";
import { countedClient } from "#bench/measurement/counted-client.ts";
import { openDatabase } from "#db/connection/client.ts";
import { readPublicProfile } from "#db/profiles/public-profile.ts";
import { recountReviews } from "#db/recount/recount.ts";
import { readOwnReviews } from "#db/reviews/own-reviews.ts";
import { setHelpful } from "#db/reviews/votes.ts";
import { createReview, deleteReview, updateReview } from "#db/reviews/writes.ts";
import { readServicePage } from "#db/services/service-page.ts";
import { addCustomer, addProfessional, addService, NOW } from "#tests/support/fixtures.ts";
import { PATIENT } from "#tests/support/patience.ts";
import { seededRandom } from "#tests/support/random/seeded-random.ts";
import { type Sqld, startSqld } from "#tests/support/servers/sqld.ts";

const CHUNK = 500;

let server: Sqld;
let client: Sqld["client"];
beforeAll(async () => {
  server = await startSqld();
  client = server.client;
});
afterAll(() => server.stop());

/** A client of its own, as each request has. */
const openOne = () => openDatabase(createClient({ url: server.url }), { limits: PATIENT });

const rows = async (sql: string) =>
  (await client.execute(sql)).rows.map((row) => Object.values(row).slice(0, row.length));

describe("reviews under parallel writes on a real server", () => {
  test("ratings equal a recount after parallel creating, updating and deleting of reviews (threat 54)", async () => {
    const random = seededRandom(7);
    const proId = await addProfessional(client);
    const services = [await addService(client, proId), await addService(client, proId)];
    const customers = await Promise.all(Array.from({ length: 12 }, () => addCustomer(client)));
    const ids = new Map<string, string>();
    const change = () => {
      const db = openOne();
      const [serviceId, customerId] = [random.pick(services), random.pick(customers)];
      const rating = 1 + random.below(5);
      const key = serviceId + customerId;
      const id = ids.get(key) ?? crypto.randomUUID();
      ids.set(key, id);
      const kind = random.below(5);
      if (kind === 0) return deleteReview(db, { id, customerId, now: NOW });
      if (kind === 1)
        return updateReview(db, {
          id,
          customerId,
          rating,
          comment: "x",
          version: NOW + random.below(3),
          notification: null,
          limit: null,
          now: NOW,
        });
      const emailContent = { subject: "s", text: "t", html: "h" };
      const notification = {
        userId: proId,
        email: "a@b.gy",
        title: "t",
        body: "b",
        link: "/dashboard/reviews",
        emailContent,
      };
      return createReview(db, {
        id,
        serviceId,
        customerId,
        rating,
        comment: "x",
        now: NOW,
        limit: null,
        notification,
      });
    };
    // A server under load refuses some of them; what it took must add up.
    await Promise.allSettled(Array.from({ length: 300 }, change));
    const [count] = await rows("select count(*) from reviews");
    expect(count?.[0]).toBeGreaterThan(5);
    expect(
      await rows("select rating_sum, review_count, rating from services order by number"),
    ).toEqual(
      await rows(`select (select coalesce(sum(rating), 0) from reviews where service_id = s.id),
        (select count(*) from reviews where service_id = s.id),
        (select coalesce(round(avg(rating), 1), 0) from reviews where service_id = s.id) from services s order by number`),
    );
    expect(
      await rows("select rating_sum, review_count from users where role = 'professional'"),
    ).toEqual(await rows("select sum(rating), count(*) from reviews"));
    expect(
      await rows(
        "select subject_id, rating, review_count from rating_counts where review_count > 0 order by 1, 2",
      ),
    ).toEqual(
      await rows(`select subject, rating, count(*) from (select service_id as subject, rating from reviews
        union all select professional_id, rating from reviews union all select 'site', rating from reviews)
        group by 1, 2 order by 1, 2`),
    );
    const db = openOne();
    expect(await recountReviews(db, NOW)).toEqual([]);
    await client.execute("update services set review_count = review_count + 1");
    await client.execute("update rating_counts set review_count = 999 where subject_id = 'site'");
    expect((await recountReviews(db, NOW)).toSorted()).toEqual([...services, "site"].toSorted());
    expect(await recountReviews(db, NOW)).toEqual([]);
  });

  test("200 parallel helpful votes give a count that equals their rows (threat 54)", async () => {
    const [first] = await rows("select id from reviews limit 1");
    const reviewId = String(first?.[0]);
    const voters = await Promise.all(Array.from({ length: 10 }, () => addCustomer(client)));
    await Promise.allSettled(
      Array.from({ length: 200 }, (_, i) => {
        const db = openOne();
        const vote = { reviewId, userId: voters[i % 10] ?? "", helpful: i % 3 > 0, now: NOW };
        return setHelpful(db, vote);
      }),
    );
    const [counts] = await rows(`select helpful_count,
      (select count(*) from review_helpful where review_id = r.id) from reviews r where id = '${reviewId}'`);
    expect(counts?.[0]).toBe(counts?.[1]);
    expect(counts?.[1]).toBeGreaterThan(0);
  });
});

describe("ten thousand reviews", () => {
  const few: { proId: string; serviceId: string } = { proId: "", serviceId: "" };
  const many: { proId: string; serviceId: string } = { proId: "", serviceId: "" };

  beforeAll(async () => {
    for (const [pro, count] of [
      [few, 100],
      [many, 10_000],
    ] as const) {
      pro.proId = await addProfessional(client);
      pro.serviceId = await addService(client, pro.proId);
      // A server that is busy for five seconds is started again.
      for (let from = 1; from <= count; from += CHUNK) {
        const to = Math.min(count, from + CHUNK - 1);
        const numbers = `with recursive n (i) as (select ${from} union all select i + 1 from n where i < ${to})`;
        await client.batch(
          [
            {
              sql: `${numbers} insert into users (id, email, password_hash, first_name, last_name, created_at, updated_at)
                select ? || i, ? || i, 'x', 'Anita', 'Ramdeen', 1, 1 from n`,
              args: [pro.proId, pro.proId],
            },
            {
              sql: `${numbers} insert into reviews (id, service_id, professional_id, customer_id, rating, comment,
                  helpful_count, booked, created_at, updated_at)
                select 'r' || ? || i, ?, ?, ? || i, 1 + (i * 7) % 5, 'Neat work.', i % 13, i % 2, i, i from n`,
              args: [pro.proId, pro.serviceId, pro.proId, pro.proId],
            },
          ],
          "write",
        );
      }
    }
  });

  /** Rows the server went through for a read, which must be one round trip. */
  async function rowsRead(read: (db: ReturnType<typeof openDatabase>) => Promise<unknown>) {
    const counted = countedClient(server.url);
    await read(openDatabase(counted.client, { limits: PATIENT }));
    expect(counted.use.roundTrips).toBe(1);
    return counted.use.rowsRead;
  }

  test("a professional's list of ten thousand reviews reads no more rows than one of a hundred", async () => {
    const list = (userId: string) =>
      rowsRead((db) => readOwnReviews(db, { userId, side: "received", q: "", page: 1 }));
    expect(await list(many.proId)).toBeLessThanOrEqual(1.5 * (await list(few.proId)));
  });

  test.each([
    ...REVIEW_ORDERS.map(({ value }) => ({ order: value, stars: null, booked: false, page: 1 })),
    { order: "newest" as const, stars: 1, booked: false, page: 1 },
    { order: "newest" as const, stars: null, booked: true, page: 1 },
  ])(
    "a public list of ten thousand reviews reads no more rows than one of a hundred: $order $stars $booked",
    async (filters) => {
      const service = (id: string) =>
        rowsRead((db) => readServicePage(db, id, { viewer: null, now: NOW, filters }));
      const profile = (id: string) =>
        rowsRead((db) => readPublicProfile(db, id, { viewer: null, now: NOW, filters }));
      expect(await service(many.serviceId)).toBeLessThanOrEqual(
        1.5 * (await service(few.serviceId)),
      );
      expect(await profile(many.proId)).toBeLessThanOrEqual(1.5 * (await profile(few.proId)));
    },
  );
});
