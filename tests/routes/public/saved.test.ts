import type { Client } from "@libsql/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  addAccount,
  alertIn,
  browserAt,
  PASSWORD,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "../../support/accounts.ts";
import { appOver, awayFor } from "../../support/app.ts";
import { countedDatabase, emptyDatabase } from "../../support/database.ts";
import { addProfessional, addService } from "../../support/fixtures.ts";
import {
  type Element,
  element,
  elements,
  having,
  linkTo,
  sentBy,
  textIn,
  texts,
} from "../../support/html.ts";

let client: Client;
let app: ReturnType<typeof appOver>;
let browser: TestBrowser;
let proId: string;
let serviceId: string;
let userId: string;
beforeEach(async () => {
  const database = await emptyDatabase();
  client = database.client;
  app = appOver(database.db);
  browser = browserAt(app);
  proId = await addProfessional(client);
  serviceId = await addService(client, proId, { title: "Ceiling fans" });
  userId = await addAccount(client);
  return () => client.close();
});
afterEach(() => vi.restoreAllMocks());

const signIn = (email = "anita@kayap.test") =>
  browser.post("/login", { email, password: PASSWORD });
const saved = () => rowsOf(client, "saved_services");
const JSON_ADDRESS = "/saved.json";

function saveForm(page: Element): Element {
  return element(page, having("data-save"));
}

/** Presses the Save button of a page, as a browser without JavaScript does. */
async function press(page: Element) {
  const form = saveForm(page);
  const button = element(form, "button");
  const fields = Object.fromEntries(sentBy(page, form));
  return browser.post(form.attributes.action ?? "", {
    ...fields,
    [button.attributes.name ?? ""]: button.attributes.value ?? "",
  });
}

describe("Save, for a visitor,", () => {
  test.each(["/", "/search", "/category/construction-trades"])(
    "Save on a card of %s leads a visitor to sign in, with the reason, and changes nothing",
    async (path) => {
      const { document } = await app.page(path);
      const href = linkTo(document, "Save Ceiling fans");
      expect(href).toBe(`/login?next=${encodeURIComponent(`/service/${serviceId}?save=1`)}`);
      const { document: login } = await app.page(href);
      expect(texts(login, "main").join()).toContain("Please log in to save services");
      expect(await saved()).toEqual([]);
    },
  );

  test("after signing in a visitor saves by one press on the service's page, never by the GET itself (threat 22)", async () => {
    const next = `/service/${serviceId}?save=1`;
    const response = await browser.post("/login", {
      email: "anita@kayap.test",
      password: PASSWORD,
      next,
    });
    expect(response.headers.get("Location")).toBe(next);
    const { page } = await browser.open(next);
    expect(await saved()).toEqual([]);
    const button = elements(page, "button").find((b) => textIn(b) === "Save this service");
    expect(button?.attributes).toMatchObject({ name: "saved", value: "on" });
    const done = await browser.post("/saved", { serviceId, saved: "on", next });
    expect(done.headers.get("Location")).toBe(next);
    const { page: after } = await browser.open(next);
    expect(texts(after, "main").join()).toContain("Service is already saved");
    expect(await saved()).toMatchObject([{ user_id: userId, service_id: serviceId }]);
  });

  test("a Save form without a session leads to sign in and back to the service", async () => {
    const form = await app.post("/saved", { serviceId });
    expect(form.status).toBe(303);
    expect(form.headers.get("Location")).toBe(
      `/login?next=${encodeURIComponent(`/service/${serviceId}?save=1`)}`,
    );
    const json = await app.post(JSON_ADDRESS, { serviceId });
    expect(json.status).toBe(401);
    expect(await json.json()).toEqual({ error: "Not authenticated" });
    expect(await saved()).toEqual([]);
  });
});

