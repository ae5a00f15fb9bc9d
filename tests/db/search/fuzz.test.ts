import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type SearchFilters, SORTS } from "#app/domain/search/filters.ts";
import { readLocation, readQuery } from "#app/domain/search/reading/read-query.ts";
import type { Piece } from "#app/domain/search/stages/fts-pieces.ts";
import { searchStages, wholeSearch } from "#app/domain/search/stages/stages.ts";
import { suggestionStages } from "#app/domain/search/stages/suggestion-stages.ts";
import type { Database } from "#db/connection/client.ts";
import { searchServices } from "#db/search/search.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addProfessional, addService } from "#tests/support/fixtures.ts";
import { anyText, HOSTILE_TEXTS } from "#tests/support/random/texts.ts";
import { countSuggestions, filtersOf } from "#tests/support/records/search.ts";

const SERVICES = 3;
const PAIRS = 5_000;
const WHOLE_SEARCHES = 300;
const A_STATEMENT = 20;

/** Brackets, operators and quoted words, the latter with at most one mark. */
const EXPRESSION = /^(?:[()]|AND|OR|NOT| |"[\ue000-\ue002]?[\p{L}\p{N}]+")*$/u;

function expressionsOf(filters: SearchFilters): (readonly Piece[])[] {
  const { needs, place } = readQuery(filters.q);
  const where = readLocation(filters.location).place ?? place;
  return (needs.length > 0 ? needs : [null]).flatMap((need) => {
    const { stages } = searchStages(need, where, filters);
    const { match, certain } = wholeSearch(need, where, filters);
    const { elsewhere, close } = suggestionStages(need, where, filters);
    return [
      ...stages.flatMap((stage) => [stage.match, stage.withoutReviews]),
      ...[match, certain ?? [], ...elsewhere, ...close],
    ];
  });
}

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
        expect(total, text).toBeLessThanOrEqual(SERVICES);
      }
    }
  });

  test("of nothing but signs find everything, as an empty text does (threat 51)", async () => {
    for (const text of ['"', "*", "(", "^:", "\u0000", "\ud800", "\ue002", "👩🏽‍🔧"]) {
      expect((await searchServices(db, filtersOf({ q: text }))).total, text).toBe(SERVICES);
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
    for (const text of ["AND", "OR", "NOT", "doc:roof", "title : roof", "roof OR zqzq"]) {
      expect((await searchServices(db, filtersOf({ q: text }))).total, text).toBe(0);
    }
    for (const text of [
      ...['"roof"', "roof*", "^roof", "(roof)", "roof-repair", "-roof", "+roof", "NOT roof"],
      ...["NEAR(roof repair)", "roof NOT repair", "roof AND repair"],
    ]) {
      const { cards } = await searchServices(db, filtersOf({ q: text }));
      expect(cards, text).toMatchObject([{ title: "Roof repair" }]);
    }
  });

  // The pairs go twenty to a statement, each in a search of its own; in two halves, for the time limit of a test.
  test.each(["first", "second"])(
    "10,000 of them in both boxes never make a statement fail, %s half (threat 51)",
    async () => {
      const searches = fc.array(fc.tuple(anyText, anyText), {
        minLength: A_STATEMENT,
        maxLength: A_STATEMENT,
      });
      await fc.assert(
        fc.asyncProperty(searches, async (texts) => {
          const filters = texts.map(([q, location]) => filtersOf({ q, location }));
          const totals = await countSuggestions(db, filters);
          expect(totals).toHaveLength(texts.length);
          // Two needs count what each of them finds.
          for (const total of totals) expect(total).toBeLessThanOrEqual(2 * SERVICES);
        }),
        { numRuns: PAIRS / A_STATEMENT / 2 },
      );
    },
  );

  test("10,000 of them in both boxes become nothing but quoted words (threat 51)", () => {
    fc.assert(
      fc.property(anyText, anyText, (q, location) => {
        for (const pieces of expressionsOf(filtersOf({ q, location }))) {
          for (const piece of pieces) {
            const text = typeof piece === "string" ? piece : `"${piece.mark}${piece.word.text}"`;
            expect(text).toMatch(EXPRESSION);
          }
        }
      }),
      { numRuns: PAIRS },
    );
  });

  test("in whole searches give a page that makes sense, in every order (threat 51)", async () => {
    const search = fc.record({
      q: anyText,
      location: fc.oneof(fc.constant(""), anyText),
      sort: fc.constantFrom(...SORTS),
      exact: fc.constantFrom("", "1"),
      page: fc.constantFrom("1", "2", "56"),
    });
    await fc.assert(
      fc.asyncProperty(search, async (query) => {
        const filters = filtersOf(query);
        const { total, page, cards, needs, reading, suggested } = await searchServices(db, filters);
        const shown = needs.length > 0 ? needs.flatMap((need) => need.cards) : cards;
        expect(page).toBe(1);
        expect(shown).toHaveLength(total);
        expect(total).toBeLessThanOrEqual(needs.length > 0 ? 2 * SERVICES : SERVICES);
        expect(suggested.cards.length).toBeLessThanOrEqual(total > 0 ? 0 : SERVICES);
        if (filters.exact) expect(reading.corrected).toBeNull();
        expect(reading.corrected).not.toBe(filters.q);
      }),
      { numRuns: WHOLE_SEARCHES },
    );
  });
});
