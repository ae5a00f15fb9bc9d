import { beforeEach, describe, expect, test } from "vitest";
import {
  DIAMOND,
  ELECTRICIAN,
  emptyCatalogue,
  KITTY,
  LINDEN,
  PLUMBER,
} from "#tests/support/records/search.ts";

describe("a search for two needs (decision 9)", () => {
  let catalogue: Awaited<ReturnType<typeof emptyCatalogue>>;
  beforeEach(async () => {
    catalogue = await emptyCatalogue();
    for (let i = 0; i < 12; i++) await catalogue.add(`Pipes ${i}`, { ...PLUMBER, ...KITTY });
    await catalogue.add("Wires", { ...ELECTRICIAN, ...LINDEN });
    await catalogue.add("Wires of Diamond", { ...ELECTRICIAN, ...DIAMOND });
    return () => catalogue.client.close();
  });

  test("has the first nine services of each with its total, and the sum as the total", async () => {
    for (const q of ["plumber and electrician", "plumber & electrician", "plumber, electrician"]) {
      const { total, cards, needs } = await catalogue.search({ q });
      expect({ total, cards }, q).toEqual({ total: 14, cards: [] });
      expect(
        needs.map(({ text, total, cards }) => [text, total, cards.length]),
        q,
      ).toEqual([
        ["plumber", 12, 9],
        ["electrician", 2, 2],
      ]);
    }
  });

  test("takes one round trip, and two with a typo", async () => {
    expect(await catalogue.trips({ q: "plumber and electrician" })).toBe(1);
    expect(await catalogue.trips({ q: "plumer and electrician" })).toBe(2);
    const { needs, reading } = await catalogue.search({ q: "plumer and electrician" });
    expect(needs.map(({ text }) => text)).toEqual(["plumber", "electrician"]);
    expect(reading.corrected).toBe("plumber and electrician");
  });

  test("keeps to the place, the filters and the order for both", async () => {
    const totals = async (query: Record<string, string>) =>
      (await catalogue.search(query)).needs.map(({ total }) => total);
    expect(await totals({ q: "plumber and electrician in Georgetown" })).toEqual([12, 1]);
    expect(await totals({ q: "plumber and electrician", location: "Kitty" })).toEqual([12, 1]);
    await catalogue.add("Gold pipes", { ...PLUMBER, price_amount: 900_000_000 });
    const query = { q: "plumber and electrician", minPrice: "8000000", sort: "price_high" };
    const { total, needs } = await catalogue.search(query);
    expect(needs.map(({ cards }) => cards.map(({ title }) => title))).toEqual([["Gold pipes"], []]);
    expect(total).toBe(1);
  });

  test("is one need where both words are of one trade, or together the name of one thing", async () => {
    for (const q of ["pipes and toilets plumber", "tents and chairs", "quoble and vexit"]) {
      expect((await catalogue.search({ q })).needs, q).toEqual([]);
    }
  });

  test("has no needs and says the trades of both when neither is found", async () => {
    const { total, needs, trades } = await catalogue.search({
      q: "plumber and electrician",
      maxPrice: "1",
    });
    expect({ total, needs }).toEqual({ total: 0, needs: [] });
    expect(trades).toEqual(["plumbers", "electricians"]);
  });
});
