import { randomUUID } from "node:crypto";
import type { Client, InStatement, InValue } from "@libsql/client";
import { describe, expect, test } from "vitest";
import { searchText, TITLE_MARK } from "#app/domain/search/text.ts";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addCustomer, addProfessional, NOW } from "#tests/support/fixtures.ts";
import { type SeededRandom, seededRandom } from "#tests/support/random/seeded-random.ts";

const WORDS = ["roof", "roofing", "zinc", "wiring", "breaker", "leak", "tank", "kitchen"];
/** Each search table with the column of its rowids; `newest` keeps its old name. */
const ORDERS = [
  ["newest", "standing"],
  ["rating", "rating"],
  ["reviews", "reviews"],
  ["price_low", "price_low"],
  ["price_high", "price_high"],
] as const;
const STEPS = 300;
const CHECK_EVERY = 20;

const all = async (client: Client, sql: string) =>
  (await client.execute(sql)).rows.map((row) => Object.values(row).slice(0, row.length));

/** Two queries must give the same rows: what the triggers maintain, and a recount of the same. */
async function expectSame(client: Client, stored: string, recount: string, what: string) {
  expect(await all(client, stored), what).toEqual(await all(client, recount));
}

const VISIBLE = `(select coalesce(u.hidden_at, u.deactivated_at, u.deletion_requested_at, u.deleted_at) is null
  and coalesce((select profile_visibility from settings where user_id = u.id), 'public') <> 'private'
  from users u where u.id = pro_id)`;
const LISTED = `status = 'active' and hidden_at is null and deleted_at is null and ${VISIBLE}`;
const SHOWN = "from reviews where hidden_at is null";

async function expectTrue(client: Client) {
  await expectSame(
    client,
    "select number, listed from services order by 1",
    `select number, ${LISTED} from services order by 1`,
    "listed",
  );
  await expectSame(
    client,
    "select category_id, subcategory_id, service_count from category_counts where service_count <> 0 order by 1, 2",
    `select category_id, sub, count(*) from (select category_id, '' as sub from services where ${LISTED}
      union all select category_id, subcategory_id from services where subcategory_id is not null and ${LISTED})
      group by 1, 2 order by 1, 2`,
    "category counts",
  );
  for (const [table, column] of [
    ["services", "service_id"],
    ["users", "professional_id"],
  ]) {
    await expectSame(
      client,
      `select id, rating_sum, review_count, rating from ${table} order by id`,
      `select id, (select coalesce(sum(rating), 0) ${SHOWN} and ${column} = t.id),
        (select count(*) ${SHOWN} and ${column} = t.id),
        (select coalesce(round(avg(rating), 1), 0) ${SHOWN} and ${column} = t.id) from ${table} t order by id`,
      `ratings of ${table}`,
    );
  }
  await expectSame(
    client,
    "select subject_id, rating, review_count from rating_counts where review_count <> 0 order by 1, 2",
    `select subject, rating, count(*) from (select service_id as subject, rating ${SHOWN}
      union all select professional_id, rating ${SHOWN} union all select 'site', rating ${SHOWN})
      group by 1, 2 order by 1, 2`,
    "rating counts",
  );
  await expectSame(
    client,
    "select id, helpful_count from reviews order by id",
    "select id, (select count(*) from review_helpful where review_id = r.id) from reviews r order by id",
    "helpful counts",
  );
  await expectSame(
    client,
    "select id, completed_count from services order by id",
    "select id, (select count(*) from bookings where service_id = s.id and status = 'completed') from services s order by id",
    "completed bookings",
  );
  await expectIndexTrue(client);
}

