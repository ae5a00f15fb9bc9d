import { describe, expect, test } from "vitest";
import { FIRST_REVIEWS, parseReviewFilters, reviewQuery } from "#app/domain/reviews/filters.ts";

const parse = (query: string) => parseReviewFilters(new URLSearchParams(query));

describe("the filters of a review list", () => {
  test("review filters without parameters are the newest reviews, all of them", () => {
    expect(parse("")).toEqual(FIRST_REVIEWS);
    expect(reviewQuery(FIRST_REVIEWS)).toBe("");
  });

  test.each([
    ["sort=helpful&stars=5&booked=1&page=3"],
    ["sort=lowest"],
    ["stars=1"],
    ["booked=1"],
    ["page=2"],
  ])("review filters survive the round trip through the address: %s", (query) => {
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
  ])("invalid review filters become the defaults: %s", (query) =>
    expect(parse(query)).toEqual(FIRST_REVIEWS),
  );

  test("the query of review filters keeps the other parameters, first", () => {
    expect(reviewQuery(parse("stars=5"), { tab: "reviews" })).toBe("?tab=reviews&stars=5");
  });

  test("review filters limit the page number, so that no page is slow to reach", () => {
    expect(parse("page=1000000000").page).toBe(1000);
  });
});
