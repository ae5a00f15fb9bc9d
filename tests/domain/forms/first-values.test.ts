import { expect, test } from "vitest";
import { firstValues } from "#app/domain/forms/first-values.ts";

test("a name that occurs more than once in a form has its first value, also where that is empty", () => {
  expect(
    firstValues([
      ["number", ""],
      ["number", "TL-2044"],
      ["kind", "trade"],
      ["kind", "safety"],
    ]),
  ).toEqual({ number: "", kind: "trade" });
});

test("a name that every object has is a name of a form like any other", () => {
  expect(firstValues([["toString", "text"]])).toEqual({ toString: "text" });
});
