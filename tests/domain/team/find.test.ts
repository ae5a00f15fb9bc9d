import { expect, test } from "vitest";
import { readWanted } from "#app/domain/team/find.ts";

test("a text of two characters finds, and a shorter one would find everybody", () => {
  expect(readWanted(" x ")).toBeNull();
  expect(readWanted("Al")).toMatchObject({ words: ["al"], email: "al" });
});

test("a text that is exactly one thing is looked for as that alone", () => {
  const none = { id: null, reference: null, ticket: null, phone: null, email: null, words: [] };
  expect(readWanted("ky-7f3k2")).toEqual({ ...none, reference: "KY-7F3K2" });
  expect(readWanted("612 3456")).toEqual({ ...none, phone: "+5926123456" });
});

test("a text of several words is no address, and one with an @ is no word", () => {
  expect(readWanted("Ravi Persaud")).toMatchObject({ email: null, words: ["ravi", "persaud"] });
  expect(readWanted("ravi@kayap")).toMatchObject({ email: "ravi@kayap", words: [] });
});
