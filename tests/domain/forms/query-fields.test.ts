import { expect, test } from "vitest";
import { pageNumber, queryText } from "#app/domain/forms/query-fields.ts";

test.each([
  ["  roof  repair ", "roof  repair"],
  [`${"a".repeat(99)}🏠b`, `${"a".repeat(99)}🏠`],
  [`${"a".repeat(99)} b`, "a".repeat(99)],
  [`a${"\ud83c"}`, "a"],
  [undefined, ""],
])("the text of an address is cut between characters, never inside one: %j", (typed, text) => {
  expect(queryText(100).parse(typed)).toBe(text);
});

test.each([
  ["2", 2],
  ["43", 42],
  ["0", 1],
  ["1.5", 1],
  ["two", 1],
  [undefined, 1],
])("the page %j of 42 is %i", (typed, page) => {
  expect(pageNumber(42).parse(typed)).toBe(page);
});
