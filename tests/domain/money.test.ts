import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { moneyText, PRICE_TYPES, parseMoney, priceParts, priceText } from "#app/domain/money.ts";
import { anyText } from "../support/texts.ts";

describe("an amount as shown", () => {
  test("has thousands apart, and cents only when there are any (decision 34)", () => {
    expect(moneyText(1_250_000)).toBe("$12,500");
    expect(moneyText(1_250_050)).toBe("$12,500.50");
    expect(moneyText(5)).toBe("$0.05");
    expect(moneyText(0)).toBe("$0");
    expect(moneyText(1_000_000_000)).toBe("$10,000,000");
  });
});

describe("a price as shown", () => {
  test("says an hour, nothing or from, in the words of the specification", () => {
    expect(priceText(650_000, "hourly")).toBe("$6,500/hr");
    expect(priceText(650_000, "fixed")).toBe("$6,500");
    expect(priceText(650_000, "starting_at")).toBe("From $6,500");
  });

  test("in parts is the same price", () => {
    for (const type of PRICE_TYPES) {
      const { before, amount, after } = priceParts(2_550, type);
      expect(amount).toBe("$25.50");
      expect(`${before} ${amount}${after}`.trim()).toBe(priceText(2_550, type));
    }
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

  test("is refused when it is anything else (threat 53)", () => {
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

  test("is read as whole cents, never more or less than what was shown", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (cents) => {
        expect(parseMoney(moneyText(cents))).toBe(cents);
      }),
      { numRuns: 2_000 },
    );
  });

  test("never fails and never gives half a cent, whatever was typed (threat 53)", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const cents = parseMoney(text);
        expect(cents === null || (Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
