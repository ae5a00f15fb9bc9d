import { describe, expect, test } from "vitest";
import { newReviewSchema, replySchema, reviewChangeSchema } from "#app/domain/reviews/form.ts";

const ID = "7b0c1a52-97f1-4d3a-8a55-0b8f2f1d3c11";
const messages = (values: Record<string, string>) =>
  newReviewSchema.safeParse(values).error?.issues.map(({ path, message }) => [path[0], message]);

describe("a review as it is typed", () => {
  test("a review is cleaned of tags and surrounding spaces", () => {
    expect(
      reviewChangeSchema.parse({ rating: " 4 ", comment: "  <b>Neat</b> work, 3 < 4 \u0000" }),
    ).toEqual({
      rating: 4,
      comment: "Neat work, 3 < 4",
    });
  });

  test("says everything that is wrong at once, in the words of the specification", () => {
    expect(messages({})).toEqual([
      ["rating", "Rating must be between 1 and 5"],
      ["comment", "Invalid comment: This field is required"],
      ["serviceId", "Please select a service to review"],
    ]);
  });

  test("a review's length counts characters as people do, after cleaning", () => {
    const values = { serviceId: ID, rating: "5" };
    expect(messages({ ...values, comment: `<i>${"🛠".repeat(2000)}</i>` })).toBeUndefined();
    expect(messages({ ...values, comment: "x".repeat(2001) })).toEqual([
      ["comment", "Invalid comment: Must be 2000 characters or less"],
    ]);
    expect(messages({ ...values, comment: "<p></p>" })).toEqual([
      ["comment", "Invalid comment: This field is required"],
    ]);
  });

  test("a review form refuses invalid ids: Invalid ID format (decision 111)", () => {
    expect(messages({ serviceId: "1", rating: "5", comment: "x" })).toEqual([
      ["serviceId", "Invalid ID format"],
    ]);
  });
});

test("a reply has 500 characters at most", () => {
  expect(replySchema.safeParse({ content: "x".repeat(500) }).success).toBe(true);
  expect(replySchema.safeParse({ content: "x".repeat(501) }).success).toBe(false);
});
