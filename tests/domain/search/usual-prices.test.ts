import { expect, test } from "vitest";
import { quartilePlaces, roundedPrice } from "#app/domain/search/usual-prices.ts";

test("the quartiles of eight prices are the second and the sixth", () => {
  expect(quartilePlaces(8)).toEqual([1, 5]);
  expect(quartilePlaces(9)).toEqual([2, 6]);
  expect(quartilePlaces(1)).toEqual([0, 0]);
});

test("a usual price keeps its two leading digits", () => {
  expect([7, 99, 104, 105, 123_400, 995_000, 1_000_000_000].map(roundedPrice)).toEqual([
    7, 99, 100, 110, 120_000, 1_000_000, 1_000_000_000,
  ]);
});
