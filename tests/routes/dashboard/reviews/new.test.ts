import { beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import {
  alertIn,
  browserAt,
  errorBeside,
  pageOf,
  rowsOf,
} from "#tests/support/application/accounts.ts";
import { ORIGIN } from "#tests/support/application/app.ts";
import {
  GIVEN,
  openList,
  RECEIVED,
  REVIEWS,
  type ReviewFixture,
  reviewFixture,
} from "#tests/support/application/review-fixture.ts";
import {
  addBooking,
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
  textIn,
  texts,
} from "#tests/support/html.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

let app: ReviewFixture["app"];
let client: ReviewFixture["client"];
let customer: ReviewFixture["customer"];
let of: ReviewFixture["of"];
let pro: ReviewFixture["pro"];
let roomCalls: ReviewFixture["roomCalls"];
let wait: ReviewFixture["wait"];

beforeEach(async () => {
  ({ app, client, customer, of, pro, roomCalls, wait } = await reviewFixture());
});

const write = (fields: Record<string, string>, browser = customer) =>
  browser.post(`${REVIEWS}/new`, {
    serviceId: of.serviceId,
    rating: "5",
    comment: "Neat work.",
    ...fields,
  });

describe("writing a review", () => {
  test("a new review is stored with a notice, and the professional gets a notification and an e-mail", async () => {
    const response = await write({ rating: "4", comment: "  Late, but <b>good</b>.  " });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(GIVEN);
    const page = await openList(customer);
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
        link: RECEIVED,
      }),
    ]);
    const [emailContent] = await emailsIn(client);
    expect(emailContent).toMatchObject({ kind: "new-review", recipient: "ravi@kayap.test" });
    expect(emailContent?.text).toContain("Late, but good.");
    expect(emailContent?.text).toContain(`${ORIGIN}${RECEIVED}\n`);
    expect(roomCalls).toEqual([["refreshInbox", of.proId]]);
  });

  test("a new review sends no e-mail to a professional who turned it off, but still a notification (decision 59)", async () => {
    await insert(client, "settings", {
      user_id: of.proId,
      review_notifications: 0,
      updated_at: NOW,
    });
    await write({});
    expect(await emailsIn(client)).toEqual([]);
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
    "a review with %s is refused at its field, and its values stay",
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

  test("a review may have 2,000 characters of any kind", async () => {
    const comment = "🛠".repeat(2000);
    expect((await write({ comment })).status).toBe(303);
    expect(await rowsOf(client, "reviews")).toMatchObject([{ comment }]);
  });

  test("a review of one's own service is refused (threat 35)", async () => {
    const { status, page } = await pageOf(await write({}, pro));
    expect(status).toBe(403);
    expect(alertIn(page)).toBe("You cannot review your own service.");
    expect(await rowsOf(client, "reviews")).toEqual([]);
  });

  test("a second review of a service is refused and changes nothing (threat 35)", async () => {
    await write({});
    const { status, page } = await pageOf(
      await write({ rating: "1", comment: "Changed my mind." }),
    );
    expect(status).toBe(409);
    expect(alertIn(page)).toBe("You have already reviewed this service");
    expect(await rowsOf(client, "reviews")).toMatchObject([{ rating: 5, comment: "Neat work." }]);
    expect(await rowsOf(client, "notifications")).toHaveLength(1);
  });

  test("a double press is one review and no error (threat 24)", async () => {
    const { page } = await customer.open(`${REVIEWS}/new?service=${of.serviceId}`);
    const reviewId = element(page, having("name", "reviewId")).attributes.value ?? "";
    const responses = await Promise.all([write({ reviewId }), write({ reviewId })]);
    expect(responses.map(({ status }) => status)).toEqual([303, 303]);
    expect(await rowsOf(client, "reviews")).toHaveLength(1);
    expect(await rowsOf(client, "notifications")).toHaveLength(1);
    expect(await emailsIn(client)).toHaveLength(1);
  });

  test("twenty parallel reviews of one service leave one row, one notification and one e-mail (threats 35, 65)", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => write({})));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(1);
    expect(await rowsOf(client, "reviews")).toHaveLength(1);
    expect(await rowsOf(client, "notifications")).toHaveLength(1);
    expect(await emailsIn(client)).toHaveLength(1);
  });

  test("a review without a session leads to the sign-in page and stores nothing (threat 35)", async () => {
    const response = await write({}, browserAt(app));
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(
      `/login?next=${encodeURIComponent(`${REVIEWS}/new`)}`,
    );
    const request = await app.post(`${REVIEWS}/new.data`, { serviceId: of.serviceId });
    expect(request.status).toBe(401);
    expect(await rowsOf(client, "reviews")).toEqual([]);
  });

  test("a review form ignores unknown fields (threat 31)", async () => {
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
  ])("a review of a service %s is refused: Service not found (threat 28)", async (_, id) => {
    const { status, page } = await pageOf(await write({ serviceId: id() }));
    expect(status).toBe(404);
    expect(alertIn(page)).toBe("Service not found");
  });

  test("a review of an unlisted service needs a completed booking", async () => {
    await client.execute("update services set status = 'inactive'");
    expect((await write({})).status).toBe(404);
    await addBooking(client, of, "completed");
    expect((await write({})).status).toBe(303);
  });

  test.each(["pending", "confirmed", "cancelled"] as const)(
    "a review of an unlisted service is refused after a booking that is %s",
    async (status) => {
      await client.execute("update services set status = 'inactive'");
      await addBooking(client, of, status);
      expect((await write({})).status).toBe(404);
      expect(await rowsOf(client, "reviews")).toEqual([]);
    },
  );

  test("reviews are limited to five in 24 hours, without the refused ones (decision 26)", async () => {
    for (let i = 0; i < 5; i++) {
      await write({ serviceId: crypto.randomUUID() });
      const serviceId = await addService(client, of.proId, { title: `Service ${i}` });
      expect((await write({ serviceId })).status).toBe(303);
      expect((await write({ serviceId })).status).toBe(409);
    }
    await wait(23 * HOUR_MS);
    const limited = await write({});
    expect(limited.status).toBe(429);
    expect(limited.headers.get("Retry-After")).toBe("3600");
    expect(alertIn((await pageOf(limited)).page)).toBe(
      "Too many reviews submitted. Please wait before submitting another review. You can write the next one today at 10:00 AM.",
    );
    await wait(HOUR_MS);
    expect((await write({})).status).toBe(303);
  });
});

