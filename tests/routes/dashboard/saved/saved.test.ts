import type { Client } from "@libsql/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { saveService } from "#db/services/saved-services.ts";
import {
  addAccount,
  alertIn,
  browserAt,
  movableClock,
  PASSWORD,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, awayFor } from "#tests/support/application/app.ts";
import { countedDatabase, emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, addProfessional, addService, NOW } from "#tests/support/fixtures.ts";
import {
  type Element,
  element,
  elements,
  having,
  linkTo,
  partUnder,
  sentBy,
  textIn,
  texts,
} from "#tests/support/html.ts";

const LIST = "/dashboard/saved";

let database: TestDatabase;
let client: Client;
let clock: ReturnType<typeof movableClock>;
let browser: TestBrowser;
let userId: string;
let proId: string;
beforeEach(async () => {
  database = await emptyDatabase();
  client = database.client;
  clock = movableClock();
  browser = browserAt(appOver(database.db, { clock: clock.read }));
  userId = await addAccount(client);
  proId = await addProfessional(client, { business_name: "Bright Spark" });
  await browser.post("/login", { email: "anita@kayap.test", password: PASSWORD, remember: "on" });
  return () => client.close();
});
afterEach(() => vi.restoreAllMocks());

let savedAt = NOW - 100_000;
async function addSaved(fields: Parameters<typeof addService>[2] = {}): Promise<string> {
  const serviceId = await addService(client, proId, fields);
  savedAt += 1_000;
  await saveService(database.db, { userId, serviceId, now: savedAt });
  return serviceId;
}
const saved = async () => (await rowsOf(client, "saved_services")).map((row) => row.service_id);

/** A form of a page sent as a browser without JavaScript does, with more boxes ticked. */
function send(page: Element, form: Element, at: string, ticked: [string, string][] = []) {
  const fields = sentBy(page, form);
  for (const [name, value] of ticked) fields.append(name, value);
  const action = form.attributes.action ?? at;
  if (form.attributes.method === "post") return browser.post(action, Object.fromEntries(fields));
  return browser.get(`${action}?${fields}`);
}
const formWith = (page: Element, button: string) => {
  const found = elements(element(page, "main"), "form").find((form) =>
    texts(form, "button").some((text) => text === button),
  );
  if (!found) throw new Error(`No form with: ${button}`);
  return found;
};

