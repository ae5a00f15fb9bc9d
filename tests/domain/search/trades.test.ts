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
  const need = { trades: ["security-systems"], nearest: [], others: ["photographers"] };
  const instead = ["security-guards", "electricians", "networking-wifi", "photographers"];

  test("are those that the text leads to, and those to turn to instead, related ones first", () => {
    expect(tradesOfSearch([need], null)).toEqual({
      needed: ["security-systems"],
      ofText: ["security-systems"],
      instead,
    });
  });

  test("are those related to the chosen one, whatever the text says", () => {
    expect(tradesOfSearch([need], "dentists")).toEqual({
      needed: ["dentists"],
      ofText: ["security-systems"],
      instead: ["general-practitioners", "pharmacists"],
    });
  });

  test("are shown where somebody lists them", () => {
    const trades = tradesOfSearch([need], null);
    expect(listedTrades(trades, ["security-systems", "electricians"])).toEqual({
      trades: ["security-systems"],
      unlistedTrade: null,
    });
    expect(listedTrades(trades, instead)).toEqual({
      trades: instead.slice(0, 3),
      unlistedTrade: "security-systems",
    });
    expect(listedTrades(tradesOfSearch([], "dentists"), ["pharmacists"])).toEqual({
      trades: ["pharmacists"],
      unlistedTrade: "dentists",
    });
  });

  test("are those that share a word with a text that leads to none", () => {
    const unclear = { trades: [], nearest: ["roofers", "masons"], others: [] };
    expect(listedTrades(tradesOfSearch([unclear], null), ["masons"])).toEqual({
      trades: ["masons"],
      unlistedTrade: null,
    });
  });
});

describe("words of every situation", () => {
  test("do not decide which services come first where others say more", () => {
    expect(needOf("dog scratching the whole week").stems).toEqual(["dog", "scratch"]);
    expect(needOf("weekly cleaning").stems).toContain("clean");
  });
});
