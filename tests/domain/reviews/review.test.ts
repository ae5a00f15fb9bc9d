import { describe, expect, test } from "vitest";
import { reviewerName } from "#app/domain/reviews/review.ts";

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
