import type { Client } from "@libsql/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  browserAt,
  PASSWORD,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { AWAY, appOver } from "#tests/support/application/app.ts";
import { countedDatabase, emptyDatabase } from "#tests/support/database.ts";
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
  partUnder,
  textIn,
  texts,
} from "#tests/support/html.ts";

let client: Client;
let calls: { count: number };
let browser: TestBrowser;
let customerId: string;
let of: { proId: string; serviceId: string; customerId: string };
beforeEach(async () => {
  ({ client } = await emptyDatabase());
  const counted = countedDatabase(client);
  calls = counted.calls;
  customerId = await addAccount(client, { first_name: "Indranie" });
  const proId = await addProfessional(client, { business_name: "Persaud Electrical" });
  of = { proId, customerId, serviceId: await addService(client, proId) };
  browser = browserAt(appOver(counted.db));
  await browser.post("/login", { email: "anita@kayap.test", password: PASSWORD });
});
afterEach(() => vi.restoreAllMocks());

const page = async () => (await browser.open("/dashboard")).page;
const figures = (of: Element) => texts(element(of, having("data-stats")), "li");

async function bookAt(status: "pending" | "confirmed" | "cancelled", startsAt: number) {
  const id = await addBooking(client, of, status);
  await client.execute({
    sql: "update bookings set starts_at = ?, ends_at = ? where id = ?",
    args: [startsAt, startsAt + HOUR_MS, id],
  });
  return id;
}

function save(serviceId: string, at: number) {
  const row = {
    id: crypto.randomUUID(),
    user_id: customerId,
    service_id: serviceId,
    created_at: at,
  };
  return insert(client, "saved_services", row);
}

describe("the customer's overview", () => {
  test("shows zeros to a new customer, with links to start", async () => {
    const first = await page();
    expect(texts(first, "h1")).toEqual(["Welcome, Indranie"]);
    expect(figures(first)).toEqual([
      "0 Upcoming bookings",
      "0 Saved services",
      "0 Reviews given",
      "0 Unread messages",
    ]);
    expect(texts(partUnder(first, "Quick search"), "a")).toEqual([
      "Home Repair",
      "Hair Stylist",
      "IT Support",
      "Event Planning",
    ]);
    expect(textIn(first)).not.toContain("Clear history");
    expect(texts(partUnder(first, "Quick actions"), "a")).toEqual([
      "Find Services",
      "Post a job",
      "My Jobs",
      "My Bookings",
      "Messages",
      "Write a Review",
    ]);
    expect(texts(partUnder(first, "Popular categories"), "li")).toHaveLength(4);
  });

  test("has the upcoming bookings below the figures once there is one, before that the search", async () => {
    const order = async () => texts(await page(), "h2").slice(0, 3);
    expect(await order()).toEqual(["Quick search", "Quick actions", "Upcoming bookings"]);
    await bookAt("confirmed", NOW + DAY_MS);
    expect(await order()).toEqual(["Upcoming bookings", "Saved services", "Quick search"]);
  });

  test("takes two round trips, the session included", async () => {
    calls.count = 0;
    await page();
    expect(calls.count).toBe(2);
  });

  test("shows the next two of all upcoming bookings, with professional and time", async () => {
    await bookAt("confirmed", NOW + 3 * DAY_MS);
    await bookAt("pending", NOW + DAY_MS);
    await bookAt("confirmed", NOW + 5 * DAY_MS);
    await bookAt("cancelled", NOW + 2 * DAY_MS);
    await bookAt("confirmed", NOW - DAY_MS);
    const overview = await page();
    expect(figures(overview)[0]).toBe("3 Upcoming bookings");
    const list = texts(partUnder(overview, "Upcoming bookings"), "li");
    expect(list).toHaveLength(2);
    const first = ["21 Sat", "House wiring", "Persaud Electrical", "10:00-11:00 AM", "Pending"];
    for (const part of first) expect(list[0]).toContain(part);
    expect(list[1]).toContain("23 Mon");
  });

  test("shows the two latest saved services, and which of them is not available now (decision 51)", async () => {
    const old = await addService(client, of.proId, { title: "Old" });
    const inactive = await addService(client, of.proId, { title: "Gone", status: "inactive" });
    await save(old, NOW - 3 * DAY_MS);
    await save(inactive, NOW - 2 * DAY_MS);
    await save(of.serviceId, NOW - DAY_MS);
    const overview = await page();
    expect(figures(overview)[1]).toBe("3 Saved services");
    const part = partUnder(overview, "Saved services");
    expect(texts(part, "li").map((text) => text.split(" ")[0])).toEqual(["House", "Gone"]);
    expect(textIn(part)).toContain("Not available now");
    expect(linkTo(part, "House wiring and breaker panels")).toBe(`/service/${of.serviceId}`);
  });

  test("counts only the customer's own reviews", async () => {
    await addReview(client, of);
    await addReview(client, { ...of, customerId: of.proId });
    expect(figures(await page())[2]).toBe("1 Review given");
  });

  test("lists the last three activities, newest first, each with its link, and leads to the others (decision 41)", async () => {
    for (let i = 0; i < 12; i++) {
      await insert(client, "notifications", {
        id: crypto.randomUUID(),
        user_id: customerId,
        kind: "booking",
        title: `Notice ${i}`,
        body: "",
        link: `/dashboard/bookings/${i}`,
        created_at: NOW + i * HOUR_MS,
      });
    }
    const part = partUnder(await page(), "Recent activity");
    const titles = elements(part, "li").map((li) => texts(li, "b")[0]);
    expect(titles).toEqual([11, 10, 9].map((i) => `Notice ${i}`));
    expect(linkTo(part, "Notice 11")).toBe("/dashboard/bookings/11");
    expect(linkTo(part, "All notifications")).toBe("/dashboard/notifications");
  });

  test("lists the customer's own booking requests among the activities, and no sign-ins", async () => {
    const id = await addBooking(client, of, "pending");
    const part = partUnder(await page(), "Recent activity");
    expect(linkTo(part, "You requested a booking")).toBe(`/dashboard/bookings/${id}`);
    expect(texts(part, "li")).toHaveLength(1);
  });
});

