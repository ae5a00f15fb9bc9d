import { describe, expect, test } from "vitest";
import { readQuery } from "#app/domain/search/reading/read-query.ts";
import { relatedTrades } from "#app/domain/search/trades/related-trades.ts";
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

describe("trades related to another", () => {
  test("are those that most words hint at together, never itself", () => {
    expect(relatedTrades("boat-river-transport").slice(0, 2)).toEqual([
      "tour-guides",
      "bus-minibus-hire",
    ]);
    expect(relatedTrades("masons")).toEqual(["block-making"]);
  });

  test("are none where little hints at both, above all in another category", () => {
    expect(relatedTrades("dentists")).toEqual([]);
    expect(relatedTrades("hairdressers-barbers")).toEqual([]);
  });
});

describe("words of every situation", () => {
  test("do not decide which services come first where others say more", () => {
    expect(needOf("dog scratching the whole week").stems).toEqual(["dog", "scratch"]);
    expect(needOf("weekly cleaning").stems).toContain("clean");
  });
});
