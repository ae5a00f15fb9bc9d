import type { Browser, Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newVisitor, openBrowser } from "#tests/support/browser/browser.ts";
import { signedInState } from "#tests/support/browser/demo-sign-in.ts";
import { PHONE, pageFaultsEverywhere } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { addCustomer } from "#tests/support/fixtures.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";
import { sessionCookieFor } from "#tests/support/servers/stoppable-server.ts";

const { url, client } = await startKayap();

let browser: Browser;
let owner: Awaited<ReturnType<typeof signedInState>>;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await signedInState(browser, { url, client }, "pro");
  return () => browser.close();
});
beforeEach(async () => {
  const visit = await newVisitor(browser, { viewport: PHONE });
  page = visit.page;
  const anita = await addCustomer(client);
  await page.context().addCookies([await sessionCookieFor({ client, url }, anita)]);
  return visit.close;
});

/** The Save button of the page of a service that the demo's professional offers. */
async function openService() {
  const Cookie = owner.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const services = await fetch(`${url}/dashboard/services`, { headers: { Cookie } });
  const path = /\/service\/[0-9a-f-]{36}/.exec(await services.text())?.[0] ?? "";
  await page.goto(url + path);
  return page.locator("[data-save] button").first();
}

describe("a Save button", () => {
  test("pressed again before the answer to the first press has come saves once, and nothing is undone (threat 24)", async () => {
    const answer = Promise.withResolvers<void>();
    let requests = 0;
    await page.route("**/saved.json", async (route) => {
      requests += 1;
      await answer.promise;
      await route.continue();
    });
    const button = await openService();
    await button.click();
    await eventually(() => requests).toBe(1);
    await button.click();
    answer.resolve();
    await page.locator("[data-save]", { hasText: "Service saved." }).first().waitFor();
    await eventually(() => page.locator("[data-save][aria-busy]").count()).toBe(0);
    await eventually(() => button.innerText()).toBe("Saved");
    expect(requests).toBe(1);
    await page.reload();
    await eventually(() => button.innerText()).toBe("Saved");
    await button.click();
    await eventually(() => button.innerText()).toBe("Save");
  });

  test("pressed after somebody else has signed in says so, and why it is not allowed once it is sent as them (threat 90)", async () => {
    const button = await openService();
    // Another tab signs the owner of the service in.
    await page.context().addCookies(owner.cookies);
    await button.click();
    await page
      .getByRole("heading", { level: 1, name: "This form is from another account" })
      .waitFor();
    expect(await pageFaultsEverywhere(page)).toEqual([]);
    await page.getByRole("button", { name: /^Send as / }).click();
    await page.getByRole("heading", { level: 1, name: "This was not saved" }).waitFor();
    await page.getByText("You cannot save your own service").waitFor();
  });
});
