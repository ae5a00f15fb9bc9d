import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  hydrated,
  openBrowser,
  returningVisitor,
  type VisitorOptions,
} from "#tests/support/browser/browser.ts";
import { signedInState } from "#tests/support/browser/demo-sign-in.ts";
import { DESK, PHONE, pageFaultsEverywhere } from "#tests/support/browser/page-faults.ts";
import { expectAsReloaded } from "#tests/support/browser/search-as-reloaded.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

const PUBLIC = "/search";
const DASHBOARD = "/dashboard/find";

let browser: Browser;
let storageState: Awaited<ReturnType<typeof signedInState>>;
beforeAll(async () => {
  browser = await openBrowser();
  storageState = await signedInState(browser, { url, client }, "customer");
});
afterAll(() => browser.close());

async function visitAt(path: string, options: VisitorOptions) {
  const signedIn = path.startsWith("/dashboard") ? { storageState } : {};
  const visit = await returningVisitor(browser, { ...options, ...signedIn });
  await visit.page.goto(url + path);
  await hydrated(visit.page);
  // A new document loses this mark.
  await visit.page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  return visit;
}

const count = (page: Page) => page.locator("main h2 [role=status]");
const found = async (page: Page) => Number.parseInt(await count(page).innerText(), 10);
const cards = (page: Page) => page.locator("main li h3");
const chips = (page: Page) => page.locator("main li a[data-at-once]");
const rating = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const isSameDocument = (page: Page) => page.locator("[data-same-document]").count();
const focused = (page: Page) =>
  page.evaluate(() => {
    const { id, attributes } = document.activeElement ?? document.body;
    return (
      id || `${attributes.getNamedItem("name")?.value} ${attributes.getNamedItem("value")?.value}`
    );
  });

