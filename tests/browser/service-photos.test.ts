import type { Browser } from "playwright-core";
import sharp from "sharp";
import { beforeAll, test } from "vitest";
import { openBrowser, openPage, returningVisitor } from "#tests/support/browser.ts";
import { signedInState } from "#tests/support/dashboard-pages.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/kayap.ts";
import { PHONE } from "#tests/support/page-faults.ts";

const { url, client } = await startKayap();

let browser: Browser;
let state: Awaited<ReturnType<typeof signedInState>>;
beforeAll(async () => {
  browser = await openBrowser();
  state = await signedInState(browser, { url, client }, "pro");
  return () => browser.close();
});

test("the focus goes to the field for photos when the photo whose Remove was pressed is gone", async () => {
  const { page, close } = await returningVisitor(browser, {
    storageState: state,
    viewport: PHONE,
  });
  await openPage(page, `${url}/dashboard/services/new`);
  const picture = sharp({
    create: { width: 600, height: 400, channels: 3, background: "#0b5a3c" },
  });
  const buffer = await picture.jpeg().toBuffer();
  const photos = page.getByLabel("Photos", { exact: true });
  await photos.setInputFiles(
    ["gate.jpg", "lamp.jpg"].map((name) => ({ name, mimeType: "image/jpeg", buffer })),
  );
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
