import { describe, expect, test } from "vitest";
import { reviewerName, reviewFigures } from "#app/domain/reviews/review.ts";

test("the figures of reviews are the mean to one decimal, and the share of those with four or five stars", () => {
  const counts = [
    { rating: 5, reviewCount: 1 },
    { rating: 4, reviewCount: 1 },
    { rating: 3, reviewCount: 1 },
    { rating: 1, reviewCount: 3 },
  ];
  expect(reviewFigures(counts)).toEqual({ average: 2.5, total: 6, fiveStar: 1, positive: 33 });
  expect(reviewFigures([])).toEqual({ average: 0, total: 0, fiveStar: 0, positive: 0 });
});

describe("a reviewer", () => {
  test("a reviewer has first name and initial, never the whole last name (decision 80)", () => {
    expect(reviewerName({ firstName: "Anita", lastName: "Ramdeen" })).toBe("Anita R.");
    expect(reviewerName({ firstName: "Ana", lastName: "𝒜ndrade" })).toBe("Ana 𝒜.");
  });

  test("a reviewer without a last name has the first name", () => {
    expect(reviewerName({ firstName: "Anita", lastName: "" })).toBe("Anita");
    expect(reviewerName({ firstName: "Anita", lastName: null })).toBe("Anita");
  });

  test("a reviewer with a deleted account is a former customer (decision 80)", () => {
    expect(reviewerName({ firstName: null, lastName: null })).toBe("Former customer");
  });
});