describe("a part of an overview that cannot be read", () => {
  beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => {}));

  test("fails alone, with Try Again (decision 44)", async () => {
    await addReview(client, of);
    await client.execute("alter table saved_services rename to lost");
    const response = await browser.get("/dashboard");
    expect(response.status).toBe(200);
    const overview = await page();
    expect(figures(overview)).toEqual([
      "0 Upcoming bookings",
      "Could not load. Try Again Saved services",
      "1 Review given",
      "0 Unread messages",
    ]);
    const part = partUnder(overview, "Saved services");
    expect(textIn(element(part, having("role", "alert")))).toBe("Could not load. Try Again");
    expect(linkTo(part, "Try Again")).toBe("/dashboard");
    expect(textIn(overview)).toContain("Nothing is booked yet.");
  });

  test("makes the page a 503 when every part fails", async () => {
    for (const table of [
      "bookings",
      "saved_services",
      "reviews",
      "recent_searches",
      "category_counts",
    ]) {
      await client.execute(`alter table ${table} rename to lost_${table}`);
    }
    await client.execute("alter table security_events rename to lost_events");
    const response = await browser.get("/dashboard");
    expect(response.status).toBe(503);
    expect(await response.text()).toContain("Could not load.");
  });

  test("is never shown as empty while the database is unavailable", async () => {
    const unavailable = browserAt(appOver(AWAY));
    unavailable.cookies.set("session", "a".repeat(40));
    expect((await unavailable.get("/dashboard")).status).toBe(503);
  });
});

