import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisitor, openBrowser, openPage } from "#tests/support/browser/browser.ts";
import { signedInState } from "#tests/support/browser/demo-sign-in.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

const HOURS = `${url}/dashboard/bookings/hours`;

let browser: Browser;
let state: BrowserContextOptions["storageState"];
beforeAll(async () => {
  browser = await openBrowser();
  state = await signedInState(browser, { url, client }, "pro");
});
afterAll(() => browser.close());

test("hours saved on two devices: the second sees both and loses nothing (threat 76)", async () => {
  const device = (width: number) =>
    newVisitor(browser, { storageState: state, viewport: { width, height: 800 } });
  const [phone, laptop] = [await device(360), await device(1280)];
  await Promise.all([phone, laptop].map(({ page }) => openPage(page, HOURS)));
  const noticeOn = (one: typeof phone) => one.page.getByLabel("Shortest notice, in hours");
  const pauseOn = (one: typeof phone) => one.page.getByLabel("Pause between bookings, in minutes");
  const save = (one: typeof phone) =>
    one.page.getByRole("button", { name: "Save Changes" }).click();
  const notice = "30";
  await noticeOn(phone).fill(notice);
  await save(phone);
  await phone.page.getByRole("status").filter({ hasText: "Your hours are saved." }).waitFor();

  await pauseOn(laptop).fill("45");
  await save(laptop);
  const alert = laptop.page.getByRole("alert");
  await alert.filter({ hasText: "This was changed elsewhere. Review the new version." }).waitFor();
  await eventually(() => pauseOn(laptop).inputValue()).toBe("45");
  await eventually(() => laptop.page.locator("main section dl").first().innerText()).toContain(
    "New version",
  );
  for (const width of [1280, 360]) {
    await laptop.page.setViewportSize({ width, height: 800 });
    await eventually(() =>
      laptop.page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(width);
  }

  await noticeOn(laptop).fill(notice);
  await save(laptop);
  await laptop.page.getByRole("status").filter({ hasText: "Your hours are saved." }).waitFor();
  await openPage(phone.page, HOURS);
  await eventually(async () => [
    await pauseOn(phone).inputValue(),
    await noticeOn(phone).inputValue(),
  ]).toEqual(["45", notice]);
  await pauseOn(phone).fill("0");
  await save(phone);
  await phone.page.getByRole("status").filter({ hasText: "Your hours are saved." }).waitFor();
  expect(phone.complaints).toEqual([]);
  // The browser itself notes the refusal.
  expect(laptop.complaints).toEqual([expect.stringContaining("409 (Conflict)")]);
  await Promise.all([phone, laptop].map(({ close }) => close()));
});
