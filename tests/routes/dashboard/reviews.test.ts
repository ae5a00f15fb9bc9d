import type { Client } from "@libsql/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  addAccount,
  alertIn,
  browserAt,
  DAY,
  errorBeside,
  HOUR,
  movableClock,
  PASSWORD,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "../../support/accounts.ts";
import { appOver, connect, ORIGIN } from "../../support/app.ts";
import { recordedRooms } from "../../support/conversations.ts";
import { countedDatabase, emptyDatabase } from "../../support/database.ts";
import {
  addBooking,
  addCustomer,
  addProfessional,
  addReply,
  addReview,
  addService,
  insert,
  NOW,
} from "../../support/fixtures.ts";
import {
  type Element,
  element,
  elements,
  having,
  linkTo,
  textIn,
  texts,
  withClass,
} from "../../support/html.ts";
import { lettersIn } from "../../support/outbox.ts";

const REVIEWS = "/dashboard/reviews";

let client: Client;
let clock: ReturnType<typeof movableClock>;
let calls: { count: number };
let customer: TestBrowser;
let pro: TestBrowser;
let of: { proId: string; serviceId: string; customerId: string };
let app: ReturnType<typeof appOver>;
let rooms: ReturnType<typeof recordedRooms>;

beforeEach(async () => {
  ({ client } = await emptyDatabase());
  const counted = countedDatabase(client);
  calls = counted.calls;
  clock = movableClock();
  rooms = recordedRooms();
  app = appOver(counted.db, { clock: clock.read, rooms: rooms.rooms });
  const customerId = await addAccount(client);
  const proId = await addAccount(client, {
    email: "ravi@kayap.test",
    role: "professional",
    first_name: "Ravi",
    last_name: "Persaud",
    business_name: "Persaud Electrical",
  });
  of = { customerId, proId, serviceId: await addService(client, proId) };
  customer = await signIn("anita@kayap.test");
  pro = await signIn("ravi@kayap.test");
});
afterEach(() => vi.restoreAllMocks());

async function signIn(email: string) {
  const browser = browserAt(app);
  await browser.post("/login", { email, password: PASSWORD, remember: "on" });
  return browser;
}

/** Time goes by, and both come back. */
async function wait(ms: number) {
  clock.advance(ms);
  customer = await signIn("anita@kayap.test");
  pro = await signIn("ravi@kayap.test");
}

const write = (fields: Record<string, string>, browser = customer) =>
  browser.post(`${REVIEWS}/new`, {
    serviceId: of.serviceId,
    rating: "5",
    comment: "Neat work.",
    ...fields,
  });
const list = async (browser: TestBrowser, query = "") => (await browser.open(REVIEWS + query)).page;
const entries = (page: Element) => elements(page, withClass("own-review"));
const figures = (page: Element) => texts(element(page, withClass("stats")), "b");