async function expectIndexTrue(client: Client) {
  for (const [name, rank] of ORDERS) {
    const table = `search_${name}`;
    await client.execute(`insert into ${table} (${table}) values ('integrity-check')`);
    await expectSame(
      client,
      `select cast(id as text) from ${table}_docsize order by id`,
      `select cast(rank_${rank} as text) from services where ${LISTED} order by rank_${rank}`,
      `rows of ${table}`,
    );
    for (const word of WORDS) {
      for (const mark of ["", TITLE_MARK]) {
        await expectSame(
          client,
          `select rowid & 4294967295 from ${table} where ${table} match '"${mark}${word}"' order by 1`,
          `select number from services where ' ' || search_text || ' ' like '% ${mark}${word} %' and ${LISTED} order by 1`,
          `${mark}${word} in ${table}`,
        );
      }
    }
    await expectSame(
      client,
      `select rowid & 4294967295 from ${table} where ${table} match '"\ue002allweekends" AND "\ue002allpf"' order by 1`,
      `select number from services where availability_weekends = 1 and price_amount between 100000 and 999999
        and ${LISTED} order by 1`,
      `facets in ${table}`,
    );
  }
  for (const [token, condition] of [
    ["nall", "1"],
    ["ncconstructiontrades", "category_id = 'construction-trades'"],
    ["nselectricians", "subcategory_id = 'electricians'"],
  ]) {
    await expectSame(
      client,
      `select rowid & 4294967295 from search_newest where search_newest match '"\ue002${token}"' order by 1`,
      `select number from services where review_count = 0 and ${condition} and ${LISTED} order by 1`,
      `the new of ${token}`,
    );
  }
  await client.execute(
    "insert into search_word_parts (search_word_parts, rank) values ('integrity-check', 1)",
  );
  const textWords = `(select distinct value from services, json_each('["' || replace(search_text, ' ', '","') || '"]')
    where length(value) >= 3 and unicode(value) < 57344)`;
  expect(
    await all(
      client,
      `select value from ${textWords} where value not in (select word from search_words)`,
    ),
  ).toEqual([]);
}