describe("the form of a new review", () => {
  const open = async (query = "") => (await customer.open(`${REVIEWS}/new${query}`)).page;
  const choices = (page: Element) =>
    elements(page, having("name", "serviceId")).map(({ attributes }) => attributes.value);

  test("the review form has five named stars, from one to five, with the fifth chosen (decision 79)", async () => {
    const page = await open(`?service=${of.serviceId}`);
    expect(texts(page, "h1")).toEqual(["Write a Review"]);
    const levels = element(page, having("id", "rating"));
    expect(texts(levels, "label")).toEqual([
      "1 – Terrible",
      "2 – Poor",
      "3 – Okay",
      "4 – Good",
      "5 – Excellent",
    ]);
    const checked = elements(levels, having("checked"));
    expect(checked.map(({ attributes }) => attributes.value)).toEqual(["5"]);
    expect(choices(page)).toEqual([of.serviceId]);
    expect(texts(page, "button")).toContain("Submit Review");
  });

  test("the review form suggests completed bookings first, then services of conversations, none reviewed or own (decision 79)", async () => {
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
    expect(textIn(page)).toContain("Booked before");
  });

  test("the review form finds every service by search, with and without words", async () => {
    const ids = new Set([of.serviceId]);
    for (let i = 0; i < 30; i++) ids.add(await addService(client, of.proId, { title: `Fan ${i}` }));
    const first = await open("?find=");
    const second = (await customer.open(linkTo(first, "Next services"))).page;
    expect(new Set([...choices(first), ...choices(second)])).toEqual(ids);
    expect(choices(await open("?find=wiring"))).toContain(of.serviceId);
  });

  test("a refused review form keeps the found services, the choice and the text", async () => {
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

  test("the review form shows at once that the service is one's own, reviewed or missing", async () => {
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
