import { beforeEach, describe, expect, test } from "vitest";
import { DAYS } from "#app/domain/bookings/free-starts.ts";
import { SORTS } from "#app/domain/search/filters.ts";
import { suggestSearches } from "#app/domain/search/labels.ts";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import { dayNumber } from "#app/domain/time/guyana-day.ts";
import { NOW } from "#tests/support/fixtures.ts";
import {
  ELECTRICIAN,
  emptyCatalogue,
  filtersOf,
  KITTY,
  PLUMBER,
} from "#tests/support/records/search.ts";

// NOW is Friday 20 November 2026, 10 in the morning.
const CANDIDATES = 3_000;
type Catalogue = Awaited<ReturnType<typeof emptyCatalogue>>;

let catalogue: Catalogue;
beforeEach(async () => {
  catalogue = await emptyCatalogue();
  return () => catalogue.client.close();
});

/** Stores that the services with such a number can always be booked, and the others never. */
async function setFree(condition: string, { notice = 2, horizon = 60 } = {}) {
  const starts = ["ff", "fff", "3f"].map((day) => day.repeat(DAYS));
  await catalogue.client.execute({
    sql: `update free_starts set first_day = ?, counted_version = version, notice_hours = ?, horizon_days = ?,
      morning = iif(${condition}, ?, ''), afternoon = iif(${condition}, ?, ''), evening = iif(${condition}, ?, '')`,
    args: [dayNumber(NOW), notice, horizon, ...starts],
  });
}

/**
 * Lists a service so many times more, each of a professional of its own: one with
 * thousands would look through all of them at each.
 */
async function copy(title: string, times: number) {
  const { client } = catalogue;
  const owners = Array.from({ length: times }, () => crypto.randomUUID());
  await client.execute({
    sql: `insert into users (id, email, password_hash, role, first_name, last_name, location_state, created_at, updated_at)
      select value, value || '@kayap.test', 'none', 'professional', 'Ravi', 'Persaud', 'Demerara-Mahaica', ?, ?
      from json_each(?)`,
    args: [NOW, NOW, JSON.stringify(owners)],
  });
  const { rows } = await client.execute(
    "select name from pragma_table_xinfo('services') where hidden = 0 and name not in ('id', 'number', 'pro_id')",
  );
  const columns = rows.map(({ name }) => String(name)).join(", ");
  await client.execute({
    sql: `insert into services (id, pro_id, ${columns}) select 'copy of ' || n.value, n.value, ${columns}
      from services cross join json_each(?) n where title = ?`,
    args: [JSON.stringify(owners), title],
  });
}

const search = (query: Record<string, string>, now = NOW) => catalogue.search(query, { now });