/** One random change after another, as the site, a moderator or a deletion would make them. */
function randomChanges(random: SeededRandom, ids: { pros: string[]; customers: string[] }) {
  const services: string[] = [];
  const reviews: string[] = [];
  const bookings: string[] = [];
  const instant = () => (random.percent(25) ? NOW + random.below(1_000_000) : null);
  const title = () => `${random.pick(WORDS)} ${random.pick(WORDS)}`;
  const text = (words: string, categoryId: string, subcategoryId: string | null) =>
    searchText({
      title: words,
      description: random.pick(WORDS),
      categoryId,
      subcategoryId,
      city: "Linden",
      region: "Upper Demerara-Berbice",
      firstName: "Ravi",
      lastName: "Persaud",
      businessName: null,
      workRegions: [],
    });
  const place = () => {
    const category = random.pick(CATEGORIES.slice(0, 4));
    return [
      category.id,
      random.percent(30) ? null : random.pick(category.subcategories).id,
    ] as const;
  };
  const update = (table: string, id: string, column: string, value: InValue): InStatement => ({
    sql: `update ${table} set ${column} = ? where id = ?`,
    args: [value, id],
  });

  const changes: Record<string, () => InStatement> = {
    "new service": () => {
      const [categoryId, subcategoryId] = place();
      const words = title();
      const id = randomUUID();
      services.push(id);
      return {
        sql: `insert into services (id, pro_id, title, description, category_id, subcategory_id, price_amount, location_city,
          location_zipcode, availability_weekdays, availability_weekends, status, search_text, created_at, updated_at)
          select ?, id, ?, '', ?, ?, ?, 'Linden', 'GY-UD', 1, ?, ?, ?, ?, ? from users where id = ?`,
        args: [
          ...[id, words, categoryId, subcategoryId, 1 + random.below(2_000_000), random.below(2)],
          ...[random.pick(["active", "active", "inactive", "pending"])],
          ...[text(words, categoryId, subcategoryId), NOW - random.below(10_000_000_000), NOW],
          random.pick(ids.pros),
        ],
      };
    },
    "new title": () => {
      const [categoryId, subcategoryId] = place();
      const words = title();
      return {
        sql: "update services set title = ?, category_id = ?, subcategory_id = ?, search_text = ? where id = ?",
        args: [
          words,
          categoryId,
          subcategoryId,
          text(words, categoryId, subcategoryId),
          random.pick(services),
        ],
      };
    },
    "new price": () =>
      update("services", random.pick(services), "price_amount", 1 + random.below(2_000_000)),
    "new status": () =>
      update(
        "services",
        random.pick(services),
        "status",
        random.pick(["active", "inactive", "pending"]),
      ),
    "new days": () =>
      update("services", random.pick(services), "availability_weekends", random.below(2)),
    "new age": () =>
      update("services", random.pick(services), "created_at", NOW - random.below(9_000_000_000)),
    "moderated service": () => update("services", random.pick(services), "hidden_at", instant()),
    "delete service": () => update("services", random.pick(services), "deleted_at", instant()),
    "deleted service": () => ({
      sql: `delete from services where id = ?
        and not exists (select 1 from bookings where service_id = services.id)`,
      args: [random.pick(services)],
    }),
    "new owner state": () =>
      update(
        "users",
        random.pick(ids.pros),
        random.pick(["hidden_at", "deactivated_at", "deletion_requested_at", "deleted_at"]),
        random.percent(80) ? null : NOW,
      ),
    "new visibility": () => ({
      sql: `insert into settings (user_id, profile_visibility, updated_at) select id, ?, 0 from users where id = ?
        on conflict do update set profile_visibility = excluded.profile_visibility`,
      args: [random.pick(["public", "public", "registered", "private"]), random.pick(ids.pros)],
    }),
    "new review": () => {
      const id = randomUUID();
      reviews.push(id);
      return {
        sql: `insert into reviews (id, service_id, professional_id, customer_id, rating, comment, hidden_at, created_at, updated_at)
          select ?, s.id, s.pro_id, c.id, ?, '', ?, ?, ? from services s, users c where s.id = ? and c.id = ?
          on conflict do nothing`,
        args: [
          ...[id, 1 + random.below(5), random.percent(90) ? null : NOW, NOW, NOW],
          ...[random.pick(services), random.pick(ids.customers)],
        ],
      };
    },
    "new rating": () => update("reviews", random.pick(reviews), "rating", 1 + random.below(5)),
    "new rating and moderated": () => ({
      sql: "update reviews set rating = ?, hidden_at = ? where id = ?",
      args: [1 + random.below(5), instant(), random.pick(reviews)],
    }),
    "deleted review": () => ({
      sql: "delete from reviews where id = ?",
      args: [random.pick(reviews)],
    }),
    "helpful vote": () => ({
      sql: `insert into review_helpful (review_id, user_id, created_at)
        select r.id, u.id, 0 from reviews r, users u where r.id = ? and u.id = ? on conflict do nothing`,
      args: [random.pick(reviews), random.pick(ids.customers)],
    }),
    "vote taken back": () => ({
      sql: "delete from review_helpful where review_id = ? and user_id = ?",
      args: [random.pick(reviews), random.pick(ids.customers)],
    }),
    "deleted person": () => ({
      sql: `delete from users where id = ?
        and not exists (select 1 from bookings where professional_id = users.id)`,
      args: [random.pick([...ids.pros.slice(0, 2), ...ids.customers])],
    }),
    "new booking": () => {
      const id = randomUUID();
      bookings.push(id);
      const startsAt = NOW + bookings.length * 10_000_000;
      return {
        sql: `insert into bookings (id, reference, service_id, customer_id, professional_id, booking_date, booking_time,
          starts_at, ends_at, status, total_amount, price_type, location, idempotency_key, created_at, updated_at)
          select ?, ?, s.id, c.id, s.pro_id, '', '', ?, ?, 'confirmed', 1, 'fixed', 'customer', ?, 0, 0 from services s, users c
          where s.id = ? and c.id = ?`,
        args: [
          ...[id, id, startsAt, startsAt + 1, id],
          ...[random.pick(services), random.pick(ids.customers)],
        ],
      };
    },
    "booking of another status": () =>
      update(
        "bookings",
        random.pick(bookings),
        "status",
        random.pick(["confirmed", "completed", "completed", "cancelled"]),
      ),
    "deleted booking": () => ({
      sql: "delete from bookings where id = ?",
      args: [random.pick(bookings)],
    }),
  };
  const often: Record<string, number> = {
    "new service": 9,
    "new review": 9,
    "helpful vote": 6,
    "new booking": 6,
  };
  const names = Object.keys(changes).flatMap((name) => Array<string>(often[name] ?? 2).fill(name));
  return {
    first: () =>
      [changes["new service"], changes["new review"], changes["new booking"]].flatMap((make) =>
        make ? [make()] : [],
      ),
    change: () => changes[random.pick(names)]?.() ?? "select 1",
  };
}

