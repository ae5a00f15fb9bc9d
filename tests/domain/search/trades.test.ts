import { describe, expect, test } from "vitest";
import { readQuery } from "#app/domain/search/reading/read-query.ts";
import { listedTrades, tradesOfSearch } from "#app/domain/search/trades/trades-of-search.ts";
import { needOf } from "./need-of.ts";

describe("words that only hint at a trade", () => {
  test.each([
    ["children reading by candle, whole street dark", "electricians"],
    ["parrot cage bowl empty", "pet-supplies"],
  ])("make it clear in a sentence with several of them: %s", (text, trade) => {
    expect(needOf(text).trades).toContain(trade);
  });

  test("make a trade only likely by themselves", () => {
    expect(needOf("squinting").trades).toEqual([]);
    expect(needOf("squinting").nearest[0]).toBe("opticians-optometrists");
  });

  test("count less than a term of another trade that says it all", () => {
    expect(needOf("home cook").trades[0]).toBe("private-chefs");
    expect(needOf("business card").trades[0]).toBe("printing-signs");
  });

  test("add no trade to the one that has a term with all of the words", () => {
    expect(needOf("IT support").trades).toEqual(["it-support"]);
  });

  test("leave a trade that may be meant as well, unless a term says it all", () => {
    expect(needOf("cut my hand with cutlass and fingers still stiff")).toMatchObject({
      trades: ["physiotherapists"],
      others: ["speech-occupational-therapists", "farm-labour"],
    });
    expect(needOf("plumber").others).toEqual([]);
    expect(needOf("squinting").others).toEqual([]);
  });

  test("do not split one need into two", () => {
    expect(readQuery("carry away garbage and old furniture").needs).toHaveLength(1);
  });
});

describe("the trades of a search that finds nothing", () => {
  const ANY = { categoryId: null, subcategoryId: null };
  const DENTISTS = { categoryId: null, subcategoryId: "dentists" };
  const need = { trades: ["security-systems"], nearest: [], others: ["photographers"] };
  const instead = ["security-guards", "electricians", "networking-wifi", "photographers"];

  test("are those that the text leads to, and those to turn to instead, related ones first", () => {
    expect(tradesOfSearch([need], ANY)).toEqual({
      needed: ["security-systems"],
      likeliest: ["security-systems"],
      ofText: ["security-systems"],
      instead,
    });
  });

  test("are those related to the chosen one, whatever the text says", () => {
    expect(tradesOfSearch([need], DENTISTS)).toEqual({
      needed: ["dentists"],
      likeliest: ["dentists"],
      ofText: ["security-systems"],
      instead: ["general-practitioners", "pharmacists"],
    });
  });

  test("are shown where somebody lists them", () => {
    const trades = tradesOfSearch([need], ANY);
    expect(listedTrades(trades, ["security-systems", "electricians"])).toEqual({
      trades: ["security-systems"],
      unlistedTrades: [],
    });
    expect(listedTrades(trades, instead)).toEqual({
      trades: instead.slice(0, 3),
      unlistedTrades: ["security-systems"],
    });
    expect(listedTrades(tradesOfSearch([], DENTISTS), ["pharmacists"])).toEqual({
      trades: ["pharmacists"],
      unlistedTrades: ["dentists"],
    });
  });

  test("name one of each need where nobody lists any", () => {
    const clinic = { trades: ["dentists", "general-practitioners"], nearest: [], others: [] };
    const trades = tradesOfSearch([need, clinic], ANY);
    expect(listedTrades(trades, []).unlistedTrades).toEqual(["security-systems", "dentists"]);
    expect(listedTrades(trades, ["general-practitioners"]).unlistedTrades).toEqual([]);
  });

  test("come from each need in turn, so that no need is without one", () => {
    const dentist = { trades: ["dentists"], nearest: [], others: ["nurses"] };
    expect(tradesOfSearch([need, dentist], ANY).instead).toEqual([
      "security-guards",
      "general-practitioners",
      "electricians",
      "pharmacists",
      "networking-wifi",
      "photographers",
      "nurses",
    ]);
  });

  test("are not said to be unlisted where another category than the chosen one has them", () => {
    const beauty = { categoryId: "beauty-personal-care", subcategoryId: null };
    const { unlistedTrades } = listedTrades(tradesOfSearch([need], beauty), []);
    expect(unlistedTrades).toEqual([]);
  });

  test("are those that share a word with a text that leads to none", () => {
    const unclear = { trades: [], nearest: ["roofers", "masons"], others: [] };
    expect(listedTrades(tradesOfSearch([unclear], ANY), ["masons"])).toEqual({
      trades: ["masons"],
      unlistedTrades: [],
    });
  });
});

describe("words of every situation", () => {
  test("do not decide which services come first where others say more", () => {
    expect(needOf("dog scratching the whole week").stems).toEqual(["dog", "scratch"]);
    expect(needOf("weekly cleaning").stems).toContain("clean");
  });
});
