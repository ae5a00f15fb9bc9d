import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { axeFindings, newVisitor, openBrowser } from "../support/browser.ts";
import { DASHBOARD_PAGES, type DemoPerson, signedInState } from "../support/dashboard-pages.ts";

const url = inject("kayapUrl");
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

let browser: Browser;
const states = new Map<DemoPerson, Awaited<ReturnType<typeof signedInState>>>();
beforeAll(async () => {
  browser = await openBrowser();
  for (const person of ["customer", "pro"] as const) {
    states.set(person, await signedInState(browser, url, person));
  }
});
afterAll(() => browser.close());

const visitorAs = (person: DemoPerson, options: Parameters<typeof newVisitor>[1] = {}) =>
  newVisitor(browser, { storageState: states.get(person), ...options });

describe("every page of the dashboard", () => {
  test.each(DASHBOARD_PAGES)("$path is accessible and quiet for $as", async ({ path, as }) => {
    const { page, complaints, close } = await visitorAs(as);
    await page.goto(url + path, { waitUntil: "networkidle" });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const viewport of SIZES) {
        await page.setViewportSize(viewport);
        const at = `${colorScheme}, ${viewport.width} px`;
        expect(await axeFindings(page), at).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overflow, at).toBe(0);
      }
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test.each(DASHBOARD_PAGES)("$path says the same without JavaScript to $as", async (one) => {
    const words = async (javaScriptEnabled: boolean) => {
      const { page, close } = await visitorAs(one.as, { javaScriptEnabled });
      await page.goto(url + one.path, { waitUntil: "networkidle" });
      const text = (await page.locator("main").innerText()).replace(/\s+/g, " ");
      await close();
      return text.slice(0, 80);
    };
    expect(await words(false)).toBe(await words(true));
  });
});

test("places of the dashboard open without a new document, and the focus follows to the page", async () => {
  const { page, complaints, close } = await visitorAs("customer", { viewport: SIZES[0] });
  await page.goto(`${url}/dashboard`, { waitUntil: "networkidle" });
  await page.evaluate(() => document.body.setAttribute("data-same", ""));
  await page.getByRole("link", { name: "More" }).click();
  await page.getByRole("heading", { name: "More" }).waitFor();
  expect(await page.locator("body[data-same]").count()).toBe(1);
  await page.waitForFunction(() => document.activeElement?.id === "main");
  expect(complaints).toEqual([]);
  await close();
});

test("between the dashboard and the public pages every way is a new document", async () => {
  const { page, complaints, close } = await visitorAs("customer", { viewport: SIZES[1] });
  await page.goto(`${url}/dashboard`, { waitUntil: "networkidle" });
  await page.evaluate(() => document.body.setAttribute("data-same", ""));
  await page.locator("header .home").click();
  await page.waitForURL(`${url}/`);
  expect(await page.locator("body[data-same]").count()).toBe(0);
  expect(await page.locator("script:not([type=module])").count()).toBe(0);
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await page.waitForURL(`${url}/dashboard`);
  expect(complaints).toEqual([]);
  await close();
});

test("the theme is chosen on the dashboard without a new document and kept", async () => {
  const { page, close } = await visitorAs("customer", { viewport: SIZES[0] });
  await page.goto(`${url}/dashboard`, { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "More" }).click();
  await page.getByRole("button", { name: "Dark" }).click();
  expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
  await page.reload();
  expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
  await close();
});

test("a session that ends while the dashboard is open leads to sign-in and back", async () => {
  const { page, close } = await newVisitor(browser, {
    storageState: await signedInState(browser, url, "customer"),
    viewport: SIZES[0],
  });
  await page.goto(`${url}/dashboard`, { waitUntil: "networkidle" });
  await page.context().clearCookies();
  await page.getByRole("link", { name: "More" }).click();
  await page.waitForURL(/\/login\?next=%2Fdashboard%2Fmore$/);
  await close();
});
