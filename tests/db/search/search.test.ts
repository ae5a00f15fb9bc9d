import type { Client } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import { type SearchFilters, SORTS } from "#app/domain/search/filters.ts";
import type { Database } from "#db/connection/client.ts";
import { searchServices } from "#db/search/search.ts";
import {
  addProfessional,
  addService,
  NOW,
  type ServiceFields,
  setVisibility,
} from "#tests/support/fixtures.ts";
import {
  countSuggestions,
  DIAMOND,
  ECCLES,
  emptyCatalogue,
  filtersOf,
  KITTY,
  LETHEM,
  LINDEN,
  PLUMBER,
} from "#tests/support/records/search.ts";

const HOUR = 3_600_000;

describe("a search", () => {
  let catalogue: Awaited<ReturnType<typeof emptyCatalogue>>;
  let client: Client;
  let db: Database;
  let proId: string;
  beforeEach(async () => {
    catalogue = await emptyCatalogue();
    ({ client, db, proId } = catalogue);
    return () => client.close();
  });
  const add = (title: string, fields: ServiceFields = {}) => catalogue.add(title, fields);
  const rate = (id: string, ...ratings: number[]) => catalogue.rate(id, ...ratings);
  const search = (query: Record<string, string>) => catalogue.search(query);
  const titles = (query: Record<string, string>) => catalogue.titles(query);

  describe("in another order", () => {
    test("sorts by rating, then by number of reviews, then by age of the entry", async () => {
      const ids: string[] = [];
      for (const title of ["None", "Four", "Five once", "Five twice", "None again"])
        ids.push(await add(title));
      const [, four = "", once = "", twice = ""] = ids;
      await rate(four, 4, 4, 4);
      await rate(once, 5);
      await rate(twice, 5, 5);
      expect(await titles({ sort: "rating" })).toEqual([
        "Five twice",
        "Five once",
        "Four",
        "None",
        "None again",
      ]);
      expect(await titles({ sort: "reviews" })).toEqual([
        "Four",
        "Five twice",
        "Five once",
        "None",
        "None again",
      ]);
    });

    test("sorts by price up and down, whatever the unit of the price, ties in a fixed order", async () => {
      await add("B", { price_amount: 500_000, price_type: "fixed" });
      await add("A", { price_amount: 99 });
      await add("C", { price_amount: 500_000, price_type: "starting_at" });
      await add("D", { price_amount: 1_000_000_000 });
      expect(await titles({ sort: "price_low" })).toEqual(["A", "B", "C", "D"]);
      expect(await titles({ sort: "price_high" })).toEqual(["D", "B", "C", "A"]);
    });

    test("pages through ties without skipping or repeating one (threat 53)", async () => {
      for (let i = 0; i < 60; i++) await add(`Quoble ${i}`, { created_at: NOW });
      for (const sort of SORTS) {
        const pages = await Promise.all(
          ["1", "2", "3", "4"].map((page) => search({ q: "quoble", sort, page })),
        );
        expect(pages.map(({ cards }) => cards.length)).toEqual([18, 18, 18, 6]);
        expect(new Set(pages.flatMap(({ cards }) => cards.map(({ id }) => id))).size, sort).toBe(
          60,
        );
      }
    });
  });

  describe("with filters", () => {
    test("applies all of them at once", async () => {
      const right: ServiceFields = {
        category_id: "construction-trades",
        subcategory_id: "roofers",
        location_city: "Linden",
        location_state: "Upper Demerara-Berbice",
        price_amount: 600_000,
        availability_weekends: 1,
        availability_evenings: 1,
      };
      const query = {
        q: "quoble",
        category: "construction-trades",
        subcategory: "roofers",
        location: "Linden",
        minPrice: "5000",
        maxPrice: "7000",
        rating: "4",
      };
      const allFilters = { ...query, availability: "weekends" };
      await rate(await add("Quoble right", right), 4);
      await rate(await add("Other right", right), 4);
      for (const wrong of [
        { category_id: "pet-services" },
        { subcategory_id: "plumbers" },
        LETHEM,
        { price_amount: 499_999 },
        { price_amount: 700_001 },
        { availability_weekends: 0 as const },
      ]) {
        await rate(await add("Quoble wrong", { ...right, ...wrong }), 4);
      }
      await rate(await add("Quoble badly rated", right), 3);
      await add("Quoble unrated", right);
      expect(await titles(allFilters)).toEqual(["Quoble right"]);
    });

    test("requires all chosen availability windows, not one of them (decision 11)", async () => {
      await add("Weekdays only");
      await add("Both", { availability_evenings: 1 });
      const filters = filtersOf({ availability: "weekdays" });
      const both: SearchFilters = { ...filters, availability: ["weekdays", "evenings"] };
      expect((await searchServices(db, both)).cards.map(({ title }) => title)).toEqual(["Both"]);
      expect((await searchServices(db, filters)).total).toBe(2);
    });

    test("finds prices within the bounds to the cent, both bounds included (decision 10)", async () => {
      for (const cents of [199_999, 200_000, 200_050, 299_999, 300_000, 300_001]) {
        await add(`$${cents}`, { price_amount: cents });
      }
      const within = (minPrice: string, maxPrice: string) =>
        titles({ minPrice, maxPrice, sort: "price_low" });
      expect(await within("2000", "3000")).toEqual(["$200000", "$200050", "$299999", "$300000"]);
      expect(await within("2000.01", "2999.99")).toEqual(["$200050", "$299999"]);
      expect(await within("3000.01", "")).toEqual(["$300001"]);
      expect(await within("", "1999.99")).toEqual(["$199999"]);
      expect(await within("2000.50", "2000.50")).toEqual(["$200050"]);
      expect(await within("0", "1000")).toHaveLength(6);
    });

    test("finds ratings of at least 4.5, 4 and 3", async () => {
      await rate(await add("4.5"), 4, 5);
      await rate(await add("4.4"), 4, 4, 4, 5, 5);
      await rate(await add("3"), 3);
      await rate(await add("2.9"), 3, 3, 3, 3, 3, 3, 3, 3, 3, 2);
      await add("none");
      const at = async (rating: string) => (await titles({ rating, sort: "rating" })).join(" ");
      expect(await at("4.5")).toBe("4.5");
      expect(await at("4")).toBe("4.5 4.4");
      expect(await at("3")).toBe("4.5 4.4 3");
      expect(await at("0")).toBe("4.5 4.4 3 2.9 none");
    });

    test("counts the subcategories of the chosen category, whatever the other filters are", async () => {
      await add("A", { category_id: "construction-trades", subcategory_id: "roofers" });
      await add("B", { category_id: "construction-trades", subcategory_id: "roofers" });
      await add("C", { category_id: "construction-trades", subcategory_id: "plumbers" });
      const { subcategoryCounts, total } = await search({
        q: "trades",
        category: "construction-trades",
        maxPrice: "1",
      });
      expect(subcategoryCounts).toEqual({ roofers: 2, plumbers: 1 });
      expect(total).toBe(0);
      expect((await search({})).subcategoryCounts).toEqual({});
    });
  });

  describe("in the location box", () => {
    beforeEach(async () => {
      await add("At Kitty", { ...KITTY, created_at: NOW });
      await add("At Eccles", { ...ECCLES, created_at: NOW - HOUR });
      await add("At Diamond", { ...DIAMOND, created_at: NOW - 2 * HOUR });
      await add("At Linden", LINDEN);
      await add("Talks of tiles", { ...LETHEM, description: "tiles from Diamond" });
    });

    test("of a village: that village first, then its area, then its region (decision 113)", async () => {
      for (const location of ["diamond", "Diamond, Guyana", " DIAMOND  "]) {
        expect(await titles({ location }), location).toEqual([
          "At Diamond",
          "At Eccles",
          "At Kitty",
        ]);
      }
    });

    test("of an area, by name or abbreviation: the area first, then its region", async () => {
      for (const location of ["East Bank Demerara", "EBD", "ebd"]) {
        expect(await titles({ location }), location).toEqual([
          "At Eccles",
          "At Diamond",
          "At Kitty",
        ]);
      }
    });

    test("of a region, by name or number: everything in it by standing", async () => {
      for (const location of ["Region 4", "region four", "demerara-mahaica", "R4"]) {
        expect(await titles({ location }), location).toEqual([
          "At Kitty",
          "At Eccles",
          "At Diamond",
        ]);
      }
      expect(await titles({ location: "region 10" })).toEqual(["At Linden"]);
      expect(await titles({ location: "region 1" })).toEqual([]);
    });

    test("with a typo: the place that was meant", async () => {
      expect(await titles({ location: "Lindin" })).toEqual(["At Linden"]);
      expect(await titles({ location: "Diamnod" })).toContain("At Diamond");
    });

    test("with the beginning of a name: the places that begin so", async () => {
      expect(await titles({ location: "diam" })).toEqual(["At Diamond"]);
    });

    test("ignores places that only the description names", async () => {
      expect(await titles({ location: "Diamond" })).not.toContain("Talks of tiles");
      expect(await titles({ q: "Diamond" })).toEqual(["At Diamond"]);
    });

    test("counts more than a place in the text", async () => {
      const { cards, reading } = await search({ q: "in Linden", location: "Kitty" });
      expect(cards[0]?.title).toBe("At Kitty");
      expect(reading.place).toBeNull();
    });
  });

  describe("shows to visitors", () => {
    test("only active services of public people (threat 30)", async () => {
      const person = async (column: string) => {
        const id = await addProfessional(client);
        await addService(client, id, { title: `Of ${column}` });
        await client.execute({
          sql: `update users set ${column} = ? where id = ?`,
          args: [NOW, id],
        });
      };
      await add("Seen");
      await add("Inactive", { status: "inactive" });
      await add("Pending", { status: "pending" });
      for (const column of ["hidden_at", "deleted_at"]) {
        await client.execute({
          sql: `update services set ${column} = 1 where id = ?`,
          args: [await add(column)],
        });
      }
      for (const column of ["hidden_at", "deactivated_at", "deletion_requested_at", "deleted_at"]) {
        await person(column);
      }
      const [hidden, registered] = [await addProfessional(client), await addProfessional(client)];
      await setVisibility(client, hidden, "private");
      await setVisibility(client, registered, "registered");
      await addService(client, hidden, { title: "Private" });
      await addService(client, registered, { title: "Registered" });
      for (const sort of SORTS) {
        expect((await titles({ sort })).sort(), sort).toEqual(["Registered", "Seen"]);
      }
      expect(await countSuggestions(db, [filtersOf({})])).toEqual([2]);
    });

    test("every change at once, in every order (threat 57)", async () => {
      const id = await add("Before");
      await client.execute({
        sql: "update services set status = 'inactive' where id = ?",
        args: [id],
      });
      for (const sort of SORTS) expect(await titles({ sort })).toEqual([]);
      await client.execute({
        sql: "update services set status = 'active' where id = ?",
        args: [id],
      });
      for (const sort of SORTS) expect(await titles({ sort })).toEqual(["Before"]);
    });
  });

  test("gives every field that a card shows", async () => {
    const id = await add("Quoble", {
      description: `${"x".repeat(200)}`,
      business_name: null,
      price_amount: 123_456,
    });
    const { cards } = await catalogue.search({ q: "quoble" }, { now: NOW });
    expect(cards).toEqual([
      {
        id,
        number: 1,
        title: "Quoble",
        snippet: "x".repeat(160),
        categoryId: "pet-services",
        subcategoryId: null,
        priceAmount: 123_456,
        priceType: "hourly",
        city: "La Grange",
        region: "Essequibo Islands-West Demerara",
        rating: 0,
        reviewCount: 0,
        availability: { weekdays: true, weekends: false, evenings: false },
        proId,
        proName: "Ravi Persaud",
        licensed: false,
        photoId: null,
        saved: null,
        nextFree: NOW + 2 * HOUR,
        worksIn: null,
      },
    ]);
  });

  test("takes one round trip, also with a typo in a trade, and a second one for a search without results", async () => {
    await add("Quoble", PLUMBER);
    const { trips } = catalogue;
    const once: Record<string, string>[] = [
      {},
      { q: "plumber" },
      { q: "quoble", location: "La Grange", minPrice: "5" },
      { q: "plumber in La Grange", sort: "price_low" },
      { q: "quobl" },
      { q: "plumer" },
    ];
    for (const query of once) expect(await trips(query), JSON.stringify(query)).toBe(1);
    expect(await trips({ q: "plumber in Bartica" })).toBe(2);
    expect(await trips({ q: "xvqzt" })).toBe(2);
    expect(await trips({ q: "plumer", exact: "plumer" })).toBe(2);
  });
});
