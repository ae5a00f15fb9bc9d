import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, openPage, returningVisitor } from "#tests/support/browser/browser.ts";
import { signInAs } from "#tests/support/browser/demo-sign-in.ts";
import { PHONE, pageFaultsEverywhere } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const listOf = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });
const optionsOf = (page: Page) => listOf(page).getByRole("option");
const namesIn = (page: Page) => optionsOf(page).locator("> span").allInnerTexts();
const activeIn = (page: Page) => page.locator("[role=option][aria-selected=true]");

/** Types into a field and waits for its suggestions. */
async function typeInto(page: Page, selector: string, text: string) {
  await page.locator(selector).focus();
  await page.keyboard.type(text);
  await optionsOf(page).first().waitFor();
}

describe("a search field while somebody types", () => {
  test("suggests trades by what people call them, with the match in bold", async () => {
    const { page, complaints, close } = await returningVisitor(browser, { viewport: PHONE });
    await page.goto(url);
    const before = await page.locator("h1").boundingBox();
    await typeInto(page, "#q", "black ta");
    const trade = optionsOf(page).nth(1);
    await eventually(() => trade.innerText()).toBe(
      "Water Tanks & Pumps\nblack tank · Home Services & Maintenance",
    );
    await eventually(() => trade.locator("b").allInnerTexts()).toEqual(["Ta", "black", "ta"]);
    await eventually(() => page.locator("h1").boundingBox()).toEqual(before);
    for (const option of await optionsOf(page).all()) {
      await eventually(async () => (await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test("is a combobox that the keyboard moves through, from the end to the start and back", async () => {
    const { page, close } = await returningVisitor(browser, {});
    await page.goto(url);
    const field = page.locator("#q");
    await typeInto(page, "#q", "p");
    await eventually(() => namesIn(page)).toHaveLength(8);
    const names = await namesIn(page);
    await eventually(() => field.getAttribute("aria-expanded")).toBe("true");
    await eventually(() => field.getAttribute("aria-controls")).toBe(
      await listOf(page).getAttribute("id"),
    );
    await eventually(() =>
      page.getByRole("status").filter({ hasText: "8 suggestions" }).count(),
    ).toBe(1);
    await eventually(() => activeIn(page).count()).toBe(0);
    await page.keyboard.press("ArrowUp");
    await eventually(() => activeIn(page).locator("> span").innerText()).toBe(names[7]);
    await page.keyboard.press("ArrowDown");
    await eventually(() => activeIn(page).locator("> span").innerText()).toBe(names[0]);
    await eventually(() => field.getAttribute("aria-activedescendant")).toBe(
      await activeIn(page).getAttribute("id"),
    );
    await page.keyboard.press("Home");
    await eventually(() => activeIn(page).count()).toBe(0);
    await page.keyboard.type("x");
    await eventually(() => field.inputValue()).toBe("xp");
    await close();
  });

  test("searches for the suggestion that is chosen, without the category that was set", async () => {
    const { page, close } = await returningVisitor(browser, {});
    await page.goto(url);
    await page.locator("#category").selectOption("pet-services");
    await typeInto(page, "#q", "plumb");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${url}/search?q=Plumbers`);
    await close();
  });

  test("searches for what was typed while no suggestion is active", async () => {
    const { page, close } = await returningVisitor(browser, {});
    await page.goto(url);
    await typeInto(page, "#q", "plumb");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${url}/search?q=plumb`);
    await close();
  });

  test("closes by Escape, then is emptied by it, and is left by Tab", async () => {
    const { page, close } = await returningVisitor(browser, {});
    await page.goto(url);
    await typeInto(page, "#q", "plumb");
    await page.keyboard.press("Escape");
    await eventually(() => listOf(page).isVisible()).toBe(false);
    await eventually(() => page.locator("#q").inputValue()).toBe("plumb");
    await page.keyboard.press("ArrowDown");
    await optionsOf(page).first().waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await eventually(() => page.locator("#q").inputValue()).toBe("");
    await page.keyboard.type("p");
    await optionsOf(page).first().waitFor();
    await page.keyboard.press("Tab");
    await eventually(() => listOf(page).isVisible()).toBe(false);
    await eventually(() =>
      page.locator("#category").evaluate((one) => one === document.activeElement),
    ).toBe(true);
    await close();
  });

  test("takes a press on a suggestion, by mouse or by touch", async () => {
    const { page, close } = await returningVisitor(browser, { viewport: PHONE, hasTouch: true });
    await page.goto(url);
    await typeInto(page, "#q", "plumb");
    await page.getByRole("option", { name: "Plumbers" }).tap();
    await page.waitForURL(`${url}/search?q=Plumbers`);
    await typeInto(page, "#location", "diam");
    await optionsOf(page).first().click();
    await page.waitForURL(`${url}/search?q=Plumbers&location=Diamond`);
    await close();
  });

  test("begins on a phone, where it covers the button, with a search for what was typed", async () => {
    const { page, close } = await returningVisitor(browser, { viewport: PHONE, hasTouch: true });
    await page.goto(url);
    await typeInto(page, "#q", "me fridge stop work");
    await eventually(() => namesIn(page).then(([first]) => first)).toBe(
      "Search for “me fridge stop work”",
    );
    await optionsOf(page).first().tap();
    await page.waitForURL(`${url}/search?q=me+fridge+stop+work`);
    await close();
  });

  test("leaves keys to an input method that is composing", async () => {
    const { page, close } = await returningVisitor(browser, {});
    await page.goto(url);
    await typeInto(page, "#q", "plumb");
    await page.keyboard.press("ArrowDown");
    const wasPrevented = await page.locator("#q").evaluate((field) => {
      const enter = { key: "Enter", bubbles: true, cancelable: true, isComposing: true };
      return !field.dispatchEvent(new KeyboardEvent("keydown", enter));
    });
    expect(wasPrevented).toBe(false);
    await eventually(() => new URL(page.url()).pathname).toBe("/");
    await close();
  });

  test("goes on without suggestions while their files do not come, and has them once they do", async () => {
    const { page, close } = await returningVisitor(browser, {});
    await page.route("**/suggestions-*/p.json", (route) => route.abort());
    await page.goto(url);
    await page.locator("#q").focus();
    await Promise.all([page.waitForEvent("requestfailed"), page.keyboard.type("p")]);
    await eventually(() => listOf(page).isVisible()).toBe(false);
    await page.unroute("**/suggestions-*/p.json");
    await page.keyboard.type("l");
    await optionsOf(page).first().waitFor();
    await eventually(() => page.locator("#q").inputValue()).toBe("pl");
    await close();
  });

  test("only fills in a place while nothing is looked for yet", async () => {
    const { page, close } = await returningVisitor(browser, {});
    await page.goto(`${url}/search`);
    await typeInto(page, "#location", "ebd");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await eventually(() => page.locator("#location").inputValue()).toBe("East Bank Demerara");
    await eventually(() => page.url()).toBe(`${url}/search`);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${url}/search?location=East+Bank+Demerara`);
    await close();
  });

  test("keeps to the trades of its category on a category's page", async () => {
    const { page, close } = await returningVisitor(browser, {});
    await page.goto(`${url}/category/education-tutoring`);
    await typeInto(page, "#q", "p");
    const groups = () => optionsOf(page).locator("small").allInnerTexts();
    await eventually(groups).not.toEqual([]);
    const others = async () =>
      (await groups()).filter((group) => !group.includes("Education & Tutoring"));
    await eventually(others).toEqual([]);
    await close();
  });

  test.each(["/", "/search", "/category/construction-trades"])(
    "is accessible with its list open: %s",
    async (path) => {
      const { page, close } = await returningVisitor(browser, {});
      await page.goto(url + path);
      await typeInto(page, "#q", "p");
      await page.keyboard.press("ArrowDown");
      expect(await pageFaultsEverywhere(page)).toEqual([]);
      await eventually(() => listOf(page).isVisible()).toBe(true);
      await close();
    },
  );

  test("loads its script with the first focus and not before", async () => {
    const { page, close } = await returningVisitor(browser, {});
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.goto(url);
    expect(scripts).toHaveLength(1);
    await page.locator("#q").focus();
    await eventually(() => scripts.length).toBe(2);
    await close();
  });

  test("stays a plain field without JavaScript", async () => {
    const { page, close } = await returningVisitor(browser, { javaScriptEnabled: false });
    await page.goto(url);
    await eventually(() =>
      page.getByRole("textbox", { name: "What do you need done?" }).count(),
    ).toBe(1);
    await eventually(() =>
      page.getByRole("combobox", { name: "What do you need done?" }).count(),
    ).toBe(0);
    await close();
  });
});

describe("recent searches in the field", () => {
  test("of a visitor stay on the device: five at most, newest first, until they are cleared", async () => {
    const { page, close } = await returningVisitor(browser, {});
    await page.goto(url);
    for (const text of ["roof", "tank", "paint", "zinc", "tiles", "Roof"]) {
      await page.goto(url);
      await typeInto(page, "#q", text);
      await page.keyboard.press("Enter");
      await page.waitForURL(/search\?/);
    }
    await page.goto(url);
    await page.locator("#q").focus();
    await optionsOf(page).first().waitFor();
    const five = ["Roof", "tiles", "zinc", "paint", "tank"];
    await eventually(() => namesIn(page)).toEqual([...five, "Clear recent searches"]);
    await page.keyboard.type("ti");
    const first = () => optionsOf(page).first().innerText();
    await eventually(first).toBe("tiles\nRecent search");
    await page.locator("#q").fill("");
    await page.getByRole("option", { name: "Clear recent searches" }).click();
    await eventually(() => listOf(page).isVisible()).toBe(false);
    await page.goto(url);
    await typeInto(page, "#q", "ti");
    await eventually(() => namesIn(page)).not.toContain("tiles");
    await eventually(() => page.evaluate(() => localStorage.getItem("searches"))).toBe("[]");
    await close();
  });

  test("of a person who is signed in come from the account, and nothing stays on the device", async () => {
    const { page, complaints, close } = await returningVisitor(browser, {});
    await signInAs(page, { url, client }, "customer");
    await openPage(page, `${url}/dashboard/find`);
    await typeInto(page, "#q", "roof");
    await page.keyboard.press("Enter");
    await page.waitForURL(/find\?q=roof/);
    const recent = page.getByRole("option", { name: "roof Recent search" });
    // The search is stored after its response.
    const stored = async () => {
      const answer = await page.request.get(`${url}/dashboard/recent-searches.json`);
      return answer.json();
    };
    await eventually(stored).toContain("roof");
    await openPage(page, url);
    await page.locator("#q").focus();
    await recent.waitFor();
    await openPage(page, `${url}/dashboard`);
    await page.locator("#q").focus();
    await recent.waitFor();
    const [cleared] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      page.getByRole("option", { name: "Clear recent searches" }).click(),
    ]);
    expect(cleared.status()).toBe(200);
    await openPage(page, `${url}/dashboard`);
    await eventually(() => page.getByText("Popular searches").count()).toBe(1);
    await eventually(() => page.evaluate(() => localStorage.getItem("searches"))).toBeNull();
    expect(complaints).toEqual([]);
    await close();
  });

  test("are accessible with the list open in the dashboard", async () => {
    const { page, close } = await returningVisitor(browser, {});
    await signInAs(page, { url, client }, "customer");
    await openPage(page, `${url}/dashboard/find`);
    await typeInto(page, "#q", "p");
    await page.keyboard.press("ArrowDown");
    expect(await pageFaultsEverywhere(page)).toEqual([]);
    await close();
  });
});
