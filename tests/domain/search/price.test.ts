import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { priceNames } from "#app/domain/search/price.ts";

describe("price tokens", () => {
  /** The names of the tokens the index gives a price, as the column `search_facets` builds them. */
  function namesOf(cents: number): string[] {
    const digits = String(cents);
    const length = `p${"abcdefghij"[digits.length - 1]}`;
    const beginnings = [...digits].flatMap((digit, i) => [
      length + digits.slice(0, i + 1),
      length + digits.slice(0, i) + (digit < "5" ? "l" : "h"),
    ]);
    return [length, ...beginnings];
  }

  const price = fc.oneof(
    fc.integer({ min: 0, max: 1_000_000_000 }),
    fc.integer({ min: 0, max: 10_000_000 }).map((dollars) => dollars * 100),
    fc
      .integer({ min: 0, max: 8 })
      .chain((digits) => fc.constantFrom(10 ** digits * 100, 10 ** digits * 100 - 1)),
    fc.integer({ min: 1, max: 99_999 }),
  );
  const bound = fc.option(price, { freq: 5 });

  test("find every price within the bounds and no other", () => {
    fc.assert(
      fc.property(
        bound,
        bound,
        fc.array(price, { minLength: 1, maxLength: 30 }),
        (a, b, others) => {
          const [min, max] = a !== null && b !== null && a > b ? [b, a] : [a, b];
          const found = priceNames(min, max);
          expect(found === null).toBe(min === null && max === null);
          if (!found) return;
          const names = new Set(found);
          const edges = [min, max].flatMap((edge) =>
            edge === null ? [] : [edge - 1, edge, edge + 1],
          );
          for (const cents of [...others, ...edges]) {
            if (cents < 1 || cents > 1_000_000_000) continue;
            const isWithin = cents >= (min ?? 0) && cents <= (max ?? Number.POSITIVE_INFINITY);
            expect(namesOf(cents).some((name) => names.has(name))).toBe(isWithin);
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test("agree with a look at every single price, for narrow bounds", () => {
    const prices = Array.from({ length: 20_000 }, (_, i) => ({
      cents: i + 1,
      own: namesOf(i + 1),
    }));
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 17_000 }),
        fc.integer({ min: 0, max: 3_000 }),
        (min, width) => {
          const names = new Set(priceNames(min, min + width));
          for (const { cents, own } of prices) {
            const found = own.some((name) => names.has(name));
            if (found !== (cents >= min && cents <= min + width)) {
              expect.fail(`${cents} for ${min} to ${min + width}`);
            }
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  test("are few, for any bounds", () => {
    expect(priceNames(125_000, 4_990_000)?.length).toBeLessThan(30);
    fc.assert(
      fc.property(price, price, (a, b) => {
        expect(priceNames(Math.min(a, b), Math.max(a, b))?.length).toBeLessThanOrEqual(100);
      }),
      { numRuns: 2_000 },
    );
  });

  test("name bounds that no price can be within, too", () => {
    expect(priceNames(null, 0)).toEqual(["none"]);
    expect(priceNames(200_000, 299_999)).toEqual(["pf2"]);
    expect(priceNames(200_000, 300_000)).toEqual(["pf2", "pf300000"]);
  });
});
