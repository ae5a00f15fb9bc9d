import type { Client } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  browserAt,
  PASSWORD,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { countedDatabase, emptyDatabase } from "#tests/support/database.ts";
import {
  addBooking,
  addCustomer,
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
  textIn,
  texts,
} from "#tests/support/html.ts";
import { addBookingOf } from "#tests/support/records/bookings.ts";

let client: Client;
let calls: { count: number };
let browser: TestBrowser;
let proId: string;
beforeEach(async () => {
  ({ client } = await emptyDatabase());
  const counted = countedDatabase(client);
  calls = counted.calls;
  proId = await addAccount(client, {
    role: "professional",
    first_name: "Ravi",
    location_city: null,
  });
  browser = browserAt(appOver(counted.db));
  await browser.post("/login", { email: "anita@kayap.test", password: PASSWORD });
});

const page = async () => (await browser.open("/dashboard")).page;
const figures = (of: Element) => texts(element(of, having("data-stats")), "li");

async function addJobs(count: number) {
  const serviceId = await addService(client, proId);
  for (let i = 0; i < count; i++) {
    const customerId = await addCustomer(client, {
      first_name: `Customer${i}`,
      last_name: "Singh",
    });
    const id = await addBooking(client, { serviceId, proId, customerId }, "completed");
    await client.execute({
      sql: "update bookings set starts_at = ?, ends_at = ? where id = ?",
      args: [NOW - (i + 1) * DAY_MS, NOW - (i + 1) * DAY_MS + 1, id],
    });
    await addReview(
      client,
      { serviceId, proId, customerId },
      { rating: 5 - (i % 2), comment: `Comment ${i}.`, created_at: NOW - i * DAY_MS },
    );
  }
}

