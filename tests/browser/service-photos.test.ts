import type { Browser } from "playwright-core";
import sharp from "sharp";
import { beforeAll, test } from "vitest";
import { openBrowser, openPage, returningVisitor } from "#tests/support/browser/browser.ts";
import { signedInState } from "#tests/support/browser/demo-sign-in.ts";
import { PHONE } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

let browser: Browser;
let state: Awaited<ReturnType<typeof signedInState>>;
beforeAll(async () => {
  browser = await openBrowser();
  state = await signedInState(browser, { url, client }, "pro");
  return () => browser.close();
});

async function photoOf(background: string) {
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background } });
  const buffer = await picture.jpeg().toBuffer();
  return { name: `${background}.jpg`, mimeType: "image/jpeg", buffer };
}

test("a photo that is chosen twice is one photo, and the page says so", async () => {
  const { page, close } = await returningVisitor(browser, {
    storageState: state,
    viewport: PHONE,
  });
  await openPage(page, `${url}/dashboard/services/new`);
  const photos = page.getByLabel("Photos", { exact: true });
  const stored = page.locator("input[name=photo]");
  await photos.setInputFiles(await photoOf("#0b5a3c"));
  await eventually(() => stored.count()).toBe(1);
  await photos.setInputFiles(await photoOf("#0b5a3c"));
  await page.getByText("This photo is here already.").waitFor();
  await eventually(() => stored.count()).toBe(1);
  await eventually(() => page.getByText("What photo").count()).toBe(1);
  await close();
});

test("the focus goes to the field for photos when the photo whose Remove was pressed is gone", async () => {
  const { page, close } = await returningVisitor(browser, {
    storageState: state,
    viewport: PHONE,
  });
  await openPage(page, `${url}/dashboard/services/new`);
  const photos = page.getByLabel("Photos", { exact: true });
  await photos.setInputFiles([await photoOf("#0b5a3c"), await photoOf("#b80f2a")]);
  const stored = page.locator("input[name=photo]");
  for (const left of [1, 0]) {
    await eventually(() => stored.count()).toBe(left + 1);
    await page.getByRole("button", { name: "Remove photo 1" }).press("Enter");
    await eventually(() => stored.count()).toBe(left);
    await eventually(() => photos.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole("heading", { level: 1 }).click();
  }
  await close();
});
