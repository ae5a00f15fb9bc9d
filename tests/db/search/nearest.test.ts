import { beforeEach, describe, expect, test } from "vitest";
import { NOW } from "#tests/support/fixtures.ts";
import {
  at,
  ELECTRICIAN,
  emptyCatalogue,
  KITTY,
  LETHEM,
  LINDEN,
  PLUMBER,
} from "#tests/support/records/search.ts";

const HOUR = 3_600_000;

describe("a search without an answer", () => {
  let catalogue: Awaited<ReturnType<typeof emptyCatalogue>>;
  beforeEach(async () => {
    catalogue = await emptyCatalogue();
    return () => catalogue.client.close();
  });

  test("suggests the trade elsewhere, the regions next to the place first, and counts none of it", async () => {
    await catalogue.add("Lethem", { ...PLUMBER, ...LETHEM, created_at: NOW + 9 * HOUR });
    await catalogue.add("Kitty", { ...PLUMBER, ...KITTY, created_at: NOW });
    await catalogue.add("Rosignol", { ...PLUMBER, ...at("Rosignol", "Mahaica-Berbice") });
    await catalogue.add("Wires", { ...ELECTRICIAN, ...LINDEN });
    const queries: Record<string, string>[] = [
      { q: "plumber in Linden" },
      { q: "plumber", location: "Linden" },
    ];
    for (const query of queries) {
      const { total, cards, suggested } = await catalogue.search(query);
      expect({ total, cards, isElsewhere: suggested.isElsewhere }).toEqual({
        total: 0,
        cards: [],
        isElsewhere: true,
      });
      expect(suggested.cards.map(({ title }) => title)).toEqual(["Kitty", "Lethem", "Rosignol"]);
    }
  });

  test("suggests elsewhere first what says it is just that, then the rest of the trade, the regions next to the place first", async () => {
    await catalogue.add("Kitty", { ...PLUMBER, ...KITTY });
    await catalogue.add("Toilets in Kitty", { ...PLUMBER, ...KITTY, created_at: NOW - 9 * HOUR });
    await catalogue.add("Toilets in Lethem", { ...PLUMBER, ...LETHEM });
    expect(await catalogue.suggested({ q: "plumber for toilet in Linden" })).toEqual([
      "Toilets in Kitty",
      "Toilets in Lethem",
      "Kitty",
    ]);
  });

  test("suggests at most six services", async () => {
    for (let i = 0; i < 8; i++) await catalogue.add(`Pipes ${i}`, { ...PLUMBER, ...KITTY });
    expect(await catalogue.suggested({ q: "plumber in Linden" })).toHaveLength(6);
  });

  test("suggests nothing that the filters exclude", async () => {
    await catalogue.add("Dear", { ...PLUMBER, ...KITTY, price_amount: 900_000 });
    await catalogue.add("Cheap", { ...PLUMBER, ...KITTY, price_amount: 100_000 });
    expect(await catalogue.suggested({ q: "plumber in Linden", maxPrice: "2000" })).toEqual([
      "Cheap",
    ]);
  });

  test("of a place alone suggests the regions next to it, and nothing far away", async () => {
    await catalogue.add("Kitty", KITTY);
    await catalogue.add("Lethem", LETHEM);
    const { total, suggested } = await catalogue.search({ location: "Linden" });
    expect(total).toBe(0);
    expect(suggested.isElsewhere).toBe(true);
    expect(suggested.cards.map(({ title }) => title)).toEqual(["Kitty"]);
  });

  test("suggests what has most of the words when there is no trade", async () => {
    await catalogue.add("Quoble vexit");
    await catalogue.add("Quoble");
    const { total, suggested } = await catalogue.search({ q: "quoble vexit zorbane" });
    expect(total).toBe(0);
    expect(suggested.isElsewhere).toBe(false);
    expect(suggested.cards.map(({ title }) => title)).toEqual(["Quoble vexit"]);
  });

  test("names the trade that was meant, or the closest ones, of those that somebody lists", async () => {
    const search = { q: "plumber quoble", rating: "4" };
    expect((await catalogue.search(search)).trades).toEqual([]);
    await catalogue.add("Pipes", PLUMBER);
    expect((await catalogue.search(search)).trades).toEqual(["plumbers"]);
    const near = { q: "wiring quoble vexit" };
    expect((await catalogue.search(near)).trades).not.toContain("electricians");
    await catalogue.add("Lamps", ELECTRICIAN);
    expect((await catalogue.search(near)).trades).toContain("electricians");
    expect((await catalogue.search({ q: "quoble" })).trades).toEqual([]);
  });

  test("names a trade that somebody lists, though six services of another come nearer", async () => {
    for (let i = 0; i < 6; i++) await catalogue.add("Wiring", ELECTRICIAN);
    await catalogue.add("Sinks", PLUMBER);
    const { suggested, trades } = await catalogue.search({ q: "wiring pipe quoble" });
    expect(suggested.cards.map(({ title }) => title)).toEqual(Array(6).fill("Wiring"));
    expect(trades).toEqual(expect.arrayContaining(["electricians", "plumbers"]));
  });

  test("of words that nobody knows finds and suggests nothing", async () => {
    await catalogue.add("Pipes", PLUMBER);
    const { total, suggested, trades } = await catalogue.search({ q: "xvqzt" });
    expect({ total, cards: suggested.cards, trades }).toEqual({ total: 0, cards: [], trades: [] });
  });

  test("has no suggestions beside a true answer", async () => {
    await catalogue.add("Pipes", { ...PLUMBER, ...LINDEN });
    await catalogue.add("Pipes of Kitty", { ...PLUMBER, ...KITTY });
    const { total, suggested } = await catalogue.search({ q: "plumber in Linden" });
    expect({ total, suggested: suggested.cards }).toEqual({ total: 1, suggested: [] });
  });

  test("suggests, where nobody offers the trade, what mentions it, then related trades, then its category", async () => {
    await catalogue.add("Dolls", { description: "made by a mason" });
    await catalogue.add("Hollow blocks", {
      category_id: "manufacturing-industrial",
      subcategory_id: "block-making",
    });
    await catalogue.add("Wires", { ...ELECTRICIAN, created_at: NOW - 9 * HOUR });
    const { total, suggested } = await catalogue.search({ q: "mason" });
    expect(total).toBe(0);
    expect(suggested.cards.map(({ title }) => title)).toEqual(["Dolls", "Hollow blocks", "Wires"]);
  });
});

describe("a search with a few answers", () => {
  let catalogue: Awaited<ReturnType<typeof emptyCatalogue>>;
  beforeEach(async () => {
    catalogue = await emptyCatalogue();
    return () => catalogue.client.close();
  });

  test("suggests services of another trade, and looks for none where the counts say that its own trade has enough", async () => {
    await catalogue.add("Pipes", PLUMBER);
    await catalogue.add("Sockets", ELECTRICIAN);
    const query = { q: "burst pipe socket" };
    expect(await catalogue.titles(query)).toEqual(["Pipes"]);
    expect(await catalogue.suggested(query)).toEqual(["Sockets"]);
    await catalogue.client.execute(
      "update category_counts set service_count = 5 where subcategory_id = 'plumbers'",
    );
    expect(await catalogue.suggested(query)).toEqual([]);
  });
});
