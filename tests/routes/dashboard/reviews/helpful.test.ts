import { beforeEach, describe, expect, test } from "vitest";
import { addAccount, alertIn, browserAt, pageOf, rowsOf } from "../../../support/accounts.ts";
import { addReview } from "../../../support/fixtures.ts";
import { type Element, elements, linkTo, textIn } from "../../../support/html.ts";
import { openList, REVIEWS, type ReviewStage, reviewStage } from "../../../support/reviews.ts";

let app: ReviewStage["app"];
let client: ReviewStage["client"];
let customer: ReviewStage["customer"];
let of: ReviewStage["of"];
let pro: ReviewStage["pro"];
let signIn: ReviewStage["signIn"];

beforeEach(async () => {
  ({ app, client, customer, of, pro, signIn } = await reviewStage());
});

describe("Helpful", () => {
  let id: string;
  const vote = (helpful: string, browser = pro, next = "") =>
    browser.post(`${REVIEWS}/${id}/helpful${next}`, { helpful });
  const count = async () => (await rowsOf(client, "reviews"))[0]?.helpful_count;
  beforeEach(async () => {
    id = await addReview(client, of);
  });

  test("counts a person once, and not any more when taken back (decision 83)", async () => {
    await vote("on");
    await vote("on");
    expect(await count()).toBe(1);
    await vote("on", customer);
    expect(await count()).toBe(2);
    await vote("off");
    await vote("off");
    expect(await count()).toBe(1);
  });

  test("shows its count, and whether one's own vote is in it", async () => {
    await vote("on");
    const button = (page: Element) =>
      elements(page, "button").find((one) => textIn(one).startsWith("Helpful"));
    const mine = button(await openList(pro));
    expect(mine && textIn(mine)).toBe("Helpful (1)");
    expect(mine?.attributes["aria-pressed"]).toBe("true");
    expect(button(await openList(customer))?.attributes["aria-pressed"]).toBe("false");
  });

  test("leads back to the review on the page it was pressed on", async () => {
    const next = `?next=${encodeURIComponent(`/service/${of.serviceId}?sort=helpful`)}`;
    const response = await vote("on", pro, next);
    expect(response.headers.get("Location")).toBe(
      `/service/${of.serviceId}?sort=helpful#review-${id}`,
    );
  });

  test("needs an account, and says on the way back what it is about (decision 83)", async () => {
    const next = `/service/${of.serviceId}`;
    const path = `${REVIEWS}/${id}/helpful?next=${encodeURIComponent(next)}`;
    const response = await browserAt(app).post(path, { helpful: "on" });
    expect(response.headers.get("Location")).toBe(`/login?next=${encodeURIComponent(path)}`);
    const { page } = await pro.open(path);
    expect(textIn(page)).toContain("Was this review helpful to you?");
    expect(linkTo(page, "Cancel")).toBe(next);
    expect(await count()).toBe(0);
  });

  test("of a review that is not there or was taken down is refused", async () => {
    await client.execute("update reviews set hidden_at = 1");
    const { status, page } = await pageOf(await vote("on"));
    expect(status).toBe(404);
    expect(alertIn(page)).toBe("Failed to mark review as helpful.");
    expect(await rowsOf(client, "review_helpful")).toEqual([]);
  });

  test("toggled 200 times in parallel equals its rows (threat 54)", async () => {
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
