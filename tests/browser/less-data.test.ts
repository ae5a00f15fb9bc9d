import type { Browser, CDPSession } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startEdge } from "#bench/weight/edge.ts";
import { newVisitor, openBrowser, type Visit } from "#tests/support/browser/browser.ts";
import { demoPages } from "#tests/support/browser/demo-pages.ts";
import {
  bringAxe,
  DESK,
  PHONE,
  pageFaults,
  pageFaultsEverywhere,
  sidewaysScroll,
} from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url } = await startKayap();

/** What a first visit may transfer in all, compressed as the edge does it, without headers. */
const WHOLE_PAGE = 20_000;
const ASKED = { "Save-Data": "on" };

const pages = await demoPages(url);
const pathOf = (title: string) => pages.find(({ name }) => name === title)?.path ?? "";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const visitor = (options: { javaScriptEnabled?: boolean } = {}) =>
  newVisitor(browser, { viewport: PHONE, extraHTTPHeaders: ASKED, ...options });

describe("every public page with less data", () => {
  let edge: Awaited<ReturnType<typeof startEdge>>;
  let visit: Visit;
  let session: CDPSession;
  beforeAll(async () => {
    edge = await startEdge(url);
    // One tab, in which every page is opened as if for the first time: a tab for each would be compiled for anew.
    visit = await visitor();
    await bringAxe(visit.page);
    session = await visit.page.context().newCDPSession(visit.page);
    await session.send("Network.enable");
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    return async () => {
      await visit.close();
      await edge.stop();
    };
  });

  test.each(pages)(
    "is at most 20 kB over the wire on the first visit, is accessible and fits the screen: $name",
    async ({ path }) => {
      const { page, complaints } = visit;
      await session.send("Storage.clearDataForOrigin", { origin: edge.url, storageTypes: "all" });
      await page.setViewportSize(PHONE);
      complaints.length = 0;
      const bytes = countBytes(session);
      await page.goto(edge.url + path, { waitUntil: "networkidle" });
      expect(bytes.kinds).toContain("Document");
      // The islands, and one more each for a form that keeps a draft, photos to leaf through and a page to share:
      // tests/routes/page-weight.test.ts weighs them.
      let most = 1;
      for (const part of ["[data-draft]", "[data-thumb]", "[data-share]"]) {
        if ((await page.locator(part).count()) > 0) most += 1;
      }
      const scripts = bytes.kinds.filter((kind) => kind === "Script").length;
      expect(scripts).toBeGreaterThan(0);
      expect(scripts).toBeLessThanOrEqual(most);
      expect(bytes.total, bytes.kinds.join()).toBeLessThanOrEqual(WHOLE_PAGE);
      // The same page with photos is looked at in both sizes and themes.
      expect(await pageFaults(page)).toEqual([]);
      await page.setViewportSize(DESK);
      expect(await sidewaysScroll(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});

/** Counts the bytes and the kinds of everything that the page of a session transfers from now on. */
function countBytes(session: CDPSession) {
  const tally: { total: number; kinds: string[] } = { total: 0, kinds: [] };
  session.on("Network.responseReceived", ({ type, response }) => {
    tally.kinds.push(type);
    tally.total -= response.encodedDataLength;
  });
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    tally.total += encodedDataLength;
  });
  return tally;
}

describe("a photo on a page with less data", () => {
  test("comes in place of its link when that is tapped, and has the focus", async () => {
    const { page, complaints, close } = await visitor();
    const photos: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/photos/")) photos.push(request.url());
    });
    await page.goto(url + pathOf("service with photos"), { waitUntil: "networkidle" });
    expect(photos).toEqual([]);
    const links = page.getByRole("link", { name: /^Show photo \d/ });
    const before = await links.count();
    await eventually(
      async () => (await links.first().boundingBox())?.height,
    ).toBeGreaterThanOrEqual(44);
    await links.first().click();
    const photo = page.locator("main section img");
    await photo.waitFor();
    await eventually(() => links.count()).toBe(before - 1);
    expect(photos).toHaveLength(1);
    await eventually(() =>
      photo.evaluate((img: HTMLImageElement) => img.naturalWidth),
    ).toBeGreaterThan(100);
    await eventually(() => photo.evaluate((img) => img === document.activeElement)).toBe(true);
    expect(await pageFaultsEverywhere(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("of a list has the title of its service as alternative text", async () => {
    const { page, complaints, close } = await visitor();
    await page.goto(`${url}/search`);
    const link = page.getByRole("link", { name: /^Show photo of / }).first();
    const shows = ((await link.textContent()) ?? "").replace("Show ", "");
    await link.click();
    await page.getByRole("img", { name: shows, exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("of a card is the smallest on a phone, and the card still opens its service", async () => {
    const { page, close } = await newVisitor(browser, {
      viewport: PHONE,
      deviceScaleFactor: 3,
      extraHTTPHeaders: ASKED,
    });
    await page.goto(`${url}/search`);
    await page.locator("main [data-show-photo]").first().click();
    const photo = page.locator("main li img").first();
    await photo.waitFor();
    await eventually(() => photo.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(
      /\/160\.webp$/,
    );
    // The link of the card lies over its photo.
    await photo.click({ force: true });
    await page.waitForURL(/\/service\//);
    await close();
  });

  test("that does not load leaves its link, says so, and can be tried again", async () => {
    const { page, close } = await visitor();
    await page.goto(url + pathOf("service with photos"));
    await page.route("**/photos/**", (route) => route.abort());
    const link = page.getByRole("link", { name: "Show photo 1" });
    await link.click();
    const again = page.locator("[data-show-photo]", {
      hasText: "The photo did not load. Try again.",
    });
    await again.waitFor();
    await eventually(() => again.getByRole("alert").count()).toBe(1);
    await page.unroute("**/photos/**");
    await again.click();
    await page.locator("main section img").waitFor();
    await close();
  });

  test("opens by itself without JavaScript", async () => {
    const { page, close } = await visitor({ javaScriptEnabled: false });
    await page.goto(url + pathOf("service with photos"));
    await page.getByRole("link", { name: "Show photo 1" }).click();
    await page.waitForURL(/\/photos\/[\w-]+\/400\.webp$/);
    await close();
  });
});

test.each([true, false])(
  "less data is chosen in the footer and refused again, with JavaScript: %s",
  async (javaScriptEnabled) => {
    const { page, close } = await newVisitor(browser, { viewport: PHONE, javaScriptEnabled });
    await page.goto(`${url}/search`);
    await eventually(() => page.locator("main img").count()).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Use less data" }).click();
    await page.getByText("You are using less data now. Photos load when you tap them.").waitFor();
    await eventually(() => new URL(page.url()).pathname).toBe("/search");
    await eventually(() => page.locator("main img").count()).toBe(0);
    await page.goto(`${url}/categories`);
    await page.getByRole("button", { name: "Show all photos" }).click();
    await page.getByText("Photos are shown again.").waitFor();
    await page.goto(`${url}/search`);
    await eventually(() => page.locator("main img").count()).toBeGreaterThan(0);
    await close();
  },
);

test("filters that act at once bring the icons of what they show", async () => {
  const { page, close } = await visitor();
  await page.goto(`${url}/search?category=construction-trades`);
  await page.locator("aside summary").click();
  await page.locator("#filter-category").selectOption("pet-services");
  await page.waitForURL(/category=pet-services/);
  await page
    .getByText(/in Pet Services$/)
    .first()
    .waitFor();
  const missing = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("use")]
        .map((use) => use.getAttribute("href") ?? "")
        .filter((href) => !document.querySelector(href)),
    );
  await eventually(missing).toEqual([]);
  await close();
});