describe("the professional's overview", () => {
  test("counts active services, bookings and unread messages, and the average rating", async () => {
    await addJobs(4);
    await addService(client, proId, { status: "inactive" });
    await addService(client, proId);
    expect(figures(await page())).toEqual([
      "2 Active services",
      "4 Total bookings",
      "0 Unread messages",
      "4.5 Average rating",
    ]);
  });

  test("has the next bookings below the figures, before the quick actions", async () => {
    await addJobs(1);
    expect(texts(await page(), "h2").slice(-3)).toEqual([
      "Next and recent bookings",
      "Recent reviews",
      "Quick actions",
    ]);
  });

  test("takes two round trips, the session included", async () => {
    await addJobs(4);
    calls.count = 0;
    await page();
    expect(calls.count).toBe(2);
  });

  test("shows three recent bookings with the customer's name, and three recent reviews", async () => {
    await addJobs(5);
    const overview = await page();
    const bookings = texts(partUnder(overview, "Next and recent bookings"), "li");
    expect(bookings).toHaveLength(3);
    expect(bookings[0]).toContain("Customer0 Singh");
    const reviews = elements(partUnder(overview, "Recent reviews"), "li");
    expect(reviews.map((review) => textIn(review))).toEqual([
      expect.stringContaining("Customer0 S. 5 of 5"),
      expect.stringContaining("Comment 1."),
      expect.stringContaining("Comment 2."),
    ]);
  });

  test("lists the bookings that have not ended, soonest first, before the latest of the others", async () => {
    const parties = {
      proId,
      serviceId: await addService(client, proId),
      customerId: await addCustomer(client),
    };
    const confirmed = (starts_at: number) =>
      addBookingOf(client, parties, { status: "confirmed", starts_at });
    const pathsShown = async () =>
      elements(partUnder(await page(), "Next and recent bookings"), "h3").map((heading) =>
        linkTo(heading, textIn(heading)),
      );
    const path = (id: string) => `/dashboard/bookings/${id}`;
    const past = await confirmed(NOW - 2 * DAY_MS);
    const cancelled = await addBookingOf(client, parties, {
      status: "cancelled",
      starts_at: NOW + 9 * DAY_MS,
    });
    const tomorrow = await confirmed(NOW + DAY_MS);
    expect(await pathsShown()).toEqual([tomorrow, cancelled, past].map(path));
    await confirmed(NOW + 8 * DAY_MS);
    const later = await confirmed(NOW + 2 * HOUR_MS);
    await confirmed(NOW - 3 * HOUR_MS);
    const begun = await confirmed(NOW - HOUR_MS / 2);
    expect(await pathsShown()).toEqual([begun, later, tomorrow].map(path));
    const rows = texts(partUnder(await page(), "Next and recent bookings"), "li");
    expect(rows[1]).toContain("Today, 12:00-1:00 PM");
    expect(rows[2]).not.toContain("Today");
  });

  test("says under the welcome what is booked today, leads to the day and to the booking that comes first", async () => {
    const parties = {
      proId,
      serviceId: await addService(client, proId),
      customerId: await addCustomer(client, { first_name: "Shonette", last_name: "Adams" }),
    };
    const book = (status: string, starts_at: number) =>
      addBookingOf(client, parties, { status, starts_at });
    const line = async () => {
      const paragraph = element(await page(), having("data-today"));
      const links = elements(paragraph, "a").map((link) => linkTo(paragraph, textIn(link)));
      return { text: textIn(paragraph), links };
    };
    expect(elements(await page(), having("data-today"))).toEqual([]);
    await book("completed", NOW - 9 * DAY_MS);
    await book("cancelled", NOW + HOUR_MS);
    await book("pending", NOW + 2 * HOUR_MS);
    expect(await line()).toEqual({
      text: "Nothing booked today.",
      links: [],
    });
    const monday = await book("confirmed", NOW + 3 * DAY_MS);
    expect(await line()).toEqual({
      text: "Nothing booked today. Next: Mon 23 Nov, 10:00 AM with Shonette Adams",
      links: [`/dashboard/bookings/${monday}`],
    });
    await book("completed", NOW - 2 * HOUR_MS);
    expect((await line()).text).toContain("Nothing more booked today. Next: Mon 23 Nov");
    const hours = [4, 6, 8, 10];
    const [first] = await Promise.all(hours.map((hour) => book("confirmed", NOW + hour * HOUR_MS)));
    expect(await line()).toEqual({
      text: "Still today: 4 bookings, the next at 2:00 PM with Shonette Adams",
      links: ["/dashboard/bookings/day/2026-11-20", `/dashboard/bookings/${first}`],
    });
    await book("confirmed", NOW - HOUR_MS / 2);
    expect((await line()).text).toBe(
      "Still today: 5 bookings, now until 10:30 AM with Shonette Adams",
    );
    await client.execute({
      sql: "insert into settings (user_id, timezone, updated_at) values (?, 'America/New_York', 1)",
      args: [proId],
    });
    expect((await line()).text).toContain(
      "now until 10:30 AM Guyana · 9:30 AM New York with Shonette Adams",
    );
  });

  test("names no booking as going on to which somebody did not come", async () => {
    const parties = {
      proId,
      serviceId: await addService(client, proId),
      customerId: await addCustomer(client, { first_name: "Shonette", last_name: "Adams" }),
    };
    const line = async () => textIn(element(await page(), having("data-today")));
    await addBookingOf(client, parties, { status: "confirmed", starts_at: NOW - HOUR_MS / 2 });
    expect(await line()).toBe("Today: 1 booking, now until 10:30 AM with Shonette Adams");
    await client.execute("update bookings set no_show = 'customer'");
    expect(await line()).toBe("Nothing more booked today.");
    await addBookingOf(client, parties, { status: "confirmed", starts_at: NOW + HOUR_MS });
    expect(await line()).toBe("Still today: 1 booking, at 11:00 AM with Shonette Adams");
    expect(texts(partUnder(await page(), "Next and recent bookings"), "li")).toEqual([
      expect.stringContaining("11:00 AM-12:00 PM"),
      expect.stringContaining("9:30-10:30 AM"),
    ]);
  });

  test("begins with the requests that can still be answered, soonest first, each to accept there", async () => {
    const parties = {
      proId,
      serviceId: await addService(client, proId),
      customerId: await addCustomer(client, { first_name: "Indranie", last_name: "Singh" }),
    };
    const request = (days: number) =>
      addBookingOf(client, parties, {
        starts_at: NOW + days * DAY_MS,
        ends_at: NOW + days * DAY_MS + 1,
      });
    const ids = [await request(4), await request(2), await request(3), await request(5)];
    await request(-1);
    // Its new time waits for the customer.
    await client.execute({
      sql: "update bookings set proposed_starts_at = ?, proposed_by = 'professional', proposals = 1 where id = ?",
      args: [NOW + 6 * DAY_MS, await request(1)],
    });
    await addBookingOf(client, parties, { status: "confirmed", starts_at: NOW + 9 * DAY_MS });
    const overview = await page();
    expect(texts(overview, "h2")[0]).toBe("Requests to answer (4)");
    const part = partUnder(overview, "Requests to answer (4)");
    expect(elements(part, "h3").map((h) => element(h, "a").attributes.href)).toEqual(
      [ids[1], ids[2], ids[0]].map((id) => `/dashboard/bookings/${id}`),
    );
    expect(linkTo(part, "All requests")).toBe("/dashboard/bookings?as=professional&tab=requests");
    expect(texts(part, "button").filter((name) => name.startsWith("Accept: "))).toHaveLength(3);
    expect(texts(partUnder(overview, "Next and recent bookings"), "h3")).toHaveLength(1);
    const answer = await browser.post(`/dashboard/bookings/${ids[1]}`, {
      step: "accept",
      next: element(part, having("name", "next")).attributes.value ?? "",
    });
    expect(answer.headers.get("Location")).toBe("/dashboard");
    expect(texts(await page(), "h2")[0]).toBe("Requests to answer (3)");
  });

  test("begins with a request also while the customer's new time for it waits for the professional", async () => {
    const parties = {
      proId,
      serviceId: await addService(client, proId),
      customerId: await addCustomer(client),
    };
    const id = await addBookingOf(client, parties, {
      starts_at: NOW + 2 * DAY_MS,
      ends_at: NOW + 2 * DAY_MS + HOUR_MS,
      proposed_starts_at: NOW + 3 * DAY_MS,
      proposed_by: "customer",
      proposals: 1,
    });
    const part = partUnder(await page(), "Requests to answer (1)");
    expect(element(element(part, "h3"), "a").attributes.href).toBe(`/dashboard/bookings/${id}`);
  });

  test("says nothing of requests when there are none", async () => {
    await addJobs(1);
    expect(textIn(await page())).not.toContain("Requests to answer");
  });

  test("has the quick actions: add a service, messages, profile, jobs", async () => {
    const part = partUnder(await page(), "Quick actions");
    expect(texts(part, "a")).toEqual(["Add service", "Messages", "Profile", "Jobs near you"]);
    expect(linkTo(part, "Add service")).toBe("/dashboard/services/new");
  });

  test("counts only the professional's own services, bookings and reviews", async () => {
    await addJobs(2);
    const other = await addAccount(client, { email: "leon@kayap.test", role: "professional" });
    await addService(client, other);
    const theirs = browserAt(appOver(countedDatabase(client).db));
    await theirs.post("/login", { email: "leon@kayap.test", password: PASSWORD });
    const { page: overview } = await theirs.open("/dashboard");
    expect(other).not.toBe(proId);
    expect(figures(overview)).toEqual([
      "1 Active service",
      "0 Total bookings",
      "0 Unread messages",
      "New Average rating",
    ]);
  });
});

