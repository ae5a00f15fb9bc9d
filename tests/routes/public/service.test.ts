import { randomUUID } from "node:crypto";
import type { Client } from "@libsql/client";
import { beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { appOver, ORIGIN } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import {
  addBooking,
  addCustomer,
  addPhoto,
  addProfessional,
  addReply,
  addReview,
  addService,
  insert,
  NOW,
  setVisibility,
} from "#tests/support/fixtures.ts";
import {
  type Element,
  element,
  elements,
  having,
  linkTo,
  partUnder,
  textIn,
  texts,
} from "#tests/support/html.ts";

const isReview = ({ attributes }: Element) => /^review-[0-9a-f]{8}-/.test(attributes.id ?? "");

describe("the page of a service", () => {
  let client: Client;
  let app: ReturnType<typeof appOver>;
  let proId: string;
  let serviceId: string;
  let page: Element;
  beforeAll(async () => {
    const database = await emptyDatabase();
    client = database.client;
    app = appOver(database.db);
    proId = await addProfessional(client, {
      business_name: "Persaud Electrical",
      years_of_experience: 14,
      email: "hidden@kayap.test",
      phone: "+5926001234",
    });
    serviceId = await addService(client, proId, {
      price_type: "starting_at",
      availability_evenings: 1,
    });
    await addService(client, proId, { title: "Ceiling fans" });
    page = (await app.page(`/service/${serviceId}`)).document;
  });

  test("a service page has title, heading, description and breadcrumb", () => {
    expect(texts(page, "title")).toEqual(["House wiring and breaker panels, La Grange | Kayap"]);
    expect(texts(page, "h1")).toEqual(["House wiring and breaker panels"]);
    expect(textIn(partUnder(page, "About this service"))).toContain(
      "Complete wiring for new houses, with a map of every circuit left behind.",
    );
    const crumbs = element(page, having("aria-label", "Breadcrumb"));
    expect(texts(crumbs, "li")).toEqual([
      "Home",
      "Construction & Trades",
      "Electricians",
      "House wiring and breaker panels",
    ]);
    expect(linkTo(crumbs, "Electricians")).toBe(
      "/category/construction-trades?subcategory=electricians",
    );
  });

  test("a service page shows price, place and availability", () => {
    expect(textIn(element(page, having("aria-label", "Price and booking")))).toContain(
      "From $6,500 GYD",
    );
    expect(textIn(partUnder(page, "Location"))).toContain("La Grange, Region 3");
    expect(texts(partUnder(page, "When Ravi works"), "li")).toEqual([
      "Weekdays Monday to Friday, 8 AM to 6 PM",
      "not available: Weekends",
      "Evenings Every day, 6 PM to 9 PM",
    ]);
  });

  test("a service page shows its professional with a link to the profile, and other services", () => {
    expect(linkTo(page, "Persaud Electrical")).toBe(`/pro/${proId}`);
    expect(textIn(page)).toContain("14 years of experience");
    expect(texts(partUnder(page, "More from Persaud Electrical"), "h3")).toEqual(["Ceiling fans"]);
  });

  test("with less data the other services of its professional are links with their prices", async () => {
    const headers = { "Save-Data": "on" };
    const { document } = await app.page(`/service/${serviceId}`, { headers });
    const others = partUnder(document, "More from Persaud Electrical");
    expect(texts(others, "li")).toEqual(["Ceiling fans $6,500/hr"]);
    expect(linkTo(others, "Ceiling fans")).toMatch(/^\/service\//);
    expect(elements(others, having("action", "/saved"))).toEqual([]);
  });

  test("Contact Pro leads through the sign-in page, and Request Booking to the form itself", () => {
    const login = new URL(linkTo(page, "Contact Pro"), ORIGIN);
    expect(login.pathname).toBe("/login");
    const contact = new URL(login.searchParams.get("next") ?? "", ORIGIN);
    expect(contact.pathname).toBe("/dashboard/messages");
    expect(contact.searchParams.get("service")).toBe(serviceId);
    expect(linkTo(page, "Request Booking")).toBe(`/service/${serviceId}/book`);
  });

  test("a service can be shared by link, WhatsApp and SMS without JavaScript", () => {
    const url = `${ORIGIN}/service/${serviceId}`;
    const message = `House wiring and breaker panels ${url}`;
    expect(linkTo(page, "WhatsApp")).toBe(`https://wa.me/?text=${encodeURIComponent(message)}`);
    expect(linkTo(page, "SMS")).toBe(`sms:?body=${encodeURIComponent(message)}`);
    expect(element(page, having("aria-label", "Link to this page")).attributes.value).toBe(url);
  });

  test("a service page has neither e-mail nor phone of the professional for a visitor (threat 34)", async () => {
    for (const path of [`/service/${serviceId}`, `/service/${serviceId}.data`, `/pro/${proId}`]) {
      const text = await (await app.fetch(path)).text();
      expect(text, path).toContain("Persaud Electrical");
      expect(text).not.toContain("hidden@kayap.test");
      expect(text).not.toContain("6001234");
    }
  });

  test("a service page shows its owner's hours within the service's windows, as the booking form offers them", async () => {
    const owner = await addProfessional(client, { email: "hours@kayap.test" });
    const own = await addService(client, owner, { availability_evenings: 1 });
    const listed = async () =>
      texts(partUnder((await app.page(`/service/${own}`)).document, "When Ravi works"), "li");
    expect(await listed()).toContain("Weekdays Monday to Friday, 8 AM to 6 PM");
    for (const [weekday, from, to] of [
      [1, 540, 750],
      [2, 540, 750],
      [4, 1020, 1320],
      [6, 540, 720],
    ]) {
      await insert(client, "availability", {
        id: randomUUID(),
        user_id: owner,
        weekday: weekday ?? 0,
        starts_minute: from ?? 0,
        ends_minute: to ?? 0,
      });
    }
    expect(await listed()).toEqual([
      "Monday and Tuesday 9 AM to 12:30 PM",
      "Thursday 5 PM to 9 PM",
    ]);
    await client.execute({
      sql: "delete from availability where weekday <> 6 and user_id = ?",
      args: [owner],
    });
    expect(await listed()).toEqual([]);
    expect(textIn((await app.page(`/service/${own}`)).document)).toContain(
      "No times can be booked at the moment.",
    );
  });

  test("a service without reviews is marked as new", () => {
    expect(textIn(page)).toContain("New, no reviews yet");
    expect(textIn(partUnder(page, "Reviews"))).toContain("No reviews yet.");
  });

  test.each([
    [200, false],
    [201, true],
  ])("a description of %i characters has 'Show more': %s", async (length, folded) => {
    const id = await addService(client, proId, { description: "é".repeat(length) });
    const { document } = await app.page(`/service/${id}`);
    expect(textIn(document).includes("Show more")).toBe(folded);
    expect(textIn(document)).toContain("é".repeat(length));
  });

  test("its professional usually replies within a day when nine of ten requests were answered in time", async () => {
    const id = await addService(client, proId);
    const isShownAt = async (step: number) => {
      await client.execute({
        sql: "update services set reply_step = ? where id = ?",
        args: [step, id],
      });
      return textIn((await app.page(`/service/${id}`)).document).includes(
        "Usually replies within a day",
      );
    };
    expect([await isShownAt(8), await isShownAt(9), await isShownAt(10)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test("counts characters as people do, so that 200 emoji are not too long", async () => {
    const description = "🛠".repeat(200);
    const id = await addService(client, proId, { description });
    const text = textIn((await app.page(`/service/${id}`)).document);
    expect(text).toContain(description);
    expect(text).not.toContain("Show more");
  });

  test.each(["inactive", "pending"] as const)("is not found while it is %s", async (status) => {
    const id = await addService(client, proId, { status });
    await expectMissing(app, `/service/${id}`);
  });

  test("is not found once it was deleted or hidden, or its owner is gone", async () => {
    const deleted = await addService(client, proId);
    await client.execute({
      sql: "update services set deleted_at = 1 where id = ?",
      args: [deleted],
    });
    const hidden = await addService(client, proId);
    await client.execute({ sql: "update services set hidden_at = 1 where id = ?", args: [hidden] });
    const goneOwner = await addProfessional(client);
    const orphan = await addService(client, goneOwner);
    await client.execute({
      sql: "update users set deleted_at = 1 where id = ?",
      args: [goneOwner],
    });
    for (const id of [deleted, hidden, orphan]) await expectMissing(app, `/service/${id}`);
  });

  test("is not found when its professional is private, but is found when only registered", async () => {
    const shy = await addProfessional(client);
    const shyService = await addService(client, shy);
    await setVisibility(client, shy, "private");
    await expectMissing(app, `/service/${shyService}`);
    const half = await addProfessional(client);
    const halfService = await addService(client, half);
    await setVisibility(client, half, "registered");
    const { document } = await app.page(`/service/${halfService}`);
    expect(texts(document, "h1")).toEqual(["House wiring and breaker panels"]);
  });

  test("is not found under the id of a person (threat 28)", async () => {
    await expectMissing(app, `/service/${proId}`);
  });
});

describe("the photos of a service", () => {
  let app: ReturnType<typeof appOver>;
  let path: string;
  let ids: string[];
  beforeAll(async () => {
    const { client, db } = await emptyDatabase();
    const proId = await addProfessional(client);
    const serviceId = await addService(client, proId);
    ids = [];
    for (const [i, alt] of ["A panel", "A fan", "A meter"].entries()) {
      ids.push(await addPhoto(client, { serviceId, proId }, i, alt));
    }
    app = appOver(db);
    path = `/service/${serviceId}`;
  });
  const gallery = async (query: string) =>
    element((await app.page(path + query)).document, having("data-gallery"));
  const shown = (of: Element) => element(element(of, having("data-shown")), "img").attributes;

  test("begin with the first, sized, with its words, and a thumbnail each", async () => {
    const first = await gallery("");
    expect(shown(first)).toMatchObject({ alt: "A panel", width: "1200", height: "900" });
    expect(shown(first).src).toContain(ids[0]);
    const thumbs = elements(first, having("data-thumb"));
    expect(thumbs.map((thumb) => thumb.attributes.href)).toEqual([
      "?photo=1",
      "?photo=2",
      "?photo=3",
    ]);
  });

  test.each([
    ["?photo=2", "A fan", "?photo=1", "?photo=3"],
    ["?photo=1", "A panel", "?photo=3", "?photo=2"],
    ["?photo=3", "A meter", "?photo=2", "?photo=1"],
    ["?photo=99", "A meter", "?photo=2", "?photo=1"],
    ["?photo=-1", "A panel", "?photo=3", "?photo=2"],
    ["?photo=x", "A panel", "?photo=3", "?photo=2"],
    ["?photo=1e999", "A meter", "?photo=2", "?photo=1"],
    ["?photo=2.9", "A fan", "?photo=1", "?photo=3"],
  ])("photos change by links: %s shows %s", async (query, alt, previous, next) => {
    const of = await gallery(query);
    expect(shown(of).alt).toBe(alt);
    expect(linkTo(of, "Previous photo")).toBe(previous);
    expect(linkTo(of, "Next photo")).toBe(next);
  });
});

describe("the reviews of a service", () => {
  let page: Element;
  let client: Client;
  let app: ReturnType<typeof appOver>;
  let path: string;
  beforeAll(async () => {
    const database = await emptyDatabase();
    client = database.client;
    app = appOver(database.db);
    const proId = await addProfessional(client);
    const serviceId = await addService(client, proId);
    path = `/service/${serviceId}`;
    const customer = async (first_name: string, last_name: string) => ({
      serviceId,
      proId,
      customerId: await addCustomer(client, { first_name, last_name }),
    });
    const anita = await customer("Anita", "Ramdeen");
    await addBooking(client, anita);
    const review = await addReview(client, anita, {
      rating: 5,
      comment: "Neat work.",
      created_at: NOW - DAY_MS,
      updated_at: NOW,
    });
    await addReply(client, { reviewId: review, proId }, "Thank you, Anita.");
    const leon = await customer("Léon", "D'Andrade");
    await addBooking(client, leon, "cancelled");
    await addReview(client, leon, {
      rating: 4,
      comment: "Late, but good.",
      created_at: NOW - 2 * DAY_MS,
    });
    const gone = await customer("Someone", "Gone");
    await addReview(client, gone, { rating: 5, comment: "Fine.", created_at: NOW - 3 * DAY_MS });
    await client.execute({ sql: "delete from users where id = ?", args: [gone.customerId] });
    page = (await app.page(path)).document;
  });
  const entry = (comment: string) => {
    const found = elements(page, isReview).find((li) => textIn(li).includes(comment));
    if (!found) throw new Error(`No review: ${comment}`);
    return textIn(found);
  };

  test("the reviews of a service start with average, number and distribution", () => {
    const section = partUnder(page, "Reviews");
    expect(textIn(section)).toContain("4.7 out of 5");
    expect(textIn(section)).toContain("3 reviews");
    const bars = texts(element(section, having("data-rating-bars")), "a");
    expect(bars).toEqual([
      "5 star, 2 reviews",
      "4 star, 1 review",
      "3 star, 0 reviews",
      "2 star, 0 reviews",
      "1 star, 0 reviews",
    ]);
    const widths = elements(section, "rect").map(({ attributes }) => attributes.width);
    expect(widths).toEqual(["67", "33", "0", "0", "0"]);
  });

  test("the reviews of a service are newest first, with first name and initial", () => {
    expect(elements(page, isReview).map((li) => texts(li, "b")[0])).toEqual([
      "Anita R.",
      "Léon D.",
      "Former customer",
    ]);
  });

  test("a review has 'Booked here' only with a completed booking", () => {
    expect(entry("Neat work.")).toContain("Booked here");
    expect(entry("Late, but good.")).not.toContain("Booked here");
    expect(entry("Fine.")).not.toContain("Booked here");
  });

  test("a review shows its date in Guyana and whether it was edited", () => {
    expect(entry("Neat work.")).toContain("19 Nov · Edited");
    expect(entry("Late, but good.")).toContain("18 Nov");
    expect(entry("Late, but good.")).not.toContain("Edited");
  });

  test("a review shows the reply of the professional", () => {
    expect(entry("Neat work.")).toContain("Reply from the professional Thank you, Anita.");
  });

  test("a hidden review is not shown", async () => {
    await client.execute("update reviews set hidden_at = 1 where comment = 'Late, but good.'");
    const { document } = await app.page(path);
    expect(textIn(document)).not.toContain("Late, but good.");
    expect(textIn(partUnder(document, "Reviews"))).toContain("2 reviews");
  });
});

async function expectMissing(app: ReturnType<typeof appOver>, path: string) {
  const { status, document } = await app.page(path);
  expect(status).toBe(404);
  expect(texts(document, "h1")).toEqual(["Service not found"]);
  expect(texts(document, "title")).toEqual(["Service not found | Kayap"]);
  expect(linkTo(document, "Browse All Services")).toBe("/search");
}
