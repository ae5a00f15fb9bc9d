import type { Client } from "@libsql/client";
import { beforeAll, describe, expect, test } from "vitest";
import { verifyPassword } from "#app/auth/password.ts";
import { refusalOf } from "#app/domain/bookings/guard-rules.ts";
import { JOB_STATUSES } from "#app/domain/jobs/job.ts";
import { AREAS } from "#app/domain/places/areas.ts";
import { REGIONS } from "#app/domain/places/regions.ts";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { readBroken } from "#db/bookings/guard.ts";
import type { Database } from "#db/connection/client.ts";
import { readBoard } from "#db/jobs/board.ts";
import { guardedTime } from "#db/jobs/offers.ts";
import { DEMO_PASSWORD } from "#demo/demo-password.ts";
import { buildDemoPeople } from "#demo/demo-people.ts";
import { jobRows } from "#demo/job-rows.ts";
import { seed } from "#demo/seed.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { elements, partUnder, textIn, texts } from "#tests/support/html.ts";

let client: Client;
let db: Database;
let app: ReturnType<typeof appOver>;

beforeAll(async () => {
  const database = await emptyDatabase();
  client = database.client;
  db = database.db;
  await seed(client, { now: NOW });
  app = appOver(database.db);
});

async function rowsOf(sql: string, from = client) {
  return (await from.execute(sql)).rows.map((row) => ({ ...row }));
}

async function count(sql: string): Promise<number> {
  const [row] = await rowsOf(`select count(*) as n from ${sql}`);
  return Number(row?.n);
}

