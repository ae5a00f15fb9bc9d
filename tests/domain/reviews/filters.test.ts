import { describe, expect, test } from "vitest";
import { FIRST_REVIEWS, parseReviewFilters, reviewQuery } from "#app/domain/reviews/filters.ts";

const parse = (query: string) => parseReviewFilters(new URLSearchParams(query));

describe("the filters of a review list", () => {
  test("are the newest reviews, all of them, without a word", () => {
    expect(parse("")).toEqual(FIRST_REVIEWS);
    expect(reviewQuery(FIRST_REVIEWS)).toBe("");
  });

  test.each([
    ["sort=helpful&stars=5&booked=1&page=3"],
    ["sort=lowest"],
    ["stars=1"],
    ["booked=1"],
    ["page=2"],
  ])("are said by their address and read from it: %s", (query) => {
    expect(reviewQuery(parse(query))).toBe(`?${query}`);
  });

  test.each([
    "sort=best",
    "stars=0",
    "stars=6",
    "stars=4.5",
    "stars=5x",
    "booked=yes",
    "page=0",
    "page=-1",
    "page=x",
  ])("are the default where they make no sense: %s", (query) =>
    expect(parse(query)).toEqual(FIRST_REVIEWS),
  );

  test("keep what else the address says, first", () => {
    expect(reviewQuery(parse("stars=5"), { tab: "reviews" })).toBe("?tab=reviews&stars=5");
  });

  test("never ask for a page so far that counting to it takes long", () => {
    expect(parse("page=1000000000").page).toBe(1000);
  });
});
