import { beforeEach, describe, expect, test } from "vitest";
import { SORTS } from "#app/domain/search/filters.ts";
import { NOW } from "#tests/support/fixtures.ts";
import {
  at,
  DIAMOND,
  ECCLES,
  ELECTRICIAN,
  emptyCatalogue,
  KITTY,
  LETHEM,
  LINDEN,
  PLUMBER,
} from "#tests/support/records/search.ts";

const HOUR = 3_600_000;
type Catalogue = Awaited<ReturnType<typeof emptyCatalogue>>;

describe("a search whose words lead to a trade (decision 9)", () => {
  let catalogue: Catalogue;
  beforeEach(async () => {
    catalogue = await emptyCatalogue();
    return () => catalogue.client.close();
  });

  test("finds every service of the trade, whatever words it has", async () => {
    await catalogue.add("Clean hands, fair prices", PLUMBER);
    await catalogue.add("Clean hands too", ELECTRICIAN);
    for (const q of ["plumber", "plumbers", "I need a good plumber please", "plomero"]) {
      expect(await catalogue.titles({ q }), q).toEqual(["Clean hands, fair prices"]);
    }
  });

  test("orders it by how much of the search the title says, then a title of the trade, then the rest", async () => {
    const inOrder: [string, object][] = [
      ["Plumber for the kitchen sink", PLUMBER],
      ["Sink plumber", PLUMBER],
      ["Kitchen care", PLUMBER],
      ["Toilet repair", PLUMBER],
      ["Clean hands", PLUMBER],
      ["Toy kitchen, toy sink, toy plumber", {}],
      ["Dolls", { description: "with kitchen, sink and plumber" }],
    ];
    for (const [i, [title, fields]] of inOrder.entries()) {
      await catalogue.add(title, { ...fields, created_at: NOW + i * HOUR });
    }
    expect(await catalogue.titles({ q: "kitchen sink plumber" })).toEqual(
      inOrder.map(([title]) => title),
    );
  });

  test("puts first the title that speaks of the task at hand, in whatever words, then one of another task spoken of", async () => {
    const PHONES = { category_id: "technology-it-services", subcategory_id: "phone-tablet-repair" };
    const inOrder = ["Water damage cleaning", "Batteries changed", "Screens while you wait"];
    for (const [i, title] of inOrder.entries()) {
      await catalogue.add(title, { ...PHONES, created_at: NOW + i * HOUR });
    }
    const found = (q: string) => catalogue.titles({ q });
    expect((await found("phone drop in the toilet"))[0]).toBe("Water damage cleaning");
    expect((await found("phone glass crack"))[0]).toBe("Screens while you wait");
    expect(await found("phone in trench and rain, now stuck at one percent")).toEqual(inOrder);
    expect(await found("iPhone")).toHaveLength(3);
  });

  test("counts a title that names the place as there, wherever its professional lives, and puts it first only where it says more", async () => {
    await catalogue.add("Pipes", { ...PLUMBER, ...LINDEN });
    await catalogue.add("Pipes for Linden", { ...PLUMBER, ...KITTY, created_at: NOW - 9 * HOUR });
    await catalogue.add("Wires for Linden", { ...ELECTRICIAN, ...KITTY });
    expect(await catalogue.titles({ q: "plumber in Linden" })).toEqual([
      "Pipes",
      "Pipes for Linden",
    ]);
    await catalogue.add("Plumber for Linden", { ...PLUMBER, ...KITTY });
    expect((await catalogue.titles({ q: "plumber in Linden" }))[0]).toBe("Plumber for Linden");
    expect(await catalogue.titles({ location: "Linden" })).toEqual(["Pipes"]);
    await catalogue.add("Best plumber in town", { ...PLUMBER, ...LINDEN });
    expect(await catalogue.titles({ q: "plumber in Georgetown" })).not.toContain(
      "Best plumber in town",
    );
    await catalogue.add("Taps", { ...PLUMBER, ...KITTY, business_name: "Linden Plumbers" });
    expect(await catalogue.titles({ q: "plumber in Linden" })).not.toContain("Taps");
  });

  test("finds for what only some of a trade do those that mention it, and suggests the others", async () => {
    const MUSIC = { category_id: "education-tutoring", subcategory_id: "music-lessons" };
    await catalogue.add("Piano for beginners", MUSIC);
    expect(await catalogue.titles({ q: "guitar lessons" })).toEqual([]);
    expect(await catalogue.suggested({ q: "guitar lessons" })).toEqual(["Piano for beginners"]);
    await catalogue.add("Strings", { ...MUSIC, description: "guitar and ukulele" });
    expect(await catalogue.titles({ q: "guitar lessons" })).toEqual(["Strings"]);
    expect((await catalogue.titles({ q: "music lessons" })).length).toBe(2);
  });

  test("never puts what only mentions the words above the trade, whatever its standing", async () => {
    await catalogue.add("Clean hands", { ...PLUMBER, created_at: NOW - 99 * HOUR });
    const mention = await catalogue.add("Dolls", { description: "of a plumber for the sink" });
    await catalogue.rate(mention, 5, 5, 5, 5);
    const { total, cards } = await catalogue.search({ q: "sink plumber" });
    expect(cards.map(({ title }) => title)).toEqual(["Clean hands", "Dolls"]);
    expect(total).toBe(2);
  });

  test("leaves out what only mentions one word of a trade, in every order and with a price in its field", async () => {
    await catalogue.add("Clean hands", PLUMBER);
    await catalogue.add("Toy plumber");
    await catalogue.add("Dolls", { description: "of a plumber" });
    const prices: Record<string, string>[] = [{}, { maxPrice: "90000" }];
    for (const sort of SORTS) {
      for (const price of prices) {
        const { total, cards } = await catalogue.search({ q: "plumber", sort, ...price });
        expect(cards.map(({ title }) => title).sort()).toEqual(["Clean hands", "Toy plumber"]);
        expect(total, sort).toBe(2);
      }
    }
  });

  test("only suggests what mentions the words when nobody offers the trade, in every order", async () => {
    await catalogue.add("Dolls", { description: "of a plumber" });
    for (const sort of SORTS) {
      const { total, cards, suggested } = await catalogue.search({ q: "plumber", sort });
      expect({ total, cards }, sort).toEqual({ total: 0, cards: [] });
      expect(suggested.isElsewhere).toBe(false);
      expect(suggested.cards.map(({ title }) => title)).toEqual(["Dolls"]);
    }
  });

  test("has the same services on all its pages, also where a page has only mentions", async () => {
    for (let i = 0; i < 20; i++) await catalogue.add(`Pipes ${i}`, PLUMBER);
    for (let i = 0; i < 25; i++)
      await catalogue.add(`Dolls ${i}`, { description: "a sink plumber" });
    const found: string[] = [];
    for (const page of ["1", "2", "3"]) {
      const { total, cards } = await catalogue.search({ q: "sink plumber", page });
      expect(total, page).toBe(45);
      found.push(...cards.map(({ title }) => title));
    }
    expect(found.slice(0, 20).every((title) => title.startsWith("Pipes"))).toBe(true);
    expect(new Set(found).size).toBe(45);
  });

  test("finds the same services in every order, and by price the cheapest first", async () => {
    await catalogue.add("Plumber", { ...PLUMBER, price_amount: 900_000 });
    await catalogue.add("Toy sink plumber", { price_amount: 5_000 });
    await catalogue.add("Dolls", { description: "sink, plumber", price_amount: 300_000 });
    await catalogue.add("Pipes", { ...PLUMBER, price_amount: 100_000 });
    await catalogue.add("Wires", ELECTRICIAN);
    const byPrice = ["Toy sink plumber", "Pipes", "Dolls", "Plumber"];
    for (const sort of SORTS) {
      expect((await catalogue.titles({ q: "sink plumber", sort })).sort(), sort).toEqual(
        byPrice.toSorted(),
      );
    }
    expect(await catalogue.titles({ q: "sink plumber", sort: "price_low" })).toEqual(byPrice);
    expect(await catalogue.titles({ q: "sink plumber", sort: "price_high" })).toEqual(
      byPrice.toReversed(),
    );
  });

  test("goes by the words alone inside a subcategory of another trade", async () => {
    await catalogue.add("Pipes", PLUMBER);
    await catalogue.add("Wires for a plumber", ELECTRICIAN);
    await catalogue.add("Wires", ELECTRICIAN);
    const inside = (subcategory: string) => catalogue.titles({ q: "plumber", subcategory });
    expect(await inside("electricians")).toEqual(["Wires for a plumber"]);
    expect(await inside("plumbers")).toEqual(["Pipes"]);
  });

  test("is narrowed by every filter", async () => {
    const right = {
      ...PLUMBER,
      ...LINDEN,
      price_amount: 500_000,
      availability_weekends: 1 as const,
    };
    await catalogue.rate(await catalogue.add("Right", right), 5);
    await catalogue.rate(await catalogue.add("Dear", { ...right, price_amount: 700_000 }), 5);
    await catalogue.rate(await catalogue.add("Far", { ...right, ...LETHEM }), 5);
    await catalogue.rate(
      await catalogue.add("Weekdays", { ...right, availability_weekends: 0 }),
      5,
    );
    await catalogue.rate(await catalogue.add("Wires", { ...right, ...ELECTRICIAN }), 5);
    await catalogue.rate(await catalogue.add("Disliked", right), 2);
    const filters = {
      category: "construction-trades",
      maxPrice: "6000",
      rating: "4",
      availability: "weekends",
    };
    expect(await catalogue.titles({ q: "plumber in Linden", ...filters })).toEqual(["Right"]);
    expect(await catalogue.titles({ q: "plumber", location: "Linden", ...filters })).toEqual([
      "Right",
    ]);
    expect(
      await catalogue.titles({ q: "plumber in Linden", ...filters, category: "pet-services" }),
    ).toEqual([]);
  });
});

