import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { SORTS, type Sort } from "#app/domain/search/filters.ts";
import { dayWithNumber, momentOn } from "#app/domain/time/guyana-day.ts";
import { addCustomer, addReview, NOW } from "#tests/support/fixtures.ts";
import { emptyCatalogue, KITTY, LINDEN, PLUMBER } from "#tests/support/records/search.ts";

const FAIR = [6, 12, 18];
type Catalogue = Awaited<ReturnType<typeof emptyCatalogue>>;

/** Adds so many plumbers with one review of five stars each, which stand above all new ones. */
async function addReviewed(catalogue: Catalogue, count: number, fields = {}) {
  const { client, proId } = catalogue;
  const customerId = await addCustomer(client);
  for (let i = 0; i < count; i++) {
    const serviceId = await catalogue.add(`Reviewed ${i}`, { ...PLUMBER, ...fields });
    await addReview(client, { serviceId, proId, customerId });
  }
}

async function addNew(catalogue: Catalogue, count: number, fields = {}) {
  for (let i = 0; i < count; i++) {
    await catalogue.add(`New ${i}`, { ...PLUMBER, created_at: NOW + i, ...fields });
  }
}

/** Midnight in Guyana of the day with a number. */
const onDay = (day: number) => momentOn(dayWithNumber(day));
/** The places, from 1, at which new services stand. */
const placesOfNew = (titles: readonly string[]) =>
  titles.flatMap((title, i) => (title.startsWith("New") ? [i + 1] : []));

describe("the places of services without reviews (decision 113)", () => {
  let catalogue: Catalogue;
  beforeAll(async () => {
    catalogue = await emptyCatalogue();
    await addReviewed(catalogue, 30);
    await addNew(catalogue, 30);
    return () => catalogue.client.close();
  });
  const page = (day: number, number = 1, q = "plumber", sort: Sort = "relevance") =>
    catalogue.titles({ q, sort, page: String(number) }, { now: onDay(day) });

  test("are 6, 12 and 18 of the first page, with and without a text", async () => {
    for (const q of ["plumber", ""]) {
      expect(placesOfNew(await page(20_000, 1, q)), q).toEqual(FAIR);
    }
    const first = await catalogue.titles(
      { category: "construction-trades" },
      { now: onDay(20_000) },
    );
    expect(placesOfNew(first)).toEqual(FAIR);
  });

  test("are the same all day and others on other days", async () => {
    const first = await page(20_000);
    expect(await page(20_000)).toEqual(first);
    const days = await Promise.all([20_001, 20_002, 20_003, 20_004].map((day) => page(day)));
    expect(new Set([first, ...days].map((titles) => titles.join())).size).toBeGreaterThan(3);
  });

  test("go to every service without reviews in the course of a year", async () => {
    const titlesOfYear = new Set<string>();
    for (let day = 20_000; day < 20_365; day += 5) {
      const titles = await page(day);
      for (const place of FAIR) titlesOfYear.add(titles[place - 1] ?? "");
    }
    expect(titlesOfYear.size).toBe(30);
  });

  test("lose and double nobody over all pages: who has one is left out later", async () => {
    for (const day of [20_000, 20_001, 20_007]) {
      const pages = await Promise.all([1, 2, 3, 4].map((number) => page(day, number)));
      expect(pages.map(({ length }) => length)).toEqual([18, 18, 18, 6]);
      expect(new Set(pages.flat()).size).toBe(60);
      expect(placesOfNew(pages.flat()).slice(0, 4)).toEqual([...FAIR, 34]);
    }
  });

  test("are in no other order", async () => {
    for (const sort of SORTS.filter((sort) => sort !== "relevance" && !sort.startsWith("price"))) {
      expect(placesOfNew(await page(20_000, 1, "plumber", sort)), sort).toEqual([]);
    }
    const byPrice = await page(20_000, 1, "plumber", "price_low");
    expect(byPrice).toEqual(await page(20_001, 1, "plumber", "price_low"));
  });
});

describe("the places of services without reviews, stage by stage", () => {
  let catalogue: Catalogue;
  beforeEach(async () => {
    catalogue = await emptyCatalogue();
    return () => catalogue.client.close();
  });

  test("go to services of the stage that stands there", async () => {
    await addReviewed(catalogue, 20, LINDEN);
    await addNew(catalogue, 20, KITTY);
    const titles = await catalogue.titles({ q: "plumber in Linden" }, { now: onDay(20_000) });
    expect(placesOfNew(titles)).toEqual([]);
  });

  test("never put a worse stage above a better one", async () => {
    for (const better of [10, 11, 15, 16, 17]) {
      const other = await emptyCatalogue();
      await addReviewed(other, better, { ...KITTY });
      await addReviewed(other, 20, { location_city: "Buxton", location_state: "Demerara-Mahaica" });
      await addNew(other, 9, { location_city: "Buxton", location_state: "Demerara-Mahaica" });
      const { cards } = await other.search({ q: "plumber in Kitty" }, { now: onDay(20_000) });
      const cities = cards.map(({ city }) => city);
      expect(cities.lastIndexOf("Kitty"), String(better)).toBe(better - 1);
      other.client.close();
    }
  });

  test("are not needed by who is on the first page anyway", async () => {
    await addReviewed(catalogue, 5);
    await addNew(catalogue, 8);
    const titles = await catalogue.titles({ q: "plumber" }, { now: onDay(20_000) });
    expect(placesOfNew(titles)).toEqual([6, 7, 8, 9, 10, 11, 12, 13]);
    expect(titles).toEqual(await catalogue.titles({ q: "plumber" }, { now: onDay(20_001) }));
  });
});