describe("the list of saved services", () => {
  test("saved services are shown with names, prices, ratings, Contact and their number (decision 51)", async () => {
    const id = await addSaved({ title: "Ceiling fans" });
    await addSaved({ title: "House wiring" });
    const { status, page } = await browser.open(LIST);
    expect(status).toBe(200);
    expect(texts(page, "h1")).toEqual(["Saved Services"]);
    expect(textIn(element(page, "main"))).toContain("2 saved services");
    const card = partUnder(page, "Ceiling fans");
    expect(textIn(card)).toContain("Bright Spark");
    expect(textIn(card)).toContain("$6,500/hr GYD");
    expect(textIn(card)).toContain("New, no reviews yet");
    expect(linkTo(card, "Ceiling fans")).toBe(`/service/${id}`);
    expect(linkTo(card, "Contact Bright Spark")).toBe(
      `/dashboard/messages?with=${proId}&service=${id}`,
    );
    expect(linkTo(card, "Remove Ceiling fans from saved services")).toBe(
      `/dashboard/saved/remove?id=${id}`,
    );
  });

  test("saved services take one round trip besides the session's", async () => {
    await addSaved();
    const { db, calls } = countedDatabase(client);
    const counted = browserAt(appOver(db));
    for (const [name, value] of browser.cookies) counted.cookies.set(name, value);
    expect((await counted.get(LIST)).status).toBe(200);
    expect(calls.count).toBe(2);
  });

  test("saved services are filtered and sorted by a form without JavaScript (threat 23)", async () => {
    await addSaved({ title: "Ceiling fans", price_amount: 900 });
    await addSaved({ title: "Attic wiring", price_amount: 100 });
    await addSaved({ title: "Black cake", category_id: "food-catering-services" });
    const { page } = await browser.open(`${LIST}?q=attic`);
    expect(texts(page, "h2")).toEqual(["Attic wiring"]);
    expect(textIn(element(page, "main"))).toContain("3 saved services · 1 shown");
    const form = formWith(page, "Show");
    expect(sentBy(page, form).get("q")).toBe("attic");
    const { page: trades } = await browser.open(
      `${LIST}?category=construction-trades&sort=price_low`,
    );
    expect(texts(trades, "h2")).toEqual(["Attic wiring", "Ceiling fans"]);
    const options = texts(element(trades, having("id", "category")), "option");
    expect(options).toEqual([
      "All Categories (3)",
      "Construction & Trades (2)",
      "Food & Catering Services (1)",
    ]);
  });

  test("saved services have two views, which keep the filters", async () => {
    await addSaved();
    const { page } = await browser.open(`${LIST}?q=wiring&view=list`);
    expect(element(page, having("aria-current", "true")).attributes.href).toContain("view=list");
    expect(linkTo(page, "Grid")).toBe(`${LIST}?q=wiring`);
    expect(sentBy(page, formWith(page, "Show")).get("view")).toBe("list");
  });

  test("unavailable saved services stay, with the reason and without Contact (decision 51)", async () => {
    const id = await addSaved({ title: "Ceiling fans" });
    await client.execute("update services set status = 'inactive'");
    const { page } = await browser.open(LIST);
    const card = partUnder(page, "Ceiling fans");
    expect(textIn(card)).toContain("Not available now");
    expect(elements(card, "a").map(({ attributes }) => attributes.href)).not.toContain(
      `/service/${id}`,
    );
    const contact = element(card, "button");
    expect("disabled" in contact.attributes).toBe(true);
    const reason = element(page, having("id", contact.attributes["aria-describedby"] ?? ""));
    expect(textIn(reason)).toContain(
      "The professional is not offering this service at the moment.",
    );
    expect(linkTo(card, "Remove Ceiling fans from saved services")).toContain("remove?id=");
  });

  test("the list says when nothing is saved, and when nothing matches", async () => {
    const empty = await browser.open(LIST);
    expect(texts(empty.page, "h2")).toEqual(["No saved services yet"]);
    expect(linkTo(element(empty.page, "main"), "Find Services")).toBe("/dashboard/find");
    await addSaved();
    const { page } = await browser.open(`${LIST}?q=xylophone`);
    expect(texts(page, "h2")).toEqual(["No saved services found"]);
    expect(linkTo(page, "Show all saved services")).toBe(LIST);
  });

  test("many saved services have pages", async () => {
    for (let i = 0; i < 25; i++) await addSaved({ title: `Service ${i}` });
    const { page } = await browser.open(`${LIST}?sort=rating`);
    expect(texts(page, "h2")).toHaveLength(24);
    const next = linkTo(page, "Next");
    expect(next).toBe(`${LIST}?sort=rating&page=2`);
    expect(texts((await browser.open(next)).page, "h2")).toHaveLength(1);
  });

  test("a list of saved services that cannot be loaded is a 503 with its title and Try Again", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const failing = browserAt(appOver(awayFor(/removed_saved_services/, client)));
    for (const [name, value] of browser.cookies) failing.cookies.set(name, value);
    const { status, page } = await pageOf(await failing.get(LIST));
    expect(status).toBe(503);
    expect(texts(page, "h1")).toEqual(["Failed to load saved services. Please try again."]);
    expect(linkTo(page, "Try Again")).toBe("");
    expect(elements(page, having("data-empty"))).toEqual([]);
  });

  test("saved services are shown to their owner only (threat 30)", async () => {
    await addSaved({ title: "Ceiling fans" });
    expect(textIn((await browser.open(LIST)).page)).toContain("Ceiling fans");
    await addAccount(client, { email: "other@kayap.test" });
    await browser.post("/logout", {});
    await browser.post("/login", { email: "other@kayap.test", password: PASSWORD });
    expect(textIn((await browser.open(LIST)).page)).not.toContain("Ceiling fans");
  });
});

