import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newVisitor, openBrowser } from "#tests/support/browser/browser.ts";
import { DESK, PHONE, pageFaults } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url } = await startKayap();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const visible = (page: Page) => page.locator("li[data-category]:visible h3").allInnerTexts();
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };
const boxOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox()) ?? NOWHERE;

const GALLERY = "main section[aria-label^=Photos] > div, main .aspect-16\\/5";

/** The address of the first service of a search. */
async function firstService(page: Page): Promise<string> {
  await page.goto(`${url}/search`);
  return url + (await page.locator("main li h3 a").first().getAttribute("href"));
}

test("a page fades in also when its stylesheet comes late, and the console stays empty", async () => {
  const { page, complaints, close } = await newVisitor(browser, { reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    addEventListener("pagereveal", (event) => {
      document.documentElement.toggleAttribute("data-fades", event.viewTransition !== null);
    });
  });
  await page.goto(url);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*.css", async (route) => {
    await released;
    await route.continue();
  });
  await page.locator('a[href="/faq"]').first().click({ noWaitAfter: true });
  await page.waitForURL(`${url}/faq`, { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState !== "loading");
  release();
  await eventually(() => page.locator("html[data-fades]").count()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

describe("the page of a service", () => {
  test("on a laptop has what decides above the fold: title, rating, professional, price and Request Booking", async () => {
    const viewport = { width: 1280, height: 720 };
    const { page, complaints, close } = await newVisitor(browser, { viewport });
    await page.goto(await firstService(page));
    const deciding = [
      page.locator("main h1"),
      page.locator("main").getByText("out of 5").first(),
      page.locator("main a[href^='/pro/']").first(),
      page.locator("aside").getByText("GYD"),
      page.getByRole("link", { name: "Request Booking" }).first(),
    ];
    for (const part of deciding) {
      const bottom = async () => {
        const box = await part.boundingBox();
        return (box?.y ?? 9_999) + (box?.height ?? 0);
      };
      await eventually(bottom, { message: String(part) }).toBeLessThanOrEqual(720);
    }
    const gallery = () => boxOf(page, GALLERY);
    await eventually(async () =>
      Math.abs((await gallery()).x - (await boxOf(page, "main h1")).x),
    ).toBeLessThan(1);
    await eventually(async () => (await gallery()).width).toBeGreaterThan(700);
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
    await eventually(() => last.innerText()).toBe(title);
    const line = () => boxOf(page, "nav[aria-label=Breadcrumb] [aria-current=page]");
    await eventually(async () => (await line()).height).toBeLessThan(30);
    const end = async () => {
      const { x, width } = await line();
      return x + width;
    };
    await eventually(end).toBeLessThanOrEqual(PHONE.width);
    await eventually(
      async () => (await boxOf(page, GALLERY)).y - (await boxOf(page, "main h1")).y,
    ).toBeLessThan(0);
    await close();
  });
});

test("a shared page says whether its link was copied, and where to copy it from when the browser refuses", async () => {
  const { page, complaints, close } = await newVisitor(browser, { viewport: PHONE });
  const address = await firstService(page);
  const notice = page.locator("[data-copied]");
  const copy = async () => {
    await page.goto(address);
    await page.locator("[data-share] summary").click();
    await page.getByRole("button", { name: "Copy link" }).click();
  };
  // A headless browser refuses until it is told otherwise.
  const refused = "Could not copy: copy the address from your browser";
  await copy();
  await page.getByRole("button", { name: refused }).waitFor();
  await eventually(() => notice.innerText()).toBe(refused);
  await page.context().grantPermissions(["clipboard-write"]);
  await copy();
  await page.getByRole("button", { name: "Link copied" }).waitFor();
  await eventually(() => notice.innerText()).toBe("Link copied");
  expect(complaints).toEqual([]);
  await close();
});

test("the buttons of a professional are equally tall, and fill their rows on a phone", async () => {
  const { page, close } = await newVisitor(browser, { viewport: PHONE });
  await page.goto(await firstService(page));
  await page.goto(url + (await page.locator("main a[href^='/pro/']").first().getAttribute("href")));
  const buttons = page.locator("main :is(a, summary)").filter({
    hasText: /^(Request Booking|Contact|Share Profile)$/,
  });
  await eventually(async () => (await buttons.all()).length).toBeGreaterThanOrEqual(3);
  const boxes = async () =>
    Promise.all([0, 1, 2].map(async (n) => (await buttons.nth(n).boundingBox()) ?? NOWHERE));
  await eventually(async () => (await boxes()).map(({ height }) => Math.round(height))).toEqual([
    48, 48, 48,
  ]);
  await eventually(async () => {
    const [main, , last] = await boxes();
    return Math.round((last?.x ?? 0) + (last?.width ?? 0) - (main?.x ?? 0) - (main?.width ?? 0));
  }).toBe(0);
  await close();
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
      await eventually(async () => (await heart.boundingBox())?.x ?? 0).toBeGreaterThan(
        (button?.x ?? 0) + (button?.width ?? 0),
      );
    }
    await close();
  }
});

test("the button to the top covers nothing at the foot of a page on a phone, also above a bar with actions", async () => {
  const { page, close } = await newVisitor(browser, { viewport: PHONE });
  await page.goto(`${url}/search`);
  const service = await page.locator("main h3 a[href^='/service/']").first().getAttribute("href");
  for (const path of ["/about", service, `${service}/book`]) {
    await page.goto(`${url}${path}`);
    const top = page.getByRole("link", { name: "Back to top" });
    const covered = () =>
      top.evaluate((button) => {
        scrollTo(0, document.documentElement.scrollHeight);
        const { top: upper, bottom, left, right } = button.getBoundingClientRect();
        const others = [...document.querySelectorAll("footer :is(a, p, button)")];
        return others
          .filter((one) => {
            const box = one.getBoundingClientRect();
            const isBeside = box.right <= left || box.left >= right;
            return one !== button && !isBeside && box.bottom > upper && box.top < bottom;
          })
          .map((one) => one.textContent);
      });
    await page.mouse.wheel(0, 600);
    await top.waitFor();
    await eventually(covered, { message: String(path) }).toEqual([]);
  }
  await close();
});