describe("writing a review", () => {
  test("stores it, says so, and tells the professional by notification and letter", async () => {
    const response = await write({ rating: "4", comment: "  Late, but <b>good</b>.  " });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(REVIEWS);
    const page = await list(customer);
    expect(textIn(element(page, having("role", "status")))).toBe("Review submitted successfully!");
    expect(await rowsOf(client, "reviews")).toEqual([
      expect.objectContaining({
        service_id: of.serviceId,
        professional_id: of.proId,
        customer_id: of.customerId,
        rating: 4,
        comment: "Late, but good.",
        created_at: NOW,
      }),
    ]);
    expect(await rowsOf(client, "notifications")).toEqual([
      expect.objectContaining({
        user_id: of.proId,
        kind: "review",
        title: "Anita R. wrote a review",
        body: "House wiring and breaker panels",
        link: REVIEWS,
      }),
    ]);
    const [letter] = await lettersIn(client);
    expect(letter).toMatchObject({ kind: "new-review", recipient: "ravi@kayap.test" });
    expect(letter?.text).toContain("Late, but good.");
    expect(letter?.text).toContain(`${ORIGIN}/dashboard/reviews`);
    expect(rooms.told).toEqual([["nudge", of.proId]]);
  });

  test("sends no letter to a professional who wants none, but still a notification (decision 59)", async () => {
    await insert(client, "settings", {
      user_id: of.proId,
      review_notifications: 0,
      updated_at: NOW,
    });
    await write({});
    expect(await lettersIn(client)).toEqual([]);
    expect(await rowsOf(client, "notifications")).toHaveLength(1);
  });

  test.each([
    ["no service", { serviceId: "" }, "serviceId", "Please select a service to review"],
    ["no comment", { comment: "  " }, "comment", "Invalid comment: This field is required"],
    [
      "2,001 characters",
      { comment: "é".repeat(2001) },
      "comment",
      "Invalid comment: Must be 2000 characters or less",
    ],
    ["no stars", { rating: "0" }, "rating", "Rating must be between 1 and 5"],
    ["six stars", { rating: "6" }, "rating", "Rating must be between 1 and 5"],
    ["half a star", { rating: "4.5" }, "rating", "Rating must be between 1 and 5"],
  ])(
    "with %s is refused beside the field, and what was typed stays",
    async (_, fields, field, message) => {
      const { status, page } = await pageOf(await write(fields));
      expect(status).toBe(400);
      expect(errorBeside(page, field)).toContain(message);
      expect(alertIn(page)).toContain(message);
      const comment = element(page, having("id", "comment"));
      expect(textIn(comment)).toBe(("comment" in fields ? fields.comment : "Neat work.").trim());
      expect(await rowsOf(client, "reviews")).toEqual([]);
    },
  );

  test("takes 2,000 characters of any kind", async () => {
    expect((await write({ comment: "🛠".repeat(2000) })).status).toBe(303);
  });

  test("of one's own service is refused (threat 35)", async () => {
    const { status, page } = await pageOf(await write({}, pro));
    expect(status).toBe(403);
    expect(alertIn(page)).toBe("You cannot review your own service.");
    expect(await rowsOf(client, "reviews")).toEqual([]);
  });

  test("a second time is refused, and changes nothing (threat 35)", async () => {
    await write({});
    const { status, page } = await pageOf(
      await write({ rating: "1", comment: "Changed my mind." }),
    );
    expect(status).toBe(409);
    expect(alertIn(page)).toBe("You have already reviewed this service");
    expect(await rowsOf(client, "reviews")).toMatchObject([{ rating: 5, comment: "Neat work." }]);
    expect(await rowsOf(client, "notifications")).toHaveLength(1);
  });

  test("by one press twice is one review and no refusal (threat 24)", async () => {
    const { page } = await customer.open(`${REVIEWS}/new?service=${of.serviceId}`);
    const reviewId = element(page, having("name", "reviewId")).attributes.value ?? "";
    const responses = await Promise.all([write({ reviewId }), write({ reviewId })]);
    expect(responses.map(({ status }) => status)).toEqual([303, 303]);
    expect(await rowsOf(client, "reviews")).toHaveLength(1);
    expect(await rowsOf(client, "notifications")).toHaveLength(1);
    expect(await lettersIn(client)).toHaveLength(1);
  });

  test("of one service twenty times in parallel leaves one row, one notification, one letter (threats 35, 65)", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => write({})));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(1);
    expect(await rowsOf(client, "reviews")).toHaveLength(1);
    expect(await rowsOf(client, "notifications")).toHaveLength(1);
    expect(await lettersIn(client)).toHaveLength(1);
  });

  test("without a session leads to the sign-in page and writes nothing (threat 35)", async () => {
    const response = await write({}, browserAt(app));
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(
      `/login?next=${encodeURIComponent(`${REVIEWS}/new`)}`,
    );
    const request = await app.post(`${REVIEWS}/new.data`, { serviceId: of.serviceId });
    expect(request.status).toBe(401);
    expect(await rowsOf(client, "reviews")).toEqual([]);
  });

  test("ignores what a form has no say in (threat 31)", async () => {
    await write({
      helpful_count: "99",
      professional_id: of.customerId,
      customerId: of.proId,
      booked: "1",
    });
    expect(await rowsOf(client, "reviews")).toMatchObject([
      { helpful_count: 0, professional_id: of.proId, customer_id: of.customerId, booked: 0 },
    ]);
  });

  test.each([
    ["that nobody has", () => crypto.randomUUID()],
    ["of a person", () => of.proId],
  ])("of a service %s is refused: Service not found (threat 28)", async (_, id) => {
    const { status, page } = await pageOf(await write({ serviceId: id() }));
    expect(status).toBe(404);
    expect(alertIn(page)).toBe("Service not found");
  });

  test("of a service that is not listed is for those who had it done", async () => {
    await client.execute("update services set status = 'inactive'");
    expect((await write({})).status).toBe(404);
    await addBooking(client, of, "completed");
    expect((await write({})).status).toBe(303);
  });

  test("is limited to five in 24 hours; refused ones do not count (decision 26)", async () => {
    for (let i = 0; i < 5; i++) {
      await write({ serviceId: crypto.randomUUID() });
      const serviceId = await addService(client, of.proId, { title: `Service ${i}` });
      expect((await write({ serviceId })).status).toBe(303);
      expect((await write({ serviceId })).status).toBe(409);
    }
    await wait(23 * HOUR);
    const limited = await write({});
    expect(limited.status).toBe(429);
    expect(limited.headers.get("Retry-After")).toBe("3600");
    expect(alertIn((await pageOf(limited)).page)).toBe(
      "Too many reviews submitted. Please wait before submitting another review. You can write the next one in 60 minutes.",
    );
    await wait(HOUR);
    expect((await write({})).status).toBe(303);
  });
});

