import { beforeEach, describe, expect, test } from "vitest";
import {
  addAccount,
  alertIn,
  browserAt,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import {
  REVIEWS,
  type ReviewFixture,
  reviewFixture,
} from "#tests/support/application/review-fixture.ts";
import { addReview } from "#tests/support/fixtures.ts";
import { type Element, elements, linkTo, textIn } from "#tests/support/html.ts";

let app: ReviewFixture["app"];
let client: ReviewFixture["client"];
let customer: ReviewFixture["customer"];
let of: ReviewFixture["of"];
let pro: ReviewFixture["pro"];
let signIn: ReviewFixture["signIn"];

beforeEach(async () => {
  ({ app, client, customer, of, pro, signIn } = await reviewFixture());
});

const buttonIn = (page: Element) =>
  elements(page, "button").find((one) => textIn(one).startsWith("Helpful"));

describe("Helpful", () => {
  let id: string;
  let reader: TestBrowser;
  const vote = (helpful: string, browser = reader, next = "") =>
    browser.post(`${REVIEWS}/${id}/helpful${next}`, { helpful });
  const count = async () => (await rowsOf(client, "reviews"))[0]?.helpful_count;
  beforeEach(async () => {
    id = await addReview(client, of);
    await addAccount(client, { email: "neela@kayap.test" });
    reader = await signIn("neela@kayap.test");
  });

  test("a helpful vote counts once for each person, and no longer after its removal (decision 83)", async () => {
    await vote("on");
    await vote("on");
    expect(await count()).toBe(1);
    await addAccount(client, { email: "kwame@kayap.test" });
    await vote("on", await signIn("kwame@kayap.test"));
    expect(await count()).toBe(2);
    await vote("off");
    await vote("off");
    expect(await count()).toBe(1);
  });

  test.each([
    ["its author", () => customer, "You cannot mark your own review as helpful."],
    ["whom it is about", () => pro, "You cannot mark a review of your own service as helpful."],
  ])(
    "a helpful vote is refused to %s, who has no button either (threat 81)",
    async (_, who, message) => {
      const refused = await vote("on", who());
      expect(refused.status).toBe(403);
      expect(alertIn((await pageOf(refused)).page)).toBe(message);
      expect(await rowsOf(client, "review_helpful")).toEqual([]);
      expect(await count()).toBe(0);
      await vote("on");
      for (const path of [REVIEWS, `/service/${of.serviceId}`]) {
        const { page } = await who().open(path);
        expect(buttonIn(page), path).toBeUndefined();
        expect(textIn(page), path).toContain("Helpful (1)");
      }
      const { page } = await who().open(`${REVIEWS}/${id}/helpful`);
      expect(alertIn(page)).toBe(message);
      expect(buttonIn(page)).toBeUndefined();
    },
  );

  test("the Helpful button shows its count and whether the viewer voted", async () => {
    await vote("on");
    const seenBy = async (browser: TestBrowser) =>
      buttonIn((await browser.open(`/service/${of.serviceId}`)).page);
    const mine = await seenBy(reader);
    expect(mine && textIn(mine)).toBe("Helpful (1)");
    expect(mine?.attributes["aria-pressed"]).toBe("true");
    expect((await seenBy(browserAt(app)))?.attributes["aria-pressed"]).toBe("false");
  });

  test("the Helpful button leads back to the review on its page", async () => {
    const next = `?next=${encodeURIComponent(`/service/${of.serviceId}?sort=helpful`)}`;
    const response = await vote("on", reader, next);
    expect(response.headers.get("Location")).toBe(
      `/service/${of.serviceId}?sort=helpful#review-${id}`,
    );
  });

  test("a helpful vote needs an account, and a confirmation after signing in (decision 83)", async () => {
    const next = `/service/${of.serviceId}`;
    const path = `${REVIEWS}/${id}/helpful?next=${encodeURIComponent(next)}`;
    const response = await browserAt(app).post(path, { helpful: "on" });
    expect(response.headers.get("Location")).toBe(`/login?next=${encodeURIComponent(path)}`);
    const { page } = await reader.open(path);
    expect(textIn(page)).toContain("Was this review helpful to you?");
    expect(linkTo(page, "Cancel")).toBe(next);
    expect(await count()).toBe(0);
  });

  test("a helpful vote for a missing or hidden review is refused", async () => {
    await client.execute("update reviews set hidden_at = 1");
    const { status, page } = await pageOf(await vote("on"));
    expect(status).toBe(404);
    expect(alertIn(page)).toBe("Failed to mark review as helpful.");
    expect(await rowsOf(client, "review_helpful")).toEqual([]);
  });

  test("the helpful count equals its rows after 200 parallel changes (threat 54)", async () => {
    const voters = await Promise.all(
      Array.from({ length: 5 }, async (_, i) => {
        await addAccount(client, { email: `voter${i}@kayap.test` });
        return signIn(`voter${i}@kayap.test`);
      }),
    );
    await Promise.all(
      Array.from({ length: 200 }, (_, i) => {
        const voter = voters[i % voters.length];
        return voter && vote(i % 3 === 0 ? "off" : "on", voter);
      }),
    );
    expect(await count()).toBe((await rowsOf(client, "review_helpful")).length);
  });
});
