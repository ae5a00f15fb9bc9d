import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newVisitor, openBrowser } from "#tests/support/browser/browser.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url } = await startKayap();

describe.each([
  { name: "without JavaScript", javaScriptEnabled: false },
  { name: "with JavaScript", javaScriptEnabled: true },
])("a visitor on a phone, $name", ({ javaScriptEnabled }) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const phone = () =>
    newVisitor(browser, { javaScriptEnabled, viewport: { width: 360, height: 740 } });

  test("goes from home through a search to a service, its professional and the reviews", async () => {
    const { page, complaints, close } = await phone();
    await page.goto(url);
    const field = page.getByLabel("What do you need done?");
    await field.fill("house wiring");
    // The list of suggestions may lie over the button.
    await field.press("Enter");
    await page.waitForURL(/\/search\?/);
    await eventually(() => page.locator("main h2 [role=status]").innerText()).toMatch(
      /^\d+ Services? Found/,
    );

    await page.getByRole("link", { name: "House wiring and breaker panels", exact: true }).click();
    await page.waitForURL(/\/service\//);
    await eventually(() => page.getByRole("heading", { level: 1 }).innerText()).toBe(
      "House wiring and breaker panels",
    );
    await eventually(() => page.locator("[data-bottom-bar]").innerText()).toContain("$6,500/hr");

    await page.getByRole("link", { name: "Persaud Electrical" }).first().click();
    await page.waitForURL(/\/pro\//);
    await eventually(() => page.getByRole("heading", { level: 1 }).innerText()).toBe(
      "Persaud Electrical",
    );
    await page.getByRole("link", { name: /^Reviews/ }).click();
    await page.waitForURL(/tab=reviews/);
    await eventually(() => page.locator("li[id^=review-]").count()).toBeGreaterThan(3);

    await page.goBack();
    await page.goBack();
    await eventually(() => page.url()).toMatch(/\/service\//);
    expect(complaints).toEqual([]);
    await close();
  });

  test("narrows a search by filters whose address can be shared and reloaded", async () => {
    const { page, close } = await phone();
    await page.goto(`${url}/search`);
    await page.locator("aside summary").click();
    await page.locator("#filter-category").selectOption("beauty-personal-care");
    await page.getByLabel("4+ Stars", { exact: true }).check();
    await page.getByLabel("Weekends").check();
    await page.getByRole("button", { name: /^Show / }).click();
    await page.waitForURL(/rating=4.*availability=weekends/);
    const count = page.locator("main h2 [role=status]");
    await eventually(() => count.innerText()).toMatch(/Services? Found in Beauty & Personal Care$/);
    const heading = await count.innerText();

    const shared = await phone();
    await shared.page.goto(page.url());
    await eventually(() => shared.page.locator("main h2 [role=status]").innerText()).toBe(heading);
    await shared.page.getByRole("link", { name: "Weekends" }).click();
    await shared.page.waitForURL((address) => !address.search.includes("weekends"));
    await shared.page.locator("aside summary").click();
    await eventually(() => shared.page.getByLabel("Weekends").isChecked()).toBe(false);
    await eventually(() => shared.page.getByLabel("4+ Stars", { exact: true }).isChecked()).toBe(
      true,
    );
    await shared.close();
    await close();
  });

  test("opens the next photo of a service", async () => {
    const { page, close } = await phone();
    const { demoPages } = await import("#tests/support/browser/demo-pages.ts");
    const path = (await demoPages(url)).find(({ name }) => name === "service with photos")?.path;
    await page.goto(url + path);
    const shown = page.locator("[data-shown] img");
    const first = await shown.getAttribute("src");
    await page.getByRole("link", { name: "Next photo" }).click();
    await page.waitForURL(/photo=2/);
    await eventually(() => shown.getAttribute("src")).not.toBe(first);
    await eventually(() =>
      shown.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
    ).toBeGreaterThan(100);
    await close();
  });

  test("chooses the dark theme, which stays on the next page", async () => {
    const { page, close } = await phone();
    await page.goto(`${url}/categories`);
    await page.getByRole("button", { name: "Dark" }).click();
    await page.locator("html[data-theme=dark]").waitFor();
    await eventually(() => new URL(page.url()).pathname).toBe("/categories");
    await page.goto(`${url}/search`);
    await eventually(() => page.locator("html").getAttribute("data-theme")).toBe("dark");
    await close();
  });

  test("can share a service by WhatsApp, SMS or its plain link", async () => {
    const { page, close } = await phone();
    await page.goto(`${url}/search?q=breaker+panels`);
    await page.getByRole("link", { name: "House wiring and breaker panels", exact: true }).click();
    await page.waitForURL(/\/service\//);
    await page.locator("[data-share] summary").click();
    const link = page.url();
    await eventually(() => page.getByLabel("Link to this page").inputValue()).toBe(link);
    const whatsApp = page.getByRole("link", { name: "WhatsApp" });
    await eventually(async () =>
      decodeURIComponent((await whatsApp.getAttribute("href")) ?? ""),
    ).toContain(link);
    await eventually(() => page.getByRole("link", { name: "SMS" }).getAttribute("href")).toMatch(
      /^sms:\?body=/,
    );
    await close();
  });
});

describe("a page with JavaScript", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  test("fills the search field with a popular term and stays open", async () => {
    const { page, close } = await newVisitor(browser, {});
    await page.goto(url);
    await page.getByRole("link", { name: "Hair Stylist" }).click();
    await eventually(() => page.getByLabel("What do you need done?").inputValue()).toBe(
      "Hair Stylist",
    );
    await eventually(() => new URL(page.url()).pathname).toBe("/");
    await close();
  });

  test("sorts a search as soon as another order is selected", async () => {
    const { page, close } = await newVisitor(browser, {});
    await page.goto(`${url}/search`);
    await page.getByLabel("Sort").selectOption("price_low");
    await page.waitForURL(`${url}/search?sort=price_low`);
    await close();
  });

  test("shows the link to the top after 300 px of scroll", async () => {
    const { page, close } = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
    await page.goto(url);
    const link = page.getByRole("link", { name: "Back to top" });
    await eventually(() => link.isVisible()).toBe(false);
    await page.mouse.wheel(0, 600);
    await link.waitFor({ state: "visible" });
    await close();
  });

  test("shows a placeholder for a photo whose file is missing (threat 56)", async () => {
    const { page, close } = await newVisitor(browser, {});
    await page.goto(url);
    const width = await page.evaluate(async () => {
      const image = new Image();
      image.src = "/photos/00000000-0000-4000-8000-000000000000/400.webp";
      await image.decode();
      return image.naturalWidth;
    });
    expect(width).toBeGreaterThan(0);
    await close();
  });

  test("blocks an injected script by its content security policy (threat 26)", async () => {
    const { page, complaints, close } = await newVisitor(browser, {});
    await page.goto(url);
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.documentElement.dataset.canary = 'ran'";
      document.body.appendChild(script);
    });
    await eventually(() => complaints.join()).toContain("Content Security Policy");
    await eventually(() => page.locator("html").getAttribute("data-canary")).toBeNull();
    await close();
  });
});
