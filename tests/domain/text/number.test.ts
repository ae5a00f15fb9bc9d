import { expect, test } from "vitest";
import { numberText } from "#app/domain/text/number.ts";

const VALUES = [0, 7, 999, 1_000, 12_345, 1_234_567];

test("a number is grouped by thousands, and a rating is shown to one decimal", () => {
  expect(VALUES.map((value) => numberText(value, null))).toEqual([
    "0",
    "7",
    "999",
    "1,000",
    "12,345",
    "1,234,567",
  ]);
  expect([5, 4.5, 0].map((rating) => numberText(rating, null, 1))).toEqual(["5.0", "4.5", "0.0"]);
});

test.each(["en", "es", "pt"] as const)(
  "numbers in %s have the separators of that language",
  (language) => {
    const preferences = { timezone: "America/Guyana", dateFormat: "DD/MM/YYYY", language } as const;
    const theirs = new Intl.NumberFormat(language, { useGrouping: "always" });
    for (const value of VALUES) expect(numberText(value, preferences)).toBe(theirs.format(value));
    expect(numberText(4.5, preferences, 1)).toBe(theirs.format(4.5));
  },
);