describe.each([PUBLIC, DASHBOARD])("with JavaScript, a filter of %s", (path) => {
  test("acts at once: results, count, chips and address change in the same document, and the focus stays", async () => {
    const { page, complaints, close } = await visitAt(`${path}?q=repair`, { viewport: DESK });
    const before = await count(page).innerText();
    await rating(page, "4+ Stars").focus();
    await page.keyboard.press("Space");
    await page.waitForURL(/rating=4/);
    await eventually(() => count(page).innerText()).not.toBe(before);
    await eventually(() => chips(page).allTextContents()).toEqual(["Remove filter: 4+ Stars×"]);
    await eventually(() => focused(page)).toBe("rating 4");
    await page.getByLabel("Weekdays").check();
    await page.waitForURL(/availability=weekdays/);
    await eventually(() => focused(page)).toBe("availability weekdays");
    await page.getByLabel("Sort").selectOption("price_low");
    await page.waitForURL(/sort=price_low/);
    await expectAsReloaded(page);
    await eventually(() => isSameDocument(page)).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  test("says “Searching...” until the answer is there, and what was found again where none comes", async () => {
    const { page, close } = await visitAt(`${PUBLIC}?q=repair`, { viewport: DESK });
    const before = await count(page).innerText();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      page.route(/rating=4/, async (route) => {
        resolve();
        await new Promise<void>((done) => {
          answer = done;
        });
        await route.abort();
      });
    });
    await rating(page, "4+ Stars").check();
    await asked;
    await eventually(() => count(page).innerText()).toBe("Searching...");
    answer();
    await eventually(() => count(page).innerText()).toBe(before);
    await close();
  });

  test("says “Searching...” until the answer is there, then what is found", async () => {
    const { page, close } = await visitAt(`${path}?q=repair`, { viewport: DESK });
    const answer = Promise.withResolvers<void>();
    await page.route(/rating=4/, async (route) => {
      await answer.promise;
      await route.continue();
    });
    await rating(page, "4+ Stars").check();
    await eventually(() => count(page).innerText()).toBe("Searching...");
    answer.resolve();
    await eventually(() => count(page).innerText()).toContain("Found");
    await close();
  });

  test("is undone by Back and applied again by Forward, controls included", async () => {
    const { page, close } = await visitAt(path, { viewport: DESK });
    await page.locator("#filter-category").selectOption("pet-services");
    await page.waitForURL(/category=pet-services/);
    await page.locator("#min-price").fill("2000");
    await page.locator("#min-price").press("Tab");
    await page.waitForURL(/minPrice=2000/);
    await page.getByLabel("Weekends").check();
    await page.waitForURL(/availability=weekends/);
    for (const address of [/minPrice=2000$/, /category=pet-services$/, new RegExp(`${path}$`)]) {
      await page.goBack();
      await eventually(() => page.url()).toMatch(address);
      await expectAsReloaded(page);
    }
    await page.goForward();
    await eventually(() => page.url()).toMatch(/category=pet-services$/);
    await expectAsReloaded(page);
    await eventually(() => isSameDocument(page)).toBe(1);
    await close();
  });

  test("is removed by its chip, all of them by Clear All, in the same document", async () => {
    const { page, close } = await visitAt(path, { viewport: DESK });
    await rating(page, "4+ Stars").check();
    await page.getByLabel("Evenings").check();
    await page.waitForURL(/availability=evenings/);
    await page.getByRole("link", { name: "Remove filter: 4+ Stars" }).click();
    await page.waitForURL((address) => !address.search.includes("rating"));
    await expectAsReloaded(page);
    await page.getByRole("link", { name: "Clear All", exact: true }).click();
    await page.waitForURL(url + path);
    await expectAsReloaded(page);
    await eventually(() => rating(page, "Any Rating").isChecked()).toBe(true);
    await eventually(() => isSameDocument(page)).toBe(1);
    await close();
  });

  test("brings the subcategories of a category, and drops one of another category", async () => {
    const { page, close } = await visitAt(path, { viewport: DESK });
    const options = () => page.locator("#filter-subcategory option").allInnerTexts();
    await eventually(() => options()).toEqual([]);
    await page.locator("#filter-category").focus();
    await page.locator("#filter-category").selectOption("construction-trades");
    await eventually(options).toContain("Electricians");
    await eventually(() => focused(page)).toBe("filter-category");
    await page.locator("#filter-subcategory").focus();
    await page.locator("#filter-subcategory").selectOption("electricians");
    await page.waitForURL(/subcategory=electricians/);
    await expectAsReloaded(page);
    await eventually(() => focused(page)).toBe("filter-subcategory");
    await page.locator("#filter-category").selectOption("pet-services");
    await eventually(options).toContain("Veterinarians");
    await eventually(() => page.url()).not.toContain("subcategory");
    await page.locator("#filter-category").selectOption("");
    await eventually(options).toEqual([]);
    await close();
  });

  test("says beside its field why a price is not applied, and an empty field means no bound", async () => {
    const { page, close } = await visitAt(path, { viewport: DESK });
    const error = page.locator("#max-price-error");
    await page.locator("#min-price").fill("9000");
    await page.locator("#max-price").fill("2000");
    await page.locator("#max-price").press("Tab");
    await error.getByText("Minimum price cannot be above maximum price.").waitFor();
    await eventually(() => page.locator("#max-price").getAttribute("aria-invalid")).toBe("true");
    await page.locator("#max-price").fill("1000");
    await page.locator("#max-price").press("Tab");
    await eventually(() => error.innerText()).toBe("");
    await page.waitForURL((address) => address.searchParams.get("minPrice") === "9000");
    await eventually(() => page.locator("#max-price").getAttribute("aria-invalid")).toBeNull();
    await expectAsReloaded(page);
    await close();
  });
});

