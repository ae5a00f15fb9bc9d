import type { Browser, BrowserContext, Page } from "playwright-core";
import { beforeAll, beforeEach, describe, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import { openBrowser, openPage } from "#tests/support/browser/browser.ts";
import { PHONE } from "#tests/support/browser/page-faults.ts";
import { rowsInVault } from "#tests/support/browser/vault-rows.ts";
import { eventually } from "#tests/support/eventually.ts";
import { addCustomer, addProfessional, addService } from "#tests/support/fixtures.ts";
import { addBookingOf } from "#tests/support/records/bookings.ts";
import {
  type StoppableServer,
  sessionCookieFor,
  startStoppableServer,
} from "#tests/support/servers/stoppable-server.ts";

let browser: Browser;
let kayap: StoppableServer;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  [kayap, browser] = await Promise.all([startStoppableServer(), openBrowser()]);
  return async () => {
    await browser.close();
    await kayap.stop();
  };
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: PHONE });
  page = await context.newPage();
  await page.clock.install();
  return () => context.close();
});

/** A professional with one booking in three days, signed in on this device. */
async function withBooking(): Promise<string> {
  const { client } = kayap;
  const proId = await addProfessional(client);
  const customerId = await addCustomer(client);
  const serviceId = await addService(client, proId);
  await context.addCookies([await sessionCookieFor(kayap, proId)]);
  await client.execute({
    sql: "update sessions set remember = 1 where user_id = ?",
    args: [proId],
  });
  const startsAt = Date.now() + 72 * HOUR_MS;
  return addBookingOf(
    client,
    { proId, customerId, serviceId },
    { status: "confirmed", starts_at: startsAt, ends_at: startsAt + HOUR_MS },
  );
}

const change = (status: string, booking: string) =>
  kayap.client.execute({
    sql: "update bookings set status = ?, ended_by = 'customer' where id = ?",
    args: [status, booking],
  });

describe("a page that slept for a day", () => {
  test("of the dashboard is loaded again, and says from when it is as long as it cannot be", async () => {
    const booking = await withBooking();
    await openPage(page, `${kayap.url}/dashboard/bookings/${booking}`);
    await page.locator("main").getByText("Confirmed").first().waitFor();
    await change("cancelled", booking);
    await page.clock.fastForward(DAY_MS);
    await page.locator("main").getByText("Cancelled").first().waitFor();
    const bar = page.locator("[data-connectivity]");
    await context.setOffline(true);
    await bar.getByText("You are offline. What you typed is kept.").waitFor();
    await page.clock.fastForward(DAY_MS);
    await bar.getByText(/^You are offline\. This page is from \d+ \w+, \d+:\d\d [AP]M\./).waitFor();
    await context.setOffline(false);
    await eventually(() => bar.innerText()).toBe("");
  });

  test("and is public is loaded again, unless something is typed on it", async () => {
    const isMarked = () => page.evaluate(() => "marked" in globalThis);
    const mark = () =>
      page.evaluate(() => Object.assign(globalThis, { marked: true }) && undefined);
    await page.goto(`${kayap.url}/about`);
    await mark();
    await page.clock.fastForward(DAY_MS);
    await eventually(isMarked).toBe(false);
    await page.goto(`${kayap.url}/search`);
    await mark();
    await page.locator("input[name=q]:visible").first().fill("wiring");
    await page.clock.fastForward(DAY_MS);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await eventually(() => isMarked()).toBe(true);
  });

  test("and shows what the phone keeps is read again, and shows nothing after 14 days", async () => {
    await withBooking();
    await openPage(page, `${kayap.url}/dashboard`);
    const question = page.getByRole("region", { name: "Keep your bookings on this device" });
    await question.getByRole("button", { name: "Yes" }).click();
    await eventually(() => rowsInVault(page)).toEqual(["choice", "copy"]);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.goto(`${kayap.url}/offline`);
    const asOf = page.getByText(/^As of/);
    await asOf.getByText(/^As of .*\d+:\d\d [AP]M\.$/).waitFor();
    await context.setOffline(true);
    await page.clock.fastForward(DAY_MS);
    await asOf.getByText(/^As of \d+ \w+, \d+:\d\d [AP]M\.$/).waitFor();
    await page.clock.fastForward(14 * DAY_MS);
    await asOf.waitFor({ state: "hidden" });
    await eventually(() => rowsInVault(page)).toEqual(["choice"]);
  });
});
