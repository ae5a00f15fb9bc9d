import { beforeEach, describe, expect, test } from "vitest";
import { addAccount, errorBeside, pageOf, rowsOf } from "#tests/support/application/accounts.ts";
import {
  GIVEN,
  openList,
  RECEIVED,
  REVIEWS,
  type ReviewFixture,
  reviewFixture,
} from "#tests/support/application/review-fixture.ts";
import { openAndPost } from "#tests/support/application/versions.ts";
import { addReview } from "#tests/support/fixtures.ts";
import { linkTo, textIn, texts } from "#tests/support/html.ts";

let client: ReviewFixture["client"];
let customer: ReviewFixture["customer"];
let of: ReviewFixture["of"];
let pro: ReviewFixture["pro"];
let signIn: ReviewFixture["signIn"];
let roomCalls: ReviewFixture["roomCalls"];

beforeEach(async () => {
  ({ client, customer, of, pro, signIn, roomCalls } = await reviewFixture());
});

describe("the reply of a professional", () => {
  let id: string;
  const reply = (fields: Record<string, string>, browser = pro) =>
    browser.post(`${REVIEWS}/${id}/reply`, { content: "Thank you.", ...fields });
  /** The reply that stands on the page, changed. */
  const change = (fields: Record<string, string>) =>
    openAndPost(pro, `${REVIEWS}/${id}/reply`, { content: "Thank you.", ...fields });
  beforeEach(async () => {
    id = await addReview(client, of);
  });

  test("a review has one reply, which can be changed and notifies the customer once (decision 84)", async () => {
    expect((await reply({})).status).toBe(303);
    expect((await change({ content: "Thank you, Anita." })).status).toBe(303);
    expect(await rowsOf(client, "review_replies")).toMatchObject([
      { content: "Thank you, Anita." },
    ]);
    expect(await rowsOf(client, "notifications")).toMatchObject([
      {
        user_id: of.customerId,
        title: "Persaud Electrical replied to your review",
        link: GIVEN,
      },
    ]);
    expect(roomCalls).toContainEqual(["refreshInbox", of.customerId]);
    expect(textIn(await openList(customer))).toContain(
      "Reply from Persaud Electrical Thank you, Anita.",
    );
  });

  test("a reply has at most 500 characters", async () => {
    expect((await reply({ content: "é".repeat(500) })).status).toBe(303);
    const { status, page } = await pageOf(await reply({ content: "é".repeat(501) }));
    expect(status).toBe(400);
    expect(errorBeside(page, "content")).toContain("Must be 500 characters or less");
  });

  test("a reply can be deleted", async () => {
    await reply({});
    const { page } = await pro.open(`${REVIEWS}/${id}/reply`);
    expect(texts(page, "button")).toContain("Delete reply");
    expect(linkTo(page, "Cancel")).toBe(RECEIVED);
    const answer = await change({ intent: "delete", content: "" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(RECEIVED);
    expect(await rowsOf(client, "review_replies")).toEqual([]);
  });

  test("only the professional of the service can reply (threat 30)", async () => {
    const other = await addAccount(client, { email: "leon@kayap.test", role: "professional" });
    expect(other).not.toBe(of.proId);
    for (const browser of [customer, await signIn("leon@kayap.test")]) {
      expect((await browser.open(`${REVIEWS}/${id}/reply`)).status).toBe(404);
      expect((await reply({}, browser)).status).toBe(404);
    }
    expect(await rowsOf(client, "review_replies")).toEqual([]);
    expect(await rowsOf(client, "notifications")).toEqual([]);
  });
});
