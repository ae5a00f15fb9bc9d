import { beforeEach, describe, expect, test } from "vitest";
import { NOW, type ServiceFields } from "#tests/support/fixtures.ts";
import { emptyCatalogue } from "#tests/support/records/search.ts";

const HOUR = 3_600_000;

// Words such as "quoble" are in no lexicon and never will be.
describe("a search", () => {
  let catalogue: Awaited<ReturnType<typeof emptyCatalogue>>;
  beforeEach(async () => {
    catalogue = await emptyCatalogue();
    return () => catalogue.client.close();
  });
  const add = (title: string, fields: ServiceFields = {}) => catalogue.add(title, fields);
  const rate = (id: string, ...ratings: number[]) => catalogue.rate(id, ...ratings);
  const titles = (query: Record<string, string>) => catalogue.titles(query);

  describe("by relevance, for words of no trade", () => {
    test("puts title and name before the description, and the newer service first where nothing else differs (decision 9)", async () => {
      await add("Gutters", { description: "quoble work", created_at: NOW - HOUR });
      await add("Old quoble", { created_at: NOW - 3 * HOUR });
      await add("Tanks", { description: "quoble tanks", created_at: NOW });
      await add("New quoble", { created_at: NOW - 2 * HOUR });
      await add("Painting", { business_name: "Quoble Kings", created_at: NOW - 4 * HOUR });
      expect(await titles({ q: "quoble" })).toEqual([
        "New quoble",
        "Old quoble",
        "Painting",
        "Tanks",
        "Gutters",
      ]);
    });

    test("requires every word, wherever each stands", async () => {
      await add("Quoble vexit", { created_at: NOW - HOUR });
      await add("Quoble", { description: "and vexit" });
      await add("Quoble painting");
      expect(await titles({ q: "vexit quoble" })).toEqual(["Quoble vexit", "Quoble"]);
    });

    test("puts the better standing first among equal matches, whatever their age", async () => {
      await add("Quoble new", { created_at: NOW });
      await rate(await add("Quoble loved", { created_at: NOW - 9 * HOUR }), 5, 5, 5);
      await rate(await add("Quoble disliked", { created_at: NOW }), 1, 2, 1);
      expect(await titles({ q: "quoble" })).toEqual([
        "Quoble loved",
        "Quoble new",
        "Quoble disliked",
      ]);
    });

    test("lists every service by standing, then the newer first, without a text", async () => {
      await add("Older", { created_at: NOW - HOUR });
      await add("Newer");
      await rate(await add("Loved", { created_at: NOW - 9 * HOUR }), 5, 5, 5);
      expect(await titles({})).toEqual(["Loved", "Newer", "Older"]);
    });

    test("finds words by their stem: plurals, -ing and -er are one (decision 9)", async () => {
      await add("Drombling of vexits");
      for (const q of ["drombler vexit", "drombled vexits", "DROMBLE, vexit!"]) {
        expect(await titles({ q }), q).toEqual(["Drombling of vexits"]);
      }
    });

    test("finds the names of category and subcategory", async () => {
      await add("Panels", { category_id: "construction-trades", subcategory_id: "electricians" });
      for (const q of ["trades", "electricians", "electrical"]) {
        expect(await titles({ q }), q).toEqual(["Panels"]);
      }
    });
  });

  describe("for part of a word", () => {
    test("finds words that begin with it or contain it, below the services that have the word itself (decision 9)", async () => {
      await add("Quoblement", { created_at: NOW });
      await add("Unquobled", { created_at: NOW - HOUR });
      await add("Quobl", { created_at: NOW - 9 * HOUR });
      await add("Gutters", { description: "a quobl", created_at: NOW - 8 * HOUR });
      await add("Quibbles");
      expect(await titles({ q: "quobl" })).toEqual(["Quobl", "Gutters", "Quoblement", "Unquobled"]);
    });

    test("of fewer than four letters finds nothing (decision 9)", async () => {
      await add("Quoble");
      await add("Unquobled vexits");
      expect(await titles({ q: "quob" })).toEqual(["Quoble", "Unquobled vexits"]);
      for (const q of ["quo", "qu", "q", "quob vex"]) expect(await titles({ q }), q).toEqual([]);
    });

    test("matches A/C and numbers as whole words only", async () => {
      await add("A/C servicing");
      await add("Accounting");
      await add("Place 24 hours");
      for (const q of ["A/C", "a.c.", "A&C", "ac"]) {
        expect(await titles({ q }), q).toEqual(["A/C servicing"]);
      }
      for (const q of ["2", "4", "B/D", "acc"]) expect(await titles({ q }), q).toEqual([]);
      expect(await titles({ q: "24" })).toEqual(["Place 24 hours"]);
    });

    test("ignores accents, case and apostrophes", async () => {
      await add("José D’Andrade quobló");
      for (const q of ["jose", "JOSÉ", "d'andrade", "dandrade", "QUOBLO", "quoblo\u0301"]) {
        expect(await titles({ q }), q).toEqual(["José D’Andrade quobló"]);
      }
    });
  });
});