describe("the form of a new review", () => {
  const open = async (query = "") => (await customer.open(`${REVIEWS}/new${query}`)).page;
  const choices = (page: Element) =>
    elements(page, having("name", "serviceId")).map(({ attributes }) => attributes.value);

  test("begins with five stars of five named levels (decision 79)", async () => {
    const page = await open(`?service=${of.serviceId}`);
    expect(texts(page, "h1")).toEqual(["Write a Review"]);
    const levels = element(page, having("id", "rating"));
    expect(texts(levels, "label")).toEqual([
      "5 – Excellent",
      "4 – Good",
      "3 – Okay",
      "2 – Poor",
      "1 – Terrible",
    ]);
    const checked = elements(levels, having("checked"));
    expect(checked.map(({ attributes }) => attributes.value)).toEqual(["5"]);
    expect(choices(page)).toEqual([of.serviceId]);
    expect(texts(page, "button")).toContain("Submit Review");
  });

  test("offers completed bookings first, then services of conversations, none reviewed or own (decision 79)", async () => {
    const talked = await addService(client, of.proId, { title: "Talked about" });
    const reviewed = await addService(client, of.proId, { title: "Reviewed" });
    await addReview(client, { ...of, serviceId: reviewed });
    await addBooking(client, of, "completed");
    for (const [serviceId, partner] of [
      [talked, of.proId],
      [reviewed, await addProfessional(client)],
    ] as const) {
      await insert(client, "conversations", {
        id: crypto.randomUUID(),
        participant_1: of.customerId,
        participant_2: partner,
        service_id: serviceId,
        created_at: NOW,
        updated_at: NOW,
      });
    }
    const page = await open();
    expect(choices(page)).toEqual([of.serviceId, talked]);
    expect(textIn(page)).toContain("Done for you");
  });

  test("reaches every service by search, with and without words", async () => {
    const ids = new Set([of.serviceId]);
    for (let i = 0; i < 30; i++) ids.add(await addService(client, of.proId, { title: `Fan ${i}` }));
    const first = await open("?find=");
    const second = (await customer.open(linkTo(first, "More services"))).page;
    expect(new Set([...choices(first), ...choices(second)])).toEqual(ids);
    expect(choices(await open("?find=wiring"))).toContain(of.serviceId);
  });

  test("keeps the services found, the one chosen and the text when it is refused", async () => {
    const { status, page } = await pageOf(
      await customer.post(`${REVIEWS}/new?find=wiring`, {
        serviceId: of.serviceId,
        rating: "9",
        comment: "Neat work.",
      }),
    );
    expect(status).toBe(400);
    const chosen = elements(page, having("name", "serviceId")).filter(
      ({ attributes }) => "checked" in attributes,
    );
    expect(chosen.map(({ attributes }) => attributes.value)).toEqual([of.serviceId]);
    const form = elements(page, "form").find((f) => textIn(f).includes("Submit Review"));
    expect(form?.attributes.action).toBe(`${REVIEWS}/new?find=wiring`);
  });

  test("says at once when the service is one's own, reviewed or not there", async () => {
    const own = (await pro.open(`${REVIEWS}/new?service=${of.serviceId}`)).page;
    expect(alertIn(own)).toBe("You cannot review your own service.");
    await write({});
    expect(alertIn(await open(`?service=${of.serviceId}`))).toBe(
      "You have already reviewed this service",
    );
    const missing = await customer.open(`${REVIEWS}/new?service=nonsense`);
    expect(missing.status).toBe(404);
    expect(alertIn(missing.page)).toBe("Service not found");
  });
});

