import type { Client } from "@libsql/client";
import { beforeAll, describe, expect, test } from "vitest";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { addAccount, browserAt, PASSWORD } from "#tests/support/application/accounts.ts";
import { appOver, ORIGIN } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import {
  addBooking,
  addCustomer,
  addProfessional,
  addReview,
  addService,
  insert,
  NOW,
} from "#tests/support/fixtures.ts";
import {
  type Element,
  element,
  elements,
  having,
  linkTo,
  partUnder,
  sentBy,
  textIn,
} from "#tests/support/html.ts";

/** Stars, votes and whether a booking was completed, newest first. */
const GIVEN = [
  { stars: 4, votes: 0, booked: false },
  { stars: 2, votes: 3, booked: true },
  { stars: 5, votes: 1, booked: false },
  { stars: 2, votes: 0, booked: false },
  { stars: 5, votes: 2, booked: true },
];

let client: Client;
let app: ReturnType<typeof appOver>;
let serviceId: string;
let proId: string;

beforeAll(async () => {
  const database = await emptyDatabase();
  client = database.client;
  app = appOver(database.db);
  proId = await addProfessional(client);
  serviceId = await addService(client, proId);
  const voters = await Promise.all([1, 2, 3].map(() => addCustomer(client)));
  for (const [i, { stars, votes, booked }] of GIVEN.entries()) {
    const of = { serviceId, proId, customerId: await addCustomer(client) };
    if (booked) await addBooking(client, of, "completed");
    await client.execute(
      "update bookings set starts_at = starts_at - 7200000, ends_at = ends_at - 7200000",
    );
    const fields = { rating: stars, comment: `Comment ${i}.`, created_at: NOW - i * HOUR_MS };
    const review_id = await addReview(client, of, fields);
    for (const user_id of voters.slice(0, votes)) {
      await insert(client, "review_helpful", { review_id, user_id, created_at: 1 });
    }
  }
});

const pages = () => [`/service/${serviceId}?`, `/pro/${proId}?tab=reviews&`];
const section = async (path: string) => partUnder((await app.page(path)).document, "Reviews");
const order = (page: Element) =>
  elements(page, ({ attributes }) => attributes.id?.startsWith("review-") ?? false)
    .map((entry) => /Comment (\d+)\./.exec(textIn(entry))?.[1])
    .join("");

