import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  hydrated,
  newVisitor,
  openBrowser,
  openPage,
  returningVisitor,
} from "#tests/support/browser/browser.ts";
import { fillSignIn, signedInState } from "#tests/support/browser/demo-sign-in.ts";
import {
  DESK,
  PHONE,
  pageFaultsEverywhere,
  sidewaysScroll,
} from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

const LIST = `${url}/dashboard/saved`;

let browser: Browser;
let state: Awaited<ReturnType<typeof signedInState>>;
beforeAll(async () => {
  browser = await openBrowser();
  state = await signedInState(browser, { url, client }, "customer");
});
afterAll(() => browser.close());

const titles = (page: Page) => page.locator("main li h2").allInnerTexts();

/** Saves a service of the search that is not saved yet, by its button, and returns its title. */
async function saveOne(page: Page): Promise<string> {
  await page.goto(`${url}/search?q=lessons`);
  const button = page.locator("[data-save] button[aria-pressed=false]").first();
  const name = await button.innerText();
  const [answer] = await Promise.all([
    page.waitForResponse(/\/saved/, { timeout: 10_000 }),
    button.click(),
  ]);
  expect(answer.url()).toContain("/saved.json");
  return name.replace("Save ", "");
}

test.each([true, false])(
  "a visitor presses Save, signs in, and the service is saved on the page of the button (JavaScript: %s)",
  async (javaScriptEnabled) => {
    const { page, complaints, close } = await returningVisitor(browser, {
      javaScriptEnabled,
      viewport: PHONE,
    });
    await page.goto(`${url}/search?q=goat`);
    const heart = page.locator("button[name=serviceId]").last();
    const title = (await heart.innerText()).replace("Save ", "");
    await heart.click();
    await page.getByRole("heading", { name: `Sign in to save ${title}` }).waitFor();
    await page.getByText("Please log in to save services").waitFor();
    expect(await sidewaysScroll(page)).toEqual([]);
    await fillSignIn(page, javaScriptEnabled ? "customer" : "pro");
    await page.waitForURL(`${url}/search?q=goat`);
    await page.getByRole("status").filter({ hasText: "Service saved." }).waitFor();
    const saved = page.getByRole("button", { name: `Save ${title}` });
    await eventually(() => saved.getAttribute("aria-pressed")).toBe("true");
    await saved.click();
    await eventually(() => saved.getAttribute("aria-pressed")).toBe("false");
    expect(complaints).toEqual([]);
    await close();
  },
);

