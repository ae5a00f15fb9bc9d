import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { addAccount, browserAt } from "#tests/support/application/accounts.ts";
import { appOver, awayFor } from "#tests/support/application/app.ts";
import {
  openList,
  RECEIVED,
  REVIEWS,
  type ReviewFixture,
  reviewFixture,
} from "#tests/support/application/review-fixture.ts";
import { addBooking, addCustomer, addReview, addService, NOW } from "#tests/support/fixtures.ts";
import {
  type Element,
  element,
  elements,
  having,
  linkTo,
  textIn,
  texts,
} from "#tests/support/html.ts";

let calls: ReviewFixture["calls"];
let client: ReviewFixture["client"];
let clock: ReviewFixture["clock"];
let customer: ReviewFixture["customer"];
let of: ReviewFixture["of"];
let pro: ReviewFixture["pro"];
let signIn: ReviewFixture["signIn"];

beforeEach(async () => {
  ({ calls, client, clock, customer, of, pro, signIn } = await reviewFixture());
});
afterEach(() => vi.restoreAllMocks());

const entries = (page: Element) =>
  elements(page, ({ attributes }) => attributes.id?.startsWith("review-") ?? false);
const figures = (page: Element) => texts(element(page, having("data-stats")), "b");

describe("the list of reviews", () => {
  async function addReviews(ratings: number[]) {
    for (const [i, rating] of ratings.entries()) {
      const customerId = await addCustomer(client, { first_name: `Customer${i}` });
      await addReview(
        client,
        { ...of, customerId },
        { rating, comment: `Comment ${i}.`, created_at: NOW - i * HOUR_MS },
      );
    }
  }

  test("the reviews of a professional start with the four figures of the list", async () => {
    await addReviews([5, 5, 4, 2, 5, 1]);
    const page = await openList(pro);
    expect(texts(page, "h1")).toEqual(["Reviews"]);
    expect(figures(page)).toEqual(["3.7", "6", "3", "67%"]);
    expect(texts(element(page, having("aria-label", "Reviews")), "a")).toEqual([
      "All Reviews",
      "Reviews Received",
    ]);
    expect(textIn(page)).not.toContain("Write a Review");
  });

  test("the reviews of a customer are those they wrote, with a link to write one", async () => {
    await addReviews([1]);
    await addReview(client, of, { rating: 4 });
    const page = await openList(customer);
    expect(texts(page, "h1")).toEqual(["My Reviews"]);
    expect(figures(page)).toEqual(["4.0", "1", "0", "100%"]);
    expect(texts(element(page, having("aria-label", "Reviews")), "a")).toEqual([
      "All Reviews",
      "Reviews Given",
    ]);
    expect(linkTo(page, "Write a Review")).toBe(`${REVIEWS}/new`);
    expect(textIn(entries(page)[0] ?? page)).toContain("Persaud Electrical");
  });

  test("a review in the list has image, title, name, stars, date, comment and its actions", async () => {
    await addReview(client, of, { rating: 4, comment: "Late, but good." });
    await addBooking(client, of, "completed");
    const [written] = entries(await openList(customer));
    const words = written ? textIn(written) : "";
    for (const part of ["House wiring", "4 of 5", "20 Nov", "Late, but good.", "Booked here"]) {
      expect(words).toContain(part);
    }
    expect(words).toMatch(/Helpful \(0\) Edit .* Delete /);
    const [received] = entries(await openList(pro));
    const theirs = received ? textIn(received) : "";
    expect(theirs).toContain("Anita R.");
    expect(theirs).not.toContain("Ramdeen");
    expect(theirs).toMatch(/Reply .* Report /);
    expect(theirs).not.toContain("Edit");
  });

  test("the list of reviews is newest first, with ten on a page and links to every page", async () => {
    await addReviews(Array.from({ length: 23 }, () => 5));
    const comments = async (query: string) =>
      elements(
        await openList(pro, query),
        ({ attributes }) => attributes.id?.startsWith("review-") ?? false,
      ).map((entry) => /Comment (\d+)\./.exec(textIn(entry))?.[1]);
    expect(await comments("")).toEqual("0123456789".split(""));
    expect(await comments("?page=3")).toEqual(["20", "21", "22"]);
    expect(await comments("?page=99")).toEqual(["20", "21", "22"]);
    expect(await comments("?page=-1")).toHaveLength(10);
  });

  test.each([
    ["the comment", "SPARKS"],
    ["the service's title", "ceiling"],
    ["the customer's name", "léon d."],
    ["the professional's name", "ravi pers"],
    ["the business", "persaud elec"],
  ])(
    "the list of reviews is searched in %s, and its figures stay those of all reviews",
    async (_, q) => {
      await addReviews([1]);
      await client.execute(
        "update users set first_name = 'Other', last_name = 'One', business_name = null where id <> ''",
      );
      await client.execute({
        sql: "update users set first_name = 'Ravi', last_name = 'Persaud', business_name = 'Persaud Electrical' where id = ?",
        args: [of.proId],
      });
      const leon = await addCustomer(client, { first_name: "léon", last_name: "D'Andrade" });
      const fan = await addService(client, of.proId, { title: "Ceiling fans" });
      await addReview(
        client,
        { ...of, serviceId: fan, customerId: leon },
        { rating: 5, comment: "No sparks any more." },
      );
      const page = await openList(pro, `?q=${encodeURIComponent(q)}`);
      const everywhere = q.includes("pers");
      expect(entries(page)).toHaveLength(everywhere ? 2 : 1);
      expect(figures(page)).toEqual(["3.0", "2", "1", "50%"]);
    },
  );

  test("the figures of a customer stay those of all their reviews while a search finds none", async () => {
    await addReview(client, of, { rating: 4 });
    const page = await openList(customer, "?q=nothing+like+it");
    expect(entries(page)).toEqual([]);
    expect(figures(page)).toEqual(["4.0", "1", "0", "100%"]);
  });

  test("a search of reviews treats LIKE wildcards as text, and reports no result", async () => {
    await addReviews([5]);
    for (const q of ["%", "_omment", "\\", "'"]) {
      const page = await openList(pro, `?q=${encodeURIComponent(q)}`);
      expect(entries(page), q).toEqual([]);
      expect(textIn(page)).toContain("No reviews found");
    }
  });

  test("an empty list of reviews has the text of the role", async () => {
    const written = await openList(customer);
    expect(textIn(written)).toContain("You have not written a review yet");
    expect(texts(element(written, having("data-empty")), "a")).toEqual(["Write a Review"]);
    expect(figures(written)).toEqual(["–", "0", "0", "–"]);
    expect(textIn(await openList(pro))).toContain("No reviews yet");
  });

  test("an empty list of the side that the view does not show has the text and the tab of its side", async () => {
    const page = await openList(pro, "?tab=given");
    expect(texts(element(page, having("data-empty")), "h2")).toEqual([
      "You have not written a review yet",
    ]);
    const nav = element(page, having("aria-label", "Reviews"));
    expect(texts(nav, "a")).toEqual(["All Reviews", "Reviews Received", "Reviews Given"]);
    expect(textIn(element(nav, having("aria-current", "page")))).toBe("Reviews Given");
  });

  test("a professional in the customer view finds the received review behind its notification, and goes on searching there", async () => {
    await customer.post(`${REVIEWS}/new`, {
      serviceId: of.serviceId,
      rating: "5",
      comment: "Neat work.",
    });
    pro.cookies.set("userRole", "customer");
    const { page } = await pro.open("/dashboard/notifications");
    const list = (await pro.open(linkTo(page, "Anita R. wrote a review (unread)"))).page;
    expect(textIn(list)).toContain("Neat work.");
    const found = await openList(pro, "?tab=received&q=nothing+like+it");
    expect(linkTo(found, "Show all reviews")).toBe(RECEIVED);
  });

  test("a professional who wrote a review in their own view finds it and its reply, and a link without a side leads to those received", async () => {
    const other = await addAccount(client, {
      email: "leon@kayap.test",
      role: "professional",
      business_name: "Leon's Fans",
    });
    const serviceId = await addService(client, other, { title: "Ceiling fans" });
    const review = { serviceId, rating: "4", comment: "Cool at last." };
    const answer = await pro.post(`${REVIEWS}/new`, review);
    const written = (await pro.open(answer.headers.get("Location") ?? "")).page;
    expect(textIn(written)).toContain("Cool at last.");
    const id = entries(written)[0]?.attributes.id?.slice("review-".length);
    const leon = await signIn("leon@kayap.test");
    await leon.post(`${REVIEWS}/${id}/reply`, { content: "Enjoy." });
    const { page } = await pro.open("/dashboard/notifications");
    const link = linkTo(page, "Leon's Fans replied to your review (unread)");
    expect(textIn((await pro.open(link)).page)).toContain("Enjoy.");
    expect(textIn(await openList(pro))).toContain("Reviews of your services appear here.");
  });

  test("somebody who is only a customer finds what they wrote at the address of received reviews", async () => {
    await addReview(client, of, { comment: "Neat work." });
    const page = await openList(customer, "?tab=received");
    expect(textIn(page)).toContain("Neat work.");
    expect(textIn(page)).not.toContain("Reviews of your services appear here.");
    expect(texts(element(page, having("aria-label", "Reviews")), "a")).toEqual([
      "All Reviews",
      "Reviews Given",
    ]);
  });

  test("a hidden review is in its author's list only and does not count", async () => {
    await addReview(client, of);
    await client.execute("update reviews set hidden_at = 1");
    const written = await openList(customer);
    expect(textIn(written)).toContain("Hidden by Kayap");
    expect(figures(written)[1]).toBe("0");
    expect(entries(await openList(pro))).toEqual([]);
  });

  test("the list of reviews has no review of other people (threat 32)", async () => {
    await addReview(client, { ...of, customerId: await addCustomer(client) });
    for (const tab of ["all", "given", "received", "nonsense"]) {
      expect(entries(await openList(customer, `?tab=${tab}`)), tab).toEqual([]);
    }
  });

  test("a page of reviews makes one database call, also the pages below the list", async () => {
    const id = await addReview(client, of);
    await customer.get("/dashboard");
    for (const path of ["", `/${id}/edit`, `/${id}/delete`, "/new", "/new?find=wiring"]) {
      calls.count = 0;
      await customer.get(REVIEWS + path);
      expect(calls.count, path).toBe(1);
    }
  });

  test("a list of reviews that cannot be read is a 503 with its title and Try Again", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const theirs = browserAt(appOver(awayFor(/from rating_counts/, client), { clock: clock.read }));
    for (const [name, value] of pro.cookies) theirs.cookies.set(name, value);
    const { status, page } = await theirs.open(`${REVIEWS}?tab=received`);
    expect(status).toBe(503);
    expect(texts(page, "h1")).toEqual(["Failed to load reviews. Please try again."]);
    expect(linkTo(page, "Try Again")).toBe("");
  });
});
