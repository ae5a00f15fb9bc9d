import { describe, expect, test } from "vitest";
import { readPrice } from "#app/domain/search/reading/price-words.ts";

describe("the price that a search names", () => {
  test.each([
    ["plumber under 5000", "plumber", 5_000],
    ["makeup under ten thousand for wedding", "makeup for wedding", 10_000],
    ["painter not over twenty five thousand dollars", "painter", 25_000],
    ["haircut under fifteen hundred", "haircut", 1_500],
    ["bouncy castle less than 30 000", "bouncy castle", 30_000],
    ["bouncy castle less than $30 000", "bouncy castle", 30_000],
    ["i only have 5000 for grass cutting", "for grass cutting", 5_000],
    ["plumber under $5,000 in Linden", "plumber in Linden", 5_000],
    ["braids for less than 4k", "braids", 4_000],
    ["wash mi car not over 15 thousand", "wash mi car", 15_000],
    ["cake no more than $12,000 please", "cake please", 12_000],
    ["fix fridge nah more than 10,000 dollars", "fix fridge", 10_000],
    ["DJ max 20k", "DJ", 20_000],
    ["DJ, my budget is 30 grand.", "DJ", 30_000],
    ["photographer with a budget of G$40000 for wedding", "photographer for wedding", 40_000],
    ["tutor under $2000 an hour", "tutor", 2_000],
    ["tutor under 2k/hr", "tutor", 2_000],
    ["catering up to 1500 per head", "catering", 1_500],
    ["haircut for $2000", "haircut", 2_000],
    ["haircut 800 dollars", "haircut", 800],
    ["manicure $ 3500 or less", "manicure", 3_500],
    ["manicure 3500 or less", "manicure", 3_500],
    ["pintor menos de 9000", "pintor", 9_000],
    ["eletricista até 7000", "eletricista", 7_000],
    ["under 5k", "", 5_000],
    ["haircut under a thousand dollars", "haircut", 1_000],
    ["haircut, less than $1500.50 please", "haircut, please", 1_500.5],
    ["plumber under 5000$", "plumber", 5_000],
    ["roof under two hundred thousand", "roof", 200_000],
    ["land surveyor below 1 million", "land surveyor", 1_000_000],
  ])("%s", (text, without, dollars) => {
    const price = readPrice(text);
    expect(price && [price.without, price.maxPrice]).toEqual([without, dollars * 100]);
  });

  test.each([
    "plumber",
    "plumber 592",
    "house under construction",
    "football coach under 13",
    "nanny for baby under 2 years",
    "tank under 1000 gallons",
    "hall for up to 500",
    "hall for up to 1500 guests",
    "5k race",
    "invitations for two hundred guests",
    "twenty chairs",
    "hall for ten thousand people",
    "5000 invitations",
    "laptop over $50000",
    "cook from $3000",
    "cleaning between $5000 and $8000",
    "cleaning 5000-8000",
    "from 5000 to 8000",
    "visa form under 50 usd",
    "for $0",
    "for $99,000,000",
  ])("%s names none", (text) => {
    expect(readPrice(text)).toBeNull();
  });

  test("keeps its words as they were typed", () => {
    expect(readPrice("Plumber, not over  $15,000.")?.text).toBe("not over $15,000");
    expect(readPrice("haircut for $2000 tomorrow")?.text).toBe("for $2000");
  });
});
