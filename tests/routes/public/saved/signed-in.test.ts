import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { alertIn, browserAt, pageOf } from "#tests/support/application/accounts.ts";
import { appOver, awayFor } from "#tests/support/application/app.ts";
import { JSON_ADDRESS, saveFixture, saveForm } from "#tests/support/application/save-fixture.ts";
import { countedDatabase } from "#tests/support/database.ts";
import { type Element, element, having, textIn } from "#tests/support/html.ts";

let fixture: Awaited<ReturnType<typeof saveFixture>>;
beforeEach(async () => {
  fixture = await saveFixture();
  return () => fixture.client.close();
});
afterEach(() => vi.restoreAllMocks());

/** Whether the toggle of a card is pressed; of the button with a label, what it says. */
function stateOf(page: Element): string {
  const button = element(saveForm(page), "button");
  return button.attributes["aria-pressed"] ?? textIn(button);
}

describe("Save, for somebody who is signed in,", () => {
  test.each([
    ["a card of the home page", () => "/", ["false", "true"]],
    ["a card of the search", () => "/search?q=ceiling", ["false", "true"]],
    ["a card of a category", () => "/category/construction-trades", ["false", "true"]],
    ["a card of a profile", () => `/pro/${fixture.proId}`, ["false", "true"]],
    ["the page of the service", () => `/service/${fixture.serviceId}`, ["Save", "Saved"]],
  ])(
    "the Save button saves and removes on %s, and shows that page again (threat 23)",
    async (_, path, [before, after]) => {
      const { signIn, browser, press, saved } = fixture;
      await signIn();
      const first = await browser.open(path());
      expect(stateOf(first.page)).toBe(before);
      const response = await press(first.page);
      expect(response.status).toBe(303);
      expect(response.headers.get("Location")?.split("#")[0]).toBe(path());
      const second = await browser.open(path());
      expect(textIn(second.page)).toContain("Service saved.");
      expect(stateOf(second.page)).toBe(after);
      expect(await saved()).toHaveLength(1);
      await press(second.page);
      const third = await browser.open(path());
      expect(textIn(third.page)).toContain("Service removed from saved list");
      expect(await saved()).toEqual([]);
    },
    20_000,
  );

  test("saving twice in a row is one row and no error; later it is: Service is already saved (threat 24)", async () => {
    const { signIn, browser, serviceId, client, saved } = fixture;
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
    const { signIn, browser, serviceId } = fixture;
    await signIn();
    const on = await browser.post(JSON_ADDRESS, { serviceId, saved: "on" });
    expect([on.status, await on.json()]).toEqual([200, { saved: true }]);
    const off = await browser.post(JSON_ADDRESS, { serviceId, saved: "off" });
    expect([off.status, await off.json()]).toEqual([200, { saved: false }]);
    const again = await browser.post(JSON_ADDRESS, { serviceId, saved: "off" });
    expect([again.status, await again.json()]).toEqual([200, { saved: false }]);
  });

  test("the Save form leads to our own pages only (threat 19)", async () => {
    const { signIn, browser, serviceId } = fixture;
    await signIn();
    const response = await browser.post("/saved", { serviceId, next: "//evil.test" });
    expect(response.headers.get("Location")).toBe(`/service/${serviceId}`);
  });

  test("the Save form on a card leads back to that card", async () => {
    const { signIn, browser, serviceId } = fixture;
    await signIn();
    const { page } = await browser.open("/search");
    const card = element(page, having("id", serviceId));
    expect(textIn(element(card, having("href", `/service/${serviceId}`)))).toBe("Ceiling fans");
    const response = await browser.post("/saved", { serviceId, next: "/search" });
    expect(response.headers.get("Location")).toBe(`/search#${serviceId}`);
    const own = { serviceId, next: `/service/${serviceId}?week=2` };
    const onItsPage = await browser.post("/saved", own);
    expect(onItsPage.headers.get("Location")).toBe(`/service/${serviceId}?week=2`);
  });

  test("saving an unknown service or an invalid id is refused", async () => {
    const { signIn, browser } = fixture;
    await signIn();
    const unknown = await pageOf(await browser.post("/saved", { serviceId: crypto.randomUUID() }));
    expect(unknown.status).toBe(404);
    expect(alertIn(unknown.page)).toBe("Service not found");
    const malformed = await pageOf(await browser.post("/saved", { serviceId: "' or 1=1 --" }));
    expect(malformed.status).toBe(400);
    expect(alertIn(malformed.page)).toBe("Invalid ID format");
  });

  test("the Save form saves for the signed-in person, whatever id it contains (threat 31)", async () => {
    const { signIn, browser, serviceId, proId, saved, userId } = fixture;
    await signIn();
    await browser.post("/saved", { serviceId, userId: proId, user_id: proId });
    expect(await saved()).toMatchObject([{ user_id: userId }]);
  });

  test("a GET, another site or another method saves nothing (threats 21, 22)", async () => {
    const { signIn, browser, serviceId, app, saved } = fixture;
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
    const { signIn, browser, client, serviceId } = fixture;
    vi.spyOn(console, "error").mockImplementation(() => {});
    await signIn();
    const session = [...browser.cookies];
    const failing = browserAt(appOver(awayFor(/into saved_services/, client)));
    for (const [name, value] of session) failing.cookies.set(name, value);
    const { status, page } = await pageOf(await failing.post("/saved", { serviceId }));
    expect(status).toBe(503);
    expect(alertIn(page)).toBe("Failed to save/unsave service. Please try again.");
    const json = await failing.post(JSON_ADDRESS, { serviceId });
    expect([json.status, json.headers.get("Retry-After"), await json.json()]).toEqual([
      503,
      "5",
      { error: "Failed to save/unsave service. Please try again." },
    ]);
  });

  test("the saved state of a public page needs no round trip of its own", async () => {
    const { signIn, client, browser, serviceId, proId } = fixture;
    await signIn();
    const { db, calls } = countedDatabase(client);
    const counted = browserAt(appOver(db));
    for (const [name, value] of browser.cookies) counted.cookies.set(name, value);
    await counted.get("/terms");
    for (const path of ["/", "/search", `/service/${serviceId}`, `/pro/${proId}`]) {
      calls.count = 0;
      expect((await counted.get(path)).status).toBe(200);
      expect(calls.count, path).toBe(1);
    }
  });
});

test("a page for visitors contains nothing about saves of others (threat 57)", async () => {
  const { signIn, app, browser, serviceId } = fixture;
  await signIn();
  const before = (await app.page("/search")).html;
  await browser.post("/saved", { serviceId });
  expect((await app.page("/search")).html).toBe(before);
  expect(before).not.toContain("data-save");
});