describe("recent searches", () => {
  const SAME = { "Sec-Fetch-Site": "same-origin" };
  const searched = async () =>
    texts(partUnder(await page(), "Quick search"), "a").filter((text) => text !== "Search");
  let ours: TestBrowser;
  let link: TestBrowser;
  beforeEach(() => {
    const later: Promise<unknown>[] = [];
    const app = appOver(countedDatabase(client).db, { waitUntil: (work) => later.push(work) });
    const settled = (one: TestBrowser): TestBrowser => ({
      ...one,
      get: async (path) => {
        const response = await one.get(path);
        await Promise.all(later);
        return response;
      },
    });
    ours = settled(browserAt(app, SAME));
    link = settled(browserAt(app, { "Sec-Fetch-Site": "cross-site" }));
    for (const one of [ours, link]) {
      for (const [name, value] of browser.cookies) one.cookies.set(name, value);
    }
  });

  test("are the person's last five, newest first, from both search pages (decision 42)", async () => {
    for (const q of ["roof", "tank", "paint", "zinc", "tiles"]) {
      await ours.get(`/dashboard/find?q=${q}`);
    }
    await client.execute("update recent_searches set searched_at = searched_at - 1000");
    await ours.get("/search?q=leaking+++pipe");
    expect((await searched()).slice(0, 1)).toEqual(["leaking pipe"]);
    expect(await searched()).toHaveLength(5);
    expect(await rowsOf(client, "recent_searches")).toHaveLength(5);
  });

  test("are listed once when they differ only in case", async () => {
    for (const q of ["Plumber", "plumber"]) await ours.get(`/dashboard/find?q=${q}`);
    expect(await searched()).toEqual(["plumber"]);
  });

  test("are not stored for a link on another site, nor for an empty search (threat 22)", async () => {
    await link.get("/dashboard/find?q=roof");
    await ours.get("/dashboard/find?q=");
    expect(await rowsOf(client, "recent_searches")).toEqual([]);
  });

  test("are what the suggestions while typing get, and nobody else's are", async () => {
    const address = "/dashboard/recent-searches.json";
    await insert(client, "recent_searches", { user_id: of.proId, query: "tank", searched_at: NOW });
    await ours.get("/dashboard/find?q=roof");
    const answer = await browser.get(address);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.json()).toEqual(["roof"]);
    const cleared = await browser.post(address, {});
    expect(cleared.status).toBe(200);
    expect((await rowsOf(client, "recent_searches")).map(({ query }) => query)).toEqual(["tank"]);
  });

  test("are removed by Clear history, and nobody else's are", async () => {
    await ours.get("/dashboard/find?q=roof");
    await insert(client, "recent_searches", { user_id: of.proId, query: "tank", searched_at: NOW });
    const response = await browser.post("/dashboard/recent-searches", {});
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/dashboard");
    expect(textIn(await page())).toContain("Your search history is cleared.");
    expect((await rowsOf(client, "recent_searches")).map(({ query }) => query)).toEqual(["tank"]);
  });
});

describe("Find Services", () => {
  test("is the public search under the address of the dashboard", async () => {
    const { page: found } = await browser.open("/dashboard/find?q=wiring&sort=rating");
    expect(texts(found, "h1")).toEqual(["Find the Perfect Professional"]);
    expect(textIn(found)).toContain("1 Service Found");
    expect(element(found, having("id", "search")).attributes.action).toBe("/dashboard/find");
    const { page: publicly } = await browser.open("/search?q=wiring&sort=rating");
    const words = (of: Element) => textIn(element(of, having("id", "main")));
    expect(words(found)).toBe(words(publicly));
  });

  test("links its filters and suggestions inside the dashboard", async () => {
    const { page: none } = await browser.open("/dashboard/find?q=wiring&category=pet-services");
    const links = elements(element(none, having("id", "main")), "a");
    const publicLinks = links
      .map(({ attributes }) => attributes.href ?? "")
      .filter((to) => to.startsWith("/search"));
    expect(publicLinks).toEqual([]);
    expect(linkTo(none, "Clear All Filters")).toBe("/dashboard/find");
  });
});
