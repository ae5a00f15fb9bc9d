import { describe, expect, test } from "vitest";
import { missedText } from "#app/domain/search/missed.ts";

describe("a search without results", () => {
  test.each([
    ["Tin-smith", "tin smith"],
    ["  Café\u00a0 BARISTA!! ", "cafe barista"],
    ["fix meh a.c.", "fix meh ac"],
    ["1 time maid", "1 time maid"],
    ["Robb Street dentist", "robb street dentist"],
    ["e.g. goldsmith", "eg goldsmith"],
  ])("counts %j by its words, folded", (q, text) => {
    expect(missedText(q)).toBe(text);
  });

  test.each([
    ["a telephone number", "call 623 4567"],
    ["a telephone number in single digits", "6-2 3-4"],
    ["digits of another script in a row", "call ٦٢٣"],
    ["an age or a year", "nanny 24"],
    ["an e-mail address", "anita@kayap.test"],
    ["an e-mail address in full-width signs", "anita＠kayap"],
    ["a web address", "https://kayap"],
    ["a domain", "www.kayap.gy plumber"],
    ["a domain without www", "kayap.gy"],
    ["a street with a number", "Lot 5 Main St, plumber"],
    ["a street with a number, the other way", "plumber 7 regent street"],
    ["no words", " !?- "],
    ["nothing", ""],
    ["more than 60 characters", `${"abcdefghi ".repeat(6)}x`],
  ])("does not count one with %s", (_, q) => {
    expect(missedText(q)).toBeNull();
  });

  test("counts up to 60 characters as they are stored", () => {
    expect(missedText(`${"a".repeat(30)} ${"b".repeat(29)}`)).toHaveLength(60);
    expect(missedText(`${"a".repeat(30)} ${"b".repeat(30)}`)).toBeNull();
  });
});
