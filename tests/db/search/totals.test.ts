import type { Client } from "@libsql/client";
import { beforeAll, describe, expect, test } from "vitest";
import { SORTS } from "#app/domain/search/filters.ts";
import type { Database } from "#db/connection/client.ts";
import { searchServices } from "#db/search/search.ts";
import { countedDatabase, emptyDatabase } from "#tests/support/database.ts";
import { addProfessional, addService } from "#tests/support/fixtures.ts";
import { countSuggestions, filtersOf, LINDEN } from "#tests/support/records/search.ts";

describe("a search with very many matches", () => {
  let client: Client;
  let db: Database;
  const MANY = 1_100;
  beforeAll(async () => {
    ({ client, db } = await emptyDatabase());
    const proId = await addProfessional(client);
    await addService(client, proId, { title: "Roof 0" });
    await client.execute(`insert into services (id, pro_id, title, description, category_id, subcategory_id, price_amount,
      location_city, location_zipcode, availability_weekdays, search_text, created_at, updated_at)
      with recursive n (i) as (select 1 union all select i + 1 from n where i < ${MANY - 1})
      select 'id' || i, pro_id, 'Roof ' || i, description, category_id, subcategory_id, 100 * i, location_city, location_zipcode, 1,
        search_text, created_at - 1000 * i, 0 from services, n`);
    await addService(client, proId, { title: "Wires", ...LINDEN, price_amount: 990_000 });
  });

  test("counts to 1,001 and no further, and each suggestion to 21 (decision 12)", async () => {
    const { total, page, cards } = await searchServices(db, filtersOf({ q: "roof" }));
    expect({ total, page, shown: cards.length }).toEqual({ total: 1001, page: 1, shown: 18 });
    expect(await countSuggestions(db, [filtersOf({ q: "roof" })])).toEqual([21]);
  });

  test("ends at page 56, in every order (decision 12)", async () => {
    for (const sort of SORTS) {
      const { page, cards } = await searchServices(db, filtersOf({ sort, page: "1000000000" }));
      expect(page).toBe(56);
      expect(cards.length).toBeGreaterThan(0);
    }
    const { cards } = await searchServices(db, filtersOf({ sort: "price_low", page: "56" }));
    expect(cards[0]?.title).toBe("Roof 991");
  });

  test("shows the last page for a page past the end (decision 12)", async () => {
    const { total, page, cards } = await searchServices(
      db,
      filtersOf({ maxPrice: "50", page: "30" }),
    );
    expect({ total, page, shown: cards.length }).toEqual({ total: 50, page: 3, shown: 14 });
    const none = await searchServices(db, filtersOf({ q: "zzzz", page: "7" }));
    expect(none).toMatchObject({ total: 0, page: 1, cards: [] });
  });

  test("counts what a place or a filter leaves of a trade with more than 1,000 (decision 12)", async () => {
    const narrowed: [filters: Record<string, string>, found: number][] = [
      [{ location: "Linden" }, 1],
      [{ rating: "4" }, 0],
      [{ availability: "evenings" }, 0],
      [{ category: "pet-services" }, 0],
      [{ subcategory: "plumbers" }, 0],
      [{ minPrice: "1099" }, 3],
    ];
    for (const [filters, found] of narrowed) {
      const { total } = await searchServices(db, filtersOf({ q: "electrician", ...filters }));
      expect(total, JSON.stringify(filters)).toBe(found);
    }
    for (const q of ["", "electrician"]) {
      const { total } = await searchServices(db, filtersOf({ q, subcategory: "electricians" }));
      expect(total).toBe(1001);
    }
  });

  test("counts of a large trade only those who do what some of it do", async () => {
    const proId = String((await client.execute("select id from users")).rows[0]?.id);
    const music = { category_id: "education-tutoring", subcategory_id: "music-lessons" };
    for (const title of ["Guitar for beginners", "Singing in a choir"]) {
      await addService(client, proId, { ...music, title });
    }
    await client.execute(
      "update category_counts set service_count = 2000 where subcategory_id = 'music-lessons'",
    );
    const found = await searchServices(db, filtersOf({ q: "guitar lessons" }));
    expect(found).toMatchObject({ total: 1 });
    expect(await searchServices(db, filtersOf({ q: "music lessons" }))).toMatchObject({
      total: 1001,
    });
    await client.execute("delete from services where subcategory_id = 'music-lessons'");
  });

  test("counts to the cap also where the typo of the text is corrected", async () => {
    const few = await searchServices(db, filtersOf({ q: "electrican", maxPrice: "50" }));
    expect(few).toMatchObject({ total: 50, reading: { corrected: "electrician" } });
    expect(await searchServices(db, filtersOf({ q: "electrican" }))).toMatchObject({ total: 1001 });
  });

  test("takes one round trip, whatever the number of matches", async () => {
    const { db: counted, calls } = countedDatabase(client);
    await searchServices(counted, filtersOf({ q: "electrician" }));
    await searchServices(counted, filtersOf({ q: "wiring", sort: "rating", page: "56" }));
    expect(calls.count).toBe(2);
  });

  test("has an exact total when the bounds leave few", async () => {
    for (const maxPrice of ["1", "999.99", "1000.01", "1098"]) {
      const { total } = await searchServices(db, filtersOf({ maxPrice }));
      expect(total).toBe(Math.min(1001, Math.floor(Number(maxPrice))));
    }
  });
});

describe("counting suggested searches", () => {
  test("gives each the total of its own search, in the second round trip of the search that found nothing", async () => {
    const { client } = await emptyDatabase();
    const proId = await addProfessional(client);
    for (const price of [100, 5_000, 700_000])
      await addService(client, proId, { price_amount: price });
    const { db, calls } = countedDatabase(client);
    const queries: Record<string, string>[] = [
      {},
      { q: "wiring" },
      { q: "nothing" },
      { maxPrice: "50.01" },
      { rating: "4" },
    ];
    const searches = queries.map(filtersOf);
    expect(await countSuggestions(db, searches)).toEqual([3, 3, 0, 2, 0]);
    expect(calls.count).toBe(2);
    for (const filters of searches) {
      const [count] = await countSuggestions(db, [filters]);
      expect(count).toBe((await searchServices(db, filters)).total);
    }
  });
});
