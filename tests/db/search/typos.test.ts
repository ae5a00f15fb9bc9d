import { beforeEach, describe, expect, test } from "vitest";
import { ELECTRICIAN, emptyCatalogue, LINDEN, PLUMBER } from "#tests/support/records/search.ts";

describe("a search with a typo (decision 9)", () => {
  let catalogue: Awaited<ReturnType<typeof emptyCatalogue>>;
  beforeEach(async () => {
    catalogue = await emptyCatalogue();
    await catalogue.add("Pipes", PLUMBER);
    await catalogue.add("Wires", ELECTRICIAN);
    return () => catalogue.client.close();
  });
  const corrected = async (query: Record<string, string>) =>
    (await catalogue.search(query)).reading.corrected;

  test("of a trade is corrected, and says so", async () => {
    for (const q of ["plumer", "plumbr", "plubmer", "PLUMMBER"]) {
      const { cards, reading, total } = await catalogue.search({ q });
      expect(
        cards.map(({ title }) => title),
        q,
      ).toEqual(["Pipes"]);
      expect({ total, corrected: reading.corrected }, q).toEqual({
        total: 1,
        corrected: "plumber",
      });
    }
    for (const q of ["electrican", "electriciann", "elektrician", "eletcrician"]) {
      expect(await catalogue.titles({ q }), q).toEqual(["Wires"]);
      expect(await corrected({ q }), q).toBe("electrician");
    }
  });

  test("keeps the rest of the text as it was typed", async () => {
    expect(await corrected({ q: "Good  plumer, PLEASE" })).toBe("Good  plumber, PLEASE");
  });

  test("is corrected to a trade before a word of the index", async () => {
    await catalogue.add("Plumex tanks");
    expect(await corrected({ q: "plumer" })).toBe("plumber");
  });

  test("is corrected to a word of the index when no trade is near", async () => {
    await catalogue.add("Quorvane");
    for (const q of ["quorvan", "quorvone", "qourvane", "quorrvane"]) {
      expect(await catalogue.titles({ q }), q).toEqual(["Quorvane"]);
    }
    expect(await corrected({ q: "quorvone" })).toBe("quorvane");
  });

  test("is none in a word that a service has, a longer word begins with, or of which it has another form", async () => {
    await catalogue.add("Plumer and Sons");
    await catalogue.add("Quorvanes and a zindrel");
    for (const q of ["plumer", "quorva", "quorvane", "quorvaning", "zindrels"]) {
      expect(await corrected({ q }), q).toBeNull();
      expect(await catalogue.trips({ q }), q).toBe(1);
    }
    expect(await catalogue.titles({ q: "plumer" })).toEqual(["Plumer and Sons"]);
  });

  test("is none in short words, numbers and initials", async () => {
    await catalogue.add("Zinq 12345 A/V");
    for (const q of ["zinp", "znq", "12346", "A/W"]) {
      expect(await corrected({ q }), q).toBeNull();
      expect(await catalogue.titles({ q }), q).toEqual([]);
    }
  });

  test("in the name of a place finds the place, and is said where it stands in the text", async () => {
    await catalogue.add("Pipes of Linden", { ...PLUMBER, ...LINDEN });
    const { cards, reading } = await catalogue.search({ q: "plumber in Lindin" });
    expect(cards.map(({ title }) => title)).toEqual(["Pipes of Linden"]);
    expect(reading).toMatchObject({ corrected: "plumber in Linden", place: { name: "Linden" } });
    expect(await catalogue.titles({ q: "plumber", location: "Lindin" })).toEqual([
      "Pipes of Linden",
    ]);
  });

  test("is left alone when the search is to be as typed", async () => {
    const { total, cards, reading } = await catalogue.search({ q: "plumer", exact: "plumer" });
    expect({ total, cards, corrected: reading.corrected }).toEqual({
      total: 0,
      cards: [],
      corrected: null,
    });
    await catalogue.add("Plumer");
    expect(await catalogue.titles({ q: "plumer", exact: "plumer" })).toEqual(["Plumer"]);
    expect(await catalogue.trips({ q: "plumer", exact: "plumer" })).toBe(1);
  });

  test("in a trade or a place takes one round trip, and a second one where nothing is found", async () => {
    await catalogue.add("Pipes of Linden", { ...PLUMBER, ...LINDEN });
    for (const q of ["plumer", "plumer in Lindin", "plumber in Lindin", "Lindin"]) {
      expect(await catalogue.trips({ q }), q).toBe(1);
    }
    expect(await catalogue.trips({ q: "electrican in Lindin" })).toBe(2);
  });

  test("in one of two needs or in a word of the index alone takes two round trips", async () => {
    await catalogue.add("Quorvane");
    for (const q of ["plumer and electrican", "quorvone"]) {
      expect(await catalogue.trips({ q }), q).toBe(2);
    }
  });

  test("that a service has as its name shows that service, although it is near a trade", async () => {
    await catalogue.add("Plumer");
    await catalogue.add("Elektriker");
    expect(await catalogue.titles({ q: "plumer" })).toEqual(["Plumer"]);
    // The beginning of a word of the index is completed, not corrected.
    expect(await catalogue.titles({ q: "elektrik" })).toEqual(["Elektriker"]);
    await catalogue.add("Cheap", { ...PLUMBER, price_amount: 1_000 });
    expect(await catalogue.search({ q: "plumer", maxPrice: "10" })).toMatchObject({
      total: 0,
      cards: [],
      reading: { corrected: null },
    });
  });

  test("is not made where it finds nothing, and the search stands as it was typed", async () => {
    await catalogue.add("Lathe and turning");
    for (const q of ["xylophone turming", "zanzibar turming"]) {
      expect(await catalogue.search({ q }), q).toMatchObject({
        total: 0,
        reading: { corrected: null },
      });
      expect(await catalogue.trips({ q }), q).toBe(2);
    }
    expect(await corrected({ q: "turming" })).toBe("turning");
    expect(await catalogue.search({ q: "lathe turming" })).toMatchObject({
      total: 1,
      reading: { corrected: "lathe turning" },
    });
  });

  test("to a trade is said only where somebody does it, here or in another place", async () => {
    const near = await catalogue.search({ q: "plumer in Lethem" });
    expect(near.suggested.cards.map(({ title }) => title)).toEqual(["Pipes"]);
    expect(near).toMatchObject({
      total: 0,
      reading: { corrected: "plumber in Lethem", place: { name: "Lethem" } },
      suggested: { isElsewhere: true },
    });
    const nobody = await catalogue.search({ q: "carpentr" });
    expect(nobody.suggested.cards.length).toBeGreaterThan(0);
    expect(nobody).toMatchObject({ total: 0, reading: { corrected: null } });
  });

  test("in a trade is corrected beside a place of several words", async () => {
    expect(await catalogue.search({ q: "electrition west bank" })).toMatchObject({
      total: 1,
      reading: { corrected: "electrician west bank" },
    });
  });

  test("is corrected to a word of the index with one typo rather than to a trade with two", async () => {
    await catalogue.add("Quorvane");
    expect(await catalogue.titles({ q: "quorrvane" })).toEqual(["Quorvane"]);
  });

  test("of a place alone without services says where the next ones are", async () => {
    const near = await catalogue.search({ q: "Lindin" });
    expect(near).toMatchObject({ total: 0, reading: { place: { name: "Linden" } } });
    expect(near.reading.corrected).toBe(near.suggested.isElsewhere ? "linden" : null);
  });

  test("that finds nothing and says no trade still helps to suggest what comes near", async () => {
    await catalogue.add("Stiff knees", {
      category_id: "healthcare-professionals",
      subcategory_id: "physiotherapists",
    });
    const near = await catalogue.search({ q: "fezio terapy" });
    expect(near).toMatchObject({ total: 0, reading: { corrected: null } });
    expect(near.trades).toContain("physiotherapists");
  });

  test("that finds nothing does not hide what is found as typed", async () => {
    await catalogue.add("Zonquil for children");
    expect(await catalogue.search({ q: "zonquil childrun", exact: "" })).toMatchObject({
      total: 1,
    });
    await catalogue.add("Vexiltuni");
    expect(await catalogue.titles({ q: "exiltuni" })).toEqual(["Vexiltuni"]);
    expect(await corrected({ q: "exiltuni" })).toBeNull();
  });

  test("is corrected in every order and on every page", async () => {
    for (let i = 0; i < 20; i++) await catalogue.add(`Taps ${i}`, PLUMBER);
    for (const sort of ["relevance", "price_low"]) {
      const { total, page, cards, reading } = await catalogue.search({
        q: "plumer",
        sort,
        page: "2",
      });
      expect({ total, page, shown: cards.length, corrected: reading.corrected }, sort).toEqual({
        total: 21,
        page: 2,
        shown: 3,
        corrected: "plumber",
      });
    }
  });
});