describe("removing from the list", () => {
  test("one service is removed after a confirmation, with a notice and Undo (threats 22, 23)", async () => {
    const id = await addSaved({ title: "Ceiling fans" });
    const other = await addSaved({ title: "House wiring" });
    const { page } = await browser.open(`${LIST}?q=ceiling`);
    const question = linkTo(page, "Remove Ceiling fans from saved services");
    expect(question).toBe(`${LIST}/remove?id=${id}&q=ceiling`);
    const { status, page: confirmation } = await browser.open(question);
    expect(status).toBe(200);
    expect(textIn(element(confirmation, "main"))).toContain(
      "Are you sure you want to remove this service from your saved list?",
    );
    expect(textIn(element(confirmation, "main"))).toContain("Ceiling fans");
    expect(linkTo(confirmation, "Cancel")).toBe(`${LIST}?q=ceiling`);
    expect(await saved()).toEqual([id, other]);
    const response = await send(confirmation, formWith(confirmation, "Remove"), question);
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(`${LIST}?q=ceiling`);
    expect(await saved()).toEqual([other]);
    const { page: after } = await browser.open(LIST);
    expect(textIn(after)).toContain("Service removed from saved list");
    clock.advance(8_000);
    const undone = await send(after, formWith(after, "Undo"), LIST);
    expect(undone.status).toBe(303);
    expect((await saved()).sort()).toEqual([id, other].sort());
    const { page: last } = await browser.open(LIST);
    expect(textIn(last)).toContain("Service back on your saved list.");
    expect(texts(element(last, "main"), "button")).not.toContain("Undo");
  });

  test("several ticked services are removed in one write, with their number in question and notice (decision 52)", async () => {
    const ids = [await addSaved({ title: "One" }), await addSaved({ title: "Two" })];
    const remaining = await addSaved({ title: "Three" });
    const { page } = await browser.open(LIST);
    const ticked = ids.map((id): [string, string] => ["id", id]);
    const confirmation = await pageOf(
      await send(page, formWith(page, "Remove Selected"), LIST, ticked),
    );
    expect(textIn(element(confirmation.page, "main"))).toContain(
      "Are you sure you want to remove 2 service(s) from your saved list?",
    );
    const { db, calls } = countedDatabase(client);
    const counted = browserAt(appOver(db, { clock: clock.read }));
    for (const [name, value] of browser.cookies) counted.cookies.set(name, value);
    const fields = Object.fromEntries(
      sentBy(confirmation.page, formWith(confirmation.page, "Remove")),
    );
    const response = await counted.post(`${LIST}/remove`, fields);
    expect(response.status).toBe(303);
    expect(calls.count).toBe(1);
    expect(await saved()).toEqual([remaining]);
    expect(textIn((await counted.open(LIST)).page)).toContain(
      "2 service(s) removed from saved list",
    );
  });

  test("Select all removes all that match the filters, on other pages too", async () => {
    for (let i = 0; i < 25; i++) await addSaved({ title: `Fan ${i}` });
    const remaining = await addSaved({ title: "House panels" });
    const { page } = await browser.open(`${LIST}?q=fan`);
    const form = formWith(page, "Remove Selected");
    expect(textIn(form)).toContain("Select all 25");
    const confirmation = await pageOf(await send(page, form, LIST, [["all", "on"]]));
    expect(textIn(confirmation.page)).toContain("remove 25 service(s)");
    await send(confirmation.page, formWith(confirmation.page, "Remove"), `${LIST}/remove`);
    expect(await saved()).toEqual([remaining]);
  });

  test("a removal without a choice explains what to do", async () => {
    await addSaved();
    const { page } = await browser.open(LIST);
    const { status, page: confirmation } = await pageOf(
      await send(page, formWith(page, "Remove Selected"), LIST),
    );
    expect(status).toBe(404);
    expect(textIn(confirmation)).toContain("Tick the services you want to remove first.");
  });

  test("a removal sent twice is done once with the same notice (threat 24)", async () => {
    const id = await addSaved();
    for (let i = 0; i < 2; i++) {
      const response = await browser.post(`${LIST}/remove?id=${id}`, { ids: id });
      expect(response.status).toBe(303);
      expect(textIn((await browser.open(LIST)).page)).toContain("Service removed from saved list");
    }
  });

  test("a removal names the services that were not on the list: Failed to remove some services", async () => {
    const id = await addSaved();
    const other = await addService(client, proId, { title: "Never saved" });
    const { status, page } = await pageOf(
      await browser.post(`${LIST}/remove`, { ids: `${id} ${other}` }),
    );
    expect(status).toBe(409);
    expect(alertIn(page)).toContain("Failed to remove some services. Please try again.");
    expect(alertIn(page)).toContain("Never saved");
    expect(await saved()).toEqual([]);
    const one = await pageOf(await browser.post(`${LIST}/remove`, { ids: other }));
    expect(one.status).toBe(409);
    expect(alertIn(one.page)).toContain("Failed to remove service. Please try again.");
  });

  test("a removal names no service that its sender could not see (threat 32)", async () => {
    const other = await addService(client, proId, { title: "Still a draft", status: "inactive" });
    const { status, page } = await pageOf(await browser.post(`${LIST}/remove`, { ids: other }));
    expect(status).toBe(409);
    expect(textIn(page)).not.toContain("Still a draft");
  });

  test.each([
    ["none", ""],
    ["what is no id", "' or 1=1 --"],
    ["more than 200", Array.from({ length: 201 }, () => crypto.randomUUID()).join(" ")],
  ])("a removal refuses %s: 400", async (_, ids) => {
    const id = await addSaved();
    const { status, page } = await pageOf(await browser.post(`${LIST}/remove?id=${id}`, { ids }));
    expect(status).toBe(400);
    expect(alertIn(page)).toBe("Failed to remove service. Please try again.");
    expect(await saved()).toEqual([id]);
  });

  test("a removal leaves other people's lists unchanged (threat 30)", async () => {
    const serviceId = await addService(client, proId);
    const stranger = await addCustomer(client);
    await saveService(database.db, { userId: stranger, serviceId, now: NOW });
    await browser.post(`${LIST}/remove`, { ids: serviceId });
    expect(await saved()).toEqual([serviceId]);
  });

  test("a removal that fails is a 503 with the confirmation again", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const id = await addSaved({ title: "Ceiling fans" });
    const failing = browserAt(appOver(awayFor(/delete from saved_services/, client)));
    for (const [name, value] of browser.cookies) failing.cookies.set(name, value);
    const { status, page } = await pageOf(
      await failing.post(`${LIST}/remove?id=${id}`, { ids: id }),
    );
    expect(status).toBe(503);
    expect(alertIn(page)).toBe("Failed to remove service. Please try again.");
    expect(textIn(element(page, "main"))).toContain("Ceiling fans");
    expect(await saved()).toEqual([id]);
  });

  test("a removal cannot be undone after a minute: 409", async () => {
    const id = await addSaved();
    await browser.post(`${LIST}/remove`, { ids: id });
    const removedAt = String(clock.read());
    clock.advance(60_000);
    expect(texts((await browser.open(LIST)).page, "button")).not.toContain("Undo");
    const { status, page } = await pageOf(await browser.post(LIST, { removedAt }));
    expect(status).toBe(409);
    expect(alertIn(page)).toContain("It is too late to undo this.");
    expect(await saved()).toEqual([]);
    expect((await pageOf(await browser.post(LIST, { removedAt: "x" }))).status).toBe(400);
  });

  test("a removal needs a session: it leads to sign in and back", async () => {
    await browser.post("/logout", {});
    for (const path of [LIST, `${LIST}/remove`]) {
      const response = await browser.post(path, { ids: crypto.randomUUID() });
      expect(response.status).toBe(303);
      expect(response.headers.get("Location")).toBe(`/login?next=${encodeURIComponent(path)}`);
    }
  });
});