describe("with JavaScript, when the network fails,", () => {
  test("the public search keeps what it shows, says so, and applies the filter when tried again", async () => {
    const { page, close } = await visitAt(`${PUBLIC}?q=repair`, { viewport: DESK });
    await rating(page, "4+ Stars").check();
    await page.waitForURL(/rating=4/);
    await expectAsReloaded(page);
    const [before, address] = [await cards(page).allInnerTexts(), page.url()];
    await page.route("**/search?**", (route) => route.abort());
    await page.getByLabel("Weekends").check();
    const notice = page.getByRole("alert");
    await notice.getByText("The results could not be updated.").waitFor();
    await eventually(() => cards(page).allInnerTexts()).toEqual(before);
    await eventually(() => page.url()).toBe(address);
    await page.unroute("**/search?**");
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.waitForURL(/availability=weekends/);
    await expectAsReloaded(page);
    await eventually(() => notice.isVisible()).toBe(false);
    await eventually(() => isSameDocument(page)).toBe(1);
    await close();
  });

  test("the search whose script cannot be loaded says so and can still be sent", async () => {
    const { page, close } = await visitAt(PUBLIC, { viewport: DESK });
    await page.route("**/assets/**", (route) => route.abort());
    await rating(page, "4+ Stars").check();
    await page.getByRole("alert").getByText("The results could not be updated.").waitFor();
    await page.unroute("**/assets/**");
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.waitForURL(/rating=4/);
    await eventually(() => isSameDocument(page)).toBe(0);
    await close();
  });

  test("the dashboard's search stays as it is without a connection and applies the filter with one", async () => {
    const { page, close } = await visitAt(`${DASHBOARD}?q=repair`, { viewport: DESK });
    const before = await cards(page).allInnerTexts();
    await page.context().setOffline(true);
    await rating(page, "4+ Stars").check();
    await page.getByRole("alert").getByText("The results could not be updated.").waitFor();
    await eventually(() => cards(page).allInnerTexts()).toEqual(before);
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.waitForURL(/rating=4/);
    await expectAsReloaded(page);
    await close();
  });
});

test("the first filter of the dashboard's search is applied once", async () => {
  const { page, close } = await visitAt(`${DASHBOARD}?q=repair`, { viewport: DESK });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await rating(page, "4+ Stars").check();
  await page.waitForURL(/rating=4/);
  await expectAsReloaded(page);
  expect(requests.filter((address) => address.includes("rating=4"))).toHaveLength(1);
  // A script that comes later would hear of the same use once more.
  expect(requests.filter((address) => address.endsWith(".js"))).toEqual([]);
  await close();
});

describe("Back to a search from another page", () => {
  test.each([PUBLIC, DASHBOARD])("of %s shows in its controls what is applied", async (path) => {
    const { page, close } = await visitAt(path, { viewport: DESK });
    await rating(page, "4+ Stars").check();
    await page.waitForURL(/rating=4/);
    await page.locator("#q").fill("never searched for");
    await page.locator("main li h3 a").first().click();
    await page.waitForURL(/\/service\//);
    await page.goBack();
    await page.waitForURL(/rating=4/);
    await expectAsReloaded(page);
    await page.goBack();
    await page.waitForURL(url + path);
    await expectAsReloaded(page);
    await close();
  });
});

describe.each([PUBLIC, DASHBOARD])("on a phone, the filters of %s", (path) => {
  const sheet = (page: Page) => page.locator("[data-sheet]");
  const open = (page: Page) => sheet(page).locator("summary").click();
  const covers = (page: Page) =>
    page.evaluate(() => {
      const { innerHeight, innerWidth } = window;
      const corners = [1, innerWidth - 2].flatMap((x) => [1, innerHeight - 2].map((y) => [x, y]));
      return corners.every(([x = 0, y = 0]) =>
        document.elementFromPoint(x, y)?.closest("[data-sheet]"),
      );
    });
  const scrolls = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== "hidden");

  test.each([true, false])(
    "open over the page and close again by their button (JavaScript: %s)",
    async (javaScriptEnabled) => {
      const { page, close } = await visitAt(path, { viewport: PHONE, javaScriptEnabled });
      await eventually(() => covers(page)).toBe(false);
      await open(page);
      await eventually(() => covers(page)).toBe(true);
      await eventually(() => scrolls(page)).toBe(false);
      const show = page.getByRole("button", { name: /^Show / });
      await eventually(() =>
        show.evaluate((button) => button.getBoundingClientRect().bottom),
      ).toBeLessThan(740);
      await open(page);
      await eventually(() => covers(page)).toBe(false);
      await eventually(() => scrolls(page)).toBe(true);
      await close();
    },
  );

  test("name on their button how many services they leave, and it closes them", async () => {
    const { page, close } = await visitAt(path, { viewport: PHONE });
    await open(page);
    const total = await found(page);
    await page.getByRole("button", { name: `Show ${total} services` }).waitFor();
    await rating(page, "4.5+ Stars").check();
    await eventually(() => found(page)).toBeLessThan(total);
    const fewer = await found(page);
    await page.getByRole("button", { name: `Show ${fewer} services` }).click();
    await eventually(() => sheet(page).getAttribute("open")).toBeNull();
    await eventually(() => isSameDocument(page)).toBe(1);
    await expectAsReloaded(page);
    await close();
  });

  test("keep the focus inside, and Escape closes them with the focus on their button", async () => {
    const { page, close } = await visitAt(path, { viewport: PHONE });
    await open(page);
    await page.getByRole("button", { name: /^Show \d/ }).waitFor();
    const isInside = () =>
      page.evaluate(() => Boolean(document.activeElement?.closest("[data-sheet]")));
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let presses = 0; presses < 14; presses++) {
        await page.keyboard.press(key);
        await eventually(() => isInside()).toBe(true);
      }
    }
    await page.keyboard.press("Escape");
    await eventually(() => sheet(page).getAttribute("open")).toBeNull();
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe("SUMMARY");
    await close();
  });

  test("pass axe while they are open, in both themes", async () => {
    const { page, close } = await visitAt(`${path}?q=repair&rating=4`, { viewport: PHONE });
    await open(page);
    expect(await pageFaultsEverywhere(page)).toEqual([]);
    await close();
  });
});