describe("a place named in the text of a search (decision 9)", () => {
  let catalogue: Catalogue;
  beforeEach(async () => {
    catalogue = await emptyCatalogue();
    const add = (title: string, place: object) => catalogue.add(title, { ...PLUMBER, ...place });
    await add("Diamond", DIAMOND);
    await add("Eccles", ECCLES);
    await add("Plumber of Kitty", KITTY);
    await add("Plumber of Linden", LINDEN);
    await add("Rose Hall", at("Rose Hall", "East Berbice-Corentyne"));
    await add("Rosignol", at("Rosignol", "Mahaica-Berbice"));
    await catalogue.add("Wires", { ...ELECTRICIAN, ...DIAMOND });
    return () => catalogue.client.close();
  });

  test("keeps to its region, the village first, then its area, then the rest (decision 113)", async () => {
    expect(await catalogue.titles({ q: "plumber in Diamond" })).toEqual([
      "Diamond",
      "Eccles",
      "Plumber of Kitty",
    ]);
  });

  test("may be an area, a region by name or number, or wider than a region", async () => {
    expect(await catalogue.titles({ q: "EBD plumber" })).toEqual([
      "Diamond",
      "Eccles",
      "Plumber of Kitty",
    ]);
    for (const q of ["plumber region 10", "plumber in Upper Demerara-Berbice", "Linden plumber"]) {
      expect(await catalogue.titles({ q }), q).toEqual(["Plumber of Linden"]);
    }
    expect((await catalogue.titles({ q: "plumber in Berbice" })).sort()).toEqual([
      "Rose Hall",
      "Rosignol",
    ]);
  });

  test("is said, with the text that remains without it", async () => {
    const placeOf = async (query: Record<string, string>) =>
      (await catalogue.search(query)).reading.place;
    expect(await placeOf({ q: "plumber in Diamond" })).toEqual({
      name: "Diamond",
      label: "Diamond, Region 4",
      without: "plumber",
    });
    expect(await placeOf({ q: "Plumber region 4" })).toMatchObject({ label: "Region 4" });
    expect(await placeOf({ q: "plumber" })).toBeNull();
  });

  test("alone lists everything there", async () => {
    expect((await catalogue.titles({ q: "in Linden" })).sort()).toEqual(["Plumber of Linden"]);
    expect((await catalogue.titles({ q: "region 4" })).sort()).toEqual([
      "Diamond",
      "Eccles",
      "Plumber of Kitty",
      "Wires",
    ]);
  });
});
