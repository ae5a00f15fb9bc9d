import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, openPage, returningVisitor } from "#tests/support/browser/browser.ts";
import {
  type DemoPerson,
  type DemoStates,
  demoStates,
} from "#tests/support/browser/demo-sign-in.ts";
import { enlargedFaults } from "#tests/support/browser/enlarged.ts";
import { PHONE } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

/** Pages beside those that every-page and dashboard open, by what leads to them: an address, or a link on one. */
const PAGES: readonly { path: string; as?: DemoPerson; link?: string }[] = [
  { path: "/search?q=wiring&when=weekend&part=morning&availability=weekdays&rating=4" },
  { path: "/category/construction-trades?when=tomorrow" },
  { path: "/dispute" },
  { path: "/search?q=breaker", link: "main h3 a[href^='/service/']", as: "customer" },
  { path: "/dashboard/bookings", as: "customer", link: "[data-booking] h3 a" },
  { path: "/dashboard/bookings", as: "pro", link: "[data-booking] h3 a" },
  {
    path: "/dashboard/messages",
    as: "customer",
    link: "[aria-labelledby=conversations] li:last-child a",
  },
];

let browser: Browser;
let states: DemoStates;
beforeAll(async () => {
  browser = await openBrowser();
  states = await demoStates(browser, { url, client });
});
afterAll(() => browser.close());

describe("enlarged text and pages", () => {
  test.each(PAGES)("fit without sideways scroll: $path $link $as", async ({ path, as, link }) => {
    const { page, close } = await returningVisitor(browser, { storageState: as && states[as] });
    let address = url + path;
    if (link) {
      await page.goto(address);
      address = url + (await page.locator(link).first().getAttribute("href"));
    }
    await openPage(page, address);
    expect(await enlargedFaults(page)).toEqual([]);
    if (address.includes("/service/")) {
      await page.goto(`${address}/book`);
      expect(await enlargedFaults(page)).toEqual([]);
    }
    await close();
  });

  test("keep a count of unread things within its badge", async () => {
    const { page, close } = await returningVisitor(browser, { storageState: states.customer });
    await openPage(page, `${url}/dashboard/bookings`);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    const badge = page.locator("header [data-count]:visible").first();
    const heightInLetters = () =>
      badge.evaluate((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).fontSize));
    await eventually(heightInLetters).toBeGreaterThan(1.5);
    await close();
  });

  test("leave an icon to be seen beside the count of what is unread", async () => {
    const { page, close } = await returningVisitor(browser, {
      storageState: states.customer,
      viewport: PHONE,
    });
    await openPage(page, `${url}/dashboard/bookings`);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    const shares = () => page.locator("[data-count]:visible").evaluateAll(sharesCovered);
    await eventually(async () => (await shares()).length).toBeGreaterThan(2);
    await eventually(async () => Math.max(...(await shares()))).toBeLessThan(0.4);
    await close();
  });

  test("fit where a professional has several services to choose from", async () => {
    const { rows } = await client.execute(
      "select pro_id as id from services where status = 'active' group by pro_id order by count(*) desc limit 1",
    );
    const { page, close } = await returningVisitor(browser, {
      storageState: states.customer,
    });
    await openPage(page, `${url}/pro/${rows[0]?.id}/book`);
    await eventually(() => page.locator("main li").count()).toBeGreaterThan(1);
    expect(await enlargedFaults(page)).toEqual([]);
    await close();
  });

  test("fit around the New Year, when a day has its year beside it", async () => {
    await client.execute({
      sql: "update bookings set expires_at = ? where status = 'pending'",
      args: [Date.UTC(2033, 10, 30, 16, 30)],
    });
    const { page, close } = await returningVisitor(browser, {
      storageState: states.customer,
    });
    await openPage(page, `${url}/dashboard/bookings`);
    await page.getByText("Wed 30 Nov 2033, 12:30 PM").first().waitFor();
    expect(await enlargedFaults(page)).toEqual([]);
    await close();
  });
});

/** How much of the icon beside each count is under it, from 0 to 1. */
function sharesCovered(counts: Element[]): number[] {
  return counts.flatMap((count) => {
    const icon = count.parentElement?.querySelector("svg")?.getBoundingClientRect();
    if (!icon) return [];
    const { left, right, top, bottom } = count.getBoundingClientRect();
    const width = Math.min(right, icon.right) - Math.max(left, icon.left);
    const height = Math.min(bottom, icon.bottom) - Math.max(top, icon.top);
    return (Math.max(width, 0) * Math.max(height, 0)) / (icon.width * icon.height);
  });
}