describe("without JavaScript", () => {
  test("a filter is applied by Show services, and the subcategories follow", async () => {
    const { page, close } = await visitAt(PUBLIC, { viewport: PHONE, javaScriptEnabled: false });
    await page.locator("[data-sheet] summary").click();
    await page.locator("#filter-category").selectOption("construction-trades");
    await page.getByRole("button", { name: "Show services", exact: true }).click();
    await page.waitForURL(/category=construction-trades/);
    await page.locator("[data-sheet] summary").click();
    await eventually(() => page.locator("#filter-subcategory option").allInnerTexts()).toContain(
      "Roofers",
    );
    await close();
  });

  test.each([PUBLIC, DASHBOARD, "/category/construction-trades"])(
    "the order can be read on a phone beside its button, also in large text: %s",
    async (path) => {
      const { page, close } = await visitAt(path, { viewport: PHONE, javaScriptEnabled: false });
      const sort = page.getByRole("button", { name: "Sort", exact: true });
      await sort.waitFor();
      const below = async () => {
        const select = await page.locator("#sort").boundingBox();
        const button = await sort.boundingBox();
        return select && button ? button.y - (select.y + select.height) : Number.NaN;
      };
      await eventually(below).toBeLessThan(0);
      for (const size of ["100%", "200%"]) {
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, size);
        await eventually(() => page.locator("#sort").evaluate(cutText)).toBeLessThanOrEqual(0);
      }
      await close();
    },
  );
});

/** By how many pixels the chosen text of a select is wider than the room it has. */
function cutText(select: SVGElement | HTMLElement): number {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  if (!(select instanceof HTMLSelectElement)) throw new Error("It is no select.");
  const context = document.createElement("canvas").getContext("2d");
  if (!context) throw new Error("There is no canvas to measure with.");
  context.font = font;
  const { width } = context.measureText(select.selectedOptions[0]?.text ?? "");
  const room =
    select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return Math.ceil(width - room);
}

describe("at 360 x 740", () => {
  test.each([
    PUBLIC,
    `${PUBLIC}?q=roof`,
    `${PUBLIC}?q=roof&rating=4&view=list`,
    "/category/construction-trades",
    DASHBOARD,
    `${DASHBOARD}?q=roof`,
  ])("the first result of %s begins above the fold", async (path) => {
    const { page, close } = await visitAt(path, { viewport: PHONE });
    const top = () =>
      cards(page)
        .first()
        .evaluate((title) => title.closest("li")?.getBoundingClientRect().top);
    await eventually(top).toBeLessThan(640);
    await close();
  });
});