describe("the public reviews", () => {
  test.each([
    ["", "01234"],
    ["sort=newest", "01234"],
    ["sort=highest", "24013"],
    ["sort=lowest", "13024"],
    ["sort=helpful", "14203"],
    ["sort=nonsense", "01234"],
    ["stars=5", "24"],
    ["stars=2&sort=helpful", "13"],
    ["stars=3", ""],
    ["stars=6", "01234"],
    ["booked=1", "14"],
    ["booked=1&sort=highest", "41"],
    ["booked=1&stars=2", "1"],
  ])("public reviews are sorted and filtered by address: %s", async (query, expected) => {
    for (const path of pages()) expect(order(await section(path + query)), path).toBe(expected);
  });

  test("a rating bar filters public reviews, and removes the filter again", async () => {
    for (const path of pages()) {
      const all = await section(path);
      const five = linkTo(all, "5 star, 2 reviews");
      expect(five).toMatch(/stars=5#reviews$/);
      const narrowed = await section(five);
      expect(order(narrowed)).toBe("24");
      const bar = element(narrowed, having("aria-current", "true"));
      expect(textIn(bar)).toBe("5 star, 2 reviews");
      expect(order(await section(bar.attributes.href ?? ""))).toBe("01234");
    }
  });

  test("public reviews show how many are from bookings, with a filter (decision 78)", async () => {
    for (const path of pages()) {
      const all = await section(path);
      expect(textIn(all)).toContain("2 of 5 reviews are from bookings");
      expect(order(await section(linkTo(all, "Booked here")))).toBe("14");
    }
  });

  test("public reviews keep their filters when the order changes without JavaScript", async () => {
    for (const path of pages()) {
      const { document } = await app.page(`${path}stars=5&booked=1`);
      const form = elements(document, "form").find((f) =>
        elements(f, having("name", "sort")).some(
          ({ attributes }) => attributes.id === "review-sort",
        ),
      );
      if (!form) throw new Error("No form to sort with");
      const sent = sentBy(document, form);
      sent.set("sort", "helpful");
      const target = new URL(form.attributes.action ?? "", ORIGIN);
      expect(order(await section(`${target.pathname}?${sent}`))).toBe("4");
    }
  });

  test("public reviews without a match say so, with a link to all", async () => {
    const none = await section(`${pages()[0]}stars=3`);
    expect(textIn(none)).toContain("No reviews match.");
    expect(order(await section(linkTo(none, "Show all")))).toBe("01234");
  });

  test("public reviews have ten on a page with links to every page, and a number past the end gives the last", async () => {
    const pro = await addProfessional(client);
    const id = await addService(client, pro);
    for (let i = 0; i < 23; i++) {
      const of = { serviceId: id, proId: pro, customerId: await addCustomer(client) };
      await addReview(client, of, { comment: `Comment ${i}.`, created_at: NOW - i * HOUR_MS });
    }
    const first = await section(`/service/${id}`);
    expect(order(first)).toBe("0123456789");
    const second = await section(linkTo(first, "Next"));
    expect(order(second)).toBe("10111213141516171819");
    expect(order(await section(linkTo(second, "Next")))).toBe("202122");
    expect(order(await section(`/service/${id}?page=99`))).toBe("202122");
    expect(textIn(second)).toContain("Page 2 of 3");
  });

  test("public reviews with some stars, the most helpful first, go on in that order on the next page", async () => {
    const pro = await addProfessional(client);
    const id = await addService(client, pro);
    for (let i = 0; i < 13; i++) {
      const of = { serviceId: id, proId: pro, customerId: await addCustomer(client) };
      const stars = i === 12 ? 5 : 2;
      const review = await addReview(client, of, {
        rating: stars,
        comment: `Comment ${i}.`,
        created_at: NOW - i * HOUR_MS,
      });
      // The oldest are the most helpful, and the one with five stars above all.
      await client.execute({
        sql: "update reviews set helpful_count = ? where id = ?",
        args: [i, review],
      });
    }
    for (const path of [`/service/${id}?`, `/pro/${pro}?tab=reviews&`]) {
      const first = await section(`${path}stars=2&sort=helpful`);
      expect(order(first), path).toBe("111098765432");
      const second = await section(linkTo(first, "Next"));
      expect(order(second), path).toBe("10");
      expect(textIn(second)).toContain("Page 2 of 2");
      expect(order(await section(linkTo(second, "Previous"))), path).toBe("111098765432");
    }
  });

  test("public reviews have the canonical address without filters", async () => {
    const { document } = await app.page(`/service/${serviceId}?stars=5&booked=1&sort=helpful`);
    const canonical = element(document, having("rel", "canonical"));
    expect(canonical.attributes.href).toBe(`${ORIGIN}/service/${serviceId}`);
  });

  test("public reviews link to the review form of this service, through the sign-in page (decision 79)", async () => {
    const write = new URL(linkTo(await section(pages()[0] ?? ""), "Write a review"), ORIGIN);
    expect(write.searchParams.get("next")).toBe(`/dashboard/reviews/new?service=${serviceId}`);
  });

  test("public reviews do not invite a professional to review their own service (threat 35)", async () => {
    const id = await addAccount(client, { email: "own@kayap.test", role: "professional" });
    const own = await addService(client, id);
    const browser = browserAt(app);
    await browser.post("/login", { email: "own@kayap.test", password: PASSWORD });
    expect(textIn((await browser.open(`/service/${own}`)).page)).not.toContain("Write a review");
    expect(textIn((await browser.open(`/service/${serviceId}`)).page)).toContain("Write a review");
  });

  test("public reviews link the author to their own review", async () => {
    const customerId = await addAccount(client, { email: "again@kayap.test" });
    const id = await addReview(client, { serviceId, proId, customerId });
    const browser = browserAt(app);
    await browser.post("/login", { email: "again@kayap.test", password: PASSWORD });
    const { page } = await browser.open(`/service/${serviceId}`);
    expect(linkTo(page, "Your review")).toBe(`/dashboard/reviews/${id}/edit`);
    expect(textIn(page)).not.toContain("Write a review");
  });

  test("a report of a public review leads back to the page where it was read", async () => {
    await addAccount(client, { email: "reader@kayap.test" });
    const browser = browserAt(app);
    await browser.post("/login", { email: "reader@kayap.test", password: PASSWORD });
    for (const here of [`/service/${serviceId}?sort=lowest`, `/pro/${proId}?tab=reviews`]) {
      const { page } = await browser.open(here);
      const report = elements(partUnder(page, "Reviews"), "a").find((link) =>
        textIn(link).startsWith("Report"),
      );
      const signedIn = await browser.get(report?.attributes.href ?? "");
      const form = signedIn.headers.get("Location") ?? "";
      const sent = await browser.post(form, { reason: "Spam" });
      expect([sent.status, sent.headers.get("Location")]).toEqual([303, here]);
    }
  });

  test("public reviews mark the viewer's own review and their helpful votes", async () => {
    const customerId = await addAccount(client, { email: "mine@kayap.test" });
    const browser = browserAt(app);
    await browser.post("/login", { email: "mine@kayap.test", password: PASSWORD });
    const pro = await addProfessional(client);
    const id = await addService(client, pro);
    await addReview(client, { serviceId: id, proId: pro, customerId }, { comment: "Mine." });
    const other = await addReview(
      client,
      { serviceId: id, proId: pro, customerId: await addCustomer(client) },
      { comment: "Theirs." },
    );
    await browser.post(`/dashboard/reviews/${other}/helpful`, { helpful: "on" });
    const { page } = await browser.open(`/service/${id}`);
    const entry = (text: string) => {
      const found = elements(
        page,
        ({ attributes }) => attributes.id?.startsWith("review-") ?? false,
      ).find((one) => textIn(one).includes(text));
      if (!found) throw new Error(`No review: ${text}`);
      return found;
    };
    expect(textIn(entry("Mine."))).toContain("Edit");
    expect(textIn(entry("Mine."))).not.toContain("Report");
    const vote = element(entry("Theirs."), "button");
    expect(textIn(vote)).toBe("Helpful (1)");
    expect(vote.attributes["aria-pressed"]).toBe("true");
    const form = element(entry("Theirs."), "form");
    const back = await browser.post(
      form.attributes.action ?? "",
      Object.fromEntries(sentBy(page, form)),
    );
    expect(back.headers.get("Location")).toBe(`/service/${id}#review-${other}`);
    const [row] = (
      await client.execute({ sql: "select helpful_count from reviews where id = ?", args: [other] })
    ).rows;
    expect(row?.helpful_count).toBe(0);
  });
});
