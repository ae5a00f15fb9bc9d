import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { url } from "#tests/support/running-server.ts";
import { newVisitor, openBrowser } from "../support/browser.ts";
import { PHONE, pageFaults } from "../support/page-faults.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const visible = (page: Page) => page.locator("li[data-category]:visible h3").allInnerTexts();
const boxOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** The address of the first service of a search. */
async function firstService(page: Page): Promise<string> {
  await page.goto(`${url}/search`);
  return url + (await page.locator("main li h3 a").first().getAttribute("href"));
}

describe("the page of a service", () => {
  test("on a laptop has what decides above the fold: title, rating, professional, price and Request Booking", async () => {
    const viewport = { width: 1280, height: 720 };
    const { page, complaints, close } = await newVisitor(browser, { viewport });
    await page.goto(await firstService(page));
    const column = await boxOf(page, "main h1");
    const deciding = [
      page.locator("main h1"),
      page.locator("main").getByText("out of 5").first(),
      page.locator("main a[href^='/pro/']").first(),
      page.locator("aside").getByText("GYD"),
      page.getByRole("link", { name: "Request Booking" }).first(),
    ];
    for (const part of deciding) {
      const box = await part.boundingBox();
      expect((box?.y ?? 9_999) + (box?.height ?? 0), String(part)).toBeLessThanOrEqual(720);
    }
    const gallery = await boxOf(
      page,
      "main section[aria-label^=Photos] > div, main .aspect-16\\/5",
    );
    expect(Math.abs(gallery.x - column.x)).toBeLessThan(1);
    expect(gallery.width).toBeGreaterThan(700);
    expect(complaints).toEqual([]);
    await close();
  });

  test("on a phone shows its photo first, and its name as the last entry of the breadcrumb, cut to one line", async () => {
    const { page, close } = await newVisitor(browser, {
      viewport: PHONE,
      javaScriptEnabled: false,
    });
    await page.goto(await firstService(page));
    const title = await page.locator("main h1").innerText();
    const last = page.locator("nav[aria-label=Breadcrumb] [aria-current=page]");
    expect(await last.innerText()).toBe(title);
    const line = await boxOf(page, "nav[aria-label=Breadcrumb] [aria-current=page]");
    expect(line.height).toBeLessThan(30);
    expect(line.x + line.width).toBeLessThanOrEqual(PHONE.width);
    const photo = await boxOf(page, "main section[aria-label^=Photos] > div, main .aspect-16\\/5");
    expect(photo.y).toBeLessThan((await boxOf(page, "main h1")).y);
    await close();
  });
});

test("the button to the top covers no heart of a list, on a phone and at a desk", async () => {
  for (const viewport of [PHONE, { width: 1280, height: 720 }]) {
    const { page, close } = await newVisitor(browser, { viewport });
    await page.goto(`${url}/search`);
    await page.mouse.wheel(0, 600);
    const top = page.getByRole("link", { name: "Back to top" });
    await top.waitFor();
    const button = await top.boundingBox();
    const hearts = await page.locator("button[name=serviceId]").all();
    expect(hearts.length).toBeGreaterThan(0);
    for (const heart of hearts) {
      expect((await heart.boundingBox())?.x ?? 0).toBeGreaterThan(
        (button?.x ?? 0) + (button?.width ?? 0),
      );
    }
    await close();
  }
});

describe("the list of categories", () => {
  test("is filtered while somebody types, says how many are left, and shows what matches", async () => {
    const { page, complaints, close } = await newVisitor(browser, { viewport: PHONE });
    await page.goto(`${url}/categories`);
    expect(await visible(page)).toHaveLength(20);
    const field = page.getByLabel("Find a category");
    await field.pressSequentially("dentist");
    await expect.poll(() => visible(page)).toEqual(["Healthcare Professionals"]);
    expect(await page.locator("[data-found]").innerText()).toBe("1 category found");
    expect(await page.locator("li[data-category]:visible li:visible").allInnerTexts()).toEqual([
      "Dentists",
    ]);
    expect(await page.getByText("Most Popular Categories").isVisible()).toBe(false);
    expect(await pageFaults(page)).toEqual([]);

    await field.fill("zzzz");
    expect(await visible(page)).toEqual([]);
    expect(await page.locator("[data-found]").innerText()).toBe("No categories found");
    await field.fill("");
    expect(await visible(page)).toHaveLength(20);
    expect(await page.locator("[data-found]").innerText()).toBe("");
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("the registration", () => {
  test("checks a field when it is left, refuses what the server would, and keeps the passwords", async () => {
    const { page, complaints, close } = await newVisitor(browser, { viewport: PHONE });
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    await page.goto(`${url}/register`);
    const error = (name: string) => page.locator(`#${name}-error`);

    // Passing through an empty field is no mistake yet.
    await page.getByLabel("First name").focus();
    await page.keyboard.press("Tab");
    expect(await error("firstName").count()).toBe(0);
    await page.getByLabel("E-mail", { exact: true }).fill("anita at kayap");
    await page.keyboard.press("Tab");
    expect(await error("email").innerText()).toBe("Email address is invalid");
    expect(await page.getByLabel("E-mail", { exact: true }).getAttribute("aria-describedby")).toBe(
      "email-error",
    );
    await page.getByLabel("E-mail", { exact: true }).fill("anita.pages@kayap.test");
    expect(await error("email").count()).toBe(0);

    await page.getByLabel("Last name").fill("Ramdin");
    await page.getByLabel("Password", { exact: true }).fill("three goats on a stelling");
    await page.getByLabel("Password again").fill("three goats on a stelling");
    await page.getByRole("button", { name: "Create account" }).click();
    expect(await error("firstName").innerText()).toBe("First name is required");
    expect(await error("acceptTerms").innerText()).toBe("You must accept the terms and conditions");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("firstName");
    expect(await pageFaults(page)).toEqual([]);
    expect(posts).toEqual([]);

    await page.getByLabel("First name").fill("Anita");
    await page.getByLabel(/I am 18/).check();
    expect(await page.locator("[id$=-error]").count()).toBe(0);
    expect(await page.getByLabel("Password again").inputValue()).toBe("three goats on a stelling");
    await page.getByRole("button", { name: "Create account" }).click();
    await page.waitForURL(/check-email/);
    expect(complaints).toEqual([]);
    await close();
  });
});
