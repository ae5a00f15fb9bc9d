import { beforeEach, describe, expect, test } from "vitest";
import { alertIn, DAY, errorBeside, pageOf, rowsOf } from "../../../support/accounts.ts";
import { addReply, addReview, insert, NOW } from "../../../support/fixtures.ts";
import { element, having, linkTo, textIn } from "../../../support/html.ts";
import { openList, REVIEWS, type ReviewFixture, reviewFixture } from "../../../support/reviews.ts";

let client: ReviewFixture["client"];
let customer: ReviewFixture["customer"];
let of: ReviewFixture["of"];
let pro: ReviewFixture["pro"];
let wait: ReviewFixture["wait"];

beforeEach(async () => {
  ({ client, customer, of, pro, wait } = await reviewFixture());
});

const ratingOfService = async () =>
  (await client.execute("select rating, review_count from services")).rows;

describe("one's own review", () => {
  let id: string;
  const edit = (fields: Record<string, string>, browser = customer) =>
    browser.post(`${REVIEWS}/${id}/edit`, {
      rating: "3",
      comment: "Thought again.",
      version: String(NOW),
      ...fields,
    });
  beforeEach(async () => {
    id = await addReview(client, of, { comment: "Neat work." });
    await wait(DAY / 2);
  });

  test("a review is changed by its author, and is marked as edited", async () => {
    const { page } = await customer.open(`${REVIEWS}/${id}/edit`);
    expect(textIn(element(page, having("id", "comment")))).toBe("Neat work.");
    expect((await edit({})).status).toBe(303);
    const shown = await openList(customer);
    expect(textIn(element(shown, having("role", "status")))).toBe("Review updated successfully!");
    expect(textIn(shown)).toContain("Thought again.");
    expect(textIn(shown)).toContain("· Edited");
    expect(await ratingOfService()).toMatchObject([{ rating: 3, review_count: 1 }]);
  });

  test("a review cannot be changed to invalid values", async () => {
    const { status, page } = await pageOf(await edit({ comment: "" }));
    expect(status).toBe(400);
    expect(errorBeside(page, "comment")).toContain("Invalid comment: This field is required");
    expect(await rowsOf(client, "reviews")).toMatchObject([{ comment: "Neat work." }]);
  });

  test("a review is deleted after a confirmation, with its votes and reply", async () => {
    await addReply(client, { reviewId: id, proId: of.proId }, "Thank you.");
    await insert(client, "review_helpful", { review_id: id, user_id: of.proId, created_at: 1 });
    const { page } = await customer.open(`${REVIEWS}/${id}/delete`);
    expect(textIn(page)).toContain("Are you sure you want to delete this review?");
    expect(linkTo(page, "Cancel")).toBe(REVIEWS);
    expect((await customer.post(`${REVIEWS}/${id}/delete`, {})).status).toBe(303);
    const shown = await openList(customer);
    expect(textIn(element(shown, having("role", "status")))).toBe("Review deleted successfully!");
    for (const table of ["reviews", "review_helpful", "review_replies"]) {
      expect(await rowsOf(client, table), table).toEqual([]);
    }
    expect(await ratingOfService()).toMatchObject([{ rating: 0, review_count: 0 }]);
  });

  test.each(["edit", "delete"])(
    "a review cannot be edited or deleted by others: %s (threat 32)",
    async (step) => {
      const opened = await pro.open(`${REVIEWS}/${id}/${step}`);
      expect(opened.status).toBe(404);
      expect(alertIn(opened.page)).toBe("Review not found or unauthorized");
      const { status, page } = await pageOf(
        await pro.post(`${REVIEWS}/${id}/${step}`, { rating: "1", comment: "Mine now." }),
      );
      expect(status).toBe(404);
      expect(alertIn(page)).toContain("Review not found or unauthorized");
      expect(await rowsOf(client, "reviews")).toMatchObject([{ rating: 5, comment: "Neat work." }]);
    },
  );

  test("a review with an invalid id is not found (threat 28)", async () => {
    for (const step of ["edit", "delete", "reply", "report"]) {
      expect((await customer.open(`${REVIEWS}/nonsense/${step}`)).status, step).toBe(404);
      const answer = await customer.post(`${REVIEWS}/nonsense/${step}`, {
        ...{ rating: "1", comment: "x", content: "x", reason: "x" },
      });
      expect(answer.status, step).toBe(404);
    }
  });
});
