import { describe, expect, test } from "vitest";
import { amountAt } from "#app/domain/search/reading/dollar-amounts.ts";

/** Every amount of a text, in dollars, with "plain" where nothing says that it is money. */
const read = (text: string) => {
  const tokens = text.split(" ");
  return tokens
    .map((_, at) => amountAt(tokens, at))
    .filter((amount) => amount !== null)
    .map(({ dollars, isMoney }) => `${dollars}${isMoney ? "" : " plain"}`);
};

describe("an amount of dollars", () => {
  test.each([
    ["$5,000", "5000"],
    ["gy$5000 now", "5000"],
    ["g$ 5000", "5000"],
    ["800$", "800"],
    ["2000gyd", "2000"],
    ["2000 dollars", "2000"],
    ["$2500.50", "2500.5"],
    ["5k", "5000 plain"],
    ["2.5k/hr", "2500 plain"],
    ["30 000", "30000 plain"],
    ["$30 000", "30000"],
    ["15 thousand", "15000 plain"],
    ["1.5 million dollars", "1500000"],
    ["ten thousand", "10000 plain"],
    ["a thousand dollars", "1000"],
    ["fifteen hundred", "1500 plain"],
    ["twenty five thousand bucks", "25000"],
    ["two hundred thousand", "200000 plain"],
    ["60 hundred thousand dollars", "6000000"],
  ])("%s", (text, amount) => {
    expect(read(text)).toEqual([amount]);
  });

  test.each([
    "a plumber",
    "one",
    "twenty five chairs",
    "50 usd",
    "$30 us",
    "5kg",
    "1,00",
    "5000-8000",
  ])("%s is none", (text) => {
    expect(read(text)).toEqual([]);
  });
});
