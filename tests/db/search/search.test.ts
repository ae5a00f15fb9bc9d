import type { Client } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import { type SearchFilters, SORTS } from "#app/domain/search/filters.ts";
import type { Database } from "#db/client.ts";
import { searchServices } from "#db/search/search.ts";
import { countedDatabase, emptyDatabase } from "../../support/database.ts";
import {
  addCustomer,
  addProfessional,
  addReview,
  addService,
  NOW,
  type ServiceFields,
  setVisibility,
} from "../../support/fixtures.ts";
import { countSuggestions, filtersOf } from "../../support/search.ts";

const HOUR = 3_600_000;

describe("a search", () => {
  let client: Client;
  let db: Database;
  let proId: string;
  beforeEach(async () => {
    ({ client, db } = await emptyDatabase());
    proId = await addProfessional(client);
    return () => client.close();
  });

  const plain: ServiceFields = {
    category_id: "pet-services",
    subcategory_id: null,
    description: "-",
  };
  const add = (title: string, fields: ServiceFields = {}) =>
    addService(client, proId, { ...plain, title, ...fields });
  const search = (query: Record<string, string>) => searchServices(db, filtersOf(query));
  const titles = async (query: Record<string, string>) =>
    (await search(query)).cards.map(({ title }) => title);
  async function rate(serviceId: string, ...ratings: number[]) {
    for (const rating of ratings) {
      const customerId = await addCustomer(client);
      await addReview(client, { serviceId, proId, customerId }, { rating });
    }
  }

  describe("by relevance", () => {
    test("puts title, category and name before the description, and the newest first in each (decision 9)", async () => {
      await add("Gutters", { description: "roof work", created_at: NOW - HOUR });
      await add("Old roof", { created_at: NOW - 3 * HOUR });
      await add("Tanks", { description: "roof tanks", created_at: NOW });
      await add("New roof", { created_at: NOW - 2 * HOUR });
      await add("Painting", { business_name: "Roof Kings", created_at: NOW - 4 * HOUR });
      expect(await titles({ q: "roof" })).toEqual([
        "New roof",
        "Old roof",
        "Painting",
        "Tanks",
        "Gutters",
      ]);
    });

    test("requires every word, wherever each stands", async () => {
      await add("Roof repair", { created_at: NOW - HOUR });
      await add("Roof", { description: "and repair" });
      await add("Roof painting");
      expect(await titles({ q: "repair roof" })).toEqual(["Roof repair", "Roof"]);
    });

    test("lists every service, newest first, without a text", async () => {
      await add("Older", { created_at: NOW - HOUR });
      await add("Newest");
      expect(await titles({})).toEqual(["Newest", "Older"]);
    });

    test("finds category, subcategory and other names of the trade", async () => {
      await add("Panels", { category_id: "construction-trades", subcategory_id: "electricians" });
      for (const q of ["construction", "electricians", "GPL", "electrical"]) {
        expect(await titles({ q })).toEqual(["Panels"]);
      }
    });
  });

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
      for (let i = 0; i < 60; i++) await add(`Same ${i}`, { created_at: NOW });
      for (const sort of SORTS) {
        const pages = await Promise.all(
          ["1", "2", "3", "4"].map((page) => search({ q: "same", sort, page })),
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
        q: "work",
        category: "construction-trades",
        subcategory: "roofers",
        location: "Linden",
        minPrice: "5000",
        maxPrice: "7000",
        rating: "4",
      };
      const allFilters = { ...query, availability: "weekends" };
      await rate(await add("Work right", right), 4);
      await rate(await add("Other right", right), 4);
      for (const wrong of [
        { category_id: "pet-services" },
        { subcategory_id: "plumbers" },
        { location_city: "Kwakwani" },
        { price_amount: 499_999 },
        { price_amount: 700_001 },
        { availability_weekends: 0 as const },
      ]) {
        await rate(await add("Work wrong", { ...right, ...wrong }), 4);
      }
      await rate(await add("Work badly rated", right), 3);
      await add("Work unrated", right);
      expect(await titles(allFilters)).toEqual(["Work right"]);
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
        q: "c",
        category: "construction-trades",
      });
      expect(subcategoryCounts).toEqual({ roofers: 2, plumbers: 1 });
      expect(total).toBe(3);
      expect((await search({})).subcategoryCounts).toEqual({});
    });
  });

  describe("of a place", () => {
    beforeEach(async () => {
      await add("At Diamond", { location_city: "Diamond", location_state: "Demerara-Mahaica" });
      await add("At Linden", { location_city: "Linden", location_state: "Upper Demerara-Berbice" });
      await add("Talks of Diamond", {
        location_city: "Lethem",
        location_state: "Upper Takutu-Upper Essequibo",
        description: "tiles from Diamond",
      });
    });

    test("finds village, area, abbreviation, region's name and number, in any case", async () => {
      for (const location of [
        "diamond",
        "East Bank",
        "EBD",
        "ebd",
        "Region 4",
        "demerara-mahaica",
        "diam",
      ]) {
        expect(await titles({ location }), location).toEqual(["At Diamond"]);
      }
      expect(await titles({ location: "region 10" })).toEqual(["At Linden"]);
      expect(await titles({ location: "region 1" })).toEqual([]);
    });

    test("ignores places that only the description names", async () => {
      expect(await titles({ location: "Diamond" })).toEqual(["At Diamond"]);
      expect(await titles({ q: "Diamond" })).toEqual(["At Diamond", "Talks of Diamond"]);
    });

    test("finds the place also in the text of the search", async () => {
      expect(await titles({ q: "EBD" })).toEqual(["At Diamond"]);
      expect(await titles({ q: "at region 10" })).toEqual(["At Linden"]);
    });
  });

  describe("for part of a word", () => {
    test("finds words that begin with it and words that contain it, as full matches (decision 9)", async () => {
      await add("Electrical wiring");
      await add("Microelectronics");
      const { cards } = await search({ q: "electr" });
      expect(cards.map(({ title, fuzzy }) => [title, fuzzy])).toEqual([
        ["Electrical wiring", false],
        ["Microelectronics", false],
      ]);
    });

    test("matches A/C and numbers as whole words only", async () => {
      await add("A/C servicing");
      await add("Accounting");
      await add("Region 24 hours");
      for (const q of ["A/C", "a.c.", "A&C"])
        expect(await titles({ q })).toEqual(["A/C servicing"]);
      expect(await titles({ q: "ac" })).toEqual(["A/C servicing", "Accounting"]);
      expect(await titles({ q: "2" })).toEqual([]);
      expect(await titles({ q: "24" })).toEqual(["Region 24 hours"]);
    });

    test("ignores accents, case and apostrophes", async () => {
      await add("José D’Andrade café");
      for (const q of ["jose", "JOSÉ", "d'andrade", "dandrade", "CAFE", "cafe\u0301"]) {
        expect(await titles({ q }), q).toEqual(["José D’Andrade café"]);
      }
    });
  });

  describe("with a typo", () => {
    beforeEach(async () => {
      await add("Electrician");
      await add("Plumber");
    });

    test("adds services whose words are one letter away, marked as fuzzy (decision 9)", async () => {
      for (const q of ["electrican", "electriician", "elektrician", "eletcrician"]) {
        const { cards, total, hasTypo } = await search({ q });
        expect(
          cards.map(({ title, fuzzy }) => [title, fuzzy]),
          q,
        ).toEqual([["Electrician", true]]);
        expect({ total, hasTypo }).toEqual({ total: 1, hasTypo: true });
      }
    });

    test("puts them after exact matches, however old those are", async () => {
      await add("Lumbr", { created_at: NOW + HOUR });
      const { cards, total } = await search({ q: "lumbe" });
      expect(cards.map(({ title, fuzzy }) => [title, fuzzy])).toEqual([
        ["Plumber", false],
        ["Lumbr", true],
      ]);
      expect(total).toBe(2);
    });

    test("adds nothing for a word that is in the index or is a prefix of one", async () => {
      await add("Electrican");
      const { cards, hasTypo } = await search({ q: "electrican" });
      expect(cards.map(({ title }) => title)).toEqual(["Electrican"]);
      expect(hasTypo).toBe(false);
      expect((await search({ q: "plumb" })).hasTypo).toBe(false);
    });

    test("adds nothing for words of three letters, numbers and initials", async () => {
      await add("Zinc 1234");
      for (const q of ["zin", "znc", "1235", "A/D"]) {
        expect(
          (await search({ q })).cards.filter(({ fuzzy }) => fuzzy),
          q,
        ).toEqual([]);
      }
    });

    test("adds services for a typo in the place too", async () => {
      await add("At Linden", { location_city: "Linden", location_state: "Upper Demerara-Berbice" });
      expect((await search({ location: "Lindin" })).cards).toMatchObject([
        { title: "At Linden", fuzzy: true },
      ]);
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
      await addService(client, hidden, { ...plain, title: "Private" });
      await addService(client, registered, { ...plain, title: "Registered" });
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
    const id = await add("Roof repair", {
      description: `${"x".repeat(200)}`,
      business_name: null,
      price_amount: 123_456,
    });
    const { cards } = await search({ q: "roof" });
    expect(cards).toEqual([
      {
        id,
        number: 1,
        title: "Roof repair",
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
        photoId: null,
        saved: null,
        fuzzy: false,
      },
    ]);
  });

  test("takes one round trip, and a second one only for an unknown word", async () => {
    await add("Electrician");
    const { db: counted, calls } = countedDatabase(client);
    const cost = async (query: Record<string, string>) => {
      calls.count = 0;
      await searchServices(counted, filtersOf(query));
      return calls.count;
    };
    expect(await cost({})).toBe(1);
    expect(
      await cost({ q: "electrician", location: "La Grange", rating: "4", minPrice: "5" }),
    ).toBe(1);
    expect(await cost({ q: "elec nothing" })).toBe(2);
    expect(await cost({ q: "electrican" })).toBe(2);
  });
});
