import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import { alertIn, errorBeside, pageOf, rowsOf } from "#tests/support/application/accounts.ts";
import { ORIGIN } from "#tests/support/application/app.ts";
import {
  GIVEN,
  openList,
  RECEIVED,
  REVIEWS,
  type ReviewFixture,
  reviewFixture,
} from "#tests/support/application/review-fixture.ts";
import { addReply, addReview, insert, NOW } from "#tests/support/fixtures.ts";
import { element, having, linkTo, textIn } from "#tests/support/html.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

let client: ReviewFixture["client"];
let customer: ReviewFixture["customer"];
let of: ReviewFixture["of"];
let pro: ReviewFixture["pro"];
let roomCalls: ReviewFixture["roomCalls"];
let wait: ReviewFixture["wait"];

beforeEach(async () => {
  ({ client, customer, of, pro, roomCalls, wait } = await reviewFixture());
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
    await wait(DAY_MS / 2);
  });

  test("a review is changed by its author, and is marked as edited", async () => {
    const { page } = await customer.open(`${REVIEWS}/${id}/edit`);
    expect(textIn(element(page, having("id", "comment")))).toBe("Neat work.");
    expect(linkTo(page, "Cancel")).toBe(GIVEN);
    const answer = await edit({});
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(GIVEN);
    const shown = await openList(customer);
    expect(textIn(element(shown, having("role", "status")))).toBe("Review updated successfully!");
    expect(textIn(shown)).toContain("Thought again.");
    expect(textIn(shown)).toContain("· Edited");
    expect(await ratingOfService()).toMatchObject([{ rating: 3, review_count: 1 }]);
  });

  const emailsAboutRating = async () =>
    (await emailsIn(client)).filter(({ kind }) => kind === "review-rating");
  const notices = async () => ({
    notifications: (await rowsOf(client, "notifications")).map(({ title, body }) => [title, body]),
    emails: (await emailsAboutRating()).map(({ recipient, subject }) => [recipient, subject]),
  });

  test("another rating is told to the professional, once, on the site and by e-mail (threat 98)", async () => {
    roomCalls.length = 0;
    const answers = await Promise.all([edit({ rating: "1" }), edit({ rating: "1" })]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await notices()).toEqual({
      notifications: [
        [
          "Anita R. changed the rating of a review",
          "House wiring and breaker panels: 1 of 5 stars, 5 before.",
        ],
      ],
      emails: [["ravi@kayap.test", "Anita R. changed the rating of a review: 1 of 5, 5 before"]],
    });
    const [emailContent] = await emailsAboutRating();
    expect(emailContent?.text).toContain("Thought again.");
    expect(emailContent?.text).toContain(`${ORIGIN}${RECEIVED}\n`);
    expect(await rowsOf(client, "notifications")).toMatchObject([{ link: RECEIVED }]);
    expect(roomCalls).toEqual([["refreshInbox", of.proId]]);
    const { page } = await customer.open(`${REVIEWS}/${id}/edit`);
    const version = element(page, having("name", "version")).attributes.value ?? "";
    expect((await edit({ rating: "4", version })).status).toBe(303);
    expect((await notices()).emails).toContainEqual([
      "ravi@kayap.test",
      "Anita R. changed the rating of a review: 4 of 5, 1 before",
    ]);
    expect((await notices()).notifications).toHaveLength(2);
  });

  test("other words alone are told to nobody, and neither is an edit that was refused (threat 98)", async () => {
    expect((await edit({ rating: "5", comment: "Neat work, and quick." })).status).toBe(303);
    expect((await edit({ rating: "1", comment: "Not any more." })).status).toBe(409);
    expect(await notices()).toEqual({ notifications: [], emails: [] });
  });

  test("another rating of a hidden review is told to nobody", async () => {
    await client.execute("update reviews set hidden_at = 1");
    roomCalls.length = 0;
    expect((await edit({ rating: "1" })).status).toBe(303);
    expect(await rowsOf(client, "reviews")).toMatchObject([{ rating: 1 }]);
    expect(await notices()).toEqual({ notifications: [], emails: [] });
    expect(roomCalls).toEqual([]);
  });

  test("another rating is not told between people of whom one blocks the other, nor by e-mail where that is off (threat 98)", async () => {
    const block = { blocker_id: of.proId, blocked_id: of.customerId, created_at: NOW };
    await insert(client, "blocks", block);
    const versionNow = async () => String((await rowsOf(client, "reviews"))[0]?.updated_at);
    expect((await edit({ rating: "1" })).status).toBe(303);
    expect(await notices()).toEqual({ notifications: [], emails: [] });
    await client.execute("delete from blocks");
    const off = { user_id: of.proId, review_notifications: 0, updated_at: NOW };
    await insert(client, "settings", off);
    expect((await edit({ rating: "2", version: await versionNow() })).status).toBe(303);
    expect((await notices()).notifications).toHaveLength(1);
    expect((await notices()).emails).toEqual([]);
  });

  test("ratings are changed five times within a day, words as often as one likes (threat 98)", async () => {
    const versionNow = async () => String((await rowsOf(client, "reviews"))[0]?.updated_at);
    const rate = async (rating: string) => edit({ rating, version: await versionNow() });
    for (const rating of ["1", "2", "3", "4", "5"]) expect((await rate(rating)).status).toBe(303);
    const { status, page } = await pageOf(await rate("1"));
    expect(status).toBe(429);
    expect(alertIn(page)).toContain("You have changed ratings five times within a day.");
    expect(await rowsOf(client, "reviews")).toMatchObject([{ rating: 5 }]);
    expect((await notices()).emails).toHaveLength(5);
    const words = await edit({ rating: "5", comment: "As I said.", version: await versionNow() });
    expect(words.status).toBe(303);
    await wait(25 * HOUR_MS);
    expect((await rate("1")).status).toBe(303);
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
    expect(linkTo(page, "Cancel")).toBe(GIVEN);
    const answer = await customer.post(`${REVIEWS}/${id}/delete`, {});
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(GIVEN);
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
      expect(linkTo(opened.page, "All my reviews")).toBe(REVIEWS);
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
