import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisitor, openBrowser, openPage } from "#tests/support/browser/browser.ts";
import { signedInState } from "#tests/support/browser/demo-sign-in.ts";
import { DESK } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

let browser: Browser;
let state: Awaited<ReturnType<typeof signedInState>>;
beforeAll(async () => {
  browser = await openBrowser();
  state = await signedInState(browser, { url, client }, "pro");
});
afterAll(() => browser.close());

/** The scripts and the data of pages that are requested from now on. */
function requestsOf(page: Page) {
  const scripts: string[] = [];
  const data: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.+\.js$/.test(pathname)) scripts.push(pathname);
    if (pathname.endsWith(".data")) data.push(pathname);
  });
  return { scripts, data };
}

const linkTo = (page: Page, name: string) =>
  page.locator("[data-navigation=side]").getByRole("link", { name });

test("a link of the dashboard loads the scripts of its page when it is pointed at or focused, and then asks for its data once", async () => {
  const { page, close } = await newVisitor(browser, { storageState: state, viewport: DESK });
  await openPage(page, `${url}/dashboard/more`);
  const requests = requestsOf(page);

  await linkTo(page, "My Services").hover();
  await eventually(() => requests.scripts.length).toBeGreaterThan(0);
  const pointed = requests.scripts.length;
  await linkTo(page, "Reviews").focus();
  await eventually(() => requests.scripts.length).toBeGreaterThan(pointed);
  expect(requests.data).toEqual([]);
  await page.waitForLoadState("networkidle");

  requests.scripts.length = 0;
  await linkTo(page, "My Services").click();
  await page.getByRole("heading", { level: 1, name: "My Services" }).waitFor();
  expect(requests.data).toEqual(["/dashboard/services.data"]);
  expect(requests.scripts).toEqual([]);
  await close();
});

test("the number of unread messages stands in front of the title of every page that is opened", async () => {
  const { page, close } = await newVisitor(browser, { storageState: state, viewport: DESK });
  await openPage(page, `${url}/dashboard/more`);
  await eventually(() => page.title()).toMatch(/^\(\d+\) More \| Kayap$/);
  await linkTo(page, "Reviews").click();
  await eventually(() => page.title()).toMatch(/^\(\d+\) Reviews \| Kayap$/);
  await page.goBack();
  await eventually(() => page.title()).toMatch(/^\(\d+\) More \| Kayap$/);
  await close();
});

test("what a list shows on a page that is opened without a new document is its default, so that nothing counts as typed", async () => {
  const { page, close } = await newVisitor(browser, { storageState: state, viewport: DESK });
  await openPage(page, `${url}/dashboard/more`);
  await page.getByRole("main").getByRole("link", { name: "Settings" }).click();
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  const defaults = () =>
    page
      .locator("main select")
      .evaluateAll((lists) =>
        lists.flatMap((list) =>
          list instanceof HTMLSelectElement
            ? [...list.selectedOptions].map(({ defaultSelected }) => defaultSelected)
            : [],
        ),
      );
  await eventually(async () => (await defaults()).length).toBeGreaterThan(4);
  await eventually(defaults).not.toContain(false);
  await close();
});

test("with less data a link loads nothing before it is pressed", async () => {
  const { page, close } = await newVisitor(browser, {
    storageState: state,
    viewport: DESK,
    extraHTTPHeaders: { "Save-Data": "on" },
  });
  await openPage(page, `${url}/dashboard/more`);
  const requests = requestsOf(page);
  await linkTo(page, "My Services").hover();
  await linkTo(page, "Reviews").focus();
  await linkTo(page, "My Services").click();
  await page.getByRole("heading", { level: 1, name: "My Services" }).waitFor();
  expect(requests.scripts.some((script) => script.includes("/list-"))).toBe(true);
  expect(requests.data).toEqual(["/dashboard/services.data"]);
  await close();
});

test("a page that is left before its answer has ended leaves no error behind", async () => {
  const { page, complaints, close } = await newVisitor(browser, {
    storageState: state,
    viewport: DESK,
  });
  await page.addInitScript(endNoAnswer);
  await page.route(/\/assets\/list-.+\.js$/, () => {});
  await openPage(page, `${url}/dashboard/more`);
  const answered = page.waitForResponse(/\/dashboard\/services\.data/);
  await linkTo(page, "My Services").click();
  await answered;
  await linkTo(page, "Settings").click();
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

/** In the page: what data is asked for comes at once, and its stream stays open until nobody wants it any more. */
function endNoAnswer() {
  const fetched = window.fetch;
  window.fetch = async (input, init) => {
    const answer = await fetched(input, init);
    const signal = init?.signal;
    if (!signal || !answer.url.includes(".data")) return answer;
    const open = new TransformStream({
      flush: () =>
        new Promise((_, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
        }),
    });
    return new Response(answer.body?.pipeThrough(open), answer);
  };
}
