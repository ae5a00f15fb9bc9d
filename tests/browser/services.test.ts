import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  hydrated,
  openBrowser,
  openPage,
  returningVisitor,
  type VisitorOptions,
} from "#tests/support/browser/browser.ts";
import { signedInState } from "#tests/support/browser/demo-sign-in.ts";
import {
  DESK,
  PHONE,
  pageFaults,
  pageFaultsEverywhere,
} from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

const LIST = `${url}/dashboard/services`;
const NEW = `${LIST}/new`;
const DESCRIPTION =
  "I fit and repair solar water heaters, with two years of warranty on every joint.";

let browser: Browser;
let state: Awaited<ReturnType<typeof signedInState>>;
const files: { name: string; mimeType: string; buffer: Buffer }[] = [];
beforeAll(async () => {
  browser = await openBrowser();
  state = await signedInState(browser, { url, client }, "pro");
  for (const background of ["#0b5a3c", "#ffc629"]) {
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background } });
    const buffer = await picture.jpeg().toBuffer();
    files.push({ name: `${background}.jpg`, mimeType: "image/jpeg", buffer });
  }
});
afterAll(() => browser.close());

const visit = (viewport: typeof PHONE, options: VisitorOptions = {}) =>
  returningVisitor(browser, { storageState: state, viewport, ...options });

/** The page with this heading, and nothing wrong with it. */
async function expectSound(page: Page, heading: string) {
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  expect(await pageFaults(page), heading).toEqual([]);
}

async function describeService(page: Page, title: string) {
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Description").fill(DESCRIPTION);
  await page.getByLabel("Price (GYD)").fill("12,500");
  await page.getByLabel("Village or town").fill("Bartica");
}

const photoCount = (page: Page) => page.locator("input[name=photo]").count();
const stored = (page: Page, count: number) => eventually(() => photoCount(page)).toBe(count);
const quiet = (complaints: string[]) =>
  complaints.filter((line) => !/status of 4(00|09|13)/.test(line));

