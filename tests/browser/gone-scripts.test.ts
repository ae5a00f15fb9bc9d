import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, test } from "vitest";
import { hydrated, newVisitor, openBrowser, openPage } from "#tests/support/browser/browser.ts";
import { signedInState } from "#tests/support/browser/demo-sign-in.ts";
import { DESK } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

const FORM = `${url}/dashboard/services/new`;
const DESCRIPTION = "I mend pumps of every make, at the well or at home, also on Sundays.";

let browser: Browser;
let state: Awaited<ReturnType<typeof signedInState>>;
let photo: { name: string; mimeType: string; buffer: Buffer };

beforeAll(async () => {
  browser = await openBrowser();
  state = await signedInState(browser, { url, client }, "pro");
  const picture = sharp({
    create: { width: 600, height: 400, channels: 3, background: "#0b5a3c" },
  });
  photo = { name: "pump.jpg", mimeType: "image/jpeg", buffer: await picture.jpeg().toBuffer() };
});
afterAll(() => browser.close());

/** A service form that is half typed, with a photo. */
async function halfTyped(hasNavigationApi: boolean, title: string) {
  const visit = await newVisitor(browser, { storageState: state, viewport: DESK });
  const { page } = visit;
  if (!hasNavigationApi) {
    await page.addInitScript(() => Reflect.deleteProperty(window, "navigation"));
  }
  await openPage(page, FORM);
  await eventually(() => page.evaluate(() => "navigation" in window)).toBe(hasNavigationApi);
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Description").fill(DESCRIPTION);
  await page.getByLabel("Photos", { exact: true }).setInputFiles(photo);
  await eventually(() => page.locator("input[name=photo]").count()).toBe(1);
  await page.getByLabel("What photo 1 shows").fill("A pump at a well");
  return visit;
}

/** From now on the scripts of pages that are not open yet are gone, until a document is loaded anew. */
async function deploy(page: Page) {
  let isGone = true;
  await page.route("**/assets/*.js", (route) =>
    isGone ? route.fulfill({ status: 404, body: "" }) : route.fallback(),
  );
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
}

async function expectKept(page: Page, title: string) {
  await hydrated(page);
  await eventually(() => page.getByLabel("Title").inputValue()).toBe(title);
  await eventually(() => page.getByLabel("Description").inputValue()).toBe(DESCRIPTION);
  await eventually(() => page.locator("input[name=photo]").count()).toBe(1);
  await eventually(() => page.getByLabel("What photo 1 shows").inputValue()).toBe(
    "A pump at a well",
  );
}

describe.each([
  { name: "with the Navigation API", hasNavigationApi: true },
  { name: "without the Navigation API", hasNavigationApi: false },
])("after a deployment whose scripts have other names, $name", ({ name, hasNavigationApi }) => {
  test("a link opens its page, and a half typed service is there with its photo when its person comes back", async () => {
    const title = `Pumps left half way ${name}`;
    const { page, close } = await halfTyped(hasNavigationApi, title);
    await deploy(page);
    await page.locator("[data-navigation=side]").getByRole("link", { name: "Bookings" }).click();
    await page.getByRole("heading", { level: 1, name: "Bookings" }).waitFor();
    await page.goto(FORM);
    await expectKept(page, title);
    await close();
  });

  test("a service is created once, and its list opens and says so", async () => {
    const title = `Pumps sent ${name}`;
    const { page, close } = await halfTyped(hasNavigationApi, title);
    await page.getByLabel("Category", { exact: true }).selectOption("Construction & Trades");
    await page.getByLabel("Price (GYD)").fill("9,000");
    await page.getByLabel("Village or town").fill("Bartica");
    await page.getByLabel("Postal code").fill("00000");
    await deploy(page);
    await page.getByRole("button", { name: "Create service" }).click();
    await page.getByRole("heading", { level: 1, name: "My Services" }).waitFor();
    const edit = page.getByRole("link", { name: `Edit ${title}`, exact: true });
    await edit.first().waitFor();
    await eventually(() => edit.count()).toBe(1);
    await openPage(page, FORM);
    await eventually(() => page.getByLabel("Title").inputValue()).toBe("");
    await close();
  });
});
