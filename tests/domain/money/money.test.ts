import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { moneyText, parseMoney, priceText } from "#app/domain/money/money.ts";
import { anyText } from "#tests/support/random/texts.ts";

describe("an amount as shown", () => {
  test("has its thousands grouped, and cents only when there are any (decision 34)", () => {
    expect(moneyText(1_250_000, null)).toBe("$12,500");
    expect(moneyText(1_250_050, null)).toBe("$12,500.50");
    expect(moneyText(5, null)).toBe("$0.05");
    expect(moneyText(0, null)).toBe("$0");
    expect(moneyText(1_000_000_000, null)).toBe("$10,000,000");
  });
});

describe("a price as shown", () => {
  test("is per hour, fixed or from, in the words of the specification", () => {
    expect(priceText(650_000, "hourly", null)).toBe("$6,500/hr");
    expect(priceText(650_000, "fixed", null)).toBe("$6,500");
    expect(priceText(650_000, "starting_at", null)).toBe("From $6,500");
  });

  test.each(["es", "pt"] as const)("is written as numbers are in %s (decision 57)", (language) => {
    const preferences = { timezone: "America/Guyana", dateFormat: "DD/MM/YYYY", language } as const;
    expect(priceText(123_456_750, "hourly", preferences)).toBe("$1.234.567,50/hr");
    expect(priceText(650_000, "starting_at", preferences)).toBe("From $6.500");
  });
});

describe("a typed amount", () => {
  test("may have a dollar sign, commas, spaces around it and up to two decimals", () => {
    for (const [typed, cents] of [
      ["25.50", 2_550],
      ["25.5", 2_550],
      ["12,500", 1_250_000],
      [" $ 12,500.05 ", 1_250_005],
      ["0", 0],
      ["1.15", 115],
      ["0.29", 29],
    ] as const) {
      expect(parseMoney(typed)).toBe(cents);
    }
  });

  test("is refused in any other form (threat 53)", () => {
    const typed = [
      "",
      " ",
      "abc",
      "-1",
      "+1",
      "1.234",
      "1.",
      ".5",
      "NaN",
      "Infinity",
      "1e309",
      "0x10",
    ];
    for (const text of [...typed, "1 000", "$$1", "1.2.3", "٣", "1".repeat(13)]) {
      expect(parseMoney(text)).toBeNull();
    }
  });

  test("is parsed to exactly the cents it was shown with", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (cents) => {
        expect(parseMoney(moneyText(cents, null))).toBe(cents);
      }),
      { numRuns: 2_000 },
    );
  });

  test("never throws and never gives a fraction of a cent, whatever the text (threat 53)", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const cents = parseMoney(text);
        expect(cents === null || (Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
