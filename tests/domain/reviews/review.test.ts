import { describe, expect, test } from "vitest";
import { sideOf, tabsOf } from "#app/domain/reviews/own-review.ts";
import { reviewerName, reviewFigures } from "#app/domain/reviews/review.ts";

test("the figures of a list are average to one decimal, total, five stars and whole percent of 4 and 5", () => {
  const counts = [
    { rating: 5, reviewCount: 1 },
    { rating: 4, reviewCount: 1 },
    { rating: 1, reviewCount: 1 },
  ];
  expect(reviewFigures(counts)).toEqual({ average: 3.3, total: 3, fiveStar: 1, positive: 67 });
  expect(reviewFigures([])).toEqual({ average: 0, total: 0, fiveStar: 0, positive: 0 });
});

test("all reviews are those received for a professional and those given for a customer", () => {
  expect(sideOf("all", "professional")).toBe("received");
  expect(sideOf("all", "customer")).toBe("given");
  expect(sideOf("given", "professional")).toBe("given");
  expect(sideOf("received", "customer")).toBe("received");
});

test("a view has the tabs of all reviews and of its own side, and one of the other side while that is shown", () => {
  expect(tabsOf("all", "professional")).toEqual(["all", "received"]);
  expect(tabsOf("received", "professional")).toEqual(["all", "received"]);
  expect(tabsOf("given", "professional")).toEqual(["all", "received", "given"]);
  expect(tabsOf("given", "customer")).toEqual(["all", "given"]);
  expect(tabsOf("received", "customer")).toEqual(["all", "given", "received"]);
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