test("the header of a public page has the account of whoever is signed in, in both sizes and themes", async () => {
  const { page, complaints, close } = await returningVisitor(browser, { storageState: state });
  await page.goto(`${url}/how-it-works`);
  const account = page.locator("summary", { hasText: "Your account" });
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await account.click();
    await page.getByRole("link", { name: "Dashboard" }).waitFor();
    expect(await sidewaysScroll(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await eventually(() => page.getByRole("link", { name: "Dashboard" }).isVisible()).toBe(false);
  }
  expect(await pageFaultsEverywhere(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test.each([PHONE, DESK])(
  "without JavaScript the button that removes services is there before one is ticked, and the pages fit at $width px",
  async (viewport) => {
    const { page, complaints, close } = await returningVisitor(browser, {
      javaScriptEnabled: false,
      storageState: state,
      viewport,
    });
    await page.goto(LIST);
    await page.getByRole("button", { name: "Remove Selected" }).waitFor();
    expect(await sidewaysScroll(page)).toEqual([]);
    await page.locator("main li input[type=checkbox]").first().check();
    await page.getByRole("button", { name: "Remove Selected" }).click();
    await page.getByText("Are you sure you want to remove this service").waitFor();
    expect(await sidewaysScroll(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  },
);

test.each([PHONE, DESK])(
  "with JavaScript a press saves in place, ticked boxes show the button, and Undo restores at $width px",
  async (viewport) => {
    const { page, complaints, close } = await returningVisitor(browser, {
      storageState: state,
      viewport,
    });
    const title = await saveOne(page);
    const heart = page.getByRole("button", { name: `Save ${title}` });
    await eventually(() => heart.getAttribute("aria-pressed")).toBe("true");
    await eventually(() => page.url()).toContain("/search?q=lessons");
    await heart.click();
    await eventually(() => heart.getAttribute("aria-pressed")).toBe("false");
    await heart.click();
    await eventually(() => heart.getAttribute("aria-pressed")).toBe("true");

    await page.goto(LIST);
    await hydrated(page);
    await eventually(() => titles(page)).toContain(title);
    const before = await titles(page);
    const remove = page.getByRole("button", { name: /Remove Selected/ });
    await eventually(() => remove.isVisible()).toBe(false);
    await page.getByLabel(`Select ${title}`).check();
    await eventually(() => remove.textContent()).toContain("Remove Selected (1)");
    await page.getByLabel(`Select all ${before.length}`).check();
    await eventually(() => remove.innerText()).toContain(`(${before.length})`);
    await eventually(() => page.locator("main li input:checked").count()).toBe(before.length);
    await page.getByLabel("Sort by").selectOption("alphabetical");
    await page.waitForURL(/sort=alphabetical/);
    await eventually(() => page.locator("main li input:checked").count()).toBe(0);
    await page.getByLabel("Sort by").selectOption("date_saved");
    await page.waitForURL(/sort=date_saved/);
    await eventually(() => titles(page)).toEqual(before);
    await page.getByLabel(`Select all ${before.length}`).check();
    await remove.click();
    await page
      .getByText(
        `Are you sure you want to remove ${before.length} service(s) from your saved list?`,
      )
      .waitFor();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await page.waitForURL(LIST);
    const removed = page.getByText(`${before.length} service(s) removed from saved list`);
    await removed.waitFor();
    await page.getByText("No saved services yet").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText(`${before.length} services back on your saved list.`).waitFor();
    await eventually(() => titles(page)).toEqual(before);

    await page.getByRole("link", { name: `Remove ${title}` }).click();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await page.getByText("Service removed from saved list").waitFor();
    await eventually(() => titles(page)).toEqual(before.filter((one) => one !== title));
    expect(complaints).toEqual([]);
    await close();
  },
);

test("Undo stays as long as it has the focus, and goes after ten seconds without it", async () => {
  // Its clock is replaced, which a page that is used again must not have.
  const { page, complaints, close } = await newVisitor(browser, { storageState: state });
  await page.clock.install();
  const title = await saveOne(page);
  await openPage(page, LIST);
  const undo = page.getByRole("button", { name: "Undo" });
  const remove = async () => {
    await page.getByRole("link", { name: `Remove ${title}` }).press("Enter");
    await page.getByRole("button", { name: "Remove", exact: true }).press("Enter");
    await undo.waitFor();
    // The page takes the focus once it is there.
    const main = page.locator("#main");
    await eventually(() => main.evaluate((all) => all === document.activeElement)).toBe(true);
  };
  await remove();
  await undo.focus();
  await page.clock.fastForward(60_000);
  await page.keyboard.press("Enter");
  await page.getByText("Service back on your saved list.").waitFor();
  await eventually(() => titles(page)).toContain(title);
  await remove();
  await page.clock.fastForward(10_000);
  await undo.waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
  await close();
});

test("a double press saves once and does not remove the service, also in the dashboard's search (threat 24)", async () => {
  const { page, complaints, close } = await returningVisitor(browser, { storageState: state });
  for (const path of ["/search?q=lessons", "/dashboard/find?q=lessons"]) {
    await openPage(page, url + path);
    const button = page.locator("[data-save] button[aria-pressed=false]").first();
    const name = await button.innerText();
    const heart = page.getByRole("button", { name });
    // The page shows it before the answer, and a reload would take the request back.
    await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      button.dblclick(),
    ]);
    await eventually(() => heart.getAttribute("aria-pressed")).toBe("true");
    await page.reload();
    await hydrated(page);
    await eventually(() => heart.getAttribute("aria-pressed"), { message: path }).toBe("true");
    await heart.click();
    await eventually(() => heart.getAttribute("aria-pressed")).toBe("false");
  }
  expect(complaints).toEqual([]);
  await close();
});

test("without a connection the Save button shows an error and keeps its state", async () => {
  const { page, close } = await returningVisitor(browser, { storageState: state });
  await page.goto(`${url}/search?q=lessons`);
  await page.context().setOffline(true);
  const form = page.locator("[data-save]").first();
  const pressed = await form.getByRole("button").getAttribute("aria-pressed");
  await form.getByRole("button").click();
  await form.getByText("Failed to save/unsave service. Please try again.").waitFor();
  await eventually(() => form.getByRole("button").getAttribute("aria-pressed")).toBe(pressed);
  await close();
});

test("after the session has ended the Save button leads to sign in, with the reason", async () => {
  const { page, close } = await returningVisitor(browser, { storageState: state });
  await page.goto(`${url}/search?q=lessons`);
  await page.context().clearCookies();
  await page.locator("[data-save] button").first().click();
  await page.waitForURL(/\/login/);
  await eventually(() => page.getByRole("status").innerText()).toBe(
    "Please log in to save services",
  );
  await close();
});

test.each([
  "/dashboard/saved",
  "/dashboard/saved?view=list",
  "/dashboard/saved?q=xylophone",
  "/dashboard/saved/remove",
  "/dashboard/saved/remove?all=on",
  "/search?q=lessons",
])("%s is accessible and has no horizontal scroll", async (path) => {
  const { page, close } = await returningVisitor(browser, { storageState: state });
  await page.goto(url + path);
  expect(await pageFaultsEverywhere(page)).toEqual([]);
  await close();
});
