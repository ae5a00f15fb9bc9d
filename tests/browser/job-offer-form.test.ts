import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openPage, returningVisitor } from "#tests/support/browser/browser.ts";
import { signedInState } from "#tests/support/browser/demo-sign-in.ts";
import { PHONE, pageFaults } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const HOURLY = "House wiring and breaker panels";
const FIXED = "Getting a house ready for the GPL connection";

test("another service or length that is chosen in an offer for a job shows its times at once, and keeps what is typed and the focus", async () => {
  const { page, complaints } = await returningVisitor(browser, {
    storageState: await signedInState(browser, { url, client }, "pro"),
    viewport: PHONE,
  });
  const { rows } = await client.execute(
    `select id from jobs where status = 'open' and trade = 'electricians'
      and not exists (select 1 from offers where job_id = jobs.id) limit 1`,
  );
  await openPage(page, `${url}/dashboard/jobs/${rows[0]?.id}`);
  const message = "New cable in pipe, breaker and test included.";
  await page.locator("[name=message]").fill(message);
  const service = page.getByLabel("Service", { exact: true });
  const isFocused = (name: string) =>
    page.evaluate((field) => document.activeElement?.getAttribute("name") === field, name);
  const times = page.locator("#slot p[aria-live]");
  for (const title of [FIXED, HOURLY]) {
    await service.focus();
    await service.selectOption(title);
    await times.filter({ hasText: `${title},` }).waitFor();
    await eventually(() => isFocused("serviceId")).toBe(true);
  }
  await page.getByLabel("How many hours?").focus();
  await page.getByLabel("How many hours?").selectOption("3 hours");
  await times.filter({ hasText: `${HOURLY}, 3 hours` }).waitFor();
  await eventually(() => isFocused("duration")).toBe(true);
  await eventually(() => page.locator("[name=message]").inputValue()).toBe(message);
  expect(await pageFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