/** The services that a search shows, in its order. */
async function found(q: string) {
  const { status, document } = await app.page(`/search?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  const services = await rowsOf(
    "select id, title, category_id as category, subcategory_id as subcategory, location_city as city, location_state as region from services",
  );
  return elements(document, "h3").map((heading) => {
    const [link] = elements(heading, "a");
    const id = link?.attributes.href?.slice("/service/".length);
    const service = services.find((row) => row.id === id);
    if (!service) throw new Error(`No service: ${textIn(heading)}`);
    return service;
  });
}

const titlesOf = (services: readonly Record<string, unknown>[]) =>
  services.map(({ title }) => title);

describe("the demo data", () => {
  test("has first visits as long as is usual in each trade", async () => {
    const lengths = await rowsOf(
      "select visit_minutes, count(*) as n from services group by visit_minutes",
    );
    expect(lengths.length).toBeGreaterThanOrEqual(6);
    expect(
      await rowsOf(
        "select distinct visit_minutes as minutes from services where subcategory_id = 'movers'",
      ),
    ).toEqual([{ minutes: 240 }]);
  });

  test("has about 60 professionals and 300 services in all 20 categories and ten regions", async () => {
    expect(await count("users where role = 'professional'")).toBeGreaterThanOrEqual(55);
    expect(await count("services")).toBeGreaterThanOrEqual(280);
    const categories = await rowsOf(
      "select category_id, count(*) as n from services where listed = 1 group by category_id",
    );
    expect(categories.map(({ category_id }) => category_id).sort()).toEqual(
      CATEGORIES.map(({ id }) => id).sort(),
    );
    for (const { category_id, n } of categories) {
      expect(Number(n), String(category_id)).toBeGreaterThanOrEqual(8);
    }
    const regions = await rowsOf("select distinct location_state as name from services");
    expect(regions.map(({ name }) => name).sort()).toEqual(REGIONS.map(({ name }) => name).sort());
  });

  test("has only subcategories of its categories, and prices people would pay", async () => {
    const rows = await rowsOf("select category_id, subcategory_id, price_amount from services");
    const known = new Set(
      CATEGORIES.flatMap(({ id, subcategories }) => subcategories.map((sub) => `${id}/${sub.id}`)),
    );
    for (const { category_id, subcategory_id, price_amount } of rows) {
      expect(known).toContain(`${category_id}/${subcategory_id}`);
      expect(Number(price_amount)).toBeGreaterThanOrEqual(10_000);
      expect(Number(price_amount) % 100).toBe(0);
    }
  });

  test("has two verified accounts to sign in with, with the one password", async () => {
    const people = await rowsOf(
      "select email, role, password_hash, email_verified_at from users where email in ('customer@kayap.test', 'pro@kayap.test') order by email",
    );
    expect(people.map(({ email, role }) => [email, role])).toEqual([
      ["customer@kayap.test", "customer"],
      ["pro@kayap.test", "professional"],
    ]);
    for (const { password_hash, email_verified_at } of people) {
      expect(Number(email_verified_at)).toBeLessThanOrEqual(NOW);
      expect(await verifyPassword(DEMO_PASSWORD, String(password_hash))).toBe(true);
      expect(await verifyPassword(`${DEMO_PASSWORD}x`, String(password_hash))).toBe(false);
    }
  });

  test("gives both accounts bookings, reviews and conversations to look at", async () => {
    const of = (email: string) => `(select id from users where email = '${email}')`;
    const customer = of("customer@kayap.test");
    const pro = of("pro@kayap.test");
    expect(await count(`bookings where customer_id = ${customer}`)).toBeGreaterThan(0);
    expect(await count(`saved_services where user_id = ${customer}`)).toBeGreaterThan(0);
    expect(await count(`conversation_members where user_id = ${customer}`)).toBeGreaterThan(0);
    expect(await count(`reviews where customer_id = ${customer}`)).toBeGreaterThan(0);
    expect(await count(`services where pro_id = ${pro} and listed = 1`)).toBeGreaterThan(0);
    for (const status of ["pending", "confirmed"]) {
      expect(
        await count(
          `bookings where professional_id = ${pro} and status = '${status}' and starts_at > ${NOW}`,
        ),
        status,
      ).toBeGreaterThan(0);
    }
    expect(await count(`reviews where professional_id = ${pro}`)).toBeGreaterThan(0);
  });

  test("has jobs in every state, three offers to compare, and jobs on the board of the professional", async () => {
    const states = await rowsOf("select distinct status from jobs order by status");
    expect(states.map(({ status }) => status)).toEqual([...JOB_STATUSES].sort());
    const compared = `(select job_id from offers where status = 'open' group by job_id having count(*) = 3)`;
    expect(
      await count(`jobs where status = 'open' and expires_at > ${NOW} and id in ${compared}
        and customer_id = (select id from users where email = 'customer@kayap.test')`),
    ).toBe(1);
    const [pro] = await rowsOf("select id from users where email = 'pro@kayap.test'");
    const board = await readBoard(db, {
      me: String(pro?.id),
      trade: null,
      region: null,
      page: 1,
      at: NOW,
    });
    expect(board.list.filter(({ ownOffer }) => ownOffer === null).length).toBeGreaterThanOrEqual(2);
    expect(board.sent.map(({ status }) => status).sort()).toEqual([
      "accepted",
      "not-chosen",
      "open",
    ]);
  });

  test("has jobs and offers that are still open on whatever day it is seeded", () => {
    for (let days = 0; days < 14; days += 1) {
      const now = NOW + days * DAY_MS;
      const { jobs, offers } = jobRows(buildDemoPeople(), now, new Map());
      for (const job of jobs.filter(({ status }) => status === "open")) {
        expect(job.expiresAt, job.what).toBeGreaterThan(now);
      }
      for (const { times } of offers.filter(({ status }) => status === "open")) {
        expect(times.length).toBeGreaterThan(0);
        expect(Math.min(...times)).toBeGreaterThan(now + DAY_MS / 2);
      }
    }
  });

  test("has offers at times that are free, and none more than a job takes", async () => {
    const open = await rowsOf(
      `select o.*, j.customer_id from offers o join jobs j on j.id = o.job_id where o.status = 'open'`,
    );
    expect(open.length).toBeGreaterThan(3);
    for (const offer of open) {
      const times: unknown = JSON.parse(String(offer.times));
      if (!Array.isArray(times)) throw new Error("Times are a list.");
      const guarded = {
        serviceId: String(offer.service_id),
        professionalId: String(offer.professional_id),
        customerId: String(offer.customer_id),
        minutes: Number(offer.minutes),
      };
      for (const time of times) {
        const broken = await readBroken(db, guardedTime(guarded, Number(time), NOW));
        expect(refusalOf(broken, "offer"), String(offer.message)).toBeNull();
      }
    }
    expect(
      await count(`jobs where offers_wanted <
        (select count(*) from offers where job_id = jobs.id and status in ('open', 'accepted'))`),
    ).toBe(0);
  });

  test("is the same after every seeding, row by row", async () => {
    const again = (await emptyDatabase()).client;
    await seed(again, { now: NOW });
    const tables = await rowsOf(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'search_%' and name not in ('migrations', 'libsql_wasm_func_table')",
    );
    expect(tables.length).toBeGreaterThan(15);
    for (const { name } of tables) {
      // Some columns hold integers too large for JavaScript, so each is read as its literal.
      const columns = await rowsOf(
        `select name from pragma_table_xinfo('${name}') where hidden = 0`,
      );
      const list = columns.map((column) => `quote("${column.name}")`).join(", ");
      const sql = `select ${list} from ${name} order by ${list}`;
      expect(await rowsOf(sql, again), String(name)).toEqual(await rowsOf(sql));
    }
  });

  test("has nothing that was created after now", async () => {
    for (const table of [
      "users",
      "services",
      "reviews",
      "messages",
      "bookings",
      "jobs",
      "offers",
    ]) {
      expect(await count(`${table} where created_at <= ${NOW}`), table).toBeGreaterThan(0);
      expect(await count(`${table} where created_at > ${NOW}`), table).toBe(0);
    }
  });

  test("fills every list of the home page", async () => {
    const { document } = await app.page("/");
    expect(texts(partUnder(document, "Featured services"), "h3")).toHaveLength(4);
    expect(elements(partUnder(document, "Top-rated professionals"), "li")).toHaveLength(4);
    const counts = texts(partUnder(document, "Popular categories"), "small");
    expect(counts.length).toBeGreaterThan(5);
    for (const text of counts) expect(text).toMatch(/^\d\d services$/);
  });

  test("has the same count of services in the list of categories as on each category page", async () => {
    const { document } = await app.page("/categories");
    for (const { id, name } of CATEGORIES) {
      const { document: page } = await app.page(`/category/${id}`);
      const found = texts(page, "h2").find((text) => text.endsWith("Found"));
      const n = found?.split(" ")[0];
      expect(textIn(partUnder(document, name)), name).toContain(` ${n} service`);
    }
  });

  test("shows each listed service at its address", async () => {
    const rows = await rowsOf("select id, title from services where listed = 1 order by number");
    expect(rows.length).toBeGreaterThan(100);
    for (const { id, title } of rows.filter((_, i) => i % 10 === 0)) {
      const { status, document } = await app.page(`/service/${id}`);
      expect(status).toBe(200);
      expect(texts(document, "h1")).toEqual([title]);
    }
  });
});

describe("a search of the demo data", () => {
  test.each([
    ["Home Repair", 3, "Home repair, the small jobs on your list"],
    ["Hair Stylist", 7, "Hair stylist for cuts, colour and blow-outs"],
    ["IT Support", 3, "IT support for homes and small offices, East Bank"],
    ["Event Planning", 2, "Event planning for birthdays, fairs and offices"],
    ["EBD electrician", 2, "Electrician on the East Bank, faults and small jobs"],
    ["roof zinc", 2, "Zinc roof put on new or changed over"],
    ["roof zinc", 2, "Leaking roof found and sealed"],
    ["a/c", 3, "A/C installation with bracket and breaker"],
    ["A.C.", 3, "A/C service and gas for split units"],
    ["A/C car", 1, "Car A/C checked, vacuumed and filled"],
  ])("for %s has among its first %i results: %s", async (q, most, title) => {
    expect(titlesOf((await found(q)).slice(0, most))).toContain(title);
  });

  test("for Hair Stylist finds only people who do hair and beards", async () => {
    const services = await found("Hair Stylist");
    expect(services.length).toBeGreaterThanOrEqual(3);
    for (const { category, title } of services) {
      expect(category, String(title)).toBe("beauty-personal-care");
    }
  });

  test("for Home Repair finds only people who look after homes", async () => {
    const services = await found("Home Repair");
    expect(services.length).toBeGreaterThanOrEqual(1);
    for (const { category, title } of services) {
      expect(category, String(title)).toBe("home-services-maintenance");
    }
  });

  test("for ECD lessons has the people of the East Coast before those of the rest of the region", async () => {
    const villages = AREAS.find(({ short }) => short === "ECD")?.villages ?? [];
    const services = await found("ECD lessons");
    const isThere = services.map(({ city }) => villages.includes(String(city)));
    expect(new Set(isThere)).toEqual(new Set([true, false]));
    expect(isThere).toEqual(isThere.toSorted((a, b) => Number(b) - Number(a)));
    for (const { region } of services) expect(region).toBe("Demerara-Mahaica");
  });

  test("for electrican, with one typo, finds what electrician finds, and says so", async () => {
    const { document } = await app.page("/search?q=electrican");
    expect(textIn(document)).toContain("Showing results for electrician.");
    const services = titlesOf(await found("electrican"));
    expect(services).toEqual(titlesOf(await found("electrician")));
    expect(services).toContain("Electrician on the East Bank, faults and small jobs");
    expect(services).toContain("House wiring and breaker panels");
  });
});