describe("Save, for somebody who is signed in,", () => {
  test.each([
    ["a card of the home page", () => "/"],
    ["a card of the search", () => "/search?q=ceiling"],
    ["a card of a category", () => "/category/construction-trades"],
    ["a card of a profile", () => `/pro/${proId}`],
    ["the page of the service", () => `/service/${serviceId}`],
  ])(
    "the Save button saves and removes on %s, and shows that page again (threat 23)",
    async (_, path) => {
      await signIn();
      const first = await browser.open(path());
      expect(element(saveForm(first.page), "button").attributes["aria-pressed"]).toBe("false");
      const response = await press(first.page);
      expect(response.status).toBe(303);
      expect(response.headers.get("Location")).toBe(path());
      const second = await browser.open(path());
      expect(textIn(second.page)).toContain("Service saved.");
      expect(element(saveForm(second.page), "button").attributes["aria-pressed"]).toBe("true");
      expect(await saved()).toHaveLength(1);
      await press(second.page);
      const third = await browser.open(path());
      expect(textIn(third.page)).toContain("Service removed from saved list");
      expect(await saved()).toEqual([]);
    },
    20_000,
  );

  test("saving twice in a row is one row and no error; later it is: Service is already saved (threat 24)", async () => {
    await signIn();
    for (let i = 0; i < 2; i++) {
      expect((await browser.post("/saved", { serviceId })).status).toBe(303);
      expect(textIn((await browser.open("/")).page)).toContain("Service saved.");
    }
    await client.execute("update saved_services set created_at = created_at - 60000");
    await browser.post("/saved", { serviceId });
    expect(textIn((await browser.open("/")).page)).toContain("Service is already saved");
    const json = await browser.post(JSON_ADDRESS, { serviceId });
    expect(json.status).toBe(409);
    expect(await json.json()).toEqual({ error: "Service is already saved" });
    expect(await saved()).toHaveLength(1);
  });

  test("a Save request from a script gets JSON", async () => {
    await signIn();
    const on = await browser.post(JSON_ADDRESS, { serviceId, saved: "on" });
    expect([on.status, await on.json()]).toEqual([200, { saved: true }]);
    const off = await browser.post(JSON_ADDRESS, { serviceId, saved: "off" });
    expect([off.status, await off.json()]).toEqual([200, { saved: false }]);
    const again = await browser.post(JSON_ADDRESS, { serviceId, saved: "off" });
    expect([again.status, await again.json()]).toEqual([200, { saved: false }]);
  });

  test("the Save form leads to our own pages only (threat 19)", async () => {
    await signIn();
    const response = await browser.post("/saved", { serviceId, next: "//evil.test" });
    expect(response.headers.get("Location")).toBe(`/service/${serviceId}`);
  });

  test("saving an unknown service or an invalid id is refused", async () => {
    await signIn();
    const unknown = await pageOf(await browser.post("/saved", { serviceId: crypto.randomUUID() }));
    expect(unknown.status).toBe(404);
    expect(alertIn(unknown.page)).toBe("Service not found");
    const malformed = await pageOf(await browser.post("/saved", { serviceId: "' or 1=1 --" }));
    expect(malformed.status).toBe(400);
    expect(alertIn(malformed.page)).toBe("Invalid ID format");
  });

  test("the Save form saves for the signed-in person, whatever id it contains (threat 31)", async () => {
    await signIn();
    await browser.post("/saved", { serviceId, userId: proId, user_id: proId });
    expect(await saved()).toMatchObject([{ user_id: userId }]);
  });

  test("a GET, another site or another method saves nothing (threats 21, 22)", async () => {
    await signIn();
    for (const path of ["/saved", JSON_ADDRESS]) {
      const visit = await browser.get(`${path}?serviceId=${serviceId}&saved=on`);
      expect(visit.headers.get("Location")).toBe("/dashboard/saved");
      const Cookie = [...browser.cookies].map((pair) => pair.join("=")).join("; ");
      for (const method of ["POST", "PUT", "DELETE"]) {
        const foreign = await app.fetch(path, {
          method,
          headers: { Cookie, Origin: "https://evil.test" },
          body: new URLSearchParams({ serviceId }),
        });
        expect(foreign.status).toBe(403);
      }
    }
    expect(await saved()).toEqual([]);
  });

  test("a service that cannot be saved is a 503 with a message", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await signIn();
    const session = [...browser.cookies];
    const failing = browserAt(appOver(awayFor(/into saved_services/, client)));
    for (const [name, value] of session) failing.cookies.set(name, value);
    const { status, page } = await pageOf(await failing.post("/saved", { serviceId }));
    expect(status).toBe(503);
    expect(alertIn(page)).toBe("Failed to save/unsave service. Please try again.");
  });

  test("the saved state of a public page needs no round trip besides the session's", async () => {
    await signIn();
    const { db, calls } = countedDatabase(client);
    const counted = browserAt(appOver(db));
    for (const [name, value] of browser.cookies) counted.cookies.set(name, value);
    for (const path of ["/", "/search", `/service/${serviceId}`, `/pro/${proId}`]) {
      calls.count = 0;
      expect((await counted.get(path)).status).toBe(200);
      expect(calls.count, path).toBe(2);
    }
  });
});

describe("one's own service", () => {
  beforeEach(async () => {
    await addAccount(client, { email: "own@kayap.test", role: "professional", first_name: "Own" });
    await client.execute(
      "update services set pro_id = (select id from users where email = 'own@kayap.test')",
    );
    proId = String((await client.execute("select pro_id from services")).rows[0]?.pro_id);
    await signIn("own@kayap.test");
  });

  test("one's own service has neither Save nor Contact on its page and its cards", async () => {
    for (const path of [`/service/${serviceId}`, "/search", "/", `/pro/${proId}`]) {
      const { page } = await browser.open(path);
      const main = element(page, "main");
      expect(textIn(main), path).toContain("Ceiling fans");
      expect(elements(main, having("data-save")), path).toEqual([]);
      expect(
        texts(main, "a").filter((text) => /^(Save|Contact Pro|Contact Own)/.test(text)),
      ).toEqual([]);
    }
  });

  test("one's own profile has Edit Profile instead of Contact and Request Booking", async () => {
    const { page } = await browser.open(`/pro/${proId}`);
    const links = texts(element(page, "main"), "a");
    expect(links).toContain("Edit Profile");
    expect(links).not.toContain("Request Booking");
    expect(links).not.toContain("Contact");
  });

  test("one's own service cannot be saved: You cannot save your own service (threat 34)", async () => {
    const { status, page } = await pageOf(await browser.post("/saved", { serviceId }));
    expect(status).toBe(403);
    expect(alertIn(page)).toBe("You cannot save your own service");
    const json = await browser.post(JSON_ADDRESS, { serviceId });
    expect(json.status).toBe(403);
    expect(await json.json()).toEqual({ error: "You cannot save your own service" });
    const { page: resumed } = await browser.open(`/service/${serviceId}?save=1`);
    expect(textIn(resumed)).toContain("You cannot save your own service");
    expect(await saved()).toEqual([]);
  });
});

test("a page for visitors contains nothing about saves of others (threat 57)", async () => {
  await signIn();
  const before = (await app.page("/search")).html;
  await browser.post("/saved", { serviceId });
  expect((await app.page("/search")).html).toBe(before);
  expect(before).not.toContain("/saved");
  expect(linkTo((await app.page("/search")).document, "Save Ceiling fans")).toContain(
    "/login?next=",
  );
});