describe("the first day of a professional (decision 112)", () => {
  const FIRST_DAY = "Your first day on Kayap";

  test("is a list of three steps, each with its link", async () => {
    const part = partUnder(await page(), FIRST_DAY);
    expect(texts(part, "a")).toEqual([
      "Introduce yourself: a few sentences and where you work",
      "Add your first service with its price",
      "Set the hours you take bookings",
    ]);
  });

  test("begins with these steps, without figures that are all zero, until one is not", async () => {
    const isShown = (part: Element) => elements(part, having("data-stats")).length > 0;
    expect(isShown(await page())).toBe(false);
    await addService(client, proId);
    const overview = await page();
    expect(isShown(overview)).toBe(true);
    const text = textIn(overview);
    expect(text.indexOf(FIRST_DAY)).toBeLessThan(text.indexOf("Total bookings"));
  });

  test("opens the form of the profile to introduce oneself, not the profile that says nothing yet", async () => {
    const part = partUnder(await page(), FIRST_DAY);
    expect(linkTo(part, "Introduce yourself: a few sentences and where you work")).toBe(
      "/dashboard/profile?edit=1",
    );
  });

  test("is absent after the first booking, whatever became of it", async () => {
    const customerId = await addCustomer(client, { email: "first@kayap.test" });
    const serviceId = await addService(client, proId);
    expect(textIn(await page())).toContain(FIRST_DAY);
    await addBookingOf(client, { proId, customerId, serviceId }, { status: "cancelled" });
    expect(textIn(await page())).not.toContain(FIRST_DAY);
  });

  test("shows which steps are done, and is absent when all are", async () => {
    await addService(client, proId);
    const part = partUnder(await page(), FIRST_DAY);
    expect(texts(part, "li")[1]).toBe("Add your first service with its price Done");
    await client.execute({
      sql: "update users set bio = 'Electrician', location_city = 'Kitty' where id = ?",
      args: [proId],
    });
    await insert(client, "availability", {
      id: "a",
      user_id: proId,
      weekday: 1,
      starts_minute: 480,
      ends_minute: 600,
    });
    expect(textIn(await page())).not.toContain(FIRST_DAY);
  });
});
