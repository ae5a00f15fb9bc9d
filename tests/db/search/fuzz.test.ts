import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { parseSearch } from "#app/domain/search/filters.ts";
import type { Database } from "#db/client.ts";
import { searchServices } from "#db/search/search.ts";
import { emptyDatabase } from "../../support/database.ts";
import { addProfessional, addService } from "../../support/fixtures.ts";
import { countSuggestions, filtersOf } from "../../support/search.ts";
import { anyText, HOSTILE_TEXTS } from "../../support/texts.ts";

const STRINGS = 5_000;
const A_STATEMENT = 20;

describe("hostile texts", () => {
  let db: Database;
  beforeAll(async () => {
    const database = await emptyDatabase();
    db = database.db;
    const proId = await addProfessional(database.client);
    for (const title of ["Roof repair", "A/C servicing", "电工 سباك"]) {
      await addService(database.client, proId, {
        title,
        subcategory_id: null,
        location_city: "Kitty",
        location_state: "Guyana",
      });
    }
  });

  test("in every box of a search are words or nothing, each by itself (threat 51)", async () => {
    for (const text of HOSTILE_TEXTS) {
      for (const name of ["q", "location"]) {
        const { total } = await searchServices(db, filtersOf({ [name]: text }));
        expect([0, 1, 2, 3]).toContain(total);
      }
    }
  });

  test("of nothing but signs find everything, as an empty text does (threat 51)", async () => {
    for (const text of ['"', "*", "(", "^:", "\u0000", "\ud800", "\ue002", "👩🏽‍🔧"]) {
      expect((await searchServices(db, filtersOf({ q: text }))).total, text).toBe(3);
    }
  });

  test("that are words of other scripts are found as words", async () => {
    for (const text of ["电工", "سباك"]) {
      expect((await searchServices(db, filtersOf({ q: text }))).cards).toMatchObject([
        { title: "电工 سباك" },
      ]);
    }
  });

  test("that are operators are looked for as words (threat 51)", async () => {
    for (const text of [
      "AND",
      "OR",
      "NOT",
      "NEAR(roof repair)",
      "NOT roof",
      "doc:roof",
      "title : roof",
    ]) {
      expect((await searchServices(db, filtersOf({ q: text }))).total, text).toBe(0);
    }
    for (const text of ['"roof"', "roof*", "^roof", "(roof)", "roof-repair", "-roof", "+roof"]) {
      expect((await searchServices(db, filtersOf({ q: text }))).total, text).toBe(1);
    }
  });

  // The strings go twenty to a statement, each in a search of its own; in two halves, for the time limit of a test.
  test.each(["first", "second"])(
    "5,000 of them never make a statement fail, %s half (threat 51)",
    async () => {
      const searches = fc.array(fc.tuple(anyText, anyText), {
        minLength: A_STATEMENT / 2,
        maxLength: A_STATEMENT / 2,
      });
      await fc.assert(
        fc.asyncProperty(searches, async (texts) => {
          const filters = texts.map(([q, location]) =>
            parseSearch(new URLSearchParams({ q, location })),
          );
          const totals = await countSuggestions(db, filters);
          expect(totals).toHaveLength(texts.length);
          for (const total of totals) expect(total).toBeLessThanOrEqual(3);
        }),
        { numRuns: STRINGS / A_STATEMENT },
      );
    },
  );

  test("never make a whole search with its typo correction fail (threat 51)", async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyText, async (q, location) => {
        const filters = parseSearch(new URLSearchParams({ q, location }));
        const { total, cards } = await searchServices(db, filters);
        expect(cards).toHaveLength(total);
      }),
      { numRuns: 200 },
    );
  });
});
