import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newVisitor, openBrowser, openPage, type Visit } from "#tests/support/browser/browser.ts";
import { DASHBOARD_PAGES } from "#tests/support/browser/dashboard-pages.ts";
import {
  type DemoPerson,
  type DemoStates,
  demoStates,
  signedInState,
} from "#tests/support/browser/demo-sign-in.ts";
import { pageFaultsAtEverySize } from "#tests/support/browser/enlarged.ts";
import { changedByHydration, noteHydration } from "#tests/support/browser/hydration.ts";
import { openLive } from "#tests/support/browser/live-page.ts";
import { bringAxe, DESK, PHONE } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

const DAY_SECONDS = 24 * 60 * 60;

/** Buttons that only pages without scripts need. */
const GONE_WITH_SCRIPTS = new Map([
  ["/dashboard/services/new", ["- button Upload these photos now", "- button Show subcategories"]],
  ["/dashboard/bookings/hours", ["- button Show preview"]],
]);

let browser: Browser;
let states: DemoStates;
beforeAll(async () => {
  browser = await openBrowser();
  states = await demoStates(browser, { url, client });
});
afterAll(() => browser.close());

const visitorAs = (person: DemoPerson, options: Parameters<typeof newVisitor>[1] = {}) =>
  newVisitor(browser, { storageState: states[person], ...options });

describe("every page of the dashboard", () => {
  // One tab for all pages: a new one would load and compile everything again.
  const tabs = { customer: new Map<boolean, Visit>(), pro: new Map<boolean, Visit>() };
  beforeAll(async () => {
    for (const person of ["customer", "pro"] as const) {
      for (const javaScriptEnabled of [true, false]) {
        const tab = await visitorAs(person, { javaScriptEnabled });
        if (javaScriptEnabled) {
          await bringAxe(tab.page);
          await noteHydration(tab.page);
        }
        tabs[person].set(javaScriptEnabled, tab);
      }
    }
  });
  const tabOf = (person: DemoPerson, scripts: boolean): Visit => {
    const tab = tabs[person].get(scripts);
    if (!tab) throw new Error("No tab is open.");
    return tab;
  };

  test.each(DASHBOARD_PAGES)(
    "is accessible, fits enlarged, logs no error, hydrates as it is served, and is the same without JavaScript: $path as $as",
    async ({ path, as }) => {
      const { page, complaints } = tabOf(as, true);
      complaints.length = 0;
      await openPage(page, url + path);
      await eventually(() => changedByHydration(page)).toEqual(GONE_WITH_SCRIPTS.get(path) ?? []);
      const words = await beginning(page);
      expect(await pageFaultsAtEverySize(page)).toEqual([]);
      expect(complaints).toEqual([]);

      const off = tabOf(as, false);
      await off.page.goto(url + path);
      await eventually(() => beginning(off.page)).toBe(words);
    },
  );
});

async function beginning(page: Page): Promise<string> {
  return (await page.locator("main").innerText()).replace(/\s+/g, " ").slice(0, 80);
}

test("sections of the dashboard open without a new document and move the focus to the page", async () => {
  const { page, complaints, close } = await visitorAs("customer", { viewport: PHONE });
  await openPage(page, `${url}/dashboard`);
  await page.evaluate(() => document.body.setAttribute("data-same", ""));
  await page.getByRole("link", { name: "More" }).click();
  await page.getByRole("heading", { name: "More" }).waitFor();
  await eventually(() => page.locator("body[data-same]").count()).toBe(1);
  await page.waitForFunction(() => document.activeElement?.id === "main");
  expect(complaints).toEqual([]);
  await close();
});

test("a link between the dashboard and a public page loads a new document", async () => {
  const { page, complaints, close } = await visitorAs("customer", { viewport: DESK });
  await openPage(page, `${url}/dashboard`);
  await page.evaluate(() => document.body.setAttribute("data-same", ""));
  await page.locator("header a[href='/']").click();
  await page.waitForURL(`${url}/`);
  await eventually(() => page.locator("body[data-same]").count()).toBe(0);
  await eventually(() => page.locator("script:not([type=module])").count()).toBe(0);
  await page.locator("summary", { hasText: "Your account" }).click();
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await page.waitForURL(`${url}/dashboard`);
  expect(complaints).toEqual([]);
  await close();
});

test("a theme that is chosen on the dashboard applies at once, after a reload and for a year", async () => {
  const { page, close } = await visitorAs("customer", { viewport: PHONE });
  await openPage(page, `${url}/dashboard`);
  await page.getByRole("link", { name: "More" }).click();
  await page.getByRole("button", { name: "Dark" }).click();
  await eventually(() => page.locator("html").getAttribute("data-theme")).toBe("dark");
  const cookies = await page.context().cookies();
  const until = cookies.find(({ name }) => name === "theme")?.expires ?? 0;
  expect(Math.round((until - Date.now() / 1_000) / DAY_SECONDS)).toBe(365);
  await page.reload();
  await eventually(() => page.locator("html").getAttribute("data-theme")).toBe("dark");
  await close();
});

test("a session that ends while the dashboard is open leads to the sign-in with the return address", async () => {
  const { page, complaints, close } = await newVisitor(browser, {
    storageState: await signedInState(browser, { url, client }, "customer"),
    viewport: PHONE,
  });
  await openPage(page, `${url}/dashboard`);
  await page.context().clearCookies();
  await page.getByRole("link", { name: "More" }).click();
  await page.waitForURL(/\/login\?next=%2Fdashboard%2Fmore$/);
  expect(complaints).toEqual([expect.stringContaining("status of 401")]);
  await close();
});

test("an open page of the dashboard is left by itself when its session ends on the server", async () => {
  const state = await signedInState(browser, { url, client }, "customer");
  const { page, close } = await newVisitor(browser, { storageState: state, viewport: PHONE });
  await openLive(page, `${url}/dashboard`);
  const Cookie = state.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const headers = { Cookie, Origin: url };
  await fetch(`${url}/logout`, { method: "POST", headers, redirect: "manual" });
  await page.waitForURL(/\/login\?next=%2Fdashboard$/);
  await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
  await close();
});
