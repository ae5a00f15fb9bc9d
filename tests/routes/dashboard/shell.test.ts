import { beforeEach, describe, expect, test } from "vitest";
import {
  addAccount,
  browserAt,
  PASSWORD,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, insert, NOW } from "#tests/support/fixtures.ts";
import { element, elements, having, texts } from "#tests/support/html.ts";

let database: TestDatabase;
let browser: TestBrowser;
let userId: string;
beforeEach(async () => {
  database = await emptyDatabase();
  browser = browserAt(appOver(database.db));
  userId = await addAccount(database.client);
  await browser.post("/login", { email: "anita@kayap.test", password: PASSWORD });
});

const CUSTOMER = [
  "Overview",
  "Find Services",
  "My Bookings",
  "My Jobs",
  "Saved Services",
  "Messages",
  "My Reviews",
  "Profile",
  "Settings",
];
const PROFESSIONAL = [
  "Overview",
  "My Services",
  "Messages",
  "Bookings",
  "Jobs",
  "Reviews",
  "Profile",
  "Settings",
];

async function navigation() {
  const { page } = await browser.open("/dashboard");
  return texts(element(page, having("data-navigation", "side")), "a");
}

describe("the navigation", () => {
  test("is the customer's for a customer, at the side and at the bottom of a phone", async () => {
    expect(await navigation()).toEqual(CUSTOMER);
    const { page } = await browser.open("/dashboard");
    expect(texts(element(page, having("data-navigation", "bottom")), "a")).toEqual([
      "Overview",
      "Find",
      "Bookings",
      "Messages",
      "More",
    ]);
  });

  test("marks the current page", async () => {
    const { page } = await browser.open("/dashboard/more");
    const here = elements(page, having("aria-current", "page"));
    expect(here.map(({ attributes }) => attributes.href)).toEqual(["/dashboard/more"]);
  });

  test("on a phone keeps every other place, the theme and Logout under More", async () => {
    const { page } = await browser.open("/dashboard/more");
    const main = element(page, having("id", "main"));
    expect(texts(main, "a")).toEqual([
      "My Jobs",
      "Saved Services",
      "My Reviews",
      "Profile",
      "Settings",
      "Notifications",
      "Kayap’s home page",
    ]);
    expect(texts(main, "button")).toEqual(["Logout", "Light", "Dark", "System", "Use less data"]);
  });
});

describe("the switch between customer and professional", () => {
  test("changes the view of a professional and comes back to the page", async () => {
    await database.client.execute("update users set role = 'professional'");
    expect(await navigation()).toEqual(PROFESSIONAL);
    const response = await browser.post("/dashboard/view", {
      view: "customer",
      next: "/dashboard/more",
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/dashboard/more");
    expect(await navigation()).toEqual(CUSTOMER);
  });

  test("redirects a customer to become a professional first", async () => {
    const response = await browser.post("/dashboard/view", { view: "professional" });
    expect(response.headers.get("Location")).toBe("/dashboard/become-professional");
    expect(browser.cookies.has("userRole")).toBe(false);
  });

  test("is a view only: a forged cookie changes nothing about the account (threat 29)", async () => {
    browser.cookies.set("userRole", "professional");
    expect(await navigation()).toEqual(PROFESSIONAL);
    expect((await rowsOf(database.client, "users"))[0]?.role).toBe("customer");
  });

  test("is shown with its icons around a form that failed", async () => {
    const { page } = await pageOf(await browser.post("/dashboard/view", { view: "nobody" }));
    const bottom = element(page, having("data-navigation", "bottom"));
    const icons = elements(bottom, "use").map(({ attributes }) => attributes.href ?? "");
    expect(icons.length).toBe(5);
    expect(icons.filter((href) => !href.startsWith("/icons/"))).toEqual([]);
  });

  test.each(["admin", "", "__proto__"])("refuses the view %j", async (view) => {
    expect((await browser.post("/dashboard/view", { view })).status).toBe(400);
  });

  test("redirects nowhere but to this site (threat 19)", async () => {
    const response = await browser.post("/dashboard/view", {
      view: "customer",
      next: "//evil.example",
    });
    expect(response.headers.get("Location")).toBe("/dashboard");
  });

  test("is forgotten at sign-out", async () => {
    await browser.post("/dashboard/view", { view: "customer" });
    await browser.post("/logout", {});
    expect(browser.cookies.has("userRole")).toBe(false);
  });
});

describe("the badges", () => {
  test("count what others wrote since one last read, and notifications not read", async () => {
    const other = await addCustomer(database.client);
    const of = { conversation_id: "c1", created_at: NOW, updated_at: NOW };
    await insert(database.client, "conversations", {
      id: "c1",
      participant_1: userId,
      participant_2: other,
      created_at: NOW,
      updated_at: NOW,
    });
    for (const [user_id, last_read_seq] of [
      [userId, 1],
      [other, 0],
    ] as const) {
      await insert(database.client, "conversation_members", {
        conversation_id: "c1",
        user_id,
        last_read_seq,
      });
    }
    const senders = [other, other, userId, other];
    for (const [i, sender_id] of senders.entries()) {
      await insert(database.client, "messages", {
        ...of,
        id: `m${i}`,
        client_id: `k${i}`,
        seq: i + 1,
        sender_id,
        content: "Good day",
      });
    }
    for (let i = 0; i < 101; i += 1) {
      await insert(database.client, "notifications", {
        id: `n${i}`,
        user_id: userId,
        kind: "booking",
        title: "Booked",
        link: "/dashboard",
        read_at: null,
        created_at: NOW,
      });
    }
    const { page } = await browser.open("/dashboard");
    expect(texts(element(page, having("data-navigation", "side")), "a")).toContain(
      "Messages, 2 new",
    );
    const bell = elements(element(page, "header"), ({ attributes }) =>
      Boolean(attributes.href?.startsWith("/dashboard/")),
    );
    expect(bell.map(({ attributes }) => attributes.href)).toEqual([
      "/dashboard/messages",
      "/dashboard/notifications",
    ]);
    expect(texts(element(page, "header"), "a").at(-1)).toBe("Notifications, 99+ new");
  });
});

describe("the drawings of hydrated pages", () => {
  test("are in one file that browsers cache, under an address that depends on its content", async () => {
    const { page } = await browser.open("/dashboard");
    const use = elements(page, (one) => one.name === "use")[0];
    const [address = ""] = use?.attributes.href?.split("#") ?? [];
    expect(address).toMatch(/^\/icons\/[0-9a-f]{10}\.svg$/);
    const response = await browser.get(address);
    expect(response.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toContain("immutable");
    expect(await response.text()).toContain('id="i-layout-dashboard"');
    const stale = await browser.get("/icons/0000000000.svg");
    expect(stale.headers.get("Cache-Control")).toBe("no-store");
  });
});

test("every script of a hydrated page carries the nonce of its policy", async () => {
  const response = await browser.get("/dashboard");
  expect(response.headers.get("Content-Security-Policy")).toContain("'nonce-test-nonce'");
  const html = await response.text();
  const scripts = html.match(/<script\b[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((tag) => !/nonce=|src="/.test(tag))).toEqual([]);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});