describe("a search for a time", () => {
  test("looks at 3,000 services where few are free, and says at least how many where there are more", async () => {
    await catalogue.add("Plumber", PLUMBER);
    await copy("Plumber", CANDIDATES - 1);
    await setFree("service_number % 50 = 0");
    const whole = await search({ q: "plumber", when: "tomorrow" });
    // All of them were looked at, but whether there are more is not known.
    expect(whole).toMatchObject({ total: 60, isAtLeast: true });
    await catalogue.client.execute("update services set status = 'inactive' where number = 1");
    const fewer = await search({ q: "plumber", when: "tomorrow" });
    expect(fewer).toMatchObject({ total: 60, isAtLeast: false });
    expect(fewer.cards).toHaveLength(18);
  });

  test("looks at 288 services where they fill the page and the next one, and at more for a later page", async () => {
    await catalogue.add("Plumber", PLUMBER);
    await copy("Plumber", CANDIDATES - 1);
    const found = async (query: Record<string, string>) => {
      const { total, isAtLeast, page } = await search({ q: "plumber", when: "tomorrow", ...query });
      return { total, isAtLeast, page };
    };
    // 36 of the first 288.
    await setFree("service_number % 8 = 0");
    expect(await found({})).toEqual({ total: 36, isAtLeast: true, page: 1 });
    expect(await found({ page: "2" })).toEqual({ total: 375, isAtLeast: true, page: 2 });
    await setFree("service_number % 8 = 0 and service_number > 8");
    expect(await found({})).toEqual({ total: 374, isAtLeast: true, page: 1 });
    await setFree("true");
    expect(await found({ page: "15" })).toEqual({ total: 288, isAtLeast: true, page: 15 });
    expect(await found({ page: "16" })).toEqual({ total: 1001, isAtLeast: false, page: 16 });
    await catalogue.client.execute("delete from services where number > 288");
    expect(await found({ page: "16" })).toEqual({ total: 288, isAtLeast: false, page: 16 });
  });

  test("takes one round trip, as without, and a second one only where nobody is free", async () => {
    await catalogue.add("Plumber", PLUMBER);
    await catalogue.add("Electrician", ELECTRICIAN);
    await setFree("service_number = 1");
    expect(await catalogue.trips({ q: "plumber", when: "tomorrow" })).toBe(1);
    expect(await catalogue.trips({ q: "plumber and electrician", part: "morning" })).toBe(1);
    expect(await catalogue.trips({ q: "electrician", when: "tomorrow" })).toBe(2);
  });

  test.each(SORTS)("keeps the order by %s", async (sort) => {
    for (const price of [5, 3, 8, 1]) {
      await catalogue.add(`Plumber ${price}`, { ...PLUMBER, price_amount: price * 1000 });
    }
    await setFree("service_number <> 3");
    const all = await catalogue.titles({ q: "plumber", sort }, { now: NOW });
    const free = await catalogue.titles({ q: "plumber", sort, when: "weekend" }, { now: NOW });
    expect(free).toEqual(all.filter((title) => title !== "Plumber 8"));
  });

  test("respects the notice of each professional to the minute", async () => {
    await catalogue.add("Plumber", PLUMBER);
    const isFound = async (notice: number, now: number) => {
      await setFree("true", { notice });
      return (await search({ q: "plumber", when: "today", part: "evening" }, now)).total === 1;
    };
    // The last start is 8:30 PM: ten hours and a half from now.
    expect(await isFound(10, NOW)).toBe(true);
    expect(await isFound(10, NOW + HOUR_MS / 2)).toBe(true);
    expect(await isFound(10, NOW + HOUR_MS / 2 + 1)).toBe(false);
    expect(await isFound(0, NOW + 10.5 * HOUR_MS - 1)).toBe(true);
    expect(await isFound(0, NOW + 10.5 * HOUR_MS)).toBe(false);
  });

  test("does not find who is free at every start that is too soon, and at no other", async () => {
    await catalogue.add("Plumber", PLUMBER);
    // More than a page, whose total is the one of the database.
    await copy("Plumber", 20);
    await setFree("true", { notice: 9 });
    const found = async (evening: string) => {
      await catalogue.client.execute({
        sql: "update free_starts set evening = ?",
        args: [evening.repeat(DAYS)],
      });
      return (await search({ q: "plumber", when: "today", part: "evening" })).total;
    };
    // Nine hours from now it is 7 PM: 6:00 and 6:30 are too soon.
    expect(await found("03")).toBe(0);
    expect(await found("04")).toBe(21);
  });

  test("respects the horizon of each professional, also in the middle of a weekend", async () => {
    await catalogue.add("Plumber", PLUMBER);
    const isFound = async (horizon: number, query: Record<string, string>) => {
      await setFree("true", { horizon, notice: 24 });
      return (await search({ q: "plumber", ...query })).total === 1;
    };
    expect(await isFound(1, { when: "weekend", part: "morning" })).toBe(true);
    expect(await isFound(1, { when: "2026-11-22" })).toBe(false);
    expect(await isFound(2, { when: "2026-11-22" })).toBe(true);
    expect(await isFound(60, { when: "2027-01-19" })).toBe(true);
    expect(await isFound(59, { when: "2027-01-19" })).toBe(false);
  });

  test("reads a row that was counted days before", async () => {
    await catalogue.add("Plumber", PLUMBER);
    await setFree("true");
    for (const days of [1, 6, 7]) {
      const found = await search({ q: "plumber", when: "tomorrow" }, NOW + days * DAY_MS);
      expect(found.total, String(days)).toBe(1);
    }
  });

  test("suggests who is free at that time elsewhere, and counts what dropping a filter would find", async () => {
    await catalogue.add("Plumber of Kitty", { ...PLUMBER, ...KITTY });
    await catalogue.add("Plumber of La Grange", PLUMBER);
    await catalogue.add("Another of La Grange", PLUMBER);
    await setFree("service_number = 2");
    const filters = filtersOf({ q: "plumber", location: "Kitty", when: "tomorrow" });
    const suggestions = suggestSearches(filters, null, NOW).map((suggestion) => suggestion.filters);
    const found = await catalogue.search(
      { q: "plumber", location: "Kitty", when: "tomorrow" },
      { now: NOW, suggestions },
    );
    expect(found.total).toBe(0);
    expect(found.suggested.cards.map(({ title }) => title)).toEqual(["Plumber of La Grange"]);
    // Without the time the one of Kitty; without the place the one who is free; then the neighbouring regions.
    expect(found.suggestionCounts.slice(0, 2)).toEqual([1, 1]);
  });

  test("finds a service that is not counted yet once it is", async () => {
    await catalogue.add("Plumber", PLUMBER);
    expect((await search({ q: "plumber", when: "tomorrow" })).total).toBe(0);
    await setFree("true");
    expect((await search({ q: "plumber", when: "tomorrow" })).total).toBe(1);
  });
});
