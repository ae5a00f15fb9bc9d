import { beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import {
  alertIn,
  browserOf,
  pageOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { countedDatabase, emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  addBooking,
  addCustomer,
  addPhoto,
  addProfessional,
  addReview,
  addService,
  NOW,
} from "#tests/support/fixtures.ts";
import { element, elements, linkTo, textIn, texts } from "#tests/support/html.ts";
import { serviceRows } from "#tests/support/records/service-form.ts";

const LIST = "/dashboard/services";

let database: TestDatabase;
let app: ReturnType<typeof appOver>;
let calls: { count: number };
let proId: string;
let browser: TestBrowser;
beforeEach(async () => {
  database = await emptyDatabase();
  const counted = countedDatabase(database.client);
  calls = counted.calls;
  app = appOver(counted.db);
  proId = await addProfessional(database.client);
  browser = await browserOf(database.client, app, proId);
});

const rowTexts = async (path = LIST) => {
  const { page } = await browser.open(path);
  return elements(element(page, "tbody"), "tr").map((row) => texts(row, "td"));
};

describe("My services", () => {
  test("My Services has the columns of the specification, newest first, with Edit and Delete", async () => {
    const first = await addService(database.client, proId, { created_at: NOW - 1 });
    const second = await addService(database.client, proId, {
      title: "Ceiling fans",
      price_type: "starting_at",
      price_amount: 900_000,
      status: "pending",
    });
    const customerId = await addCustomer(database.client);
    await addReview(database.client, { serviceId: first, proId, customerId }, { rating: 4 });
    await addPhoto(database.client, { serviceId: first, proId });
    await addService(database.client, await addProfessional(database.client));
    const { status, page } = await browser.open(LIST);
    expect(status).toBe(200);
    expect(texts(page, "h1")).toEqual(["My Services"]);
    expect(texts(page, "th")).toEqual([
      "Service",
      "Category",
      "Price",
      "Rating",
      "Status",
      "Actions",
    ]);
    expect(await rowTexts()).toEqual([
      [
        "Ceiling fans La Grange, Region 3",
        "Construction & Trades",
        "From $9,000 GYD",
        "New, no reviews yet",
        "Pending",
        "Edit Ceiling fans Delete Ceiling fans",
      ],
      [
        "House wiring and breaker panels La Grange, Region 3",
        "Construction & Trades",
        "$6,500/hr GYD",
        "4.0 out of 5, (1) review",
        "Active",
        "Edit House wiring and breaker panels Delete House wiring and breaker panels",
      ],
    ]);
    expect(linkTo(page, "Edit Ceiling fans")).toBe(`/dashboard/services/edit/${second}`);
    expect(linkTo(page, "Delete Ceiling fans")).toBe(`/dashboard/services/${second}/delete`);
    expect(linkTo(page, "Add service")).toBe("/dashboard/services/new");
  });

  test("My Services makes one database call", async () => {
    await addService(database.client, proId);
    await browser.get("/dashboard");
    for (const path of [
      LIST,
      "/dashboard/services/new",
      `/dashboard/services/edit/${(await serviceRows(database.client))[0]?.id}`,
    ]) {
      calls.count = 0;
      expect((await browser.get(path)).status).toBe(200);
      expect(calls.count, path).toBe(1);
    }
  });

  test("My Services without services explains what to do first", async () => {
    const { page } = await browser.open(LIST);
    expect(linkTo(page, "Add your first service")).toBe("/dashboard/services/new");
    expect(elements(page, "table")).toEqual([]);
    const customer = await browserOf(database.client, app, await addCustomer(database.client));
    const theirs = await customer.open(LIST);
    expect(theirs.status).toBe(200);
    expect(linkTo(theirs.page, "Become a professional")).toBe("/dashboard/become-professional");
  });

  test("My Services has twenty on a page", async () => {
    for (let n = 0; n < 41; n += 1) {
      await addService(database.client, proId, { title: `S${n}`, created_at: NOW + n });
    }
    const titles = async (path: string) =>
      (await rowTexts(path)).map(([title]) => title?.split(" ")[0]);
    expect(await titles(LIST)).toHaveLength(20);
    expect((await titles(`${LIST}?page=2`))[0]).toBe("S20");
    expect(await titles(`${LIST}?page=3`)).toEqual(["S0"]);
    expect(await titles(`${LIST}?page=99`)).toEqual(["S0"]);
    expect((await titles(`${LIST}?page=-1`))[0]).toBe("S40");
    const { page } = await browser.open(`${LIST}?page=2`);
    expect(linkTo(page, "Previous")).toBe(LIST);
    expect(linkTo(page, "Next")).toBe(`${LIST}?page=3`);
    expect(textIn(page)).toContain("Page 2 of 3");
  });
});

describe("deleting a service", () => {
  let serviceId: string;
  let path: string;
  beforeEach(async () => {
    serviceId = await addService(database.client, proId);
    path = `/dashboard/services/${serviceId}/delete`;
  });

  const booked = async (status: "pending" | "confirmed", startsAt: number) => {
    const customerId = await addCustomer(database.client);
    const id = await addBooking(database.client, { serviceId, proId, customerId }, status);
    await database.client.execute({
      sql: "update bookings set starts_at = ?, ends_at = ? where id = ?",
      args: [startsAt, startsAt + HOUR_MS, id],
    });
  };

  test("a service is deleted after a confirmation, and only its reviews stay visible", async () => {
    const customerId = await addCustomer(database.client);
    await addReview(database.client, { serviceId, proId, customerId });
    const { status, page } = await browser.open(path);
    expect(status).toBe(200);
    expect(textIn(page)).toContain("Delete “House wiring and breaker panels”?");
    expect(linkTo(page, "Cancel")).toBe(LIST);
    expect(await serviceRows(database.client)).toMatchObject([{ deleted_at: null }]);
    const answer = await browser.post(path, {});
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, LIST]);
    expect(textIn((await browser.open(LIST)).page)).toContain("Service deleted successfully!");
    expect(elements((await browser.open(LIST)).page, "table")).toEqual([]);
    expect((await app.page(`/service/${serviceId}`)).status).toBe(404);
    expect((await browser.get(`/service/${serviceId}`)).status).toBe(404);
    expect(textIn((await app.page("/search?q=wiring")).document)).toContain("No services found");
    const reviews = await database.client.execute(
      "select review_count from users where role = 'professional'",
    );
    expect(reviews.rows[0]?.review_count).toBe(1);
  });

  test("deleting a service twice succeeds twice (threat 24)", async () => {
    expect((await browser.post(path, {})).status).toBe(303);
    expect((await browser.post(path, {})).status).toBe(303);
  });

  test("deleting a service is refused while it has upcoming confirmed bookings (decision 48)", async () => {
    await booked("confirmed", NOW + 1);
    await booked("confirmed", NOW + 9_000_000);
    await booked("confirmed", NOW - 9_000_000);
    const says =
      "This service has 2 upcoming bookings. Cancel or complete them first, or set the service to inactive.";
    const { status, page } = await pageOf(await browser.post(path, {}));
    expect(status).toBe(409);
    expect(alertIn(page)).toBe(says);
    expect(alertIn((await browser.open(path)).page)).toBe(says);
    expect(await serviceRows(database.client)).toMatchObject([{ deleted_at: null }]);
    await database.client.execute({
      sql: "delete from bookings where starts_at = ?",
      args: [NOW + 1],
    });
    expect(alertIn((await browser.open(path)).page)).toBe(
      "This service has 1 upcoming booking. Cancel or complete it first, or set the service to inactive.",
    );
  });

  test("a service with past bookings and open requests can be deleted, and the page names the requests", async () => {
    await booked("confirmed", NOW - 9_000_000);
    await booked("pending", NOW + 9_000_000);
    expect(textIn((await browser.open(path)).page)).toContain(
      "1 booking request for it waits for your answer. It ends with the service",
    );
    expect((await browser.post(path, {})).status).toBe(303);
  });
});