const ratingOfService = async () =>
  (await client.execute("select rating, review_count from services")).rows;

describe("one's own review", () => {
  let id: string;
  const edit = (fields: Record<string, string>, browser = customer) =>
    browser.post(`${REVIEWS}/${id}/edit`, { rating: "3", comment: "Thought again.", ...fields });
  beforeEach(async () => {
    id = await addReview(client, of, { comment: "Neat work." });
    await wait(DAY / 2);
  });

  test("is changed by its author, and says that it was edited", async () => {
    const { page } = await customer.open(`${REVIEWS}/${id}/edit`);
    expect(textIn(element(page, having("id", "comment")))).toBe("Neat work.");
    expect((await edit({})).status).toBe(303);
    const shown = await list(customer);
    expect(textIn(element(shown, having("role", "status")))).toBe("Review updated successfully!");
    expect(textIn(shown)).toContain("Thought again.");
    expect(textIn(shown)).toContain("· Edited");
    expect(await ratingOfService()).toMatchObject([{ rating: 3, review_count: 1 }]);
  });

  test("cannot be changed into nonsense", async () => {
    const { status, page } = await pageOf(await edit({ comment: "" }));
    expect(status).toBe(400);
    expect(errorBeside(page, "comment")).toContain("Invalid comment: This field is required");
    expect(await rowsOf(client, "reviews")).toMatchObject([{ comment: "Neat work." }]);
  });

  test("is deleted after a question, with its votes and reply", async () => {
    await addReply(client, { reviewId: id, proId: of.proId }, "Thank you.");
    await insert(client, "review_helpful", { review_id: id, user_id: of.proId, created_at: 1 });
    const { page } = await customer.open(`${REVIEWS}/${id}/delete`);
    expect(textIn(page)).toContain("Are you sure you want to delete this review?");
    expect(linkTo(page, "Cancel")).toBe(REVIEWS);
    expect((await customer.post(`${REVIEWS}/${id}/delete`, {})).status).toBe(303);
    const shown = await list(customer);
    expect(textIn(element(shown, having("role", "status")))).toBe("Review deleted successfully!");
    for (const table of ["reviews", "review_helpful", "review_replies"]) {
      expect(await rowsOf(client, table), table).toEqual([]);
    }
    expect(await ratingOfService()).toMatchObject([{ rating: 0, review_count: 0 }]);
  });

  test.each(["edit", "delete"])(
    "cannot be reached by anybody else: %s (threat 32)",
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

  test("of an id that is none is not found (threat 28)", async () => {
    for (const step of ["edit", "delete", "reply", "report"]) {
      expect((await customer.open(`${REVIEWS}/nonsense/${step}`)).status, step).toBe(404);
      const answer = await customer.post(`${REVIEWS}/nonsense/${step}`, {
        ...{ rating: "1", comment: "x", content: "x", reason: "x" },
      });
      expect(answer.status, step).toBe(404);
    }
  });
});

describe("the reply of a professional", () => {
  let id: string;
  const reply = (fields: Record<string, string>, browser = pro) =>
    browser.post(`${REVIEWS}/${id}/reply`, { content: "Thank you.", ...fields });
  beforeEach(async () => {
    id = await addReview(client, of);
  });

  test("is one, can be changed, and the customer hears of it once (decision 84)", async () => {
    expect((await reply({})).status).toBe(303);
    expect((await reply({ content: "Thank you, Anita." })).status).toBe(303);
    expect(await rowsOf(client, "review_replies")).toMatchObject([
      { content: "Thank you, Anita." },
    ]);
    expect(await rowsOf(client, "notifications")).toMatchObject([
      { user_id: of.customerId, title: "Persaud Electrical replied to your review" },
    ]);
    expect(rooms.told).toContainEqual(["nudge", of.customerId]);
    expect(textIn(await list(customer))).toContain(
      "Reply from Persaud Electrical Thank you, Anita.",
    );
  });

  test("has 500 characters at most", async () => {
    expect((await reply({ content: "é".repeat(500) })).status).toBe(303);
    const { status, page } = await pageOf(await reply({ content: "é".repeat(501) }));
    expect(status).toBe(400);
    expect(errorBeside(page, "content")).toContain("Must be 500 characters or less");
  });

  test("can be taken back", async () => {
    await reply({});
    const { page } = await pro.open(`${REVIEWS}/${id}/reply`);
    expect(texts(page, "button")).toContain("Delete Reply");
    expect((await reply({ intent: "delete", content: "" })).status).toBe(303);
    expect(await rowsOf(client, "review_replies")).toEqual([]);
  });

  test("is for the professional of the service alone (threat 30)", async () => {
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

describe("a report of a review", () => {
  let id: string;
  const report = (reason: string, next = "") =>
    pro.post(`${REVIEWS}/${id}/report${next}`, { reason });
  beforeEach(async () => {
    id = await addReview(client, of, { comment: "Never came." });
  });

  test("is written down once a person, with a letter to support (decision 97)", async () => {
    expect((await report("He was never my customer.")).status).toBe(303);
    expect((await report("I said so.")).status).toBe(303);
    expect(await rowsOf(client, "reports")).toMatchObject([
      {
        reporter_id: of.proId,
        subject_kind: "review",
        subject_id: id,
        reason: "He was never my customer.",
      },
    ]);
    const letters = await lettersIn(client);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({ recipient: "support@kayap.test", kind: "review-report" });
    expect(letters[0]?.text).toContain("Never came.");
  });

  test("goes back to the page it was opened from, when that is one of ours (threat 19)", async () => {
    const back = `/service/${of.serviceId}`;
    const ours = await report("Spam", `?next=${encodeURIComponent(back)}`);
    expect(ours.headers.get("Location")).toBe(back);
    const evil = await report("Spam", "?next=//evil.test");
    expect(evil.headers.get("Location")).toBe(REVIEWS);
  });

  test("needs a reason, of 1,000 characters at most", async () => {
    expect(errorBeside((await pageOf(await report(" "))).page, "reason")).toContain(
      "This field is required",
    );
    expect((await report("x".repeat(1001))).status).toBe(400);
  });
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
    const mine = button(await list(pro));
    expect(mine && textIn(mine)).toBe("Helpful (1)");
    expect(mine?.attributes["aria-pressed"]).toBe("true");
    expect(button(await list(customer))?.attributes["aria-pressed"]).toBe("false");
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

describe("the list of reviews", () => {
  async function addReviews(ratings: number[]) {
    for (const [i, rating] of ratings.entries()) {
      const customerId = await addCustomer(client, { first_name: `Customer${i}` });
      await addReview(
        client,
        { ...of, customerId },
        { rating, comment: `Comment ${i}.`, created_at: NOW - i * HOUR },
      );
    }
  }

  test("of a professional begins with four figures of what is shown", async () => {
    await addReviews([5, 5, 4, 2, 5, 1]);
    const page = await list(pro);
    expect(texts(page, "h1")).toEqual(["Reviews"]);
    expect(figures(page)).toEqual(["3.7", "6", "3", "67%"]);
    expect(texts(element(page, having("aria-label", "Reviews")), "a")).toEqual([
      "All Reviews",
      "Reviews Received",
    ]);
    expect(textIn(page)).not.toContain("Write a Review");
  });

  test("of a customer has what they gave, and leads to writing", async () => {
    await addReviews([1]);
    await addReview(client, of, { rating: 4 });
    const page = await list(customer);
    expect(texts(page, "h1")).toEqual(["My Reviews"]);
    expect(figures(page)).toEqual(["4.0", "1", "0", "100%"]);
    expect(texts(element(page, having("aria-label", "Reviews")), "a")).toEqual([
      "All Reviews",
      "Reviews Given",
    ]);
    expect(linkTo(page, "Write a Review")).toBe(`${REVIEWS}/new`);
    expect(textIn(entries(page)[0] ?? page)).toContain("Persaud Electrical");
  });

  test("shows image, title, name, stars, date, comment and what can be done", async () => {
    await addReview(client, of, { rating: 4, comment: "Late, but good." });
    await addBooking(client, of, "completed");
    const [given] = entries(await list(customer));
    const words = given ? textIn(given) : "";
    for (const part of [
      "House wiring",
      "4 of 5",
      "20 Nov 2026",
      "Late, but good.",
      "Booked here",
    ]) {
      expect(words).toContain(part);
    }
    expect(words).toMatch(/Helpful \(0\) Edit .* Delete /);
    const [received] = entries(await list(pro));
    const theirs = received ? textIn(received) : "";
    expect(theirs).toContain("Anita R.");
    expect(theirs).not.toContain("Ramdeen");
    expect(theirs).toMatch(/Reply .* Report /);
    expect(theirs).not.toContain("Edit");
  });

  test("is newest first, ten on a page, and every page can be reached", async () => {
    await addReviews(Array.from({ length: 23 }, () => 5));
    const comments = async (query: string) =>
      elements(await list(pro, query), withClass("own-review")).map(
        (entry) => /Comment (\d+)\./.exec(textIn(entry))?.[1],
      );
    expect(await comments("")).toEqual("0123456789".split(""));
    expect(await comments("?page=3")).toEqual(["20", "21", "22"]);
    expect(await comments("?page=99")).toEqual(["20", "21", "22"]);
    expect(await comments("?page=-1")).toHaveLength(10);
  });

  test.each([
    ["the comment", "SPARKS"],
    ["the service's title", "ceiling"],
    ["the customer's name", "léon d'an"],
    ["the professional's name", "ravi pers"],
    ["the business", "persaud elec"],
  ])("is searched in %s, and the figures follow", async (_, q) => {
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
    const page = await list(pro, `?q=${encodeURIComponent(q)}`);
    const everywhere = q.includes("pers");
    expect(entries(page)).toHaveLength(everywhere ? 2 : 1);
    expect(figures(page)[1]).toBe(everywhere ? "2" : "1");
    expect(figures(page)[0]).toBe(everywhere ? "3.0" : "5.0");
  });

  test("takes signs of LIKE as letters, and says when nothing is found", async () => {
    await addReviews([5]);
    for (const q of ["%", "_omment", "\\", "'"]) {
      const page = await list(pro, `?q=${encodeURIComponent(q)}`);
      expect(entries(page), q).toEqual([]);
      expect(textIn(page)).toContain("No reviews found");
    }
  });

  test("is empty in the words of each role", async () => {
    const given = await list(customer);
    expect(textIn(given)).toContain("You have not written a review yet");
    expect(texts(element(given, withClass("empty")), "a")).toEqual(["Write a Review"]);
    expect(figures(given)).toEqual(["–", "0", "0", "0%"]);
    expect(textIn(await list(pro))).toContain("No reviews yet");
  });

  test("shows one that was taken down to its author only, and does not count it", async () => {
    await addReview(client, of);
    await client.execute("update reviews set hidden_at = 1");
    const given = await list(customer);
    expect(textIn(given)).toContain("Taken down by Kayap");
    expect(figures(given)[1]).toBe("0");
    expect(entries(await list(pro))).toEqual([]);
  });

  test("never has a review of anybody else's (threat 32)", async () => {
    await addReview(client, { ...of, customerId: await addCustomer(client) });
    for (const tab of ["all", "given", "received", "nonsense"]) {
      expect(entries(await list(customer, `?tab=${tab}`)), tab).toEqual([]);
    }
  });

  test("asks the database twice, the session included, also for the pages below", async () => {
    const id = await addReview(client, of);
    for (const path of ["", `/${id}/edit`, `/${id}/delete`, "/new", "/new?find=wiring"]) {
      calls.count = 0;
      await customer.get(REVIEWS + path);
      expect(calls.count, path).toBe(2);
    }
  });

  test("that cannot be read says so, with a way to try again: 503", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const [live, dead] = [countedDatabase(client).db, connect("http://127.0.0.1:1")];
    let asked = 0;
    const dies = new Proxy(live, {
      get: (target, property) =>
        property === "get" && asked++ > 0 ? dead.get.bind(dead) : Reflect.get(target, property),
    });
    const theirs = browserAt(appOver(dies, { clock: clock.read }));
    for (const [name, value] of pro.cookies) theirs.cookies.set(name, value);
    const { status, page } = await theirs.open(`${REVIEWS}?tab=received`);
    expect(status).toBe(503);
    expect(alertIn(page)).toContain("Failed to load reviews. Please try again.");
    expect(linkTo(page, "Try again")).toBe(`${REVIEWS}?tab=received`);
  });
});