async function stormedDatabase(seed: number) {
  const { client } = await emptyDatabase();
  const random = seededRandom(seed);
  const pros = await Promise.all(Array.from({ length: 12 }, () => addProfessional(client)));
  const customers = await Promise.all(Array.from({ length: 12 }, () => addCustomer(client)));
  const { first, change } = randomChanges(random, { pros, customers });
  await client.batch(first(), "write");
  return { client, random, change };
}

describe("counts, ratings and the search index", () => {
  test.each([1, 2, 3])(
    "always equal a recount, after random changes (threats 52, 54) [seed %i]",
    async (seed) => {
      const { client, random, change } = await stormedDatabase(seed);
      for (let step = 1; step <= STEPS; step++) {
        const changes = Array.from({ length: 1 + random.below(3) }, change);
        if (random.percent(15)) {
          const broken = client.batch([...changes, "insert into nowhere values (1)"], "write");
          await expect(broken).rejects.toThrow(/nowhere/);
        } else {
          await client.batch(changes, "write");
        }
        if (step % CHECK_EVERY === 0) await expectTrue(client);
      }
      const [left] = await all(client, `select count(*) from services where ${LISTED}`);
      expect(left?.[0], "the changes leave something to find").toBeGreaterThan(5);
    },
  );

  test("are unchanged after a batch that was rolled back (threat 52)", async () => {
    const { client, change } = await stormedDatabase(4);
    for (let step = 0; step < 60; step++) await client.batch([change()], "write");
    const tables = ["category_counts", "rating_counts", "search_words", "search_slips"];
    const indexes = ORDERS.map(
      ([name]) => `select cast(id as text) from search_${name}_docsize order by 1`,
    );
    const picture = () =>
      Promise.all(
        [...tables.map((table) => `select * from ${table}`), ...indexes].map((sql) =>
          all(client, sql),
        ),
      );
    const before = await picture();
    for (let round = 0; round < 20; round++) {
      const broken = client.batch([...Array.from({ length: 10 }, change), "selec"], "write");
      await expect(broken).rejects.toThrow();
    }
    expect(await picture()).toEqual(before);
    await expectTrue(client);
  });

  test("never fall below zero: a vote or a review can be removed only once (threat 54)", async () => {
    const { client, change } = await stormedDatabase(5);
    for (let step = 0; step < 100; step++) await client.batch([change()], "write");
    for (const wipe of [
      "delete from bookings",
      "delete from review_helpful",
      "delete from reviews",
      "delete from services",
    ]) {
      await client.execute(wipe);
      await client.execute(wipe);
      await expectTrue(client);
    }
    expect(await all(client, "select sum(service_count) from category_counts")).toEqual([[0]]);
    expect(await all(client, "select sum(review_count) from rating_counts")).toEqual([[0]]);
  });
});