describe("with JavaScript", () => {
  const title = "Solar water heaters on a roof";

  test("a service is added, found, changed and deleted", async () => {
    const { page, complaints, close } = await visit(PHONE);
    await openPage(page, LIST);
    await expectSound(page, "My Services");
    await page.getByRole("link", { name: "Add service" }).click();
    await page.waitForURL(NEW);
    await hydrated(page);
    await expectSound(page, "Add service");

    // Refused: everything wrong is named at once.
    await page.getByRole("button", { name: "Create service" }).click();
    await page.getByRole("alert").first().waitFor();
    const alert = () => page.getByRole("alert").first().innerText();
    await eventually(alert).toContain("Service title is required");
    await eventually(alert).toContain("Please upload at least one image");
    await expectSound(page, "Add service");

    await describeService(page, title);
    await page.getByLabel("Category", { exact: true }).selectOption("Construction & Trades");
    await page.getByLabel("Subcategory (optional)").selectOption("Plumbers");
    await eventually(() => page.getByLabel("Title").inputValue()).toBe(title);
    await eventually(() => page.getByText("80/500").count()).toBe(1);
    await page.getByLabel("Region", { exact: true }).selectOption("Cuyuni-Mazaruni");
    // What the trade usually costs, and the card that customers will see at a desk; no navigation is in the way.
    await eventually(() => page.locator("#priceAmount-hint").innerText()).toMatch(
      /Half of the services in .+ cost \$[\d,]+ to \$[\d,]+\./,
    );
    const preview = page.getByRole("complementary", { name: "Preview" });
    const navigation = page.locator("[data-navigation=bottom]");
    await eventually(() => navigation.isVisible()).toBe(false);
    await eventually(() => preview.isVisible()).toBe(false);
    await page.setViewportSize(DESK);
    await eventually(() => navigation.isVisible()).toBe(false);
    await eventually(() => preview.innerText()).toMatch(/Solar water heaters.+Bartica.+\$12,500/s);
    await page.setViewportSize(PHONE);

    // Two photos, the second moved to the front and described.
    await page.getByLabel("Photos", { exact: true }).setInputFiles(files.slice(0, 2));
    await stored(page, 2);
    const second = await page.locator("input[name=photo]").nth(1).inputValue();
    await page.getByRole("button", { name: "Up photo 2" }).click();
    await eventually(() => page.locator("input[name=photo]").first().inputValue()).toBe(second);
    await page.getByLabel("What photo 1 shows").fill("A heater on a roof");
    await expectSound(page, "Add service");
    await page.getByRole("button", { name: "Create service" }).last().click();
    await page.waitForURL(/\/services\?created=/);
    await page.getByRole("status").filter({ hasText: "Service created successfully!" }).waitFor();

    // Everybody finds it; the region's code was filled in.
    const row = page.getByRole("row").filter({ hasText: title });
    await eventually(() => row.innerText()).toContain("Active");
    await row.getByRole("link", { name: title, exact: true }).click();
    await page.waitForURL(/\/service\//);
    await eventually(() => page.locator("[data-gallery] img").first().getAttribute("alt")).toBe(
      "A heater on a roof",
    );
    const found = await fetch(`${url}/search?q=${encodeURIComponent(title)}`);
    expect(await found.text()).toContain(title);

    // Changed: one photo less, inactive.
    await openPage(page, LIST);
    await row.getByRole("link", { name: "Edit" }).click();
    await page.waitForURL(/\/edit\//);
    await hydrated(page);
    await page.getByRole("heading", { level: 1, name: "Edit service" }).waitFor();
    expect(await pageFaultsEverywhere(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await eventually(() => page.getByLabel("Postal code").inputValue()).toBe("GY-CU");
    await page.getByRole("button", { name: "Remove photo 2" }).click();
    await stored(page, 1);
    await page.getByLabel("Status").selectOption("Inactive");
    await page.getByRole("button", { name: "Save Changes" }).last().click();
    await page.waitForURL(LIST);
    await page.getByRole("status").filter({ hasText: "Service updated successfully!" }).waitFor();
    await eventually(() => row.innerText()).toContain("Inactive");

    // Deleted, after a question.
    await row.getByRole("link", { name: "Delete" }).click();
    await page.waitForURL(/\/delete$/);
    await page.getByRole("heading", { name: "Delete service" }).waitFor();
    expect(await pageFaultsEverywhere(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await page.getByRole("button", { name: "Delete" }).click();
    await page.waitForURL(LIST);
    await page.getByRole("status").filter({ hasText: "Service deleted successfully!" }).waitFor();
    await eventually(() => row.count()).toBe(0);
    expect(quiet(complaints)).toEqual([]);
    await close();
  });

  test("a service edited in two tabs shows both versions", async () => {
    const one = await visit(PHONE);
    const two = await visit(PHONE);
    await openPage(one.page, LIST);
    const address = await one.page
      .getByRole("link", { name: /^Edit Ceiling fans/ })
      .getAttribute("href");
    for (const { page } of [one, two]) await openPage(page, url + address);
    await one.page.getByLabel("Price (GYD)").fill("7,000");
    await one.page.getByRole("button", { name: "Save Changes" }).last().click();
    await one.page.waitForURL(LIST);
    await two.page.getByLabel("Price (GYD)").fill("6,900");
    await two.page.getByRole("button", { name: "Save Changes" }).last().click();
    await two.page.getByText("This was changed elsewhere. Review the new version.").waitFor();
    await eventually(() => two.page.locator("dd").allInnerTexts()).toEqual(["7,000", "6,900"]);
    await expectSound(two.page, "Edit service");
    await two.page.getByRole("button", { name: "Save Changes" }).last().click();
    await two.page.waitForURL(LIST);
    await one.close();
    await two.close();
  });

  test("photos that are being sent delay the form until they are stored", async () => {
    const { page, complaints, close } = await visit(PHONE);
    await openPage(page, NEW);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/services/photos", async (route) => {
      await held;
      await route.continue();
    });
    await describeService(page, "Held back");
    await page.getByLabel("Category", { exact: true }).selectOption("Pet Services");
    await page.getByLabel("Photos", { exact: true }).setInputFiles(files.slice(0, 2));
    await page.getByRole("button", { name: "Create service" }).last().click();
    await page.getByText("Your photos are still being sent.").waitFor();
    await eventually(() => page.getByRole("status").allInnerTexts()).toContain(
      "Sending photos: 1 of 2…",
    );
    letGo();
    await page.waitForURL(/\/services\?created=/);
    await page.getByRole("row").filter({ hasText: "Held back" }).waitFor();
    expect(quiet(complaints)).toEqual([]);
    await close();
  });
});

describe("how long the first visit takes", () => {
  const length = (page: Page) => page.getByLabel("How long does the first visit take?");
  const usual = (page: Page) => length(page).locator("option").first().textContent();

  test("is asked where the price is not by the hour, also without JavaScript", async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page, close } = await visit(PHONE, { javaScriptEnabled });
      await openPage(page, NEW);
      await eventually(() => length(page).isVisible()).toBe(false);
      await page.getByLabel("Price type").selectOption("Starting at");
      await eventually(() => length(page).isVisible()).toBe(true);
      if (javaScriptEnabled) await expectSound(page, "Add service");
      await close();
    }
  });

  test("is what is usual in the trade that is chosen, until another length is", async () => {
    const { page, complaints, close } = await visit(DESK);
    await openPage(page, NEW);
    await page.getByLabel("Price type").selectOption("Fixed price");
    await eventually(() => usual(page)).toBe("Usual for the trade");
    await page.getByLabel("Category", { exact: true }).selectOption("Automotive Services");
    await eventually(() => usual(page)).toBe("Usual for this trade: 2 hours");
    await page.getByLabel("Subcategory (optional)").selectOption("Towing & Roadside Help");
    await eventually(() => usual(page)).toBe("Usual for this trade: 1 hour");
    await length(page).selectOption("4 hours");
    await page.getByLabel("Subcategory (optional)").selectOption("Mechanics");
    await eventually(() => length(page).inputValue()).toBe("240");
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("the subcategory that a title suggests", () => {
  const PLUMBERS = "Suggested: Plumbers in Construction & Trades. Use it";
  const category = (page: Page) => page.getByLabel("Category", { exact: true });
  const subcategory = (page: Page) => page.getByLabel("Subcategory (optional)");
  const suggestions = (page: Page) => page.getByRole("button", { name: /^Suggested:/ });
  const announced = (page: Page, text: string) =>
    page.getByRole("status").filter({ hasText: text }).waitFor();

  test("is offered with JavaScript when the title is left, and one press fills it in", async () => {
    const { page, complaints, close } = await visit(PHONE);
    await openPage(page, NEW);
    await page.getByLabel("Title").fill("Leaking pipes and taps repaired");
    await page.getByLabel("Title").blur();
    await page.getByRole("button", { name: PLUMBERS }).waitFor();
    await announced(page, "Suggested: Plumbers in Construction & Trades");
    await expectSound(page, "Add service");
    await page.getByRole("button", { name: PLUMBERS }).click();
    await announced(page, "Chosen: Plumbers in Construction & Trades.");
    await eventually(() => category(page).inputValue()).toBe("construction-trades");
    await eventually(() => subcategory(page).inputValue()).toBe("plumbers");
    await eventually(() => page.locator("#subcategoryId:focus").count()).toBe(1);
    await eventually(() => suggestions(page).count()).toBe(0);

    // Taken back by hand, it is offered again; another category is never overwritten.
    await category(page).selectOption("");
    await page.getByRole("button", { name: PLUMBERS }).click();
    await eventually(() => category(page).inputValue()).toBe("construction-trades");
    await category(page).selectOption("Pet Services");
    await eventually(() => suggestions(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test("is asked for while the title rests, and not once there is a subcategory", async () => {
    const { page, close } = await visit(DESK);
    await openPage(page, NEW);
    await page.getByLabel("Title").fill("Leaking pipes and taps repaired");
    await page.getByRole("button", { name: PLUMBERS }).waitFor();
    await category(page).selectOption("Construction & Trades");
    await subcategory(page).selectOption("Roofers");
    await eventually(() => suggestions(page).count()).toBe(0);
    await Promise.all([
      page.waitForResponse(/category-proposals/),
      page.getByLabel("Title").fill("House wiring"),
    ]);
    await eventually(() => suggestions(page).count()).toBe(0);
    await eventually(() => subcategory(page).inputValue()).toBe("roofers");
    await close();
  });
});

test("a double press creates one service (threat 24)", async () => {
  const { page, close } = await visit(PHONE, { javaScriptEnabled: false });
  await page.goto(NEW);
  await describeService(page, "Pressed twice");
  await page.getByLabel("Category", { exact: true }).selectOption("Pet Services");
  await page.getByLabel("Photos", { exact: true }).setInputFiles(files.slice(0, 1));
  await page.getByRole("button", { name: "Create service" }).last().dblclick();
  await page.waitForURL(/\/services\?created=/);
  await eventually(() => page.getByRole("row").filter({ hasText: "Pressed twice" }).count()).toBe(
    1,
  );
  await close();
});