describe.each([PHONE, DESK])("the list of services at $width px", (viewport) => {
  test("can be switched to its other view, and its buttons are at least 44 px high", async () => {
    const { page, close } = await newVisitor(browser, { viewport });
    await page.goto(`${url}/search?q=roof`);
    await page.getByRole("link", { name: "List", exact: true }).click();
    await page.waitForURL(/view=list/);
    const heights = () =>
      page
        .locator("main li :is(a:not(.stretched-link), button)")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    await eventually(async () => (await heights()).length).toBeGreaterThan(5);
    await eventually(async () => Math.min(...(await heights()))).toBeGreaterThanOrEqual(44);
    await page.getByRole("link", { name: "Grid", exact: true }).click();
    await page.waitForURL((address) => !address.search.includes("view"));
    await close();
  });

  test("begins right below its count and filters where it is short, with no hole above it", async () => {
    const { page, close } = await newVisitor(browser, { viewport });
    await page.goto(`${url}/search?q=breaker`);
    const hole = () =>
      page.evaluate(() => {
        const list = document.querySelector("[data-part=results]")?.getBoundingClientRect();
        const above = document.querySelector("#sort")?.getBoundingClientRect();
        return list && above ? list.top - above.bottom : Number.NaN;
      });
    await eventually(hole).toBeLessThan(24);
    await close();
  });
});

describe("the list of categories", () => {
  test("is filtered while somebody types, says how many are left, and shows what matches", async () => {
    const { page, complaints, close } = await newVisitor(browser, { viewport: PHONE });
    await page.goto(`${url}/categories`);
    await eventually(() => visible(page)).toHaveLength(20);
    const field = page.getByLabel("Find a category");
    await field.pressSequentially("dentist");
    await eventually(() => visible(page)).toEqual(["Healthcare Professionals"]);
    await eventually(() => page.locator("[data-found]").innerText()).toBe("1 category found");
    await eventually(() =>
      page.locator("li[data-category]:visible li:visible").allInnerTexts(),
    ).toEqual(["Dentists"]);
    await eventually(() => page.getByText("Most Popular Categories").isVisible()).toBe(false);
    expect(await pageFaults(page)).toEqual([]);

    await field.fill("zzzz");
    await eventually(() => visible(page)).toEqual([]);
    await eventually(() => page.locator("[data-found]").innerText()).toBe("No categories found");
    const instead = page.getByRole("link", { name: "Search services for" });
    await eventually(() => instead.getAttribute("href")).toBe(`${url}/search?q=zzzz`);
    await field.fill("");
    await eventually(() => visible(page)).toHaveLength(20);
    await eventually(() => page.locator("[data-found]").innerText()).toBe("");
    expect(complaints).toEqual([]);
    await close();
  });

  test("keeps what is typed when it changes to a list, and shows what its field says after Back", async () => {
    const { page, complaints, close } = await newVisitor(browser, { viewport: PHONE });
    await page.goto(`${url}/categories`);
    await page.getByLabel("Find a category").pressSequentially("dentist");
    await eventually(() => visible(page)).toEqual(["Healthcare Professionals"]);
    await page.getByRole("link", { name: "List", exact: true }).click();
    await page.waitForURL(/q=dentist/);
    await eventually(() => page.url()).toContain("view=list");
    await eventually(() => visible(page)).toEqual(["Healthcare Professionals"]);
    await page.goBack();
    await page.waitForURL(`${url}/categories`);
    const isAsTyped = async () => {
      const typed = await page.getByLabel("Find a category").inputValue();
      return (await visible(page)).length === (typed === "dentist" ? 1 : 20);
    };
    await eventually(isAsTyped).toBe(true);
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
    await page.getByLabel("E-mail", { exact: true }).fill("anita at kayap");
    await page.keyboard.press("Tab");
    await eventually(() => error("email").innerText()).toBe("Email address is invalid");
    await eventually(() => error("firstName").count()).toBe(0);
    await eventually(() =>
      page.getByLabel("E-mail", { exact: true }).getAttribute("aria-describedby"),
    ).toBe("email-error");
    await page.getByLabel("E-mail", { exact: true }).fill("anita.pages@kayap.test");
    await eventually(() => error("email").count()).toBe(0);

    await page.getByLabel("Last name").fill("Ramdin");
    await page.getByLabel("Password", { exact: true }).fill("three goats on a stelling");
    await page.getByLabel("Password again").fill("three goats on a stelling");
    await page.getByRole("button", { name: "Create account" }).click();
    await eventually(() => error("firstName").innerText()).toBe("First name is required");
    await eventually(() => error("acceptTerms").innerText()).toBe(
      "You must accept the terms and conditions",
    );
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe("firstName");
    expect(await pageFaults(page)).toEqual([]);
    expect(posts).toEqual([]);

    await page.getByLabel("First name").fill("Anita");
    await page.getByLabel(/I am 18/).check();
    await eventually(() => page.locator("[id$=-error]").count()).toBe(0);
    await eventually(() => page.getByLabel("Password again").inputValue()).toBe(
      "three goats on a stelling",
    );
    await page.getByRole("button", { name: "Create account" }).click();
    await page.waitForURL(/check-email/);
    expect(complaints).toEqual([]);
    await close();
  });
});
