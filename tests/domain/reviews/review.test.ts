import { describe, expect, test } from "vitest";
import { reviewerName } from "#app/domain/reviews/review.ts";

describe("a reviewer", () => {
  test("goes by first name and initial, never by the whole last name (decision 80)", () => {
    expect(reviewerName({ firstName: "Anita", lastName: "Ramdeen" })).toBe("Anita R.");
    expect(reviewerName({ firstName: "Ana", lastName: "𝒜ndrade" })).toBe("Ana 𝒜.");
  });

  test("without a last name goes by the first", () => {
    expect(reviewerName({ firstName: "Anita", lastName: "" })).toBe("Anita");
    expect(reviewerName({ firstName: "Anita", lastName: null })).toBe("Anita");
  });

  test("whose account is gone is a former customer (decision 80)", () => {
    expect(reviewerName({ firstName: null, lastName: null })).toBe("Former customer");
  });
});
